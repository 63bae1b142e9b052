"use client";

import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useShortcuts } from "@/components/shell/shortcuts";
import { focusRow, focusedRow } from "@/components/shell/use-peek";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/list.json";
import { takeSeen } from "./order";
import type { Loaded, RowStore } from "./row-store";

/** What scrolls the list to a place of it. */
export type Scroller = { scrollTo: (place: number) => void; pageSize: () => number };

/**
 * The way through a list of which only some rows are there and fewer are drawn: j and k go through all of them, Home, End,
 * Page Up and Page Down jump. The focus goes to a row as soon as it is drawn. Whoever comes back from a candidate's page,
 * or loses the row in focus to a decision, finds the focus where they were.
 */
export function useWalk(props: {
  jobId: string;
  search: string;
  store: RowStore;
  loaded: Loaded;
  peeked: string | null;
}) {
  const { jobId, search, store, loaded, peeked } = props;
  const t = useWords("list", en);
  const scroller = useRef<Scroller | null>(null);
  /** Without a place, whoever it is is waited for. */
  const target = useRef<{ id: string | null; place: number | null } | null>(null);
  const active = useRef<string | null>(null);

  /** Goes to where one is on the way to, as far as it is there by now. */
  const arrive = useCallback(() => {
    if (!target.current) return;
    const { placeOf, idAt, total, capped } = store.snapshot();
    const { id, place } = target.current;
    const aimed = (id === null ? undefined : placeOf.get(id)) ?? place;
    if (aimed === null) return;
    if (capped && aimed >= total) return store.need(total, total);
    const there = Math.min(aimed, total - 1);
    if (focusRow(idAt.get(there))) target.current = null;
    else {
      store.need(there, there);
      scroller.current?.scrollTo(there);
    }
  }, [store]);
  const goTo = useCallback(
    (place: number | null, id: string | null = null) => {
      target.current = { id, place };
      arrive();
    },
    [arrive],
  );
  useEffect(arrive, [arrive, loaded]);

  useEffect(() => {
    const seen = takeSeen(jobId, search);
    if (seen) goTo(seen.place, seen.id);
  }, [jobId, search, goTo]);

  // The row in focus is not listed any more: the one that has come to its place is next.
  const before = useRef(loaded);
  useLayoutEffect(() => {
    const { rows, placeOf } = before.current;
    before.current = loaded;
    const was = active.current === null ? undefined : placeOf.get(active.current);
    if (was === undefined || loaded.placeOf.has(active.current!)) return;
    if (document.activeElement !== document.body) return;
    const next = rows.find(
      (row) => placeOf.get(row.applicationId)! > was && loaded.placeOf.has(row.applicationId),
    );
    goTo(next ? loaded.placeOf.get(next.applicationId)! : loaded.total - 1);
  }, [loaded, goTo]);

  const step = (by: 1 | -1) => {
    const id = focusedRow() ?? peeked;
    const at = id === null ? undefined : loaded.placeOf.get(id);
    const to = at === undefined ? (by === 1 ? 0 : loaded.total - 1) : at + by;
    if (to >= 0 && (to < loaded.total || loaded.capped)) goTo(to);
  };
  useShortcuts([
    { keys: "j", label: t("nextRow"), group: "Lists", run: () => step(1) },
    { keys: "k", label: t("previousRow"), group: "Lists", run: () => step(-1) },
    // Listed here to be told; the list itself hears them, and the browser opens a link in focus.
    ...[
      { keys: "enter", label: t("openRow.peeking") },
      { keys: "Home End", label: t("ends") },
      { keys: "PgUp PgDn", label: t("screens") },
    ].map((one) => ({ ...one, group: "Lists", run: () => {} })),
  ]);

  const onKeyDown = (event: KeyboardEvent) => {
    const id = focusedRow();
    const at = id === null ? undefined : loaded.placeOf.get(id);
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const page = scroller.current?.pageSize() ?? 1;
    const to = {
      Home: 0,
      End: Infinity,
      PageUp: Math.max(0, at - page),
      PageDown: loaded.capped ? at + page : Math.min(at + page, loaded.total - 1),
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };
  const onFocus = () => {
    active.current = focusedRow();
    if (target.current?.place === null) target.current = null;
  };
  return { goTo, arrive, scroller, active, onKeyDown, onFocus };
}

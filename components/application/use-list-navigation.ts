"use client";

import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { isTyping, useShortcuts } from "@/components/shell/shortcuts";
import { focusRow, focusedRow } from "@/components/shell/use-peek";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/list.json";
import { takeSeen } from "./order";
import type { Loaded, RowStore } from "./row-store";

/** Scrolls the list to a place. */
export type Scroller = { scrollTo: (place: number) => void; pageSize: () => number };

/**
 * Keyboard navigation in a list that is only partly loaded and rendered: j and k step, Home, End, Page Up and Page
 * Down jump. A row is focused as soon as it is rendered. The focus is restored on return from a candidate's page, and
 * when the focused row has left the list.
 */
export function useListNavigation(props: {
  jobId: string;
  search: string;
  store: RowStore;
  loaded: Loaded;
  peeked: string | null;
}) {
  const { jobId, search, store, loaded, peeked } = props;
  const t = useWords("list", en);
  const scroller = useRef<Scroller | null>(null);
  /** The row to focus next; with an id but no place, it is awaited until it is listed. */
  const target = useRef<{ id: string | null; place: number | null } | null>(null);
  const active = useRef<string | null>(null);

  /** Focuses the target row; while it is not rendered yet, requests it and scrolls to it. */
  const arrive = useCallback(() => {
    // The focus has moved on to a field: what is typed there must not become shortcuts of a row.
    if (isTyping(document.activeElement)) target.current = null;
    if (!target.current) return;
    const { placeOf, idAt, total, capped } = store.snapshot();
    const { id, place } = target.current;
    const wanted = (id === null ? undefined : placeOf.get(id)) ?? place;
    if (wanted === null) return;
    if (capped && wanted >= total) return store.need(total, total);
    const rowPlace = Math.min(wanted, total - 1);
    if (focusRow(idAt.get(rowPlace))) target.current = null;
    else {
      store.need(rowPlace, rowPlace);
      scroller.current?.scrollTo(rowPlace);
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

  // When the focused row has left the list, the next row that is still listed gets the focus.
  const before = useRef(loaded);
  useLayoutEffect(() => {
    const { rows, placeOf } = before.current;
    before.current = loaded;
    const oldPlace = active.current === null ? undefined : placeOf.get(active.current);
    if (oldPlace === undefined || loaded.placeOf.has(active.current!)) return;
    if (document.activeElement !== document.body) return;
    const next = rows.find(
      (row) => placeOf.get(row.applicationId)! > oldPlace && loaded.placeOf.has(row.applicationId),
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
    // Only for the list of shortcuts: the list itself handles these keys, and the browser opens a focused link.
    ...[
      { keys: "enter", label: t("openRow.peeking") },
      { keys: "Home End", label: t("ends") },
      { keys: "PgUp PgDn", label: t("screens") },
    ].map((shortcut) => ({ ...shortcut, group: "Lists", run: () => {} })),
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

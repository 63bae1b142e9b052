"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { focusedRow } from "@/components/shell/use-peek";
import { takeSeen } from "./order";
import { arriveAt, pageAddress } from "./page-trail";

/** On (1) or back (-1). */
export type Way = 1 | -1;

/**
 * The pages of a job's list as one walk: `turn` shows the page after or before this one and puts the focus on the row
 * that comes next there. Whoever comes back from a candidate's page, or loses the row in focus to a decision, finds the
 * focus where they were. `previous` is the page before, where it is known.
 */
export function usePages(props: { jobId: string; ids: string[]; next: string | null }) {
  const { jobId, ids, next } = props;
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();
  const here = pageAddress(path, search);
  const shown = ids.join(" ");
  const [previous, setPrevious] = useState<string | null>(null);
  const [turning, start] = useTransition();
  const walk = useRef<{ way: Way; to: string; from: string | undefined } | null>(null);
  const before = useRef({ ids, focused: null as string | null });

  useEffect(() => {
    const [onPath, onSearch = ""] = next?.split("?") ?? [];
    const following = onPath ? pageAddress(onPath, onSearch) : null;
    // The browser knows the way that led here, the server does not.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setPrevious(arriveAt(jobId, here, following));
  }, [jobId, here, next]);

  useEffect(() => {
    const now = shown.split(" ");
    if (walk.current?.to === here) {
      const { way, from } = walk.current;
      walk.current = null;
      // Decisions move people between pages: the one next to where one was, if they are on this page, too.
      const at = from === undefined ? -1 : now.indexOf(from);
      focusRow(now[at === -1 ? (way === 1 ? 0 : now.length - 1) : Math.max(0, at + way)]);
    } else if (document.activeElement === document.body) {
      const { ids: last, focused } = before.current;
      const left = focused === null ? [] : last.slice(0, last.indexOf(focused));
      const seen = takeSeen(jobId);
      if (seen !== null && now.includes(seen)) focusRow(seen);
      else if (focused !== null && last.includes(focused) && !now.includes(focused))
        focusRow(now[left.filter((id) => now.includes(id)).length]);
    }
    before.current = { ids: now, focused: focusedRow() };
  }, [jobId, here, shown]);

  const turn = (way: Way) => {
    const to = way === 1 ? next : previous;
    if (to === null || turning) return;
    const [onPath = path, onSearch] = to.split("?");
    const params = new URLSearchParams(onSearch);
    walk.current = { way, to: pageAddress(onPath, params), from: way === 1 ? ids.at(-1) : ids[0] };
    const peeked = search.get("peek");
    if (peeked) params.set("peek", peeked);
    start(() => router.push(`${onPath}?${params}`, { scroll: false }));
  };
  /** For the list: which row has the focus. */
  const onFocus = () => {
    before.current = { ids: shown.split(" "), focused: focusedRow() };
  };
  return { previous, turn, turning, onFocus };
}

/** Puts the focus on somebody's row and the row on screen. */
export function focusRow(id: string | undefined) {
  const link = document.querySelector<HTMLElement>(`[data-peek="${id}"] [data-row]`);
  link?.focus({ preventScroll: true });
  link?.closest("tr, li")?.scrollIntoView({ block: "nearest" });
}

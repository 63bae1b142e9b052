"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useTransition } from "react";
import { isFollowed } from "./following";

/** How often what an organization's pages show has changed: jobs and people; what agents ask for. */
export type Counts = { work: number; approvals: number };

/** Between two times that a page is asked for again. */
const apartMs = 2_000;
/** So long after a key or a click nothing is asked for, unless it has waited for `patienceMs`. */
const quietMs = 700;
const patienceMs = 4_000;

/**
 * Asks for the page again when there is news that it shows: `seen` are the counts it was served with. Not while
 * somebody is at work on it, not twice in two seconds, and not for what another way has brought meanwhile. Returns what
 * takes in the counts as they are now.
 */
export function useNews(seen: Counts): (now: Counts) => void {
  const router = useRouter();
  const [asking, start] = useTransition();
  const latest = useRef({ seen, now: seen, asking, askedAt: 0, touched: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const look = useCallback(() => {
    const isNews = () => {
      const { now, seen: shown } = latest.current;
      return now.approvals > shown.approvals || (now.work > shown.work && isFollowed());
    };
    const since = Date.now();
    const tryNow = () => {
      timer.current = undefined;
      if (!isNews() || latest.current.asking) return;
      const at = Date.now();
      const { askedAt, touched } = latest.current;
      const rest = Math.max(askedAt + apartMs - at, at - since < patienceMs ? touched + quietMs - at : 0);
      if (rest > 0) {
        timer.current = setTimeout(tryNow, rest);
        return;
      }
      latest.current.askedAt = at;
      start(() => router.refresh());
    };
    timer.current ??= setTimeout(tryNow, 0);
  }, [router]);

  useEffect(() => {
    Object.assign(latest.current, { seen, asking });
    if (!asking) look();
  }, [seen, asking, look]);
  useEffect(() => {
    const touch = () => (latest.current.touched = Date.now());
    const kinds = ["keydown", "pointerdown"] as const;
    for (const kind of kinds) window.addEventListener(kind, touch, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, touch, true);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  return useCallback(
    (now: Counts) => {
      latest.current.now = now;
      look();
    },
    [look],
  );
}

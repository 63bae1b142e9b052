"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useTransition } from "react";
import type { ChangeCounts } from "@/lib/platform/access/commits";
import { isFollowed } from "./following";

/** Minimum time between two refreshes. */
const gapMs = 2_000;
/** No refresh within this time of a key press or click, unless it has been due for `patienceMs`. */
const idleMs = 700;
const patienceMs = 4_000;

/**
 * Refreshes the page when counts have risen above `seen`, those it was rendered with. Waits while the user is typing
 * or clicking, refreshes at most every two seconds, and skips changes that another refresh has already loaded.
 * Returns a function that takes the current counts.
 */
export function useNews(seen: ChangeCounts): (now: ChangeCounts) => void {
  const router = useRouter();
  const [refreshing, startTransition] = useTransition();
  const latest = useRef({ seen, now: seen, refreshing, startedAt: 0, inputAt: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const scheduleRefresh = useCallback(() => {
    const hasNews = () => {
      const { now, seen: shown } = latest.current;
      return now.approvals > shown.approvals || (now.work > shown.work && isFollowed());
    };
    const dueAt = Date.now();
    const tryRefresh = () => {
      timer.current = undefined;
      if (!hasNews() || latest.current.refreshing) return;
      const at = Date.now();
      const { startedAt, inputAt } = latest.current;
      const waitMs = Math.max(startedAt + gapMs - at, at - dueAt < patienceMs ? inputAt + idleMs - at : 0);
      if (waitMs > 0) {
        timer.current = setTimeout(tryRefresh, waitMs);
        return;
      }
      latest.current.startedAt = at;
      startTransition(() => router.refresh());
    };
    timer.current ??= setTimeout(tryRefresh, 0);
  }, [router]);

  useEffect(() => {
    Object.assign(latest.current, { seen, refreshing });
    if (!refreshing) scheduleRefresh();
  }, [seen, refreshing, scheduleRefresh]);
  useEffect(() => {
    const noteInput = () => (latest.current.inputAt = Date.now());
    const eventTypes = ["keydown", "pointerdown"] as const;
    for (const type of eventTypes) window.addEventListener(type, noteInput, true);
    return () => {
      for (const type of eventTypes) window.removeEventListener(type, noteInput, true);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  return useCallback(
    (now: ChangeCounts) => {
      latest.current.now = now;
      scheduleRefresh();
    },
    [scheduleRefresh],
  );
}

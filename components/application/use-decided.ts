"use client";

import { useRouter } from "next/navigation";
import { useOffline } from "next/offline";
import { useEffect, useMemo, useRef, useState, useTransition } from "react";
import { whileUnsent } from "@/components/ui/unsent";
import { noAnswer } from "@/components/ui/use-answer";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import ui from "@/messages/en/ui.json";
import type { Shortlisted } from "./shortlisted";

/** Pause after the last decision before the list is refreshed: ten decisions in a row cause one refresh. */
const QUIET_MS = 1_000;

type Disposition = Shortlisted["disposition"];
type Decided = { as: Disposition; answered: boolean };

/**
 * The rows of a list with optimistic decisions: `decideOptimistically` shows a decision while it is sent, and reverts
 * the row if it is refused. Answered decisions are shown until the server has rendered the list again, which is
 * requested after a pause or when the list is left. `served`: a new object on every such rendering.
 */
export function useDecided(listed: readonly Shortlisted[], served: object) {
  const router = useRouter();
  const [decided, setDecided] = useState<Record<string, Decided>>({});
  const [shownOf, setShownOf] = useState(served);
  const [refreshing, start] = useTransition();
  const offline = useOffline();
  if (served !== shownOf) {
    setShownOf(served);
    setDecided(Object.fromEntries(Object.entries(decided).filter(([, { answered }]) => !answered)));
  }
  const candidates = useMemo(
    () =>
      listed.map((row) => {
        const { as, answered } = decided[row.applicationId] ?? {};
        return as === undefined
          ? row
          : { ...row, disposition: as, ...(offline && !answered && { waits: true }) };
      }),
    [listed, decided, offline],
  );

  const needsRefresh = Object.values(decided).some(({ answered }) => answered);
  useEffect(() => {
    if (!needsRefresh || refreshing) return;
    const timer = setTimeout(() => start(() => router.refresh()), QUIET_MS);
    return () => clearTimeout(timer);
  }, [needsRefresh, refreshing, decided, router]);
  const list = useRef({ shown: false, needsRefresh });
  useEffect(() => {
    list.current.needsRefresh = needsRefresh;
  });
  useEffect(() => {
    const { current } = list;
    current.shown = true;
    return () => {
      current.shown = false;
      if (current.needsRefresh) router.refresh();
    };
  }, [router]);

  const t = useWords("ui", ui);
  const decideOptimistically = async <T extends object>(
    row: Shortlisted,
    as: Disposition,
    act: () => Promise<ActionState<T>>,
  ): Promise<ActionState<T>> => {
    const id = row.applicationId;
    const pending: Decided = { as, answered: false };
    setDecided((all) => ({ ...all, [id]: pending }));
    const state = await whileUnsent(act).catch(() => noAnswer(t));
    const outcome: Decided = { as: state.ok ? as : row.disposition, answered: true };
    // Unless a newer decision on the same candidate has replaced it.
    setDecided((all) => (all[id] === pending ? { ...all, [id]: outcome } : all));
    if (!list.current.shown) router.refresh();
    return state;
  };
  return { candidates, decideOptimistically };
}

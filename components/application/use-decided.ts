"use client";

import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState, useTransition } from "react";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import ui from "@/messages/en/ui.json";
import type { Shortlisted } from "./shortlisted";
import type { Disposition } from "./words";

/** So long nobody decides before the list is asked for again: ten decisions in a row are not ten pages. */
const QUIET_MS = 1_000;

type Decided = { as: Disposition; answered: boolean };

export const noAnswer = (t: Words<typeof ui>) => ({ ok: false as const, message: t("noAnswer") });

/**
 * The rows of a list with what is being decided on them: `showing` shows it at once and tells the service; a row whose
 * decision is refused is as it was. What the service answered stays until it has served the list anew, for which it is
 * asked when nobody has decided for a moment, or when one leaves the list. `served`: another object whenever it has.
 */
export function useDecided(listed: readonly Shortlisted[], served: object) {
  const router = useRouter();
  const [decided, setDecided] = useState<Record<string, Decided>>({});
  const [shownOf, setShownOf] = useState(served);
  const [settling, start] = useTransition();
  if (served !== shownOf) {
    setShownOf(served);
    setDecided(Object.fromEntries(Object.entries(decided).filter(([, { answered }]) => !answered)));
  }
  const candidates = useMemo(
    () =>
      listed.map((row) => {
        const as = decided[row.applicationId]?.as;
        return as === undefined ? row : { ...row, disposition: as };
      }),
    [listed, decided],
  );

  const due = Object.values(decided).some(({ answered }) => answered);
  useEffect(() => {
    if (!due || settling) return;
    const timer = setTimeout(() => start(() => router.refresh()), QUIET_MS);
    return () => clearTimeout(timer);
  }, [due, settling, decided, router]);
  const here = useRef({ shown: false, due });
  useEffect(() => {
    here.current.due = due;
  });
  useEffect(() => {
    const list = here.current;
    list.shown = true;
    return () => {
      list.shown = false;
      if (list.due) router.refresh();
    };
  }, [router]);

  const t = useWords("ui", ui);
  const showing = async <T extends object>(
    row: Shortlisted,
    as: Disposition,
    act: () => Promise<ActionState<T>>,
  ): Promise<ActionState<T>> => {
    const id = row.applicationId;
    const mine: Decided = { as, answered: false };
    setDecided((all) => ({ ...all, [id]: mine }));
    const state = await act().catch(() => noAnswer(t));
    const now: Decided = { as: state.ok ? as : row.disposition, answered: true };
    // Unless another decision on the same person is shown by now.
    setDecided((all) => (all[id] === mine ? { ...all, [id]: now } : all));
    if (!here.current.shown) router.refresh();
    return state;
  };
  return { candidates, showing };
}

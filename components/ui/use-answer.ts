"use client";

import { useEffect, useState } from "react";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/ui.json";

type NoAnswerWords = (key: "noAnswer") => string;

export const noAnswer = (t: NoAnswerWords) => ({ ok: false as const, message: t("noAnswer") });

/**
 * Loads on mount, and again when `ask`, a memoized function, changes: the latest answer, null before the first.
 * `words`: whose "noAnswer" it fails with, if not the general one.
 */
export function useAnswer<T extends object>(ask: () => Promise<ActionState<T>>, words?: NoAnswerWords) {
  const ui = useWords("ui", en);
  const t = words ?? ui;
  const [answer, setAnswer] = useState<ActionState<T> | null>(null);
  useEffect(() => {
    let cancelled = false;
    void ask()
      .catch(() => noAnswer(t))
      .then((state) => cancelled || setAnswer(state));
    return () => {
      cancelled = true;
    };
  }, [t, ask]);
  return answer;
}

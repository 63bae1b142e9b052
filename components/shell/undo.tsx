"use client";

import { createContext, use, useCallback, useRef, type ReactNode } from "react";
import { useToast } from "@/components/ui/toast";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/shell.json";
import { useShortcuts } from "./shortcuts";

type Undoable = {
  /** What was done: "Ada Reyes rejected". */
  text: string;
  /** For how many milliseconds it can be undone. */
  ms: number;
  undo: () => Promise<ActionState>;
  /** Said once it is undone. */
  undone: string;
  /** Another way on, beside Undo. */
  action?: { label: string; run: () => void } | undefined;
};
type Offered = Undoable & { until: number; dismiss: () => void };

/** Gives back what takes the offer away. */
type OfferUndo = (one: Undoable) => () => void;

const Offer = createContext<OfferUndo>(() => () => {});

/** Says what was done and offers to undo it, in the notice and by z, on whatever page one goes to meanwhile. */
export const useUndo = () => use(Offer);

export function UndoProvider({ children }: { children: ReactNode }) {
  const t = useWords("shell", en);
  const say = useToast();
  const offered = useRef<Offered[]>([]);

  const withdraw = useCallback((one: Offered) => {
    offered.current = offered.current.filter((other) => other !== one);
    one.dismiss();
  }, []);
  const undo = useCallback(
    async (one: Offered) => {
      withdraw(one);
      const state = await one.undo().catch(() => ({ ok: false as const, message: t("noAnswer") }));
      say(state.ok ? one.undone : state.message, { failed: !state.ok });
    },
    [say, t, withdraw],
  );
  const offer = useCallback<OfferUndo>(
    (one) => {
      const made: Offered = { ...one, until: Date.now() + one.ms, dismiss: () => {} };
      const actions = [
        { label: t("undo"), keys: "z", run: () => void undo(made) },
        ...(one.action ? [one.action] : []),
      ];
      made.dismiss = say(one.text, one.ms > 0 ? { actions, ms: one.ms } : { actions: actions.slice(1) });
      if (one.ms > 0) offered.current.push(made);
      return () => withdraw(made);
    },
    [say, t, undo, withdraw],
  );
  useShortcuts([
    {
      keys: "z",
      label: t("shortcut.undo"),
      group: "Everywhere",
      run() {
        const last = offered.current.findLast(({ until }) => until > Date.now());
        if (last) void undo(last);
        else say(t("nothingToUndo"));
      },
    },
  ]);
  return <Offer value={offer}>{children}</Offer>;
}

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
  /** Toast shown once it is undone. */
  undone: string;
  /** Another action beside Undo. */
  action?: { label: string; run: () => void } | undefined;
};
type Offered = Undoable & { until: number; dismiss: () => void };

/** Returns a function that withdraws the offer. */
type OfferUndo = (undoable: Undoable) => () => void;

const Offer = createContext<OfferUndo>(() => () => {});

/** Shows what was done and offers to undo it, in the toast and with z, also after navigating to another page. */
export const useUndo = () => use(Offer);

export function UndoProvider({ children }: { children: ReactNode }) {
  const t = useWords("shell", en);
  const toast = useToast();
  const offered = useRef<Offered[]>([]);

  const withdraw = useCallback((offer: Offered) => {
    offered.current = offered.current.filter((other) => other !== offer);
    offer.dismiss();
  }, []);
  const undo = useCallback(
    async (offer: Offered) => {
      withdraw(offer);
      const state = await offer.undo().catch(() => null);
      // Without an answer z tries this one again, instead of undoing an earlier one.
      if (!state) offered.current.push(offer);
      toast(state?.ok ? offer.undone : (state?.message ?? t("noAnswer")), { failed: !state?.ok });
    },
    [toast, t, withdraw],
  );
  const offer = useCallback<OfferUndo>(
    (act) => {
      const made: Offered = { ...act, until: Date.now() + act.ms, dismiss: () => {} };
      const actions = [
        { label: t("undo"), keys: "z", run: () => void undo(made) },
        ...(act.action ? [act.action] : []),
      ];
      made.dismiss = toast(act.text, act.ms > 0 ? { actions, ms: act.ms } : { actions: actions.slice(1) });
      if (act.ms > 0) offered.current.push(made);
      return () => withdraw(made);
    },
    [toast, t, undo, withdraw],
  );
  useShortcuts([
    {
      keys: "z",
      label: t("shortcut.undo"),
      group: "Everywhere",
      run() {
        const last = offered.current.findLast(({ until }) => until > Date.now());
        if (last) void undo(last);
        else toast(t("nothingToUndo"));
      },
    },
  ]);
  return <Offer value={offer}>{children}</Offer>;
}

"use client";

import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { useToast } from "@/components/ui/toast";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/shell.json";
import { useShortcuts } from "./shortcuts";

export type Undoable = {
  /** What was done: "Ada Reyes rejected". */
  text: string;
  /** For how many milliseconds it can be undone. */
  ms: number;
  undo: () => Promise<ActionState>;
  /** Toast shown once it is undone. */
  undone: string;
  /** Another action beside Undo. */
  action?: { label: string; run: () => void } | undefined;
  /** What can be added to it, by digit; `text` replaces what was done. */
  choices?: { label: string; text: string; run: () => void }[];
};
/** `shown` until a person dismisses the toast; z undoes it still. */
type Offered = Undoable & { until: number; id: number; shown: boolean };

/** Returns a function that withdraws the offer. */
type OfferUndo = (undoable: Undoable) => () => void;

const Offer = createContext<OfferUndo>(() => () => {});

/** Shows what was done and offers to undo it, in the toast and with z, also after navigating to another page. */
export const useUndo = () => use(Offer);

/** How many of the acts before the last one are listed in the toast. */
const LISTED = 3;

const isOpen = ({ until }: Offered) => until > Date.now();

export function UndoProvider({ children }: { children: ReactNode }) {
  const t = useWords("shell", en);
  const toast = useToast();
  // Oldest first. Shown as one toast, which says of each act what undoing it takes back.
  const [offers, setOffers] = useState<Offered[]>([]);
  const latest = useRef(offers);
  const change = useCallback((to: (before: Offered[]) => Offered[]) => {
    latest.current = to(latest.current.filter(isOpen));
    setOffers(latest.current);
  }, []);
  const withdraw = useCallback(
    (id: number) => change((all) => all.filter((offer) => offer.id !== id)),
    [change],
  );

  const undo = useCallback(
    async (chosen: readonly Offered[]) => {
      change((all) => all.filter((offer) => !chosen.includes(offer)));
      for (const offer of chosen.toReversed()) {
        const state = await offer.undo().catch(() => null);
        // Without an answer z tries this one again, instead of undoing an earlier one.
        if (!state) change((all) => [...all, offer]);
        if (state?.ok && offer !== chosen[0]) continue;
        const done = chosen.length > 1 ? t("undone.all", { count: chosen.length }) : offer.undone;
        toast(state?.ok ? done : (state?.message ?? t("noAnswer")), { failed: !state?.ok });
        if (!state?.ok) return;
      }
    },
    [change, toast, t],
  );
  const offer = useCallback<OfferUndo>(
    (act) => {
      if (act.ms <= 0) return toast(act.text, { actions: act.action ? [act.action] : [] });
      const id = Math.random();
      change((all) => [...all, { ...act, id, shown: true, until: Date.now() + act.ms }]);
      return () => withdraw(id);
    },
    [change, toast, withdraw],
  );
  const last = offers.findLast(({ shown }) => shown);
  const choose = useCallback(
    ({ id }: Offered, { text, run }: NonNullable<Undoable["choices"]>[number]) => {
      run();
      change((all) => all.map((other) => (other.id === id ? { ...other, text } : other)));
    },
    [change],
  );

  useEffect(() => {
    if (!last) return;
    const shown = offers.filter((offer) => offer.shown);
    const earlier = shown.slice(0, -1).toReversed();
    const actions = [
      { label: t("undo"), keys: "z", run: () => void undo([last]) },
      ...(last.action ? [last.action] : []),
    ];
    const dismiss = toast(last.text, {
      key: `undo ${last.id}`,
      ms: Infinity,
      dismissed: () => change((all) => all.map((offer) => ({ ...offer, shown: false }))),
      actions,
      more: (earlier.length > 0 || last.choices?.length) && (
        <>
          {last.choices && <Choices choices={last.choices} choose={(choice) => choose(last, choice)} />}
          {earlier.slice(0, LISTED).map((each) => (
            <p key={each.id} className="flex items-center justify-between gap-2 text-ink-muted">
              <span>{each.text}</span>
              <Button
                size="sm"
                intent="quiet"
                aria-label={t("undo.this", { act: each.text })}
                onClick={() => void undo([each])}
              >
                {t("undo")}
              </Button>
            </p>
          ))}
          {earlier.length > 0 && (
            <Button size="sm" className="self-start" onClick={() => void undo(shown)}>
              {t("undo.all", { count: shown.length })}
            </Button>
          )}
        </>
      ),
    });
    const next = Math.min(...offers.map(({ until }) => until)) - Date.now();
    const timer = setTimeout(() => change((all) => all), next + 1);
    return () => {
      clearTimeout(timer);
      dismiss();
    };
  }, [offers, last, toast, t, undo, choose, change]);

  useShortcuts([
    {
      keys: "z",
      label: t("shortcut.undo"),
      group: "Everywhere",
      run() {
        const open = latest.current.findLast(isOpen);
        if (open) void undo([open]);
        else toast(t("nothingToUndo"));
      },
    },
    ...(last?.choices ?? []).slice(0, 9).map((choice, at) => ({
      keys: String(at + 1),
      label: choice.label,
      group: "Candidates",
      run: () => choose(last!, choice),
    })),
  ]);
  return <Offer value={offer}>{children}</Offer>;
}

function Choices(props: {
  choices: NonNullable<Undoable["choices"]>;
  choose: (choice: NonNullable<Undoable["choices"]>[number]) => void;
}) {
  const t = useWords("shell", en);
  if (props.choices.length === 0) return null;
  return (
    <div role="group" aria-label={t("undo.reason")} className="flex flex-wrap gap-1">
      {props.choices.map((choice, at) => (
        <Button key={choice.label} size="sm" intent="quiet" onClick={() => props.choose(choice)}>
          {choice.label}
          {at < 9 && <Kbd keys={String(at + 1)} className="max-lg:hidden" />}
        </Button>
      ))}
    </div>
  );
}

"use client";

import { lazy, type ReactNode, useState } from "react";
import { type Undoable, useUndo } from "@/components/shell/undo";
import { Later } from "@/components/ui/later";
import { newId } from "@/components/ui/new-id";
import { useToast } from "@/components/ui/toast";
import { whileUnsent } from "@/components/ui/unsent";
import { noAnswer } from "@/components/ui/use-answer";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { SeenById } from "@/lib/hiring/applications/looks";
import type { ReasonAsked } from "@/lib/platform/db/generated/enums";
import { dispositionAfter } from "@/lib/judging/states/states";
import type { LetterKind } from "@/lib/judging/states/status";
import en from "@/messages/en/application-list.json";
import ui from "@/messages/en/ui.json";
import { seenOf } from "@/components/shell/looks";

const ReasonDialog = lazy(() => import("./reason-dialog"));

type Decided = { decisionId: string; undoMs: number };

export type TriageActs = {
  /** Decides on an application that is shown as undecided; a second call with the same decisionId does nothing more. */
  decide: (decision: {
    applicationId: string;
    kind: LetterKind;
    reason?: string | undefined;
    decisionId: string;
    seen: SeenById;
  }) => Promise<ActionState<Decided>>;
  giveReason: (decisionId: string, reason: string) => Promise<ActionState>;
  undo: (decisionId: string) => Promise<ActionState>;
  evaluateAgain: (applicationId: string) => Promise<ActionState>;
};

/** How an organization decides: its undo time, its rejection reasons, and whether one is asked for. */
export type DecisionRules = { undoMs: number; reasons: readonly string[]; asked: ReasonAsked };

type Person = { applicationId: string; name: string };
type Act<T extends object> = () => Promise<ActionState<T>>;
/** How the page shows a decision while it is being sent, and its undoing; what it does once one is made. */
type Shown = {
  decided: <T extends object>(act: Act<T>) => Promise<ActionState<T>>;
  undone: <T extends object>(act: Act<T>) => Promise<ActionState<T>>;
  then?: () => void;
};

/** The time after which the answer begins the time to undo anew: it was sent late, when the connection was back. */
const LATE_MS = 2_000;

/**
 * Decides by a single key, the same in lists and on a candidate's page: at once, with Undo, and for a rejection with
 * the reasons by digit; where a reason is required, it is asked for first. Returns `decide`, and the dialog that asks.
 */
export function useDecideAtOnce(
  rules: DecisionRules & { acts: Pick<TriageActs, "decide" | "giveReason" | "undo"> },
) {
  const { acts, reasons, asked, undoMs } = rules;
  const t = useWords("application-list", en);
  const general = useWords("ui", ui);
  const offerUndo = useUndo();
  const say = useToast();
  const [asking, ask] = useState<{ person: Person; shown: Shown } | null>(null);

  const run = (person: Person, kind: LetterKind, shown: Shown, reason?: string) => {
    const { applicationId, name } = person;
    const outcome = dispositionAfter[kind];
    const decisionId = newId();
    const began = Date.now();
    const seen = seenOf([applicationId]);
    const answered = shown.decided(() => acts.decide({ applicationId, kind, reason, decisionId, seen }));
    const onceDecided = async (act: (decisionId: string) => Promise<ActionState>) => {
      const state = await answered;
      return state.ok ? act(state.decisionId) : state;
    };
    const because = async (chosen: string) => {
      const state = await whileUnsent(() => onceDecided((id) => acts.giveReason(id, chosen))).catch(() =>
        noAnswer(general),
      );
      if (!state.ok) say(t("triage.reason.refused", { name, reason: state.message }), { failed: true });
    };
    const offer: Undoable = {
      text: reason ? t("triage.rejected.because", { name, reason }) : t(`triage.${outcome}`, { name }),
      ms: undoMs,
      undo: () => shown.undone(() => onceDecided(acts.undo)),
      undone: t("triage.undone", { name }),
      choices:
        kind === "reject" && asked === "optional"
          ? reasons.map((label) => ({
              label,
              text: t("triage.rejected.because", { name, reason: label }),
              run: () => void because(label),
            }))
          : [],
    };
    let withdraw = offerUndo(offer);
    void answered.then((state) => {
      if (!state.ok) {
        withdraw();
        say(t(`triage.${outcome}.refused`, { name, reason: state.message }), { failed: true });
      } else if (Date.now() - began > LATE_MS && state.undoMs > 0) {
        withdraw();
        withdraw = offerUndo({ ...offer, ms: state.undoMs });
      }
    });
    shown.then?.();
  };
  const decide = (person: Person, kind: LetterKind, shown: Shown) =>
    kind === "reject" && asked === "required" ? ask({ person, shown }) : run(person, kind, shown);

  const dialog: ReactNode = (
    <Later when={asking !== null}>
      <ReasonDialog
        name={asking?.person.name ?? null}
        reasons={reasons}
        choose={(reason) => {
          ask(null);
          if (asking && reason !== null) run(asking.person, "reject", asking.shown, reason);
        }}
      />
    </Later>
  );
  return { decide, dialog };
}

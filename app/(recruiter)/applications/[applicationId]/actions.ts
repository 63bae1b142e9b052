"use server";

import { refresh } from "next/cache";
import * as z from "zod";
import type { DecisionActs } from "@/components/application/decision-bar";
import { getWords } from "@/components/words/get-words";
import { asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { decideApplications, decisionsByKind } from "@/lib/applications/decide";
import { previewDecision } from "@/lib/applications/preview-decisions";
import { undoDecision } from "@/lib/applications/undo-decision";
import { evaluateAgain } from "@/lib/evaluation/evaluate-again";
import { prepareLetters } from "@/lib/letters/prepare-letters";
import { sendLetterAgain } from "@/lib/letters/send-again";
import { checkedLetter } from "@/lib/letters/template";
import { conflict } from "@/lib/errors";
import { getDecisionRules } from "@/lib/organizations/get-decision-rules";
import { LetterKinds, Outcomes } from "@/lib/states/status";
import en from "@/messages/en/application.json";
import { runAct } from "../../run-act";

const Typed = z.object({ subject: z.string(), text: z.string() });
const Decision = z.object({
  applicationId: z.string(),
  kind: Outcomes,
  feedback: z.string(),
  /** Empty for none. */
  reason: z.string(),
});
const ToPreview = Decision.extend({ letter: z.boolean() });
const Reviewed = Decision.extend({ subjectRevision: z.string(), letter: Typed.nullable() });

/** Previews the decision's effects, here and in the ATS, without making it. */
export async function preview(decision: z.infer<typeof ToPreview>) {
  return asActionState(async () => {
    const { applicationId, kind, feedback, reason, letter } = ToPreview.parse(decision);
    const { effects, refusal, subjectRevision } = await previewDecision(await currentActor(), {
      applicationId,
      kind,
      letter,
      feedback: feedback || undefined,
      reason: reason || undefined,
    });
    return { effects, refusal, subjectRevision };
  });
}

export const rescore = async (applicationId: string) =>
  runAct((actor) => evaluateAgain(actor, { applicationId }));

/** Makes the decision that `preview` showed; rejected if the application has changed since. */
export async function decide(decision: z.infer<typeof Reviewed>) {
  return asActionState(async () => {
    const { applicationId, kind, feedback, reason, letter, subjectRevision } = Reviewed.parse(decision);
    const { decisionId, undoUntil } = await decisionsByKind[kind](await currentActor(), {
      applicationId,
      subjectRevision,
      feedback: feedback || undefined,
      reason: reason || undefined,
      letter: letter ? checkedLetter(letter) : undefined,
    });
    refresh();
    return { decisionId, undoMs: Math.max(Date.parse(undoUntil) - Date.now(), 0) };
  });
}

/** What the letter form needs for this application. */
export const prepare: DecisionActs["prepare"] = async (applicationId, kind) =>
  asActionState(async () =>
    prepareLetters(await currentActor(), { applicationIds: [applicationId], kind: LetterKinds.parse(kind) }),
  );

export const sendAgain = async (letterId: string) => runAct((actor) => sendLetterAgain(actor, { letterId }));

/** Moves an application to another stage. */
export async function move(applicationId: string, stage: string) {
  return asActionState(async () => {
    const actor = await currentActor();
    const { outcomes } = await decideApplications(actor, {
      decisions: [{ applicationId, decision: "move", stage }],
    });
    const [outcome] = outcomes;
    if (!outcome?.decisionId) throw conflict(outcome?.message ?? (await getWords("application", en))("gone"));
    const { undoSeconds } = await getDecisionRules(actor, {});
    refresh();
    return { decisionId: outcome.decisionId, undoMs: undoSeconds * 1000 };
  });
}

/** Undoes a decision that has not been sent to the ATS yet. */
export const undo = async (decisionId: string) => runAct((actor) => undoDecision(actor, { decisionId }));

"use server";

import { refresh } from "next/cache";
import type { DecisionActs } from "@/components/application/decision-bar";
import type { MoveActs } from "@/components/application/stage-menu";
import { asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { decideApplications } from "@/lib/applications/decide";
import { previewDecisions } from "@/lib/applications/preview-decisions";
import { undoDecision } from "@/lib/applications/undo-decision";
import { evaluateAgain } from "@/lib/evaluation/evaluate-again";
import { prepareLetters } from "@/lib/letters/prepare-letters";
import { sendLetterAgain } from "@/lib/letters/send-again";
import { notFound } from "@/lib/errors";
import { LetterKinds } from "@/lib/states/status";
import { toDecide, toPreview } from "../../decision-input";
import { runAct } from "../../run-act";

/** Previews the decision's effects, here and in the ATS, without making it. */
export const preview: DecisionActs["preview"] = async (decision) =>
  asActionState(async () => {
    const { rows, subjectRevision } = await previewDecisions(await currentActor(), toPreview(decision));
    const [plan] = rows;
    if (!plan) throw notFound("Application");
    return { effects: plan.effects, refusal: plan.refusal, subjectRevision };
  });

export const rescore = async (applicationId: string) =>
  runAct((actor) => evaluateAgain(actor, { applicationId }));

/** Makes the decision that `preview` showed; rejected if the application has changed since. */
export const decide: DecisionActs["decide"] = async (decision) =>
  asActionState(async () => decideOne(toDecide(decision)));

/** Moves an application to another stage. */
export const move: MoveActs["move"] = async (applicationId, stage) =>
  asActionState(async () => decideOne({ decisions: [{ applicationId, decision: "move", stage }] }));

async function decideOne(input: Parameters<typeof decideApplications>[1]) {
  const { outcomes } = await decideApplications(await currentActor(), input);
  const { decisionId, undoUntil } = outcomes[0]!.decided!;
  refresh();
  return { decisionId, undoMs: Math.max(Date.parse(undoUntil) - Date.now(), 0) };
}

/** What the letter form needs for this application. */
export const prepare: DecisionActs["prepare"] = async (applicationId, kind) =>
  asActionState(async () =>
    prepareLetters(await currentActor(), { applicationIds: [applicationId], kind: LetterKinds.parse(kind) }),
  );

export const sendAgain = async (letterId: string) => runAct((actor) => sendLetterAgain(actor, { letterId }));

/** Undoes a decision that has not been sent to the ATS yet. */
export const undo = async (decisionId: string) => runAct((actor) => undoDecision(actor, { decisionId }));

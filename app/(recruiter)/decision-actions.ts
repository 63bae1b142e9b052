"use server";

import { refresh } from "next/cache";
import * as z from "zod";
import type { BulkActs } from "@/components/application/bulk-acts";
import type { DecisionActs } from "@/components/application/decision-bar";
import type { MoveActs } from "@/components/application/stage-menu";
import type { TriageActs } from "@/components/application/use-decide-at-once";
import { getWords } from "@/components/words/get-words";
import { asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { MOST_DECIDED } from "@/lib/hiring/applications/decisions";
import { SeenById } from "@/lib/hiring/applications/looks";
import { giveReason } from "@/lib/hiring/applications/give-reason";
import { previewDecisions } from "@/lib/hiring/applications/preview-decisions";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { notFound } from "@/lib/errors";
import { evaluateAgain } from "@/lib/judging/evaluation/evaluate-again";
import { prepareLetters } from "@/lib/hiring/letters/prepare-letters";
import { sendLetterAgain } from "@/lib/hiring/letters/send-again";
import { checkedLetter } from "@/lib/hiring/letters/template";
import { DecisionKinds, LetterKinds } from "@/lib/judging/states/status";
import en from "@/messages/en/actions.json";
import { runAct } from "./run-act";
import { runEach } from "./run-each";

/** A form's decision on one or several applications; empty texts for none. */
const Filled = z.object({
  applicationIds: z.array(z.string()),
  kind: DecisionKinds,
  feedback: z.string(),
  stage: z.string(),
  reason: z.string(),
  seen: SeenById,
});
const ToPreview = Filled.extend({ letter: z.boolean() });
const Reviewed = Filled.extend({
  subjectRevision: z.string(),
  letter: z.object({ subject: z.string(), text: z.string() }).nullable(),
  extraUndoSeconds: z.int().optional(),
});

const decisionsOf = ({ applicationIds, kind, feedback, stage, reason, seen }: z.infer<typeof Filled>) => ({
  decisions: applicationIds.map((applicationId) => ({
    applicationId,
    decision: kind,
    stage: stage || undefined,
    reason: reason || undefined,
  })),
  feedback: feedback || undefined,
  seen,
});

async function previewed(decision: z.infer<typeof ToPreview>) {
  const { letter, ...filled } = ToPreview.parse(decision);
  return previewDecisions(await currentActor(), { ...decisionsOf(filled), letter });
}

async function decided(decision: z.infer<typeof Reviewed>) {
  const { letter, subjectRevision, extraUndoSeconds, ...filled } = Reviewed.parse(decision);
  const checked = letter ? checkedLetter(letter) : undefined;
  const input = { ...decisionsOf(filled), subjectRevision, extraUndoSeconds, letter: checked };
  return decideApplications(await currentActor(), input);
}

type Decided = Awaited<ReturnType<typeof decideApplications>>;

function undoable({ outcomes }: Decided) {
  const { decisionId, undoUntil } = outcomes[0]!.decided!;
  return { decisionId, undoMs: Math.max(Date.parse(undoUntil) - Date.now(), 0) };
}

/** What the letter form needs for these applications. */
export const prepare: DecisionActs["prepare"] = async (applicationIds, kind) =>
  asActionState(async () =>
    prepareLetters(await currentActor(), { applicationIds, kind: LetterKinds.parse(kind) }),
  );

/** Previews a decision's effects, here and in the ATS, without making it. */
export const preview: DecisionActs["preview"] = async (decision) =>
  asActionState(async () => {
    const { rows, subjectRevision } = await previewed(decision);
    const [plan] = rows;
    if (!plan) throw notFound("Application");
    return { effects: plan.effects, refusal: plan.refusal, subjectRevision };
  });

/** Makes the decision that `preview` showed; rejected if the application has changed since. */
export const decide: DecisionActs["decide"] = async (decision) =>
  asActionState(async () => {
    const done = await decided(decision);
    refresh();
    return undoable(done);
  });

/** Moves an application to another stage. */
export const move: MoveActs["move"] = async (applicationId, stage) =>
  asActionState(async () => {
    const decisions = [{ applicationId, decision: "move" as const, stage }];
    const done = await decideApplications(await currentActor(), { decisions });
    refresh();
    return undoable(done);
  });

/** Previews a decision on many: the applications it would be refused for, and what would be sent out of Shortlist. */
export const previewAll: BulkActs["preview"] = async (decision) =>
  asActionState(async () => {
    const t = await getWords("actions", en);
    const { rows, missing, told, subjectRevision, toRead } = await previewed(decision);
    return {
      refused: [
        ...rows.map(({ applicationId, refusal }) => ({ applicationId, message: refusal })),
        ...missing.map((applicationId) => ({ applicationId, message: t("application.gone") })),
      ].filter(isRefused),
      told,
      subjectRevision,
      toRead,
    };
  });

/** Decides on what `previewAll` showed, except for what has changed since. */
export const decideAll: BulkActs["decide"] = async (decision) =>
  asActionState(async () => {
    const { outcomes } = await decided(decision);
    return {
      done: outcomes.flatMap((outcome) => outcome.decided?.decisionId ?? []),
      refused: outcomes.filter(isRefused),
    };
  });

const isRefused = <R extends { message: string | null }>(row: R): row is R & { message: string } =>
  row.message !== null;

// A list shows single-key decisions itself and is rendered again when the user has stopped deciding: no refresh().

/** Decides on an application that the list shows as undecided; throws a conflict if it has been decided since. */
export const decideUndecided: TriageActs["decide"] = async (decision) =>
  asActionState(async () => {
    const { applicationId, kind, reason, decisionId, seen } = decision;
    const decisions = [{ applicationId, decision: kind, reason }];
    const decided = { decisions, decisionId, seen, shownAs: "active" as const };
    return undoable(await decideApplications(await currentActor(), decided));
  });

export const giveReasonInList: TriageActs["giveReason"] = async (decisionId, reason) =>
  asActionState(async () => {
    await giveReason(await currentActor(), { decisionId, reason });
  });

/** Gives a rejection of the history another reason than the one shown; null for none. */
export const changeReason = async (decisionId: string, reason: string | null, shown: string | null) =>
  runAct((actor) => giveReason(actor, { decisionId, reason, shown }));

export const undoTriage: TriageActs["undo"] = async (decisionId) =>
  asActionState(async () => {
    await undoDecision(await currentActor(), { decisionId });
  });

/** Undoes a decision that has not been sent to the ATS yet. */
export const undo = async (decisionId: string) => runAct((actor) => undoDecision(actor, { decisionId }));

export const rescore = async (applicationId: string) =>
  runAct((actor) => evaluateAgain(actor, { applicationId }));

export const sendAgain = async (letterId: string) => runAct((actor) => sendLetterAgain(actor, { letterId }));

const Ids = z.array(z.string()).min(1).max(MOST_DECIDED);

const forEachId = (ids: string[], act: Parameters<typeof runEach>[1]) =>
  asActionState(async () => {
    const { done, refused } = await runEach(Ids.parse(ids), act);
    return { done, refused: [...refused].map(([applicationId, message]) => ({ applicationId, message })) };
  });

export const evaluateAll: BulkActs["evaluate"] = async (applicationIds) =>
  forEachId(applicationIds, (actor, applicationId) => evaluateAgain(actor, { applicationId }));

export const undoAll: BulkActs["undo"] = async (decisionIds) =>
  forEachId(decisionIds, (actor, decisionId) => undoDecision(actor, { decisionId }));

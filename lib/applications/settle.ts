import * as z from "zod";
import { pageUrl } from "@/lib/access/addresses";
import type { Context } from "@/lib/access/use-case";
import { unreadableCvs, whyNotAcceptable } from "@/lib/candidates/unreadable-cv";
import type { Application } from "@/lib/db/generated/client";
import type { DecisionKind } from "@/lib/db/generated/enums";
import { conflict, notFound } from "@/lib/errors";
import { resumeScoring } from "@/lib/evaluation/queue-applications";
import { emit } from "@/lib/events/emit";
import { applicationDecided } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import { storeLetter } from "@/lib/letters/store-letter";
import type { LetterText } from "@/lib/letters/template";
import { lockApplication } from "@/lib/states/before";
import { Dispositions, SyncStatuses } from "@/lib/states/status";
import { changesOf } from "./changes-of";
import { decisionKinds } from "./decision-kinds";
import { standingOf } from "./standing";
import { whyNotForReason } from "./why-not-for-reason";

export const Decided = z.object({
  applicationId: z.uuid(),
  disposition: Dispositions,
  decisionId: z.uuid(),
  decidedAt: z.string(),
  undoUntil: z.string().describe("Until then it can be undone in the app and nothing is sent."),
  atsSync: SyncStatuses.describe("Whether the ATS knows; not_linked when the job has none."),
  url: z.url(),
});

/** A decision with its details. Pass a letter only for a candidate who can be written to. */
type Decision = {
  kind: DecisionKind;
  feedback?: string | undefined;
  reason?: string | undefined;
  letter?: z.output<typeof LetterText> | undefined;
  /** For a move, the target stage. */
  stage?: string | undefined;
  confirmationId: string | undefined;
  /** Added to the organization's time to undo. */
  extraUndoSeconds?: number | undefined;
};

/** An application as it was when its decision was agreed to. */
type Agreed = Pick<Application, "id" | "revision" | "atsConnectionId" | "candidateId">;

/**
 * Writes one decision in the caller's transaction: the change, who made it, and the event that notifies the ATS.
 * Throws `conflict` before writing when the application's revision is not the agreed one, the candidate was erased,
 * nobody has read the CV of a candidate to accept, the reason is not on the organization's list, or a move cannot
 * be made; and after writing for a letter to a candidate who cannot be written to. For several in one transaction, go
 * in the order of their ids, or two callers could deadlock.
 */
export async function settle(
  ctx: Context,
  { id: applicationId, revision, atsConnectionId, candidateId }: Agreed,
  { kind, feedback, reason, letter, stage, confirmationId, extraUndoSeconds = 0 }: Decision,
): Promise<z.input<typeof Decided>> {
  const { actor, db } = ctx;
  const before = await lockApplication(db, applicationId);
  if (!before) throw notFound("Application");
  if (before.erasedAt) throw conflict("This person was erased.");
  const reasonRefusal = whyNotForReason(kind, reason, before.rejectionReasons);
  if (reasonRefusal !== null) throw conflict(reasonRefusal);
  if (kind === "accept") {
    const refusal = whyNotAcceptable((await unreadableCvs(db, [candidateId])).get(candidateId));
    if (refusal) throw conflict(refusal);
  }
  const now = new Date();
  // Without a time to undo, the ATS is to be notified immediately.
  const undoSeconds = before.undoSeconds === 0 ? 0 : before.undoSeconds + extraUndoSeconds;
  const { from, data, target, undone } = await changesOf(db, kind, { applicationId, stage, before, now });
  // Of two concurrent decisions that the state allows, only the first still matches the revision.
  const [application] = await db.application.updateManyAndReturn({
    where: { id: applicationId, revision, disposition: { in: from } },
    data: {
      ...data,
      revision: { increment: 1 },
      ...(atsConnectionId ? { atsSync: "pending", commentSync: feedback ? "pending" : "not_linked" } : {}),
    },
  });
  if (!application) throw await whyNot(ctx, applicationId, revision);
  const { id: decisionId, leavesAt } = await db.decision.create({
    data: {
      applicationId,
      kind,
      confirmationId: confirmationId ?? null,
      decidedBy: actor.id,
      clientId: actor.clientId,
      feedback: feedback || null,
      reason: reason ?? null,
      stage: stage ?? null,
      targetStageId: target,
      stageExternalId: before.stageExternalId,
      leavesAt: new Date(now.getTime() + undoSeconds * 1000),
      before: undone,
    },
    select: { id: true, leavesAt: true },
  });
  await record(ctx, decisionKinds[kind].fact, applicationId, { decisionId });
  await emit(ctx, applicationDecided, { applicationId, decisionId });
  if (kind === "reopen") await resumeScoring(ctx, applicationId);
  if (letter) await storeLetter(ctx, { candidateId, decisionId }, letter);
  return {
    applicationId,
    disposition: application.disposition,
    decisionId,
    decidedAt: now.toISOString(),
    undoUntil: leavesAt.toISOString(),
    atsSync: application.atsSync,
    url: pageUrl.application(applicationId),
  };
}

async function whyNot({ db }: Context, id: string, revision: number) {
  const now = await db.application.findUnique({ where: { id } });
  if (!now) return notFound("Application");
  const standing = await standingOf(db, now);
  if (now.revision !== revision) return changed(standing);
  return conflict("This application is already {disposition}: {standing}.", {
    disposition: now.disposition,
    standing,
  });
}

export const changed = (standing: string) =>
  conflict("This application has changed since you looked: {standing}. Look again, then decide.", {
    standing,
  });

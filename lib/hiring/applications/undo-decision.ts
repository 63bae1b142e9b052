import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { resumeScoring } from "@/lib/judging/evaluation/queue";
import { record } from "@/lib/platform/events/record";
import { Before, lockApplications } from "@/lib/judging/states/before";
import { dispositionAfter } from "@/lib/judging/states/states";
import { Dispositions } from "@/lib/judging/states/status";

/**
 * Undoes the last decision on an application before the ATS is notified: restores the application's previous state,
 * and keeps the decision in the history as undone. Throws `conflict` when the time to undo is over, when the push to
 * the ATS has begun, or when the application has changed since.
 */
export const undoDecision = useCase({
  name: "undoDecision",
  permission: "application:decide",
  input: z.object({ decisionId: z.uuid() }),
  output: z.object({ applicationId: z.uuid(), disposition: Dispositions }),

  async run(ctx, { decisionId }) {
    const { actor, db } = ctx;
    const decision = await db.decision.findUnique({ where: { id: decisionId } });
    if (!decision) throw notFound("Decision");
    const { applicationId, leavesAt } = decision;
    // A push takes the same lock before it begins, so that whichever comes second sees what the first has written.
    await lockApplications(db, [applicationId]);
    const application = await db.application.findUniqueOrThrow({ where: { id: applicationId } });
    const [last] = await db.decision.findMany({
      where: { applicationId, undoneAt: null },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: 1,
      include: { push: { select: { id: true } } },
    });
    if (last?.id !== decisionId)
      throw conflict("This decision was already undone, or another one was made since.");
    if (last.push) throw conflict("This decision is already being sent to the applicant tracking system.");
    if (leavesAt <= new Date()) throw conflict("It is too late to undo this decision.");
    const { decidedAt, ...before } = Before.parse(last.before);
    const wanted = dispositionAfter[last.kind] ?? before.disposition;
    const isElsewhere = last.stage !== null && application.stage !== last.stage;
    if (application.disposition !== wanted || isElsewhere)
      throw isElsewhere
        ? conflict("The application is at “{stage}” now; something other than this decision changed it.", {
            stage: application.stage,
          })
        : conflict("The application is {disposition} now; something other than this decision changed it.", {
            disposition: application.disposition,
          });
    // What the push of an earlier decision has written since this one stays: it will not be written again.
    const since = {
      ...(application.atsSync === "pending"
        ? {}
        : {
            atsSync: application.atsSync,
            syncReason: application.syncReason,
            syncReasonSaid: application.syncReasonSaid,
          }),
      ...(application.commentSync === (last.feedback ? "pending" : "not_linked")
        ? {}
        : { commentSync: application.commentSync }),
    };
    await db.decision.updateMany({
      where: { id: decisionId, undoneAt: null },
      data: { undoneAt: new Date(), undoneBy: actor.id },
    });
    await db.application.updateMany({
      where: { id: applicationId },
      data: { ...before, ...since, decidedAt: decidedAt && new Date(decidedAt), revision: { increment: 1 } },
    });
    if (last.kind !== "move" && before.disposition === "active") await resumeScoring(ctx, applicationId);
    await record(ctx, "application.decision-undone", applicationId, { decisionId });
    return { applicationId, disposition: before.disposition };
  },
});

import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { lockApplications } from "@/lib/judging/states/before";
import { Reason } from "./decisions";
import { reasonProblem } from "./reason-problem";

/**
 * Gives a rejection its reason, or another one, or takes it away, at any time after the decision. An ATS receives it
 * only if the decision has not been sent yet. Throws `conflict` for a reason that is not on the organization's list or
 * is missing although required, for a decision that is no rejection or was undone, and when the reason is no longer
 * the one `shown`.
 */
export const giveReason = useCase({
  name: "giveReason",
  permission: "application:decide",
  input: z.object({
    decisionId: z.uuid(),
    reason: Reason.nullable(),
    shown: z.string().nullable().optional().describe("The reason it had when the person began."),
  }),
  output: z.object({ decisionId: z.uuid(), reason: z.string().nullable() }),

  async run(ctx, { decisionId, reason = null, shown }) {
    const { db } = ctx;
    const decision = await db.decision.findUnique({
      where: { id: decisionId },
      select: {
        applicationId: true,
        application: {
          select: {
            job: { select: { organization: { select: { rejectionReasons: true, reasonAsked: true } } } },
          },
        },
      },
    });
    if (!decision) throw notFound("Decision");
    const { applicationId, application } = decision;
    const refusal = reasonProblem(reason, application.job.organization);
    if (refusal !== null) throw conflict(refusal);
    // A push to the ATS takes the same lock before it reads the reason.
    await lockApplications(db, [applicationId]);
    const { count } = await db.decision.updateMany({
      where: {
        id: decisionId,
        kind: "reject",
        undoneAt: null,
        ...(shown !== undefined && { reason: shown }),
      },
      data: { reason },
    });
    if (count === 0)
      throw conflict("This rejection was undone, or somebody gave another reason. Look again, then give it.");
    await record(ctx, "application.reason-given", applicationId, { decisionId });
    return { decisionId, reason };
  },
});

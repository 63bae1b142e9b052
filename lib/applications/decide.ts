import * as z from "zod";
import { pageUrl } from "@/lib/access/addresses";
import type { Context } from "@/lib/access/use-case";
import { ConfirmationToken } from "@/lib/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/confirmations/redeem-confirmation";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/events/emit";
import { applicationDecided } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import { dispositionsBefore } from "./states";
import { Dispositions, SyncStatuses } from "./status";

export const Deciding = z.object({
  applicationId: z.uuid(),
  feedback: z
    .string()
    .trim()
    .max(4000)
    .optional()
    .describe("Kept with the decision; may be sent to the ATS."),
  confirmationToken: ConfirmationToken,
});

export const Decided = z.object({
  applicationId: z.uuid(),
  disposition: Dispositions,
  decisionId: z.uuid(),
  decidedAt: z.string(),
  atsSync: SyncStatuses.describe("Whether the ATS knows; not_linked when the job has none."),
  url: z.url(),
});

const outcome = { accept: "accepted", reject: "rejected" } as const;
const tool = { accept: "acceptCandidate", reject: "rejectCandidate" } as const;

/** Records a person's decision: the change, who made it, and the event that tells the ATS, in one transaction. */
export async function decide(ctx: Context, kind: "accept" | "reject", input: z.output<typeof Deciding>) {
  const { actor, db } = ctx;
  const { applicationId, feedback } = input;
  const found = await db.application.findUnique({ where: { id: applicationId } });
  if (!found) throw notFound("Application");
  const confirmationId = await redeemConfirmation(ctx, {
    ...{ tool: tool[kind], input, subjectRevision: String(found.revision) },
  });

  const disposition = outcome[kind];
  // Two people can press the button at once; only the one who still finds it undecided wins.
  const [application] = await db.application.updateManyAndReturn({
    where: { id: applicationId, disposition: { in: dispositionsBefore(disposition) } },
    data: {
      disposition,
      decidedAt: new Date(),
      revision: { increment: 1 },
      ...(found.atsConnectionId
        ? { atsSync: "pending", commentSync: feedback ? "pending" : "not_linked" }
        : {}),
    },
  });
  if (!application?.decidedAt)
    throw conflict(`This application is ${found.disposition} already. presentCandidate shows the decision.`);
  const { id: decisionId } = await db.decision.create({
    data: {
      ...{ applicationId, kind, confirmationId, decidedBy: actor.id, clientId: actor.clientId },
      feedback: feedback || null,
      stageExternalId: application.stageExternalId,
    },
    select: { id: true },
  });
  await record(ctx, `application.${disposition}`, applicationId, { decisionId });
  await emit(ctx, applicationDecided, { applicationId, decisionId });
  return {
    applicationId,
    disposition,
    decisionId,
    decidedAt: application.decidedAt.toISOString(),
    atsSync: application.atsSync,
    url: pageUrl.application(applicationId),
  };
}

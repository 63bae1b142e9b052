import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { Before, lockApplication } from "@/lib/states/before";
import { outcomes } from "./standing";
import { Dispositions } from "@/lib/states/status";

/**
 * Takes back the last decision on an application while the ATS has not been told: the application is as it was, and the
 * decision stays in the history as undone. Throws `conflict` when the time for it is over, when the ATS is being told
 * already, or when something else has happened to the application since.
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
    // A push takes the same lock before it begins: whichever of the two is second sees what the first has written.
    const application = await lockApplication(db, applicationId);
    const [last] = await db.decision.findMany({
      where: { applicationId, undoneAt: null },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: 1,
      include: { push: { select: { id: true } } },
    });
    if (last?.id !== decisionId)
      throw conflict("This decision was undone already, or another was made since.");
    if (last.push) throw conflict("The applicant tracking system is being told of this decision already.");
    if (leavesAt <= new Date()) throw conflict("The time to undo this decision is over.");
    const { decidedAt, ...before } = Before.parse(last.before);
    const wanted = last.kind === "move" ? before.disposition : outcomes[last.kind];
    const isElsewhere = last.stage !== null && application?.stage !== last.stage;
    if (application?.disposition !== wanted || isElsewhere)
      throw isElsewhere
        ? conflict("The application is at “{stage}” now, by another way than this decision.", {
            stage: application?.stage ?? "",
          })
        : conflict("The application is {disposition} now, by another way than this decision.", {
            disposition: application?.disposition ?? "",
          });
    await db.decision.updateMany({
      where: { id: decisionId, undoneAt: null },
      data: { undoneAt: new Date(), undoneBy: actor.id },
    });
    await db.application.updateMany({
      where: { id: applicationId },
      data: { ...before, decidedAt: decidedAt && new Date(decidedAt), revision: { increment: 1 } },
    });
    await record(ctx, "application.decision-undone", applicationId, { decisionId });
    return { applicationId, disposition: before.disposition };
  },
});

import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { partsOf } from "@/lib/records/candidates/erasable";
import { conflict, notFound } from "@/lib/errors";
import { withoutScore } from "@/lib/judging/evaluation/without-score";
import { record } from "@/lib/platform/events/record";
import { lockApplications } from "@/lib/judging/states/before";
import { forPeopleAlone } from "@/lib/judging/states/human-review";
import { holderOf } from "./own-link";

/** Whether people alone can still be asked for: later, a decision can be reconsidered. */
export const humanReviewable = ({ disposition }: { disposition: string }) => disposition === "active";

/**
 * A candidate's wish that people alone look at an application: takes its score back, and nothing evaluates, queues or
 * scores it again. Throws not_found for a link or application that is not theirs, and conflict once it is decided.
 */
export const askHumanReview = useCase({
  name: "askHumanReview",
  permission: "candidate:self",
  input: z.object({ token: z.string().max(200), applicationId: z.uuid() }),

  async run(ctx, { token, applicationId }) {
    const { db } = ctx;
    const ids = (await partsOf(db, await holderOf(ctx, token))).map(({ id }) => id);
    await lockApplications(db, [applicationId]);
    const application = await db.application.findFirst({
      where: { id: applicationId, candidateId: { in: ids } },
      select: { disposition: true, scoreStatus: true },
    });
    if (!application) throw notFound("Application");
    if (application.scoreStatus === "human_review") return;
    if (!humanReviewable(application))
      throw conflict("This application has been decided. Ask for the decision to be looked at again.");
    await db.storedVerdict.deleteMany({ where: { applicationId } });
    await db.application.updateMany({
      where: { id: applicationId },
      data: {
        ...withoutScore,
        ...forPeopleAlone,
        outdated: false,
        revision: { increment: 1 },
      },
    });
    ctx.changed.add("work");
    await record(ctx, "application.human-review-asked", applicationId);
  },
});

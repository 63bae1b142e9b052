import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, invalid, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { FeedbackKinds, GivenRating, Recommendations, formRows, loadRated } from "./feedback";

/**
 * Gives the acting member's feedback on an application, asked or not, or changes what they gave. From then on they see
 * what others gave. Throws `not_found`; `conflict` for an erased person; `invalid` for a criterion that the scorecard
 * does not have, or when none is rated.
 */
export const giveFeedback = useCase({
  name: "giveFeedback",
  permission: "note:write",
  input: z.object({
    applicationId: z.uuid(),
    kind: FeedbackKinds,
    recommendation: Recommendations,
    reason: z.string().trim().min(1).max(2000),
    ratings: z.array(GivenRating).max(60),
  }),
  output: z.object({ requestId: z.uuid() }),

  async run(ctx, { applicationId, kind, recommendation, reason, ratings: given }) {
    const { actor, db } = ctx;
    const rated = await loadRated(ctx, applicationId);
    // An erasure takes the same lock, and deletes the feedback with the application.
    const [candidate] = await db.$queryRaw<{ erasedAt: Date | null }[]>`
      SELECT "erasedAt" FROM "Candidate" WHERE id = ${rated.candidateId}::uuid FOR NO KEY UPDATE`;
    if (!candidate) throw notFound("Application");
    if (candidate.erasedAt) throw conflict("This person was erased.");
    const names = new Map(
      (await formRows(ctx, rated, kind)).map(({ criterionId, name }) => [criterionId, name]),
    );
    const ratings = given.map((rating) => {
      const name = names.get(rating.criterionId);
      if (name === undefined) throw invalid("The scorecard has changed. Reload the page, then rate again.");
      return { ...rating, name };
    });
    if (names.size > 0 && ratings.every(({ points }) => points === null))
      throw invalid("Rate at least one criterion.");

    const key = { organizationId: actor.organizationId, applicationId, userId: actor.id, kind };
    await db.feedbackRequest.createMany({ data: [{ ...key, requestedBy: actor.id }], skipDuplicates: true });
    const request = await db.feedbackRequest.findUniqueOrThrow({
      where: { organizationId_applicationId_userId_kind: key },
    });
    await db.feedbackRequest.updateMany({
      where: { id: request.id, givenAt: null },
      data: { givenAt: new Date() },
    });
    const content = { recommendation, reason, ratings };
    await db.feedback.upsert({
      where: { organizationId_requestId: { organizationId: actor.organizationId, requestId: request.id } },
      create: { requestId: request.id, ...content },
      update: { ...content, editedAt: new Date() },
    });
    await record(ctx, "feedback.given", applicationId, { kind, again: request.givenAt !== null });
    return { requestId: request.id };
  },
});

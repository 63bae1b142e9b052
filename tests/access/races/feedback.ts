import { expect } from "vitest";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { getFeedback } from "@/lib/hiring/feedback/get-feedback";
import { giveFeedback } from "@/lib/hiring/feedback/give-feedback";
import { requestFeedback } from "@/lib/hiring/feedback/request-feedback";
import type { Actor } from "@/lib/platform/access/actor";
import { removeMember } from "@/lib/hiring/organizations/remove-member";
import { colleagueOf, ownerDb } from "../../support/world";
import { expectDone, race, twice } from "./race";
import { teamWithNote } from "./job";

async function teamWithRater() {
  const world = await teamWithNote();
  const rater = await colleagueOf(world.recruiter, "recruiter", "Cora");
  const { criterionId } = await ownerDb.criterion.findFirstOrThrow({
    where: { versionId: world.versionId },
  });
  return { ...world, rater, criterionId };
}

const give =
  (actor: Actor, { applicationId, criterionId }: { applicationId: string; criterionId: string }) =>
  () =>
    giveFeedback(actor, {
      applicationId,
      kind: "review",
      recommendation: "yes",
      reason: "Strong.",
      ratings: [{ criterionId, points: 4 }],
    });

export const feedbackRaces = [
  race({
    name: "asking a member twice makes one request",
    useCases: ["requestFeedback"],
    table: "FeedbackRequest",
    arrange: teamWithRater,
    acts: ({ recruiter, applicationId, rater }) =>
      twice(() => requestFeedback(recruiter, { applicationIds: [applicationId], raters: [rater.id] })),
    async check(outcomes, { applicationId }) {
      expectDone(outcomes);
      expect(await ownerDb.feedbackRequest.count({ where: { applicationId } })).toBe(1);
    },
  }),
  race({
    name: "giving feedback twice keeps one answer",
    useCases: ["giveFeedback"],
    table: "FeedbackRequest",
    arrange: teamWithRater,
    acts: (world) => twice(give(world.rater, world)),
    async check(outcomes, { applicationId, recruiter }) {
      expectDone(outcomes);
      expect(await getFeedback(recruiter, { applicationId })).toMatchObject({ yes: 1, waiting: [] });
    },
  }),
  race({
    name: "feedback given during an erasure is erased or refused",
    useCases: ["giveFeedback", "eraseCandidate"],
    table: "FeedbackRequest",
    arrange: teamWithRater,
    acts: (world) => [
      give(world.rater, world),
      () => eraseCandidate(world.recruiter, { candidateId: world.candidateId }),
    ],
    async check([given, erased], { applicationId }) {
      expect(erased).toBe("done");
      expect(["done", "conflict"]).toContain(given);
      expect(await ownerDb.feedbackRequest.count({ where: { applicationId } })).toBe(0);
    },
  }),
  race({
    name: "a request to a member being removed is made and ends, or is refused",
    useCases: ["requestFeedback", "removeMember"],
    table: "FeedbackRequest",
    arrange: teamWithRater,
    acts: ({ recruiter, applicationId, rater }) => [
      () => requestFeedback(recruiter, { applicationIds: [applicationId], raters: [rater.id] }),
      () => removeMember(recruiter, { userId: rater.id }),
    ],
    async check([asked, removed], { applicationId }) {
      expect(removed).toBe("done");
      expect(["done", "invalid"]).toContain(asked);
      expect(await ownerDb.feedbackRequest.count({ where: { applicationId } })).toBe(0);
    },
  }),
];

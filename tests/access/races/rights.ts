import { expect } from "vitest";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { answerRequest } from "@/lib/hiring/rights/answer-request";
import { askHumanReview } from "@/lib/hiring/rights/ask-human-review";
import { askOrganization } from "@/lib/hiring/rights/ask-organization";
import { optOut } from "@/lib/records/candidates/opt-out";
import { objectToPool } from "@/lib/hiring/rights/object-to-pool";
import { publishNotice } from "@/lib/hiring/rights/publish-notice";
import { takeRequest } from "@/lib/hiring/rights/take-request";
import { rejectApplication } from "../../support/decide";
import { noticeTexts } from "../../support/notice-texts";
import { ownLinkOf } from "../../support/own-link";
import { colleagueOf, ownerDb } from "../../support/world";
import { teamWithNote } from "./job";
import { race, twice } from "./race";

async function candidateWithLink() {
  const world = await teamWithNote();
  const link = await ownLinkOf(world.recruiter.organizationId, world.candidateId);
  const colleague = await colleagueOf(world.recruiter, "recruiter", "Cora");
  const ask = () =>
    askOrganization(link.holder, {
      token: link.token,
      kind: "correction",
      applicationId: null,
      text: "I left in May.",
      locale: "en",
    });
  return { ...world, ...link, colleague, ask };
}

async function withRequest() {
  const world = await candidateWithLink();
  await world.ask();
  const { id: requestId } = await ownerDb.candidateRequest.findFirstOrThrow({
    where: { candidateId: world.candidateId },
  });
  return { ...world, requestId };
}

export const rightsRaces = [
  race({
    name: "asking for the same twice makes one request",
    useCases: ["askOrganization"],
    table: "CandidateRequest",
    arrange: candidateWithLink,
    acts: ({ ask }) => twice(ask),
    async check(outcomes, { candidateId }) {
      expect([...outcomes].sort()).toEqual(["conflict", "done"]);
      expect(await ownerDb.candidateRequest.count({ where: { candidateId } })).toBe(1);
    },
  }),
  race({
    name: "a request made during an erasure is erased or refused",
    useCases: ["askOrganization", "eraseCandidate"],
    table: "Candidate",
    arrange: candidateWithLink,
    acts: ({ ask, recruiter, candidateId }) => [ask, () => eraseCandidate(recruiter, { candidateId })],
    async check([asked, erased], { candidateId }) {
      expect(erased).toBe("done");
      expect(["done", "not_found"]).toContain(asked);
      expect(await ownerDb.candidateRequest.count({ where: { candidateId } })).toBe(0);
    },
  }),
  race({
    name: "a request has one owner",
    useCases: ["takeRequest"],
    table: "CandidateRequest",
    arrange: withRequest,
    acts: ({ recruiter, colleague, requestId }) => [
      () => takeRequest(recruiter, { requestId }),
      () => takeRequest(colleague, { requestId }),
    ],
    async check(outcomes) {
      expect([...outcomes].sort()).toEqual(["conflict", "done"]);
    },
  }),
  race({
    name: "a request is answered once",
    useCases: ["answerRequest"],
    table: "CandidateRequest",
    arrange: withRequest,
    acts: ({ recruiter, colleague, requestId }) => [
      () => answerRequest(recruiter, { requestId, outcome: "done", answer: "Corrected." }),
      () => answerRequest(colleague, { requestId, outcome: "unchanged", answer: "It was right." }),
    ],
    async check(outcomes) {
      expect([...outcomes].sort()).toEqual(["conflict", "done"]);
    },
  }),
  race({
    name: "an application is decided, and for people alone if that was asked first",
    useCases: ["askHumanReview", "decideApplications"],
    table: "Application",
    arrange: candidateWithLink,
    acts: ({ holder, token, applicationId, recruiter }) => [
      () => askHumanReview(holder, { token, applicationId }),
      () => rejectApplication(recruiter, { applicationId }),
    ],
    async check([asked, decided], { applicationId }) {
      const { disposition, scoreStatus } = await ownerDb.application.findUniqueOrThrow({
        where: { id: applicationId },
      });
      expect(asked).toBe(scoreStatus === "human_review" ? "done" : "conflict");
      // A decision on what has changed since is refused.
      expect(decided).toBe(disposition === "rejected" ? "done" : "conflict");
    },
  }),
  race({
    name: "objecting to the pool twice, once by the candidate and once by a recruiter, is recorded once",
    useCases: ["objectToPool", "optOut"],
    table: "Candidate",
    arrange: candidateWithLink,
    acts: ({ holder, token, candidateId, recruiter }) => [
      () => objectToPool(holder, { token }),
      () => optOut(recruiter, { candidateId }),
    ],
    async check([objected], { candidateId }) {
      expect(objected).toBe("done");
      const name = "candidate.opted-out";
      expect(await ownerDb.auditEvent.count({ where: { subjectId: candidateId, name } })).toBe(1);
    },
  }),
  race({
    name: "of two notices one becomes public",
    useCases: ["publishNotice"],
    table: "PublicNotice",
    arrange: teamWithNote,
    acts: ({ recruiter }) =>
      twice(() => publishNotice(recruiter, { ...noticeTexts, jurisdictions: [], replaces: null })),
    async check(outcomes, { recruiter: { organizationId } }) {
      expect([...outcomes].sort()).toEqual(["conflict", "done"]);
      expect(await ownerDb.publicNotice.count({ where: { organizationId } })).toBe(1);
    },
  }),
];

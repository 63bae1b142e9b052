import { expect } from "vitest";
import { acceptApplication } from "@/lib/applications/accept-application";
import { decideApplications } from "@/lib/applications/decide-applications";
import { rejectApplication } from "@/lib/applications/reject-application";
import { reopenApplication } from "@/lib/applications/reopen-application";
import { undoDecision } from "@/lib/applications/undo-decision";
import { eraseCandidate } from "@/lib/candidates/erase-candidate";
import { mergeCandidates } from "@/lib/candidates/merge-candidates";
import { stopScoring } from "@/lib/evaluation/stop-scoring";
import { sendLetterAgain } from "@/lib/letters/send-again";
import { publishScorecard } from "@/lib/publishing/publish-scorecard";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../../support/world";
import { type Race, emitted, expectDone, expectOne } from "./race";

async function applied(undoSeconds = 60) {
  const { recruiter, organization } = await hiringTeam({ role: "admin", undoSeconds });
  const { job } = await configuredJob(recruiter);
  const { id: applicationId, candidateId } = await applicant(recruiter, job.id);
  return { recruiter, organizationId: organization.id, jobId: job.id, applicationId, candidateId };
}

const standing = async (id: string) =>
  (await ownerDb.application.findUniqueOrThrow({ where: { id } })).disposition;

const inForce = (applicationId: string) =>
  ownerDb.decision.count({ where: { applicationId, undoneAt: null } });

const decideAll = (ids: string[], decision: "accept" | "reject") => ({
  decisions: ids.map((applicationId) => ({ applicationId, decision })),
});

export const applicationRaces: Race[] = [
  {
    name: "of an acceptance and a rejection of what both saw undecided, one is in force",
    useCases: ["acceptApplication", "rejectApplication"],
    table: "Decision",
    async arrange() {
      const { recruiter, organizationId, applicationId } = await applied();
      const shown = { applicationId, shownAs: "active" as const };
      return {
        organizationId,
        acts: [() => acceptApplication(recruiter, shown), () => rejectApplication(recruiter, shown)],
        async holds(outcomes) {
          expectOne(outcomes);
          expect(await inForce(applicationId)).toBe(1);
          expect(await standing(applicationId)).toBe(outcomes[0] === "done" ? "accepted" : "rejected");
          expect(await emitted(organizationId, "application.decided")).toBe(1);
        },
      };
    },
  },
  {
    name: "two lists of the same people in another order are decided each person once",
    useCases: ["decideApplications"],
    table: "Decision",
    async arrange() {
      const { recruiter, organizationId, jobId, applicationId } = await applied();
      const { id: otherId } = await applicant(recruiter, jobId);
      const ids = [applicationId, otherId];
      return {
        organizationId,
        acts: [
          () => decideApplications(recruiter, decideAll(ids, "reject")),
          () => decideApplications(recruiter, decideAll(ids.toReversed(), "reject")),
        ],
        async holds(outcomes) {
          expectDone(outcomes);
          for (const id of ids) expect(await inForce(id)).toBe(1);
          expect(await emitted(organizationId, "application.decided")).toBe(2);
        },
      };
    },
  },
  {
    name: "a list that is decided while scoring of its job is stopped does not deadlock with it",
    useCases: ["decideApplications", "stopScoring"],
    table: "Decision",
    async arrange() {
      const { recruiter, organizationId, jobId } = await applied();
      // Judged before, and queued anew: their scores stand in the other order than their ids.
      const first = await applicant(recruiter, jobId, { scoreStatus: "queued", overall: 10 });
      const second = await applicant(recruiter, jobId, { scoreStatus: "queued", overall: 90 });
      const ids = [first.id, second.id];
      return {
        organizationId,
        acts: [
          () => decideApplications(recruiter, decideAll(ids, "reject")),
          () => stopScoring(recruiter, { jobId }),
        ],
        async holds(outcomes) {
          expectDone(outcomes);
          for (const id of ids) expect(await standing(id)).toBe("rejected");
        },
      };
    },
  },
  {
    name: "a list that is decided while a scorecard of its job is published does not deadlock with it",
    useCases: ["decideApplications", "publishScorecard"],
    table: "Decision",
    async arrange() {
      const { recruiter, organizationId, jobId } = await applied();
      const first = await applicant(recruiter, jobId, { scoreStatus: "scored", overall: 10 });
      const second = await applicant(recruiter, jobId, { scoreStatus: "scored", overall: 90 });
      const ids = [first.id, second.id];
      return {
        organizationId,
        acts: [
          () => decideApplications(recruiter, decideAll(ids, "reject")),
          () => publishScorecard(recruiter, { jobId, content: exampleContent() }),
        ],
        async holds(outcomes) {
          expectDone(outcomes);
          for (const id of ids) expect(["rejected", "active"]).toContain(await standing(id));
        },
      };
    },
  },
  {
    name: "a decision that is undone by two while another is made is undone once, or not at all",
    useCases: ["undoDecision", "rejectApplication"],
    table: "Decision",
    async arrange() {
      const { recruiter, organizationId, applicationId } = await applied();
      const { decisionId } = await acceptApplication(recruiter, { applicationId });
      const undo = () => undoDecision(recruiter, { decisionId });
      return {
        organizationId,
        acts: [undo, () => rejectApplication(recruiter, { applicationId }), undo],
        async holds([undone, rejected, undoneToo]) {
          for (const outcome of [undone, rejected, undoneToo])
            expect(["done", "conflict"]).toContain(outcome);
          const undos = [undone, undoneToo].filter((outcome) => outcome === "done").length;
          expect(undos).toBeLessThan(2);
          expect(await inForce(applicationId)).toBe(1 - undos + (rejected === "done" ? 1 : 0));
          expect(await standing(applicationId)).toBe(
            rejected === "done" ? "rejected" : undos ? "active" : "accepted",
          );
        },
      };
    },
  },
  {
    name: "a rejection that is undone while it is reopened is one of both",
    useCases: ["reopenApplication", "undoDecision"],
    table: "Decision",
    async arrange() {
      const { recruiter, organizationId, applicationId } = await applied();
      const { decisionId } = await rejectApplication(recruiter, { applicationId });
      const reopen = () => reopenApplication(recruiter, { applicationId });
      return {
        organizationId,
        acts: [reopen, () => undoDecision(recruiter, { decisionId }), reopen],
        async holds(outcomes) {
          expectOne(outcomes);
          expect(await standing(applicationId)).toBe("active");
          expect(await inForce(applicationId)).toBe(outcomes[1] === "done" ? 0 : 2);
        },
      };
    },
  },
  {
    name: "somebody who is rejected with a letter while they are erased is written to before, or not at all",
    useCases: ["rejectApplication", "eraseCandidate"],
    table: "CandidateLetter",
    async arrange() {
      const { recruiter, organizationId, applicationId, candidateId } = await applied();
      await ownerDb.candidate.update({
        where: { id: candidateId },
        data: { email: "ada@candidate.example" },
      });
      const letter = { subject: "Your application", text: "Thank you." };
      return {
        organizationId,
        acts: [
          () => rejectApplication(recruiter, { applicationId, letter }),
          () => eraseCandidate(recruiter, { candidateId }),
        ],
        async holds([rejected, erased]) {
          expect(erased).toBe("done");
          expect(["done", "conflict", "not_found"]).toContain(rejected);
          expect(await ownerDb.candidateLetter.count({ where: { organizationId } })).toBe(0);
          expect(["rejected", "withdrawn"]).toContain(await standing(applicationId));
        },
      };
    },
  },
  {
    name: "an application that is decided while its record is merged away is decided once, and moves",
    useCases: ["acceptApplication", "mergeCandidates"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, applicationId, candidateId } = await applied();
      const { job } = await configuredJob(recruiter);
      const { candidateId: survivorId } = await applicant(recruiter, job.id);
      return {
        organizationId,
        acts: [
          () => acceptApplication(recruiter, { applicationId }),
          () => mergeCandidates(recruiter, { candidateId: survivorId, mergedId: candidateId }),
        ],
        async holds([accepted, merged]) {
          expect(merged).toBe("done");
          expect(["done", "conflict"]).toContain(accepted);
          const row = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
          expect(row.candidateId).toBe(survivorId);
          expect(row.disposition).toBe(accepted === "done" ? "accepted" : "active");
          expect(await inForce(applicationId)).toBe(accepted === "done" ? 1 : 0);
        },
      };
    },
  },
  {
    name: "a letter that two have sent again is sent again once",
    useCases: ["sendLetterAgain"],
    table: "CandidateLetter",
    async arrange() {
      const { recruiter, organizationId, applicationId } = await applied();
      const { decisionId } = await rejectApplication(recruiter, { applicationId });
      const { id: letterId } = await ownerDb.candidateLetter.create({
        data: { organizationId, decisionId, subject: "Hello", text: "Hello.", status: "failed" },
      });
      const send = () => sendLetterAgain(recruiter, { letterId });
      return {
        organizationId,
        acts: [send, send],
        async holds(outcomes) {
          expectOne(outcomes);
          expect(await emitted(organizationId, "letter.requested")).toBe(1);
        },
      };
    },
  },
];

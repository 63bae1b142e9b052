import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { giveReason } from "@/lib/hiring/applications/give-reason";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { stopScoring } from "@/lib/judging/evaluation/stop-scoring";
import { acceptReplyFile } from "@/lib/hiring/letters/accept-reply-file";
import { takeBackMessages } from "@/lib/hiring/letters/take-back";
import { writeMessages } from "@/lib/hiring/letters/write-messages";
import { fileWithReply } from "../../support/sample-inputs";
import { sendLetterAgain } from "@/lib/hiring/letters/send-again";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../../support/world";
import { decideAll } from "./job";
import { emitted, expectDone, expectOne, race, recorded, twice } from "./race";
import { acceptApplication, rejectApplication, reopenApplication } from "../../support/decide";

async function teamWithApplication() {
  const { recruiter, organizationId } = await hiringTeam({ role: "admin", undoSeconds: 60 });
  const { job } = await configuredJob(recruiter);
  const { id: applicationId, candidateId } = await applicant(recruiter, job.id);
  return { recruiter, organizationId, jobId: job.id, applicationId, candidateId };
}

/** The team, and a message to the applicant. */
async function teamWithAddress() {
  const world = await teamWithApplication();
  const { candidateId, applicationId } = world;
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { email: "ada@candidate.example" } });
  const people = [{ letterId: randomUUID(), candidateId, applicationId }];
  return { ...world, message: { subject: "Hello", text: "Hello.", people } };
}

/** The team, with two more applications: the order of their scores is the reverse of the order of their ids. */
async function teamWithScores(scoreStatus: "queued" | "scored") {
  const world = await teamWithApplication();
  const first = await applicant(world.recruiter, world.jobId, { scoreStatus, overall: 10 });
  const second = await applicant(world.recruiter, world.jobId, { scoreStatus, overall: 90 });
  return { ...world, ids: [first.id, second.id] };
}

const dispositionOf = async (id: string) =>
  (await ownerDb.application.findUniqueOrThrow({ where: { id } })).disposition;

const decisionsNotUndone = (applicationId: string) =>
  ownerDb.decision.count({ where: { applicationId, undoneAt: null } });

const letter = { subject: "Your application", text: "Thank you." };

export const applicationRaces = [
  race({
    name: "accepting and rejecting an undecided application concurrently makes one decision",
    useCases: ["decideApplications"],
    table: "Decision",
    arrange: teamWithApplication,
    acts: ({ recruiter, applicationId }) => [
      () => acceptApplication(recruiter, { applicationId, shownAs: "active" }),
      () => rejectApplication(recruiter, { applicationId, shownAs: "active" }),
    ],
    async check(outcomes, { organizationId, applicationId }) {
      expectOne(outcomes);
      expect(await decisionsNotUndone(applicationId)).toBe(1);
      expect(await dispositionOf(applicationId)).toBe(outcomes[0] === "done" ? "accepted" : "rejected");
      expect(await emitted(organizationId, "application.decided")).toBe(1);
    },
  }),
  race({
    name: "two bulk decisions in opposite order decide each application once",
    useCases: ["decideApplications"],
    table: "Decision",
    async arrange() {
      const { recruiter, organizationId, jobId, applicationId } = await teamWithApplication();
      const { id: otherId } = await applicant(recruiter, jobId);
      return { organizationId, recruiter, ids: [applicationId, otherId] };
    },
    acts: ({ recruiter, ids }) => [
      () => decideApplications(recruiter, decideAll(ids, "reject")),
      () => decideApplications(recruiter, decideAll(ids.toReversed(), "reject")),
    ],
    async check(outcomes, { organizationId, ids }) {
      expectDone(outcomes);
      for (const id of ids) expect(await decisionsNotUndone(id)).toBe(1);
      expect(await emitted(organizationId, "application.decided")).toBe(2);
    },
  }),
  race({
    name: "a bulk decision does not deadlock with stopping the job's scoring",
    useCases: ["decideApplications", "stopScoring"],
    table: "Decision",
    // Scored before and queued again.
    arrange: () => teamWithScores("queued"),
    acts: ({ recruiter, jobId, ids }) => [
      () => decideApplications(recruiter, decideAll(ids, "reject")),
      () => stopScoring(recruiter, { jobId }),
    ],
    async check(outcomes, { ids }) {
      expectDone(outcomes);
      for (const id of ids) expect(await dispositionOf(id)).toBe("rejected");
    },
  }),
  race({
    name: "a bulk decision does not deadlock with publishing the job's scorecard",
    useCases: ["decideApplications", "publishScorecard"],
    table: "Decision",
    arrange: () => teamWithScores("scored"),
    acts: ({ recruiter, jobId, ids }) => [
      () => decideApplications(recruiter, decideAll(ids, "reject")),
      () => publishScorecard(recruiter, { jobId, content: exampleContent() }),
    ],
    async check(outcomes, { ids }) {
      expectDone(outcomes);
      for (const id of ids) expect(["rejected", "active"]).toContain(await dispositionOf(id));
    },
  }),
  race({
    name: "two undos during a rejection undo the decision at most once",
    useCases: ["undoDecision", "decideApplications"],
    table: "Decision",
    async arrange() {
      const { recruiter, organizationId, applicationId } = await teamWithApplication();
      const { decisionId } = await acceptApplication(recruiter, { applicationId });
      return { organizationId, recruiter, applicationId, decisionId };
    },
    acts: ({ recruiter, applicationId, decisionId }) => {
      const undo = () => undoDecision(recruiter, { decisionId });
      return [undo, () => rejectApplication(recruiter, { applicationId }), undo];
    },
    async check([undone, rejected, undoneToo], { applicationId }) {
      for (const outcome of [undone, rejected, undoneToo]) expect(["done", "conflict"]).toContain(outcome);
      const undos = [undone, undoneToo].filter((outcome) => outcome === "done").length;
      expect(undos).toBeLessThan(2);
      expect(await decisionsNotUndone(applicationId)).toBe(1 - undos + (rejected === "done" ? 1 : 0));
      expect(await dispositionOf(applicationId)).toBe(
        rejected === "done" ? "rejected" : undos ? "active" : "accepted",
      );
    },
  }),
  race({
    name: "two reasons given to one rejection leave the first, and nobody overwrites what they have not seen",
    useCases: ["giveReason"],
    table: "Decision",
    async arrange() {
      const { recruiter, organizationId, applicationId } = await teamWithApplication();
      const { decisionId } = await rejectApplication(recruiter, { applicationId });
      return { organizationId, recruiter, decisionId };
    },
    acts: ({ recruiter, decisionId }) =>
      ["Not enough experience", "Not available in time"].map(
        (reason) => () => giveReason(recruiter, { decisionId, reason, shown: null }),
      ),
    async check(outcomes, { organizationId, decisionId }) {
      expectOne(outcomes);
      const { reason } = await ownerDb.decision.findUniqueOrThrow({ where: { id: decisionId } });
      expect(reason).toBe(["Not enough experience", "Not available in time"][outcomes.indexOf("done")]);
      expect(await recorded(organizationId, "application.reason-given")).toBe(1);
    },
  }),
  race({
    name: "one decision sent twice, because its answer was lost, is made once",
    useCases: ["decideApplications"],
    table: "Decision",
    arrange: teamWithApplication,
    acts({ recruiter, applicationId }) {
      const decisionId = randomUUID();
      const reject = () => rejectApplication(recruiter, { applicationId, decisionId, shownAs: "active" });
      return [reject, reject];
    },
    async check(outcomes, { applicationId }) {
      expectDone(outcomes);
      expect(await decisionsNotUndone(applicationId)).toBe(1);
    },
  }),
  race({
    name: "undoing a rejection while reopening it does only one of the two",
    useCases: ["decideApplications", "undoDecision"],
    table: "Decision",
    async arrange() {
      const { recruiter, organizationId, applicationId } = await teamWithApplication();
      const { decisionId } = await rejectApplication(recruiter, { applicationId });
      return { organizationId, recruiter, applicationId, decisionId };
    },
    acts: ({ recruiter, applicationId, decisionId }) => {
      const reopen = () => reopenApplication(recruiter, { applicationId });
      return [reopen, () => undoDecision(recruiter, { decisionId }), reopen];
    },
    async check(outcomes, { applicationId }) {
      expectOne(outcomes);
      expect(await dispositionOf(applicationId)).toBe("active");
      expect(await decisionsNotUndone(applicationId)).toBe(outcomes[1] === "done" ? 0 : 2);
    },
  }),
  race({
    name: "rejecting a candidate with a letter while erasing them leaves no letter",
    useCases: ["decideApplications", "eraseCandidate"],
    table: "CandidateLetter",
    async arrange() {
      const { recruiter, organizationId, applicationId, candidateId } = await teamWithApplication();
      const email = "ada@candidate.example";
      await ownerDb.candidate.update({ where: { id: candidateId }, data: { email } });
      return { organizationId, recruiter, applicationId, candidateId };
    },
    acts: ({ recruiter, applicationId, candidateId }) => [
      () => rejectApplication(recruiter, { applicationId, letter }),
      () => eraseCandidate(recruiter, { candidateId }),
    ],
    async check([rejected, erased], { organizationId, applicationId }) {
      expect(erased).toBe("done");
      expect(["done", "conflict", "not_found"]).toContain(rejected);
      expect(await ownerDb.candidateLetter.count({ where: { organizationId } })).toBe(0);
      expect(["rejected", "withdrawn"]).toContain(await dispositionOf(applicationId));
    },
  }),
  race({
    name: "an application accepted during a merge moves to the kept record with at most one decision",
    useCases: ["decideApplications", "mergeCandidates"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, applicationId, candidateId } = await teamWithApplication();
      const { job } = await configuredJob(recruiter);
      const { candidateId: survivorId } = await applicant(recruiter, job.id);
      return { organizationId, recruiter, applicationId, candidateId, survivorId };
    },
    acts: ({ recruiter, applicationId, candidateId, survivorId }) => [
      () => acceptApplication(recruiter, { applicationId }),
      () => mergeCandidates(recruiter, { candidateId: survivorId, mergedId: candidateId }),
    ],
    async check([accepted, merged], { applicationId, survivorId }) {
      expect(merged).toBe("done");
      expect(["done", "conflict"]).toContain(accepted);
      const row = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
      expect(row.candidateId).toBe(survivorId);
      expect(row.disposition).toBe(accepted === "done" ? "accepted" : "active");
      expect(await decisionsNotUndone(applicationId)).toBe(accepted === "done" ? 1 : 0);
    },
  }),
  race({
    name: "resending a letter twice sends it once",
    useCases: ["sendLetterAgain"],
    table: "CandidateLetter",
    async arrange() {
      const { recruiter, organizationId, applicationId } = await teamWithApplication();
      const { decisionId } = await rejectApplication(recruiter, { applicationId });
      const { id: letterId } = await ownerDb.candidateLetter.create({
        data: { organizationId, decisionId, subject: "Hello", text: "Hello.", status: "failed" },
      });
      return { organizationId, recruiter, letterId };
    },
    acts: ({ recruiter, letterId }) => twice(() => sendLetterAgain(recruiter, { letterId })),
    async check(outcomes, { organizationId }) {
      expectOne(outcomes);
      expect(await emitted(organizationId, "letter.requested")).toBe(1);
    },
  }),
  race({
    name: "a message that a page sends twice, after a lost answer, is written once",
    useCases: ["writeMessages"],
    table: "CandidateLetter",
    arrange: teamWithAddress,
    acts: ({ recruiter, message }) => twice(() => writeMessages(recruiter, message)),
    async check(outcomes, { organizationId }) {
      expectDone(outcomes);
      expect(await ownerDb.candidateLetter.count({ where: { organizationId } })).toBe(1);
      expect(await emitted(organizationId, "letter.requested")).toBe(1);
    },
  }),
  race({
    name: "writing to somebody while erasing them leaves no message",
    useCases: ["writeMessages", "eraseCandidate"],
    table: "CandidateLetter",
    arrange: teamWithAddress,
    acts: ({ recruiter, message, candidateId }) => [
      () => writeMessages(recruiter, message),
      () => eraseCandidate(recruiter, { candidateId }),
    ],
    async check([written, erased], { organizationId }) {
      expect(erased).toBe("done");
      expect(["done", "conflict"]).toContain(written);
      expect(await ownerDb.candidateLetter.count({ where: { organizationId } })).toBe(0);
    },
  }),
  race({
    name: "a message is taken back once",
    useCases: ["takeBackMessages"],
    table: "CandidateLetter",
    async arrange() {
      const world = await teamWithAddress();
      const { letterIds } = await writeMessages(world.recruiter, world.message);
      return { ...world, letterIds };
    },
    acts: ({ recruiter, letterIds }) => twice(() => takeBackMessages(recruiter, { letterIds })),
    async check(outcomes, { organizationId }) {
      expectOne(outcomes);
      const letters = await ownerDb.candidateLetter.findMany({ where: { organizationId } });
      expect(letters.map(({ status }) => status)).toEqual(["skipped"]);
    },
  }),
  race({
    name: "a file that came with a reply is added to the documents once",
    useCases: ["acceptReplyFile"],
    table: "Attachment",
    async arrange() {
      const world = await teamWithAddress();
      const { organizationId, candidateId } = world;
      const { id: fileId } = await fileWithReply({ organizationId, candidateId });
      return { ...world, fileId };
    },
    acts: ({ recruiter, fileId }) => twice(() => acceptReplyFile(recruiter, { fileId, kind: "other" })),
    async check(outcomes, { candidateId }) {
      expectOne(outcomes, "not_found");
      expect(await ownerDb.attachment.count({ where: { candidateId } })).toBe(1);
    },
  }),
];

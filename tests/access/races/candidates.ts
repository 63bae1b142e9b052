import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { systemActor } from "@/lib/access/system";
import { decideApplications } from "@/lib/applications/decide-applications";
import { reopenApplication } from "@/lib/applications/reopen-application";
import { addAttachment } from "@/lib/candidates/add-attachment";
import { assignCandidate } from "@/lib/candidates/assign-candidate";
import { correctCandidate } from "@/lib/candidates/correct-candidate";
import { createCandidates } from "@/lib/candidates/create-candidates";
import { giveConsent, withdrawConsent } from "@/lib/candidates/employee-consent";
import { eraseCandidate } from "@/lib/candidates/erase-candidate";
import { eraseInactive } from "@/lib/candidates/erase-inactive";
import { mergeCandidates } from "@/lib/candidates/merge-candidates";
import { optOut, undoOptOut } from "@/lib/candidates/opt-out";
import { confirmRead } from "@/lib/candidates/confirm-read";
import { undoMerge } from "@/lib/candidates/undo-merge";
import { evaluateAgain } from "@/lib/evaluation/evaluate-again";
import { stopScoring } from "@/lib/evaluation/stop-scoring";
import { readAgain } from "@/lib/intake/read-again";
import { retryScoring } from "@/lib/intake/retry-scoring";
import { addNote } from "@/lib/notes/add-note";
import { confirmRediscovery } from "@/lib/talent-pool/rediscovery/rediscover-candidates";
import { previewRediscovery } from "@/lib/talent-pool/rediscovery/preview-rediscovery";
import { storedCv } from "../../support/stored-cv";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../../support/world";
import { createPooledCandidate } from "../../talent-pool/people";
import { type Race, emitted, expectDone, expectOne, recorded } from "./race";

/** A candidate with an application whose scoring failed, and a CV that was read or could not be. */
async function person(readStatus: "failed" | "read" = "read") {
  const { recruiter, organization } = await hiringTeam({ role: "admin" });
  const { job } = await configuredJob(recruiter);
  const { id: applicationId, candidateId } = await applicant(recruiter, job.id, { scoreStatus: "failed" });
  const { id: attachmentId } = await storedCv(recruiter, candidateId, { readStatus });
  const rows = { jobId: job.id, applicationId, candidateId, attachmentId };
  return { recruiter, organizationId: organization.id, ...rows };
}

async function twoRecords() {
  const world = await person();
  const { job } = await configuredJob(world.recruiter);
  const { candidateId: otherId } = await applicant(world.recruiter, job.id);
  return { ...world, otherId };
}

/** A candidate rejected so long ago that the retention rule erases them, and the act that erases them. */
async function pastRetention() {
  const world = await person();
  const { organizationId, applicationId, candidateId } = world;
  const past = new Date(Date.now() - 1000 * 24 * 3_600_000);
  await ownerDb.organization.update({
    where: { id: organizationId },
    data: { retentionMonths: 24, retentionFrom: past },
  });
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { createdAt: past } });
  await ownerDb.attachment.updateMany({ where: { candidateId }, data: { createdAt: past } });
  await ownerDb.application.update({
    where: { id: applicationId },
    data: { disposition: "rejected", createdAt: past, appliedAt: past, decidedAt: past },
  });
  const sweeper = systemActor(organizationId, "sweeper");
  return { ...world, erase: () => eraseInactive(sweeper, { candidateIds: [candidateId] }) };
}

const file = (text: string) => ({
  fileName: "cv.txt",
  contentBase64: Buffer.from(text).toString("base64"),
});

const candidate = (id: string) => ownerDb.candidate.findUniqueOrThrow({ where: { id } });
const statusOf = async (id: string) =>
  (await ownerDb.application.findUniqueOrThrow({ where: { id } })).scoreStatus;

export const candidateRaces: Race[] = [
  {
    name: "attaching a file twice concurrently attaches it once",
    useCases: ["addAttachment"],
    table: "Attachment",
    async arrange() {
      const { recruiter, organizationId, candidateId } = await person();
      const attach = () => addAttachment(recruiter, { candidateId, file: file(`CV ${candidateId}`) });
      return {
        organizationId,
        acts: [attach, attach],
        async check(outcomes) {
          expectOne(outcomes);
          expect(await ownerDb.attachment.count({ where: { candidateId } })).toBe(2);
          expect(await emitted(organizationId, "attachment.received")).toBe(1);
        },
      };
    },
  },
  {
    name: "a file attached while its candidate is erased is erased too or refused",
    useCases: ["addAttachment", "eraseCandidate"],
    table: "Attachment",
    async arrange() {
      const { recruiter, organizationId, candidateId } = await person();
      return {
        organizationId,
        acts: [
          () => addAttachment(recruiter, { candidateId, file: file("CV") }),
          () => eraseCandidate(recruiter, { candidateId }),
        ],
        async check([attached, erased]) {
          expect(erased).toBe("done");
          expect(["done", "not_found"]).toContain(attached);
          expect(await ownerDb.attachment.count({ where: { candidateId } })).toBe(0);
        },
      };
    },
  },
  {
    name: "a file read again while its candidate is erased is erased too or refused",
    useCases: ["readAgain", "eraseCandidate"],
    table: "Attachment",
    async arrange() {
      const { recruiter, organizationId, candidateId, attachmentId } = await person("failed");
      return {
        organizationId,
        acts: [
          () => readAgain(recruiter, { attachmentId }),
          () => eraseCandidate(recruiter, { candidateId }),
        ],
        async check([read, erased]) {
          expect(erased).toBe("done");
          expect(["done", "not_found"]).toContain(read);
          expect(await ownerDb.attachment.count({ where: { candidateId } })).toBe(0);
        },
      };
    },
  },
  {
    name: "reading a file again while another is attached does both",
    useCases: ["readAgain", "addAttachment"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, candidateId, attachmentId, applicationId } = await person("failed");
      return {
        organizationId,
        acts: [
          () => readAgain(recruiter, { attachmentId }),
          () => addAttachment(recruiter, { candidateId, file: file("CV") }),
        ],
        async check(outcomes) {
          expectDone(outcomes);
          expect(await statusOf(applicationId)).toBe("queued");
          expect(await emitted(organizationId, "attachment.received")).toBe(2);
        },
      };
    },
  },
  {
    name: "concurrent requests to read a file again read it once",
    useCases: ["readAgain", "retryScoring"],
    table: "Attachment",
    async arrange() {
      const { recruiter, organizationId, attachmentId, applicationId } = await person("failed");
      return {
        organizationId,
        acts: [
          () => readAgain(recruiter, { attachmentId }),
          () => retryScoring(recruiter, { applicationId }),
          () => readAgain(recruiter, { attachmentId }),
        ],
        async check(outcomes) {
          expectOne(outcomes);
          expect(await emitted(organizationId, "attachment.received")).toBe(1);
        },
      };
    },
  },
  {
    name: "stating twice that a person has read a file records it once",
    useCases: ["confirmRead"],
    table: "Attachment",
    async arrange() {
      const { recruiter, organizationId, attachmentId } = await person("failed");
      const say = () => confirmRead(recruiter, { attachmentId });
      return {
        organizationId,
        acts: [say, say],
        async check(outcomes) {
          expectDone(outcomes);
          expect(await recorded(organizationId, "document.read-by-person")).toBe(1);
        },
      };
    },
  },
  {
    name: "two requests to evaluate an application again queue it once",
    useCases: ["evaluateAgain", "retryScoring"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, applicationId } = await person();
      return {
        organizationId,
        acts: [
          () => evaluateAgain(recruiter, { applicationId }),
          () => retryScoring(recruiter, { applicationId }),
        ],
        async check(outcomes) {
          expectOne(outcomes);
          expect(await emitted(organizationId, "application.queued")).toBe(1);
        },
      };
    },
  },
  {
    name: "scoring stopped twice and requested again ends queued or stopped",
    useCases: ["stopScoring", "evaluateAgain"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, jobId, applicationId } = await person();
      await ownerDb.application.update({ where: { id: applicationId }, data: { scoreStatus: "queued" } });
      return {
        organizationId,
        acts: [
          () => stopScoring(recruiter, { jobId }),
          () => stopScoring(recruiter, { applicationIds: [applicationId] }),
          () => evaluateAgain(recruiter, { applicationId }),
        ],
        async check([stopped, stoppedToo, requested]) {
          expect([stopped, stoppedToo]).toEqual(["done", "done"]);
          const stops = await recorded(organizationId, "application.scoring-stopped");
          const queued = await emitted(organizationId, "application.queued");
          expect(queued).toBe(requested === "done" ? 1 : 0);
          expect(stops - queued).toBe((await statusOf(applicationId)) === "failed" ? 1 : 0);
        },
      };
    },
  },
  {
    name: "assigning a candidate to a job twice creates one application",
    useCases: ["assignCandidate"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, candidateId } = await person();
      const { job } = await configuredJob(recruiter);
      const assign = () => assignCandidate(recruiter, { candidateId, jobId: job.id });
      return {
        organizationId,
        acts: [assign, assign],
        async check(outcomes) {
          expectOne(outcomes);
          expect(await ownerDb.application.count({ where: { jobId: job.id } })).toBe(1);
          expect(await emitted(organizationId, "application.queued")).toBe(1);
        },
      };
    },
  },
  {
    name: "opting out and taking it back leaves a state that matches the audit trail",
    useCases: ["optOut", "undoOptOut"],
    table: "Candidate",
    async arrange() {
      const { recruiter, organizationId, candidateId } = await person();
      return {
        organizationId,
        acts: [
          () => optOut(recruiter, { candidateId }),
          () => optOut(recruiter, { candidateId }),
          () => undoOptOut(recruiter, { candidateId }),
        ],
        async check(outcomes) {
          for (const outcome of outcomes) expect(["done", "conflict"]).toContain(outcome);
          const out = await recorded(organizationId, "candidate.opted-out");
          const back = await recorded(organizationId, "candidate.opted-in");
          expect(out - back).toBe((await candidate(candidateId)).optedOutAt ? 1 : 0);
        },
      };
    },
  },
  {
    name: "giving and withdrawing consent leaves a state that matches the audit trail",
    useCases: ["giveConsent", "withdrawConsent"],
    table: "Employee",
    async arrange() {
      const { recruiter, organizationId, candidateId } = await person();
      await ownerDb.employee.create({ data: { organizationId, candidateId } });
      const give = () => giveConsent(recruiter, { candidateId });
      return {
        organizationId,
        acts: [give, () => withdrawConsent(recruiter, { candidateId }), give],
        async check(outcomes) {
          expectDone(outcomes);
          const employee = await ownerDb.employee.findFirstOrThrow({ where: { candidateId } });
          const changes =
            (await recorded(organizationId, "candidate.consented")) -
            (await recorded(organizationId, "candidate.consent-withdrawn"));
          expect(changes).toBe(employee.consentedAt ? 1 : 0);
        },
      };
    },
  },
  {
    name: "two recruiters who add the same two people in opposite order create each of them once",
    useCases: ["createCandidates"],
    async arrange() {
      const { recruiter, organizationId, jobId } = await person();
      const ada = `ada-${randomUUID()}@x.example`;
      const ben = `ben-${randomUUID()}@x.example`;
      const people = [
        { fullName: "Ada Reyes", email: ada, files: [file("Ada Reyes\nEngineer")] },
        { fullName: "Ben Okafor", email: ben, files: [file("Ben Okafor\nGardener")] },
      ];
      return {
        organizationId,
        acts: [
          () => createCandidates(recruiter, { jobId, candidates: people }),
          () => createCandidates(recruiter, { jobId, candidates: people.toReversed() }),
        ],
        async check(outcomes) {
          expectDone(outcomes);
          for (const email of [ada, ben]) expect(await ownerDb.candidate.count({ where: { email } })).toBe(1);
          expect(await ownerDb.application.count({ where: { jobId } })).toBe(3);
        },
      };
    },
  },
  {
    name: "merging two records into each other keeps one of them",
    useCases: ["mergeCandidates"],
    table: "CandidateAlias",
    async arrange() {
      const { recruiter, organizationId, candidateId, otherId } = await twoRecords();
      return {
        organizationId,
        acts: [
          () => mergeCandidates(recruiter, { candidateId, mergedId: otherId }),
          () => mergeCandidates(recruiter, { candidateId: otherId, mergedId: candidateId }),
        ],
        async check(outcomes) {
          expectOne(outcomes);
          expect(await ownerDb.candidateAlias.count({ where: { organizationId } })).toBe(1);
        },
      };
    },
  },
  {
    name: "undoing a merge while the kept record is erased comes first or is refused",
    useCases: ["undoMerge", "eraseCandidate"],
    table: "CandidateAlias",
    async arrange() {
      const { recruiter, organizationId, candidateId, otherId } = await twoRecords();
      await mergeCandidates(recruiter, { candidateId, mergedId: otherId });
      return {
        organizationId,
        acts: [
          () => undoMerge(recruiter, { mergedId: otherId }),
          () => eraseCandidate(recruiter, { candidateId }),
        ],
        async check([undone, erased]) {
          for (const outcome of [undone, erased])
            expect(["done", "conflict", "not_found"]).toContain(outcome);
          expect((await candidate(candidateId)).erasedAt !== null).toBe(erased === "done");
          // Either two people again, of whom one may be erased, or one who is erased completely.
          expect((await candidate(otherId)).erasedAt === null).toBe(undone === "done");
        },
      };
    },
  },
  {
    name: "merging a record away while it is erased does only one of the two",
    useCases: ["mergeCandidates", "eraseCandidate"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, candidateId, otherId } = await twoRecords();
      return {
        organizationId,
        acts: [
          () => mergeCandidates(recruiter, { candidateId, mergedId: otherId }),
          () => eraseCandidate(recruiter, { candidateId: otherId }),
        ],
        async check([merged, erased]) {
          expectOne([merged!, erased!], ["conflict", "not_found"]);
          expect((await candidate(otherId)).erasedAt !== null).toBe(erased === "done");
          expect(await ownerDb.candidateAlias.count({ where: { organizationId } })).toBe(
            merged === "done" ? 1 : 0,
          );
        },
      };
    },
  },
  {
    name: "deciding on an application judged by an erased candidate's file does not deadlock with the erasure",
    useCases: ["decideApplications", "eraseCandidate"],
    table: "Application",
    async arrange() {
      const { recruiter, organization } = await hiringTeam({ role: "admin" });
      const organizationId = organization.id;
      const { job, versionId } = await configuredJob(recruiter);
      // As after an undone merge: the older application was judged by the other person's file.
      const judged = await applicant(recruiter, job.id);
      const { id: applicationId, candidateId } = await applicant(recruiter, job.id);
      const { id: attachmentId } = await storedCv(recruiter, candidateId);
      const evaluation = await ownerDb.evaluation.create({
        data: {
          organizationId,
          applicationId: judged.id,
          attachmentId,
          scorecardVersionId: versionId,
          judge: "embedded",
          judgeVersion: "1",
          inputHash: randomUUID(),
          dimensions: [],
        },
      });
      await ownerDb.application.update({
        where: { id: judged.id },
        data: { currentEvaluationId: evaluation.id },
      });
      const decisions = [judged.id, applicationId].map((id) => ({
        applicationId: id,
        decision: "accept" as const,
      }));
      return {
        organizationId,
        acts: [
          () => eraseCandidate(recruiter, { candidateId }),
          () => decideApplications(recruiter, { decisions }),
        ],
        async check(outcomes) {
          expectDone(outcomes);
          const row = await ownerDb.application.findUniqueOrThrow({ where: { id: judged.id } });
          expect(row).toMatchObject({ disposition: "accepted", currentEvaluationId: null });
          expect((await candidate(candidateId)).erasedAt).not.toBeNull();
        },
      };
    },
  },
  {
    name: "a candidate assigned to a job while the retention rule erases them stays or was erased first",
    useCases: ["assignCandidate", "eraseInactive"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, candidateId, erase } = await pastRetention();
      const { job } = await configuredJob(recruiter);
      return {
        organizationId,
        acts: [() => assignCandidate(recruiter, { candidateId, jobId: job.id }), erase],
        async check([assigned, erased]) {
          expect(erased).toBe("done");
          expect(["done", "not_found"]).toContain(assigned);
          expect((await candidate(candidateId)).erasedAt === null).toBe(assigned === "done");
        },
      };
    },
  },
  {
    name: "a candidate reopened while the retention rule erases them stays or was erased first",
    useCases: ["reopenApplication", "eraseInactive"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, candidateId, applicationId, erase } = await pastRetention();
      return {
        organizationId,
        acts: [() => reopenApplication(recruiter, { applicationId }), erase],
        async check([reopened, erased]) {
          expect(erased).toBe("done");
          expect(["done", "conflict", "not_found"]).toContain(reopened);
          expect((await candidate(candidateId)).erasedAt === null).toBe(reopened === "done");
        },
      };
    },
  },
  {
    name: "erasing a candidate during a correction and a new note erases both",
    useCases: ["correctCandidate", "addNote", "eraseCandidate"],
    table: "Candidate",
    async arrange() {
      const { recruiter, organizationId, candidateId } = await person();
      return {
        organizationId,
        acts: [
          () => correctCandidate(recruiter, { candidateId, email: "ada@candidate.example" }),
          () => addNote(recruiter, { candidateId, body: "Ada called." }),
          () => eraseCandidate(recruiter, { candidateId }),
        ],
        async check([corrected, added, erased]) {
          expect(erased).toBe("done");
          for (const outcome of [corrected, added]) expect(["done", "conflict"]).toContain(outcome);
          expect((await candidate(candidateId)).email).toBeNull();
          expect(await ownerDb.note.count({ where: { candidateId } })).toBe(0);
        },
      };
    },
  },
  {
    name: "confirming two searches of the talent pool creates each application once",
    useCases: ["previewRediscovery", "confirmRediscovery"],
    table: "Application",
    async arrange() {
      const { recruiter, organization } = await hiringTeam();
      const { job } = await configuredJob(recruiter);
      await createPooledCandidate(recruiter, "Ada Reyes");
      const jobId = job.id;
      const search = async () => {
        const { rediscoveryId } = await previewRediscovery(recruiter, { jobId });
        return confirmRediscovery(recruiter, { rediscoveryId });
      };
      return {
        organizationId: organization.id,
        acts: [search, search],
        async check(outcomes) {
          for (const outcome of outcomes) expect(["done", "conflict"]).toContain(outcome);
          expect(await ownerDb.application.count({ where: { jobId } })).toBe(1);
        },
      };
    },
  },
];

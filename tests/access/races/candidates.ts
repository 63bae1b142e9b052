import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { systemActor } from "@/lib/platform/access/system";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { addAttachment } from "@/lib/records/candidates/add-attachment";
import { assignCandidate } from "@/lib/records/candidates/assign-candidate";
import { correctCandidate } from "@/lib/records/candidates/correct-candidate";
import { correctProfile, profileRevision } from "@/lib/records/candidates/correct-profile";
import { createCandidates } from "@/lib/records/candidates/create-candidates";
import { giveConsent, withdrawConsent } from "@/lib/records/candidates/employee-consent";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { eraseInactive } from "@/lib/records/candidates/erase-inactive";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { optOut, undoOptOut } from "@/lib/records/candidates/opt-out";
import { confirmRead } from "@/lib/records/candidates/confirm-read";
import { placeHold } from "@/lib/records/candidates/place-hold";
import { releaseHold } from "@/lib/records/candidates/release-hold";
import { undoMerge } from "@/lib/records/candidates/undo-merge";
import { evaluateAgain } from "@/lib/judging/evaluation/evaluate-again";
import { stopScoring } from "@/lib/judging/evaluation/stop-scoring";
import { readAgain } from "@/lib/hiring/intake/read-again";
import { retryScoring } from "@/lib/hiring/intake/retry-scoring";
import { addNote } from "@/lib/hiring/notes/add-note";
import { confirmRediscovery } from "@/lib/hiring/talent-pool/rediscovery/rediscover-candidates";
import { previewRediscovery } from "@/lib/hiring/talent-pool/rediscovery/preview-rediscovery";
import { sentFile } from "../../support/sent-file";
import { readingOf, storedCv } from "../../support/stored-cv";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../../support/world";
import { createPooledCandidate } from "../../talent-pool/people";
import { decideAll } from "./job";
import { emitted, expectDone, expectOne, race, recorded, twice } from "./race";
import { reopenApplication } from "../../support/decide";

/** A hold on one person alone. */
const nothingElse = { reason: "Charge", jobId: null, appliedFrom: null, appliedTo: null };

/** A candidate with an application whose scoring failed, and a CV that was read or could not be. */
async function person(readStatus: "failed" | "read" = "read") {
  const { recruiter, organizationId } = await hiringTeam({ role: "admin" });
  const { job } = await configuredJob(recruiter);
  const { id: applicationId, candidateId } = await applicant(recruiter, job.id, { scoreStatus: "failed" });
  const { id: attachmentId } = await storedCv(recruiter, candidateId, { readStatus });
  return { recruiter, organizationId, jobId: job.id, applicationId, candidateId, attachmentId };
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

const file = (text: string) => sentFile("cv.txt", text);

const candidate = (id: string) => ownerDb.candidate.findUniqueOrThrow({ where: { id } });
const statusOf = async (id: string) =>
  (await ownerDb.application.findUniqueOrThrow({ where: { id } })).scoreStatus;

/** A person whose CV was read, and the act of correcting a role's title as the page showed it. */
async function readPerson() {
  const world = await person();
  const { attachmentId, candidateId, organizationId, recruiter } = world;
  const reading = readingOf("Ada Reyes\n\nExperience\nBaker at Crumb Ltd, 2015 - 2019\n");
  await ownerDb.documentText.create({ data: { organizationId, attachmentId, ...reading } });
  const revision = profileRevision(reading.profile);
  const role = { organization: "Crumb Ltd", from: "2015", to: "2019", current: false, entry: 0 };
  const correct = (title: string) => () =>
    correctProfile(recruiter, {
      candidateId,
      attachmentId,
      revision,
      correction: { list: "roles", entries: [{ ...role, title }] },
    });
  return { ...world, correct };
}

export const candidateRaces = [
  race({
    name: "of two corrections of what was read, one is kept and the other told that it has changed",
    useCases: ["correctProfile"],
    table: "DocumentText",
    arrange: readPerson,
    acts: ({ correct }) => [correct("Master Baker"), correct("Head Baker")],
    async check(outcomes, { organizationId, attachmentId }) {
      expectOne(outcomes);
      const { corrections } = await ownerDb.documentText.findFirstOrThrow({ where: { attachmentId } });
      const kept = outcomes[0] === "done" ? "Master Baker" : "Head Baker";
      expect(corrections).toMatchObject({ lists: { roles: { entries: [{ title: kept }] } } });
      expect(await recorded(organizationId, "candidate.profile-corrected")).toBe(1);
    },
  }),
  race({
    name: "attaching a file twice concurrently attaches it once",
    useCases: ["addAttachment"],
    table: "Attachment",
    arrange: person,
    acts: ({ recruiter, candidateId }) =>
      twice(() => addAttachment(recruiter, { candidateId, file: file(`CV ${candidateId}`) })),
    async check(outcomes, { organizationId, candidateId }) {
      expectOne(outcomes);
      expect(await ownerDb.attachment.count({ where: { candidateId } })).toBe(2);
      expect(await emitted(organizationId, "attachment.received")).toBe(1);
    },
  }),
  race({
    name: "a file attached while its candidate is erased is erased too or refused",
    useCases: ["addAttachment", "eraseCandidate"],
    table: "Attachment",
    arrange: person,
    acts: ({ recruiter, candidateId }) => [
      () => addAttachment(recruiter, { candidateId, file: file("CV") }),
      () => eraseCandidate(recruiter, { candidateId }),
    ],
    async check([attached, erased], { candidateId }) {
      expect(erased).toBe("done");
      expect(["done", "not_found"]).toContain(attached);
      expect(await ownerDb.attachment.count({ where: { candidateId } })).toBe(0);
    },
  }),
  race({
    name: "an erasure while a hold is placed seals the person for it, or was first",
    useCases: ["placeHold", "eraseCandidate"],
    table: "LegalHold",
    arrange: person,
    acts: ({ recruiter, candidateId }) => [
      () => placeHold(recruiter, { ...nothingElse, candidateId }),
      () => eraseCandidate(recruiter, { candidateId }),
    ],
    async check(outcomes, { organizationId, candidateId }) {
      expectDone(outcomes);
      const holds = await ownerDb.legalHold.findMany({ where: { organizationId } });
      const sealed = await ownerDb.sealedRecord.findMany({ where: { candidateId } });
      expect(holds).toHaveLength(1);
      for (const { holdIds } of sealed) expect(holdIds).toEqual(holds.map(({ id }) => id));
      const { particulars } = await ownerDb.auditEvent.findFirstOrThrow({
        where: { organizationId, name: "candidate.erased" },
      });
      expect(particulars).toEqual(
        sealed.length > 0
          ? expect.objectContaining({ heldBy: [holds[0]?.id] })
          : expect.not.objectContaining({ heldBy: expect.anything() }),
      );
    },
  }),
  race({
    name: "a hold released twice is released once, and deletes what was sealed once",
    useCases: ["releaseHold"],
    table: "LegalHold",
    async arrange() {
      const world = await person();
      const { holdId } = await placeHold(world.recruiter, {
        ...nothingElse,
        candidateId: world.candidateId,
      });
      await eraseCandidate(world.recruiter, { candidateId: world.candidateId });
      return { ...world, holdId };
    },
    acts: ({ recruiter, holdId }) => twice(() => releaseHold(recruiter, { holdId })),
    async check(outcomes, { organizationId }) {
      expectOne(outcomes);
      expect(await ownerDb.sealedRecord.count({ where: { organizationId } })).toBe(0);
      expect(await recorded(organizationId, "organization.hold-released")).toBe(1);
    },
  }),
  race({
    name: "a file read again while its candidate is erased is erased too or refused",
    useCases: ["readAgain", "eraseCandidate"],
    table: "Attachment",
    arrange: () => person("failed"),
    acts: ({ recruiter, candidateId, attachmentId }) => [
      () => readAgain(recruiter, { attachmentId }),
      () => eraseCandidate(recruiter, { candidateId }),
    ],
    async check([read, erased], { candidateId }) {
      expect(erased).toBe("done");
      expect(["done", "not_found"]).toContain(read);
      expect(await ownerDb.attachment.count({ where: { candidateId } })).toBe(0);
    },
  }),
  race({
    name: "reading a file again while another is attached does both",
    useCases: ["readAgain", "addAttachment"],
    table: "Application",
    arrange: () => person("failed"),
    acts: ({ recruiter, candidateId, attachmentId }) => [
      () => readAgain(recruiter, { attachmentId }),
      () => addAttachment(recruiter, { candidateId, file: file("CV") }),
    ],
    async check(outcomes, { organizationId, applicationId }) {
      expectDone(outcomes);
      expect(await statusOf(applicationId)).toBe("queued");
      expect(await emitted(organizationId, "attachment.received")).toBe(2);
    },
  }),
  race({
    name: "concurrent requests to read a file again read it once",
    useCases: ["readAgain", "retryScoring"],
    table: "Attachment",
    arrange: () => person("failed"),
    acts: ({ recruiter, attachmentId, applicationId }) => [
      () => readAgain(recruiter, { attachmentId }),
      () => retryScoring(recruiter, { applicationId }),
      () => readAgain(recruiter, { attachmentId }),
    ],
    async check(outcomes, { organizationId }) {
      expectOne(outcomes);
      expect(await emitted(organizationId, "attachment.received")).toBe(1);
    },
  }),
  race({
    name: "stating twice that a person has read a file records it once",
    useCases: ["confirmRead"],
    table: "Attachment",
    arrange: () => person("failed"),
    acts: ({ recruiter, attachmentId }) => twice(() => confirmRead(recruiter, { attachmentId })),
    async check(outcomes, { organizationId }) {
      expectDone(outcomes);
      expect(await recorded(organizationId, "document.read-by-person")).toBe(1);
    },
  }),
  race({
    name: "two requests to evaluate an application again queue it once",
    useCases: ["evaluateAgain", "retryScoring"],
    table: "Application",
    arrange: person,
    acts: ({ recruiter, applicationId }) => [
      () => evaluateAgain(recruiter, { applicationId }),
      () => retryScoring(recruiter, { applicationId }),
    ],
    async check(outcomes, { organizationId }) {
      expectOne(outcomes);
      expect(await emitted(organizationId, "application.queued")).toBe(1);
    },
  }),
  race({
    name: "scoring stopped twice and requested again ends queued or stopped",
    useCases: ["stopScoring", "evaluateAgain"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, jobId, applicationId } = await person();
      await ownerDb.application.update({ where: { id: applicationId }, data: { scoreStatus: "queued" } });
      return { organizationId, recruiter, jobId, applicationId };
    },
    acts: ({ recruiter, jobId, applicationId }) => [
      () => stopScoring(recruiter, { jobId }),
      () => stopScoring(recruiter, { applicationIds: [applicationId] }),
      () => evaluateAgain(recruiter, { applicationId }),
    ],
    async check([stopped, stoppedToo, requested], { organizationId, applicationId }) {
      expect([stopped, stoppedToo]).toEqual(["done", "done"]);
      const stops = await recorded(organizationId, "application.scoring-stopped");
      const queued = await emitted(organizationId, "application.queued");
      expect(queued).toBe(requested === "done" ? 1 : 0);
      expect(stops - queued).toBe((await statusOf(applicationId)) === "failed" ? 1 : 0);
    },
  }),
  race({
    name: "assigning a candidate to a job twice creates one application",
    useCases: ["assignCandidate"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, candidateId } = await person();
      const { job } = await configuredJob(recruiter);
      return { organizationId, recruiter, candidateId, job };
    },
    acts: ({ recruiter, candidateId, job }) =>
      twice(() => assignCandidate(recruiter, { candidateId, jobId: job.id })),
    async check(outcomes, { organizationId, job }) {
      expectOne(outcomes);
      expect(await ownerDb.application.count({ where: { jobId: job.id } })).toBe(1);
      expect(await emitted(organizationId, "application.queued")).toBe(1);
    },
  }),
  race({
    name: "opting out and taking it back leaves a state that matches the audit trail",
    useCases: ["optOut", "undoOptOut"],
    table: "Candidate",
    arrange: person,
    acts: ({ recruiter, candidateId }) => [
      () => optOut(recruiter, { candidateId }),
      () => optOut(recruiter, { candidateId }),
      () => undoOptOut(recruiter, { candidateId }),
    ],
    async check(outcomes, { organizationId, candidateId }) {
      for (const outcome of outcomes) expect(["done", "conflict"]).toContain(outcome);
      const out = await recorded(organizationId, "candidate.opted-out");
      const back = await recorded(organizationId, "candidate.opted-in");
      expect(out - back).toBe((await candidate(candidateId)).optedOutAt ? 1 : 0);
    },
  }),
  race({
    name: "giving and withdrawing consent leaves a state that matches the audit trail",
    useCases: ["giveConsent", "withdrawConsent"],
    table: "Employee",
    async arrange() {
      const { recruiter, organizationId, candidateId } = await person();
      await ownerDb.employee.create({ data: { organizationId, candidateId } });
      return { organizationId, recruiter, candidateId };
    },
    acts: ({ recruiter, candidateId }) => {
      const give = () => giveConsent(recruiter, { candidateId });
      return [give, () => withdrawConsent(recruiter, { candidateId }), give];
    },
    async check(outcomes, { organizationId, candidateId }) {
      expectDone(outcomes);
      const employee = await ownerDb.employee.findFirstOrThrow({ where: { candidateId } });
      const changes =
        (await recorded(organizationId, "candidate.consented")) -
        (await recorded(organizationId, "candidate.consent-withdrawn"));
      expect(changes).toBe(employee.consentedAt ? 1 : 0);
    },
  }),
  race({
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
      return { organizationId, recruiter, jobId, people, ada, ben };
    },
    acts: ({ recruiter, jobId, people }) => [
      () => createCandidates(recruiter, { jobId, candidates: people }),
      () => createCandidates(recruiter, { jobId, candidates: people.toReversed() }),
    ],
    async check(outcomes, { jobId, ada, ben }) {
      expectDone(outcomes);
      for (const email of [ada, ben]) expect(await ownerDb.candidate.count({ where: { email } })).toBe(1);
      expect(await ownerDb.application.count({ where: { jobId } })).toBe(3);
    },
  }),
  race({
    name: "merging two records into each other keeps one of them",
    useCases: ["mergeCandidates"],
    table: "CandidateAlias",
    arrange: twoRecords,
    acts: ({ recruiter, candidateId, otherId }) => [
      () => mergeCandidates(recruiter, { candidateId, mergedId: otherId }),
      () => mergeCandidates(recruiter, { candidateId: otherId, mergedId: candidateId }),
    ],
    async check(outcomes, { organizationId }) {
      expectOne(outcomes);
      expect(await ownerDb.candidateAlias.count({ where: { organizationId } })).toBe(1);
    },
  }),
  race({
    name: "undoing a merge while the kept record is erased comes first or is refused",
    useCases: ["undoMerge", "eraseCandidate"],
    table: "CandidateAlias",
    async arrange() {
      const { recruiter, organizationId, candidateId, otherId } = await twoRecords();
      await mergeCandidates(recruiter, { candidateId, mergedId: otherId });
      return { organizationId, recruiter, candidateId, otherId };
    },
    acts: ({ recruiter, candidateId, otherId }) => [
      () => undoMerge(recruiter, { mergedId: otherId }),
      () => eraseCandidate(recruiter, { candidateId }),
    ],
    async check([undone, erased], { candidateId, otherId }) {
      for (const outcome of [undone, erased]) expect(["done", "conflict", "not_found"]).toContain(outcome);
      expect((await candidate(candidateId)).erasedAt !== null).toBe(erased === "done");
      // Either two people again, of whom one may be erased, or one who is erased completely.
      expect((await candidate(otherId)).erasedAt === null).toBe(undone === "done");
    },
  }),
  race({
    name: "merging a record away while it is erased does only one of the two",
    useCases: ["mergeCandidates", "eraseCandidate"],
    table: "Application",
    arrange: twoRecords,
    acts: ({ recruiter, candidateId, otherId }) => [
      () => mergeCandidates(recruiter, { candidateId, mergedId: otherId }),
      () => eraseCandidate(recruiter, { candidateId: otherId }),
    ],
    async check([merged, erased], { organizationId, otherId }) {
      expectOne([merged!, erased!], ["conflict", "not_found"]);
      expect((await candidate(otherId)).erasedAt !== null).toBe(erased === "done");
      expect(await ownerDb.candidateAlias.count({ where: { organizationId } })).toBe(
        merged === "done" ? 1 : 0,
      );
    },
  }),
  race({
    name: "deciding on an application judged by an erased candidate's file does not deadlock with the erasure",
    useCases: ["decideApplications", "eraseCandidate"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId } = await hiringTeam({ role: "admin" });
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
      return { organizationId, recruiter, candidateId, applicationId, judged };
    },
    acts: ({ recruiter, candidateId, applicationId, judged }) => [
      () => eraseCandidate(recruiter, { candidateId }),
      () => decideApplications(recruiter, decideAll([judged.id, applicationId], "accept")),
    ],
    async check(outcomes, { judged, candidateId }) {
      expectDone(outcomes);
      const row = await ownerDb.application.findUniqueOrThrow({ where: { id: judged.id } });
      expect(row).toMatchObject({ disposition: "accepted", currentEvaluationId: null });
      expect((await candidate(candidateId)).erasedAt).not.toBeNull();
    },
  }),
  race({
    name: "a candidate assigned to a job while the retention rule erases them stays or was erased first",
    useCases: ["assignCandidate"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, candidateId, erase } = await pastRetention();
      const { job } = await configuredJob(recruiter);
      return { organizationId, recruiter, candidateId, erase, job };
    },
    acts: ({ recruiter, candidateId, erase, job }) => [
      () => assignCandidate(recruiter, { candidateId, jobId: job.id }),
      erase,
    ],
    async check([assigned, erased], { candidateId }) {
      expect(erased).toBe("done");
      expect(["done", "not_found"]).toContain(assigned);
      expect((await candidate(candidateId)).erasedAt === null).toBe(assigned === "done");
    },
  }),
  race({
    name: "a candidate reopened while the retention rule erases them stays or was erased first",
    useCases: ["decideApplications"],
    table: "Application",
    arrange: pastRetention,
    acts: ({ recruiter, applicationId, erase }) => [
      () => reopenApplication(recruiter, { applicationId }),
      erase,
    ],
    async check([reopened, erased], { candidateId }) {
      expect(erased).toBe("done");
      expect(["done", "conflict", "not_found"]).toContain(reopened);
      expect((await candidate(candidateId)).erasedAt === null).toBe(reopened === "done");
    },
  }),
  race({
    name: "erasing a candidate during a correction and a new note erases both",
    useCases: ["correctCandidate", "addNote", "eraseCandidate"],
    table: "Candidate",
    arrange: person,
    acts: ({ recruiter, candidateId }) => [
      () => correctCandidate(recruiter, { candidateId, email: "ada@candidate.example" }),
      () => addNote(recruiter, { candidateId, body: "Ada called." }),
      () => eraseCandidate(recruiter, { candidateId }),
    ],
    async check([corrected, added, erased], { candidateId }) {
      expect(erased).toBe("done");
      for (const outcome of [corrected, added]) expect(["done", "conflict"]).toContain(outcome);
      expect((await candidate(candidateId)).email).toBeNull();
      expect(await ownerDb.note.count({ where: { candidateId } })).toBe(0);
    },
  }),
  race({
    name: "confirming two searches of the talent pool creates each application once",
    useCases: ["previewRediscovery", "confirmRediscovery"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId } = await hiringTeam();
      const { job } = await configuredJob(recruiter);
      await createPooledCandidate(recruiter, "Ada Reyes");
      return { organizationId, recruiter, jobId: job.id };
    },
    acts: ({ recruiter, jobId }) =>
      twice(async () => {
        const { rediscoveryId } = await previewRediscovery(recruiter, { jobId });
        return confirmRediscovery(recruiter, { rediscoveryId });
      }),
    async check(outcomes, { jobId }) {
      for (const outcome of outcomes) expect(["done", "conflict"]).toContain(outcome);
      expect(await ownerDb.application.count({ where: { jobId } })).toBe(1);
    },
  }),
];

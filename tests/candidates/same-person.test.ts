import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { findDuplicates } from "@/lib/records/candidates/find-duplicates";
import { SamePersonError } from "@/lib/records/candidates/same-person";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { agentOf, callLegacy, doorFor } from "../mcp/door";
import { raceWithOpenTransaction } from "../support/race-with-open-transaction";
import { runPipeline } from "../support/pipeline";
import { sample, sentFile } from "../support/sent-file";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

const text = (words: string, fileName = "cv.txt") => sentFile(fileName, words);
const cv = (more = "") => `Ada Reyes
ada.reyes@mail.example
+49 151 55501234

Experience
Backend Engineer at Brightwater, 2018 - 2024
Ran PostgreSQL in production. ${more}
`;

let recruiter: Actor;
let jobId: string;
let otherJob: string;
beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
  otherJob = (await configuredJob(recruiter)).job.id;
});

const people = () => ownerDb.candidate.count({ where: { organizationId: recruiter.organizationId } });
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SamePersonError);
  return error as SamePersonError;
};

test.each([
  ["the same file", text(cv()), ["email", "phone", "cv"]],
  [
    "the same text in another file",
    text(cv().replaceAll("\n", "\n\n"), "other.txt"),
    ["email", "phone", "cv"],
  ],
  ["the same address", text(cv("And more.").replace("1234", "9876")), ["email"]],
  [
    "the same number, written another way",
    text(
      cv("More.")
        .replace(/ada\S+/, "a@b.example")
        .replace("+49 151", "0151"),
    ),
    ["phone"],
  ],
])("refuses a second record with %s before anything is created", async (_, file, same) => {
  const first = await createCandidate(recruiter, { jobId, files: [text(cv())] });
  await runPipeline(recruiter.organizationId);
  const { existing, message } = await refusal(createCandidate(recruiter, { jobId: otherJob, files: [file] }));
  expect(existing).toEqual([{ candidateId: first.candidateId, name: "Ada Reyes", same, applications: 1 }]);
  expect(message).not.toContain(first.candidateId);
  expect(await people()).toBe(1);
  expect(await ownerDb.application.count({ where: { jobId: otherJob } })).toBe(0);
});

test("adds to the existing record and rescores with its newest CV, or creates a second record, as chosen", async () => {
  const first = await createCandidate(recruiter, { jobId, files: [text(cv())] });
  await runPipeline(recruiter.organizationId);
  const files = [text(cv("Now leads a team."))];
  const { candidateId } = first;
  const again = { jobId: otherJob, files, answers: [{ question: "When?", text: "Soon." }] };
  const added = await createCandidate(recruiter, { ...again, samePerson: candidateId });
  expect(added).toMatchObject({ candidateId, added: true, scoreStatus: "queued" });
  expect(await people()).toBe(1);
  const events = await runPipeline(recruiter.organizationId);
  expect(events.filter((name) => name === "attachment.received")).toHaveLength(1);
  const applications = await ownerDb.application.findMany({ where: { candidateId } });
  expect(applications.map(({ scoreStatus }) => scoreStatus)).toEqual(["scored", "scored"]);
  expect(await ownerDb.answer.count({ where: { applicationId: added.applicationId } })).toBe(1);

  const second = await createCandidate(recruiter, {
    ...again,
    files: [text(cv("Third."))],
    samePerson: "create",
  });
  expect(second.candidateId).not.toBe(candidateId);
  const { duplicates } = await findDuplicates(recruiter, { candidateId });
  expect(duplicates.map((duplicate) => duplicate.candidateId)).toEqual([second.candidateId]);
});

test("adding to a record locks the job before the candidate, so it does not deadlock with a sync", async () => {
  const { candidateId } = await createCandidate(recruiter, { jobId, files: [text(cv())] });
  await runPipeline(recruiter.organizationId);
  const lock = (table: "Job" | "Candidate", id: string) => (db: Prisma.TransactionClient) =>
    db.$queryRawUnsafe(`SELECT 1 FROM "${table}" WHERE id = $1::uuid FOR NO KEY UPDATE`, id);
  const added = await raceWithOpenTransaction(
    lock("Job", otherJob),
    () => createCandidate(recruiter, { jobId: otherJob, files: [text(cv("New."))], samePerson: candidateId }),
    lock("Candidate", candidateId),
  );
  expect(added).toMatchObject({ status: "fulfilled", value: { candidateId, added: true } });
});

test("refuses to add to a record that shares no address, number or CV", async () => {
  await createCandidate(recruiter, { jobId, files: [text(cv())] });
  const other = await createCandidate(recruiter, {
    jobId,
    files: [sample("candidates/03-katharina-vogt.docx")],
  });
  for (const samePerson of [other.candidateId, crypto.randomUUID()])
    await expect(
      createCandidate(recruiter, { jobId: otherJob, files: [text(cv("New."))], samePerson }),
    ).rejects.toThrow("shares no address, number or CV");
});

test("refuses the same CV twice for one job, whatever is chosen", async () => {
  const { applicationId } = await createCandidate(recruiter, { jobId, files: [text(cv())] });
  await expect(
    createCandidate(recruiter, { jobId, files: [text(cv())], samePerson: "create" }),
  ).rejects.toMatchObject({
    message: expect.stringMatching(/already has an application for .* with this CV\.$/) as unknown,
    about: { applicationId },
  });
});

test("creates the person once from ten concurrent calls and refuses the other nine", async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) =>
      createCandidate(recruiter, { jobId: i % 2 ? jobId : otherJob, files: [text(cv(`Copy ${i}.`))] }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(SamePersonError);
  expect(await people()).toBe(1);
});

test("says in a blind review that the person is on record, but not who it is", async () => {
  const blindJob = (await configuredJob(recruiter, exampleContent({ blindReview: true }))).job.id;
  const { candidateId, applicationId } = await createCandidate(recruiter, {
    jobId: blindJob,
    files: [text(cv())],
  });
  const { existing, message } = await refusal(
    createCandidate(recruiter, { jobId, files: [text(cv("More."))] }),
  );
  expect(existing).toEqual([]);
  expect(message).toContain("in a blind review");
  const twin = createCandidate(recruiter, { jobId: blindJob, files: [text(cv())] });
  await expect(twin).rejects.toThrow(/already has an application for this job\.$/);
  for (const id of [candidateId, applicationId]) expect(message).not.toContain(id);
  await expect(
    createCandidate(recruiter, { jobId, files: [text(cv("More."))], samePerson: candidateId }),
  ).rejects.toThrow("shares no address");
});

test("ignores the same person in another organization", async () => {
  await createCandidate(recruiter, { jobId, files: [text(cv())] });
  const { recruiter: stranger } = await hiringTeam();
  const theirs = (await configuredJob(stranger)).job.id;
  await createCandidate(stranger, { jobId: theirs, files: [text(cv())] });
});

test("adds several people in one agent call and reports an outcome for each row", async () => {
  const { serve } = doorFor(agentOf(recruiter));
  const existing = await createCandidate(recruiter, { jobId, files: [text(cv())] });
  const call = (args: object) => callLegacy(serve, "createCandidate", { jobId: otherJob, ...args });
  const mia = text("Mia Berg\nmia@mail.example\n\nExperience\nNurse at Clinic, 2015 - 2020\n");
  const reply = await call({
    candidates: [
      { files: [mia] },
      { files: [text(cv("New."))] },
      { files: [{ uploadId: crypto.randomUUID() }] },
      { files: [mia] },
    ],
  });
  expect(reply.isError).toBeFalsy();
  expect(reply.structuredContent.outcomes).toMatchObject([
    { outcome: "created", scoreStatus: "queued" },
    { outcome: "same_person", existing: [{ candidateId: existing.candidateId }] },
    { outcome: "refused", message: "Upload not found." },
    { outcome: "refused", message: expect.stringMatching(/already has an application for .*applicationId/) },
  ]);
  expect(reply.content[0].text).toMatch(/^1\. Created .*\n2\. Nothing was created.*\n3\. Upload not found/);
  expect(await people()).toBe(2);
  const added = await call({ files: [text(cv("New."))], samePerson: existing.candidateId });
  expect(added.structuredContent).toMatchObject({ candidateId: existing.candidateId, added: true });
  const refused = await call({ files: [text(cv("Newer."))] });
  expect(refused.isError).toBe(true);
  expect(refused.content[0].text).toMatch(/seems to be Ada Reyes.*samePerson/);
  expect((await call({})).content[0].text).toContain("Give either files");
});

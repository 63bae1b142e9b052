import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { storedCv } from "../support/stored-cv";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { READ, type Serve, agentOf, callLegacy, doorFor, statusOf } from "./door";

let recruiter: Actor;
let serve: Serve;
let about: { applicationId: string; candidateId: string };

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  ({ serve } = doorFor(agentOf(recruiter)));
  const { job } = await configuredJob(recruiter);
  const { id, candidateId } = await applicant(recruiter, job.id);
  about = { applicationId: id, candidateId };
  await ownerDb.application.update({ where: { id }, data: { scoreStatus: "failed", scoreReason: "x" } });
  await ownerDb.attachment.deleteMany({ where: { candidateId } });
});

const cv = (readStatus: "read" | "failed") => storedCv(recruiter, about.candidateId, { readStatus });
const retry = (door = serve) => callLegacy(door, "retryScoring", { applicationId: about.applicationId });
const scoreStatus = async () =>
  (await ownerDb.application.findUniqueOrThrow({ where: { id: about.applicationId } })).scoreStatus;

test("reads a CV again that could not be read, and refuses a second retry meanwhile", async () => {
  const { id } = await cv("failed");
  const { structuredContent } = await retry();
  expect(structuredContent).toMatchObject({ retried: "reading", files: ["cv.pdf"] });
  expect((await ownerDb.attachment.findUniqueOrThrow({ where: { id } })).readStatus).toBe("pending");
  expect(await scoreStatus()).toBe("queued");
  expect((await retry()).isError).toBe(true);
});

test("does not name the file in a blind review, as its name usually is the candidate's", async () => {
  const { job } = await configuredJob(recruiter, exampleContent({ blindReview: true }));
  const { id, candidateId } = await applicant(recruiter, job.id, { scoreStatus: "failed" });
  await storedCv(recruiter, candidateId, { readStatus: "failed", fileName: "Ada Reyes.pdf" });
  const reply = await callLegacy(serve, "retryScoring", { applicationId: id });
  expect(reply.structuredContent).toMatchObject({ retried: "reading", files: ["Document (cv)"] });
  expect(JSON.stringify(reply)).not.toContain("Reyes");
});

test("evaluates again when the CV was read, once when two calls race", async () => {
  await cv("read");
  const replies = await Promise.all([retry(), retry()]);
  expect(replies.map(({ isError }) => isError ?? false).sort()).toEqual([false, true]);
  expect(await scoreStatus()).toBe("queued");
  const trail = { subjectId: about.applicationId, name: "application.evaluation-requested" };
  expect(await ownerDb.auditEvent.count({ where: trail })).toBe(1);
});

test("refuses without a CV, for another organization and without the write scope", async () => {
  expect((await retry()).content[0].text).toMatch(/No CV of this candidate could be read.*addAttachment/s);
  const stranger = doorFor(agentOf((await hiringTeam()).recruiter)).serve;
  expect((await retry(stranger)).content[0].text).toMatch(/not found/i);
  const reader = doorFor(agentOf(recruiter, READ)).serve;
  expect(await statusOf(reader, "retryScoring", { applicationId: about.applicationId })).toBe(403);
  expect(await scoreStatus()).toBe("failed");
});

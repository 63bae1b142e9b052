import "../support/database";
import { expect, test, vi } from "vitest";
import * as reading from "@/lib/records/jobs/read-job";
import { assignCandidate } from "@/lib/records/candidates/assign-candidate";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { createJob } from "@/lib/records/jobs/create-job";
import { duplicateJob } from "@/lib/records/jobs/duplicate-job";
import { getJob } from "@/lib/records/jobs/get-job";
import { updateJob } from "@/lib/records/jobs/update-job";
import { sentFile } from "../support/sent-file";
import { hiringTeam, ownerDb } from "../support/world";

test("creates a job with every field given without having its text read", async () => {
  const { recruiter } = await hiringTeam();
  const readJobSpy = vi.spyOn(reading, "readJob").mockRejectedValue(new Error("The model is away."));
  const fields = {
    title: "Backend engineer",
    department: "Platform",
    location: "Lisbon",
    employmentType: "full_time" as const,
    description: "We look for an engineer who runs PostgreSQL in production, from 1 March.",
  };
  expect(await createJob(recruiter, fields)).toMatchObject({
    ...fields,
    start: "from 1 March",
    structuredBy: "given",
  });
  await expect(createJob(recruiter, { ...fields, location: undefined })).rejects.toThrow(
    "The model is away.",
  );
  expect(readJobSpy).toHaveBeenCalledTimes(1);
});

test("creates stages in the actor's language, and new applications start at the first one", async () => {
  const { recruiter } = await hiringTeam();
  vi.spyOn(reading, "readJob").mockRejectedValue(new Error("The model is away."));
  const fields = {
    title: "Buchhalter",
    department: "Finanzen",
    location: "Wien",
    employmentType: "full_time" as const,
    description: "Wir suchen jemanden, der unsere Bücher führt, ab 1. März.",
  };
  const german = { ...recruiter, locale: "de" as const };
  const { jobId } = await createJob(german, fields);
  const job = await getJob(german, { jobId });
  expect(job.stages).toEqual(["Beworben", "Vorauswahl", "Interview", "Angebot"]);
  expect((await duplicateJob(german, { jobId })).title).toBe("Buchhalter (Kopie)");

  await updateJob(recruiter, { jobId, stages: ["Neu", "Gespräch"] });
  const cv = sentFile("cv.txt", "Ada Reyes\nBuchhalterin");
  const { applicationId, candidateId } = await createCandidate(recruiter, { jobId, files: [cv] });
  const second = await createJob(recruiter, fields);
  await updateJob(recruiter, { jobId: second.jobId, stages: ["Longlist", "Offer"] });
  const assigned = await assignCandidate(recruiter, { candidateId, jobId: second.jobId });
  const stageOf = async (id: string) =>
    (await ownerDb.application.findUniqueOrThrow({ where: { id } })).stage;
  expect([await stageOf(applicationId), await stageOf(assigned.applicationId)]).toEqual(["Neu", "Longlist"]);
});

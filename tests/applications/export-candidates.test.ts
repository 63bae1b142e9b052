import "../support/database";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "csv-parse/sync";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { flagKinds } from "@/lib/judging/ai/judging";
import { exportCandidates, exportWorkbook } from "@/lib/hiring/applications/export-candidates";
import { exampleContent, configuredJob, applicant, hiringTeam, ownerDb } from "../support/world";
import { jobToJudge, judgedApplicant } from "../support/judged";

let recruiter: Actor;
beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
});

const tableIn = (csv: string) => parse<Record<string, string>>(csv, { bom: true, columns: true });

test("has contact, and for each criterion the verdict with its quote, in people's words", async () => {
  const judging = await jobToJudge(recruiter);
  const { id, candidateId } = await judgedApplicant(judging, [4, 1], "Ada Reyes");
  await ownerDb.candidate.update({
    where: { id: candidateId },
    data: { email: "ada@reyes.example", phone: "+44 20 7946 0018", location: "Leeds" },
  });
  const { summary } = await ownerDb.application.findUniqueOrThrow({ where: { id } });
  await ownerDb.application.update({
    where: { id },
    data: { summary: { ...(summary as object), flags: [...flagKinds] } },
  });
  const { csv } = await exportCandidates(recruiter, { jobId: judging.jobId, details: true });
  const [row] = tableIn(csv);
  expect(row).toMatchObject({
    Candidate: "Ada Reyes",
    "E-mail": "ada@reyes.example",
    // As text: a spreadsheet program would calculate it.
    Phone: "'+44 20 7946 0018",
    Location: "Leeds",
    Decision: "Undecided",
  });
  expect(Object.values(row!)).toContain("Met: “ran it”");
  // No identifier of ours, such as copied_job_text.
  expect(csv.match(/\b[a-z]+_[a-z_]+\b/g)).toBeNull();

  const { xlsx } = await exportWorkbook(recruiter, { jobId: judging.jobId });
  const parts = unzipSync(xlsx);
  const text = Object.values(parts)
    .map((part) => strFromU8(part))
    .join("");
  for (const value of ["ada@reyes.example", "“ran it”", "Text of the job description"])
    expect(text).toContain(value);
});

test("has neither contact nor quotes in a blind review, and nothing of either unless asked for", async () => {
  const { job } = await configuredJob(recruiter, exampleContent({ blindReview: true }));
  const { candidateId } = await applicant(recruiter, job.id, { fullName: "Cy Holm" });
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { email: "cy@holm.example" } });
  const { csv } = await exportCandidates(recruiter, { jobId: job.id, details: true });
  expect(tableIn(csv)).toHaveLength(1);
  expect(csv).not.toMatch(/holm/i);

  const open = await configuredJob(recruiter);
  const { candidateId: other } = await applicant(recruiter, open.job.id, { fullName: "Dee Lund" });
  await ownerDb.candidate.update({ where: { id: other }, data: { email: "dee@lund.example" } });
  expect((await exportCandidates(recruiter, { jobId: open.job.id })).csv).not.toContain("dee@lund.example");
});

test("writes formulas and characters that XML cannot contain as text", async () => {
  const { job } = await configuredJob(recruiter);
  await applicant(recruiter, job.id, { fullName: "=cmd()\u0001" });
  const { xlsx } = await exportWorkbook(recruiter, { jobId: job.id });
  const text = Object.values(unzipSync(xlsx))
    .map((part) => strFromU8(part))
    .join("");
  expect(text).toContain("=cmd()");
  expect(text).not.toMatch(/<f>|\u0001/);
});

import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/access/actor";
import { suggestCandidates } from "@/lib/candidates/suggest-candidates";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

let recruiter: Actor;
let jobId: string;
beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
});

const named = async (fullName: string, job = jobId) =>
  (await applicant(recruiter, job, { fullName })).candidateId;
const suggested = async (typed: string, of: { jobId?: string } = {}, actor = recruiter) =>
  (await suggestCandidates(actor, { typed, ...of })).items.map(({ candidateId }) => candidateId);

test("whose name holds what was typed, whatever its accents; newest first", async () => {
  const jose = await named("José Pérez");
  const josephine = await named("Josephine Ada");
  const bo = await named("Bo %_\\");
  expect(await suggested("jose")).toEqual([josephine, jose]);
  expect(await suggested("PEREZ")).toEqual([jose]);
  // One or two letters begin a word.
  expect(await suggested("jo")).toEqual([josephine, jose]);
  expect(await suggested("p")).toEqual([jose]);
  expect(await suggested("se")).toEqual([]);
  expect(await suggested("%")).toEqual([bo]);
  expect(await suggested("%_\\")).toEqual([bo]);
  expect(await suggested("")).toEqual([bo, josephine, jose]);
});

test("whose id begins so, at any length", async () => {
  const id = await named("Ada Reyes");
  await ownerDb.candidate.create({
    data: {
      id: "ffffffff-0000-7000-8000-000000000000",
      fullName: "Bo Lind",
      createdBy: recruiter.id,
      organizationId: recruiter.organizationId,
    },
  });
  for (const length of [1, 8, 9, 14, 20, 36]) expect(await suggested(id.slice(0, length))).toEqual([id]);
  expect(await suggested(id.toUpperCase())).toEqual([id]);
  expect(await suggested(`${id}0`)).toEqual([]);
  expect(await suggested(id.slice(1))).toEqual([]);
});

test("only of the job that was chosen, with their applications to it", async () => {
  const other = (await configuredJob(recruiter)).job.id;
  await named("Ada Reyes", other);
  const here = await named("Ada Lind");
  expect(await suggested("ada", { jobId })).toEqual([here]);
  const { items } = await suggestCandidates(recruiter, { typed: "lind", jobId });
  expect(items[0]?.applicationIds).toHaveLength(1);
});

test("a name in a blind review finds nobody; nor does anything another organization's or without permission", async () => {
  const content = exampleContent();
  const blind = await configuredJob(recruiter, {
    ...content,
    flags: { ...content.flags, blindReview: true },
  });
  const hidden = await named("Ada Reyes", blind.job.id);
  expect(await suggested("reyes")).toEqual([]);
  expect(await suggested("r")).toEqual([]);
  expect(await suggested(hidden.slice(0, 30))).toEqual([hidden]);
  const stranger = await hiringTeam();
  for (const typed of ["", "reyes", hidden])
    expect(await suggested(typed, {}, stranger.recruiter)).toEqual([]);
  await expect(suggested("a", {}, { ...recruiter, permissions: new Set() })).rejects.toMatchObject({
    code: "forbidden",
  });
});

import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { suggestCandidates } from "@/lib/records/candidates/suggest-candidates";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

let recruiter: Actor;
let jobId: string;
beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
});

const named = async (fullName: string, job = jobId) =>
  (await applicant(recruiter, job, { fullName })).candidateId;
const suggested = async (typed: string, filter: { jobId?: string } = {}, actor = recruiter) =>
  (await suggestCandidates(actor, { typed, ...filter })).items.map(({ candidateId }) => candidateId);

test("matches names regardless of accents and case, newest first", async () => {
  const jose = await named("José Pérez");
  const josephine = await named("Josephine Ada");
  const bo = await named("Bo %_\\");
  expect(await suggested("jose")).toEqual([josephine, jose]);
  expect(await suggested("PEREZ")).toEqual([jose]);
  // One or two letters match only at the start of a word.
  expect(await suggested("jo")).toEqual([josephine, jose]);
  expect(await suggested("p")).toEqual([jose]);
  expect(await suggested("se")).toEqual([]);
  expect(await suggested("%")).toEqual([bo]);
  expect(await suggested("%_\\")).toEqual([bo]);
  expect(await suggested("")).toEqual([bo, josephine, jose]);
});

test("matches ids by a prefix of any length", async () => {
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

test("suggests only candidates of the chosen job, with their applications to it", async () => {
  const other = (await configuredJob(recruiter)).job.id;
  await named("Ada Reyes", other);
  const here = await named("Ada Lind");
  expect(await suggested("ada", { jobId })).toEqual([here]);
  const { items } = await suggestCandidates(recruiter, { typed: "lind", jobId });
  expect(items[0]?.applicationIds).toHaveLength(1);
});

test("matches no name in a blind review and nobody in another organization, and requires the permission", async () => {
  const blind = await configuredJob(recruiter, exampleContent({ blindReview: true }));
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

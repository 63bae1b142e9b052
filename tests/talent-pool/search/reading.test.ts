import "../../support/database";
import { expect, test } from "vitest";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { compactPool } from "@/lib/hiring/talent-pool/index/compact-pool";
import { impactOf, indexableOf } from "@/lib/hiring/talent-pool/index/candidate-terms";
import { previewRediscovery } from "@/lib/hiring/talent-pool/rediscovery/preview-rediscovery";
import { queryTerms } from "@/lib/hiring/talent-pool/search/query-terms";
import { indexMissing, reindexCandidate } from "@/lib/hiring/talent-pool/index/reindex-candidate";
import { runPipeline } from "../../support/pipeline";
import { sample } from "../../support/sent-file";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../../support/world";
import { databaseCv, createPooledCandidate } from "../people";

const indexable = (text: string, names: string[] = []) =>
  indexableOf({ text }, parseProfile(text, new Date("2026-01-01")), names);

test("matches a scorecard's terms with a CV's despite different spellings", () => {
  const { terms } = indexable("Ada Reyes\nEngineer\n\nSkills\nPostgres, k8s, node js");
  const [first] = exampleContent().criteria;
  const criterion = { ...first, skills: [], name: "Kubernetes and Node.js on PostgreSQL" };
  const wanted = queryTerms({ ...exampleContent(), criteria: [criterion as never] }, "");
  for (const term of ["@Kubernetes", "@Node.js", "@PostgreSQL"]) {
    expect(wanted.has(term)).toBe(true);
    expect(terms.has(term)).toBe(true);
  }
});

test("does not index names, contact data, denied skills or common words", () => {
  const text = `${databaseCv("Zebediah Quux")}\nEmail: zebediah@quux.example\nNo experience with Terraform.`;
  const { terms, words } = indexable(text);
  expect([...terms.keys()].join(" ")).not.toMatch(/zebediah|quux|terraform|experience|the /i);
  expect(words).not.toMatch(/zebediah|quux/i);
  expect(terms.has("@PostgreSQL")).toBe(true);
});

test("weighs a term higher when it is more frequent or the CV shorter, within one byte", () => {
  expect(impactOf(2, 250)).toBeGreaterThan(impactOf(1, 250));
  expect(impactOf(1, 100)).toBeGreaterThan(impactOf(1, 900));
  expect(impactOf(1, 1e9)).toBe(1);
  expect(impactOf(1e9, 1)).toBeLessThanOrEqual(255);
});

test("queries at most thirty terms of a scorecard, must-have criteria before nice-to-have ones", () => {
  const [first] = exampleContent().criteria;
  const criterion = (name: string, importance: "must" | "nice") => ({
    ...first,
    name,
    importance,
    skills: [],
  });
  const words = Array.from({ length: 50 }, (_, i) => `qwx${String.fromCharCode(97 + (i % 26), 97 + i)}`).join(
    " ",
  );
  const content = {
    ...exampleContent(),
    criteria: [criterion("Kubernetes", "must"), criterion("Terraform", "nice")],
  };
  const terms = [...queryTerms(content as never, "").keys()];
  expect(terms.indexOf("@Kubernetes")).toBeLessThan(terms.indexOf("@Terraform"));
  expect(queryTerms({ ...exampleContent(), criteria: [criterion(words, "must") as never] }, "").size).toBe(
    30,
  );
});

test("adds candidates to the pool for other jobs when their CV is read", async () => {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const { job: other } = await configuredJob(recruiter);
  const files = [sample("candidates/01-amara-lindqvist.pdf")];
  await createCandidate(recruiter, { jobId: job.id, files });
  await runPipeline(recruiter.organizationId);
  const { candidates } = await previewRediscovery(recruiter, { jobId: other.id });
  expect(candidates).toMatchObject([{ earlierApplications: 1 }]);
  const { exclusions } = await previewRediscovery(recruiter, { jobId: job.id });
  expect(exclusions).toMatchObject([{ reason: "in_process", count: 1 }]);
});

test("indexes candidates whom an earlier version read but did not index", async () => {
  const { recruiter, system, organization } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  await createPooledCandidate(recruiter, "Ada Reyes");
  const where = { organizationId: organization.id };
  await ownerDb.postingDelta.deleteMany({ where });
  await ownerDb.candidateWords.deleteMany({ where });
  expect((await previewRediscovery(recruiter, { jobId: job.id })).candidates).toEqual([]);
  expect(await indexMissing(system)).toEqual({ indexed: 1 });
  expect(await indexMissing(system)).toEqual({ indexed: 0 });
  expect((await previewRediscovery(recruiter, { jobId: job.id })).candidates).toHaveLength(1);
});

test("erasing a candidate removes their postings without waiting for more entries to merge", async () => {
  const { recruiter, system, organization } = await hiringTeam();
  const { id } = await createPooledCandidate(recruiter, "Ada Reyes");
  await compactPool(system);
  const where = { organizationId: organization.id };
  expect(await ownerDb.postingList.count({ where })).toBeGreaterThan(10);
  await ownerDb.candidate.update({ where: { id }, data: { erasedAt: new Date() } });
  expect(await reindexCandidate(system, id)).toEqual({ indexed: false });
  expect(await runPipeline(organization.id)).toContain("pool.grown");
  expect(await ownerDb.postingList.count({ where })).toBe(0);
  expect(await ownerDb.candidateWords.count({ where })).toBe(0);
});

import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { rolePermissions, scopePermissions, scopes } from "@/lib/platform/access/permissions";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { exportImpactRows } from "@/lib/hiring/impact/export-impact-rows";
import { getImpactReport } from "@/lib/hiring/impact/get-impact-report";
import { impactTable, aboveMedian } from "@/lib/hiring/impact/impact-table";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { judged } from "./judged-people";

let admin: Actor;
let jobId: string;
let versionId: string;
beforeEach(async () => {
  ({ recruiter: admin } = await hiringTeam({ role: "admin" }));
  const configured = await configuredJob(admin);
  jobId = configured.job.id;
  versionId = configured.versionId;
});

const tableOf = (
  { measures }: Awaited<ReturnType<typeof getImpactReport>>,
  measure: "score" | "advice" | "decision",
  division: "sex" | "raceEthnicity" | "both",
) => {
  const found = measures.find((each) => each.measure === measure)!;
  return { sample: found.sample, ...found.tables.find((each) => each.division === division)! };
};

async function four() {
  await judged(admin, jobId, versionId, {
    sex: "female",
    raceEthnicity: "asian",
    score: 90,
    advice: "shortlist",
    disposition: "accepted",
  });
  await judged(admin, jobId, versionId, {
    sex: "female",
    raceEthnicity: "white",
    score: 30,
    advice: "decline",
    disposition: "rejected",
  });
  await judged(admin, jobId, versionId, {
    sex: "male",
    raceEthnicity: "white",
    score: 80,
    advice: "shortlist",
    disposition: "hired",
  });
  await judged(admin, jobId, versionId, { sex: "male", score: 70, advice: "review" });
}

test("reports scores, advice and decisions by sex, by race and by both, and counts who said nothing", async () => {
  await four();
  await judged(admin, jobId, versionId, { score: null });
  const report = await getImpactReport(admin, { leaveOutSmall: false });
  expect(report).toMatchObject({ assessed: 5, notAssessed: 0 });
  // The median of 30, 70, 80 and 90 is 75.
  expect(tableOf(report, "score", "sex")).toMatchObject({
    sample: 4,
    unknown: 0,
    rows: [
      { category: "female", count: 2, selected: 1, rate: 0.5, impactRatio: 1, fourFifths: null },
      {
        category: "male",
        count: 2,
        selected: 1,
        rate: 0.5,
        impactRatio: 1,
        fourFifths: "too_few",
        fisher: 1,
      },
    ],
  });
  expect(tableOf(report, "advice", "raceEthnicity")).toMatchObject({
    sample: 4,
    unknown: 1,
    rows: [
      { category: "white", count: 2, selected: 1, impactRatio: 0.5 },
      { category: "asian", count: 1, selected: 1, impactRatio: 1 },
    ],
  });
  // Undecided applications are not counted as rejected.
  expect(tableOf(report, "decision", "both")).toMatchObject({
    sample: 3,
    unknown: 0,
    rows: [
      { category: "white/female", count: 1, selected: 0 },
      { category: "white/male", count: 1, selected: 1 },
      { category: "asian/female", count: 1, selected: 1 },
    ],
  });
});

test("by job, days, stage and the version that judged; never of a sample job or another organization", async () => {
  const other = await configuredJob(admin);
  await judged(admin, jobId, versionId, {
    sex: "male",
    score: 1,
    stage: "Onsite",
    appliedAt: "2026-03-31T23:00:00Z",
  });
  await judged(admin, other.job.id, other.versionId, {
    sex: "male",
    score: 2,
    appliedAt: "2026-04-01T00:00:00Z",
  });
  const sample = await configuredJob(admin);
  await judged(admin, sample.job.id, sample.versionId, { sex: "male", score: 3 });
  await ownerDb.job.update({ where: { id: sample.job.id }, data: { sample: true } });
  const count = async (filter: object) => (await getImpactReport(admin, filter)).assessed;
  expect(await count({})).toBe(2);
  expect(await count({ jobId })).toBe(1);
  expect(await count({ from: "2026-03-01", to: "2026-03-31" })).toBe(1);
  expect(await count({ from: "2026-04-01" })).toBe(1);
  expect(await count({ stage: "Onsite" })).toBe(1);
  await publishScorecard(admin, { jobId, content: exampleContent({ rediscovery: true }) });
  expect(await count({ jobId, version: 1 })).toBe(1);
  expect(await getImpactReport(admin, { jobId, version: 2 })).toMatchObject({
    assessed: 0,
    notAssessed: 1,
  });
  const { recruiter: stranger } = await hiringTeam({ role: "owner" });
  expect((await getImpactReport(stranger, {})).assessed).toBe(0);
  await expect(getImpactReport(stranger, { jobId })).rejects.toMatchObject({ code: "not_found" });
});

test("a merged person counts by what either record says, and an erased one by nothing", async () => {
  const kept = await judged(admin, jobId, versionId, { sex: "female", score: 10 });
  const other = await configuredJob(admin);
  const merged = await judged(admin, other.job.id, other.versionId, { raceEthnicity: "black", score: 20 });
  await mergeCandidates(admin, { candidateId: kept.candidateId, mergedId: merged.candidateId });
  const rows = tableOf(await getImpactReport(admin, {}), "score", "both").rows;
  expect(rows).toMatchObject([{ category: "black/female", count: 2 }]);
  await eraseCandidate(admin, { candidateId: kept.candidateId });
  expect(await ownerDb.selfReport.count({ where: { organizationId: admin.organizationId } })).toBe(0);
  expect((await getImpactReport(admin, {})).assessed).toBe(0);
});

test("only administrators, and no agent, may ask for it", async () => {
  for (const [role, permissions] of Object.entries(rolePermissions))
    expect(permissions.includes("impact:report"), role).toBe(["owner", "admin"].includes(role));
  for (const scope of scopes) expect(scopePermissions[scope]).not.toContain("impact:report");
  const recruiter = { ...admin, permissions: new Set(rolePermissions.recruiter) };
  await expect(getImpactReport(recruiter, {})).rejects.toMatchObject({ code: "forbidden" });
  await expect(exportImpactRows(recruiter, {})).rejects.toMatchObject({ code: "forbidden" });
});

test("an auditor computes the same figures from the exported rows, which are the same bytes again", async () => {
  await four();
  await judged(admin, jobId, versionId, { sex: "another", score: null });
  const { csv } = await exportImpactRows(admin, { jobId });
  expect((await exportImpactRows({ ...admin, locale: "de" }, { jobId })).csv).toBe(csv);
  const [headings, ...rows] = csv
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n")
    .map((line) => line.slice(1, -1).split('","'));
  expect(headings).toEqual([
    "application",
    "job",
    "version",
    "score",
    "advice",
    "decision",
    "sex",
    "race_ethnicity",
  ]);
  expect(rows).toHaveLength(5);
  for (const [application, job] of rows)
    expect(`${application} ${job}`).toMatch(/^[0-9a-f]{16} [0-9a-f]{16}$/);
  const people = rows.map(([, , , score, , , sex]) => ({
    score: score ? Number(score) : null,
    category: sex || null,
  }));
  const recomputed = impactTable(
    aboveMedian(people.filter(({ score }) => score !== null)),
    ["female", "male", "another"],
    true,
  );
  const {
    division: _,
    sample: __,
    question: ___,
    ...shown
  } = tableOf(await getImpactReport(admin, { jobId }), "score", "sex");
  expect(recomputed).toEqual(shown);
  // Neither an id nor a name.
  const ids = await ownerDb.application.findMany({
    where: { jobId },
    select: { id: true, candidateId: true },
  });
  for (const { id, candidateId } of ids)
    expect(csv).not.toMatch(new RegExp(`${id}|${candidateId}|${jobId}|Ada`));
  const recorded = await ownerDb.auditEvent.findMany({
    where: { organizationId: admin.organizationId, name: "impact.exported" },
  });
  expect(recorded.map(({ particulars }) => particulars)).toMatchObject([{ rows: 5 }, { rows: 5 }]);
});

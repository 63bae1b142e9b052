import "../support/database";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { countJobCandidates } from "@/lib/hiring/applications/count-job-candidates";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { agentOf, callLegacy, doorFor, READ } from "../mcp/door";
import { allPages } from "../support/all-pages";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

// Forty candidates who differ in everything a list can be filtered by.
let recruiter: Actor;
let jobId: string;
const content = exampleContent();
const [sql, mentoring] = content.criteria.map(({ id }) => id) as [string, string];

const stages = ["Applied", "Phone screen", "phone screen"];
const places = ["Lisbon", "Porto", null];
const sources = ["applied", "rediscovered", "employee"] as const;
const dispositions = ["active", "active", "accepted", "rejected"] as const;

const people = Array.from({ length: 40 }, (_, i) => ({
  fullName: i % 7 === 0 ? `Zoë Faro ${i}` : `Bo Lind ${i}`,
  overall: i % 5 === 4 ? undefined : (i * 13) % 101,
  location: places[i % 3]!,
  stage: stages[i % stages.length]!,
  source: sources[(i >> 1) % 3]!,
  disposition: dispositions[i % 4]!,
  verification: i % 6 === 0 ? ("flagged" as const) : ("unverified" as const),
  points: i % 5 === 4 ? [] : [i % 2 ? 75 : 0, i % 3 ? 0 : 50],
  outdated: i % 11 === 10,
}));

beforeAll(async () => {
  ({ recruiter } = await hiringTeam());
  const configured = await configuredJob(recruiter, content);
  jobId = configured.job.id;
  for (const { fullName, overall, location, ...data } of people) {
    const { id, candidateId } = await applicant(recruiter, jobId, { fullName, overall });
    await ownerDb.candidate.update({ where: { id: candidateId }, data: { location } });
    await ownerDb.application.update({ where: { id }, data });
  }
});

type Person = (typeof people)[number];
const filters: [object, (row: Person) => boolean][] = [
  [{ query: "faro" }, ({ fullName }) => fullName.includes("Faro")],
  [{ stage: "phone screen" }, ({ stage }) => stage.toLowerCase() === "phone screen"],
  [{ location: "lisbon" }, ({ location }) => location === "Lisbon"],
  [{ source: "employee" }, ({ source }) => source === "employee"],
  [{ metCriterion: sql }, ({ points, outdated }) => !outdated && (points[0] ?? 0) > 0],
  [{ openCriterion: mentoring }, ({ points, outdated }) => !outdated && points[1] === 0],
  [
    { disposition: "active", stage: "Applied", location: "Lisbon", minScore: 40 },
    (row) =>
      row.disposition === "active" &&
      row.stage === "Applied" &&
      row.location === "Lisbon" &&
      (row.overall ?? 0) >= 40,
  ],
];

test.each(filters)(
  "filtered by %o, a list holds exactly the matching candidates over all its pages",
  async (by, fits) => {
    const expected = people.filter(fits).map(({ fullName }) => fullName);
    expect(expected.length).toBeGreaterThan(0);
    const pages = await allPages((cursor) =>
      listJobCandidates(recruiter, { jobId, ...by, limit: 7, cursor }),
    );
    for (const { total } of pages) expect(total).toBe(expected.length);
    const names = pages.flatMap(({ items }) => items.map(({ name }) => name));
    expect(names.sort()).toEqual(expected.sort());
  },
);

test("an agent's list takes the same filters", async () => {
  const { serve } = doorFor(agentOf(recruiter, READ));
  const reply = await callLegacy(serve, "listJobCandidates", {
    jobId,
    openCriterion: sql,
    metCriterion: mentoring,
  });
  const { total } = reply.structuredContent as unknown as { total: number };
  expect(total).toBe(
    people.filter(({ points, outdated }) => !outdated && points[0] === 0 && points[1]! > 0).length,
  );
});

test("each count equals the total of the list with its filter added to the others", async () => {
  const by = { disposition: "active", query: "bo lind", minScore: 20 } as const;
  const counts = await countJobCandidates(recruiter, { jobId, ...by });
  const total = async (more: object) => (await listJobCandidates(recruiter, { jobId, ...by, ...more })).total;
  for (const [facet, filter] of [
    ["stage", "stage"],
    ["location", "location"],
    ["source", "source"],
    ["verification", "verification"],
  ] as const) {
    expect(counts[facet].length, facet).toBeGreaterThan(1);
    for (const { value, count } of counts[facet]) expect(count, value).toBe(await total({ [filter]: value }));
  }
  expect(counts.criteria.map(({ criterionId }) => criterionId)).toEqual(content.criteria.map(({ id }) => id));
  for (const { criterionId, met, open } of counts.criteria) {
    expect(met).toBe(await total({ metCriterion: criterionId }));
    expect(open).toBe(await total({ openCriterion: criterionId }));
  }
  const standing = Object.fromEntries(counts.standing.map(({ value, count }) => [value, count]));
  expect(standing).toEqual({
    undecided: await total({}),
    snoozed: await total({ snoozed: true }),
    accepted: await total({ disposition: "accepted" }),
    rejected: await total({ disposition: "all", rejected: true }),
    rediscovered: await total({ disposition: "all", rediscovered: true }),
    all: await total({ disposition: "all" }),
  });
  const scores = Object.fromEntries(counts.score.map(({ value, count }) => [value, count]));
  const scored = (from: number, to: number) =>
    people.filter(
      (row) =>
        row.disposition === "active" &&
        row.fullName.startsWith("Bo") &&
        row.overall !== undefined &&
        row.overall >= from &&
        row.overall < to,
    ).length;
  for (const from of [0, 20, 40, 60, 80])
    expect(scores[from] ?? 0, `from ${from}`).toBe(scored(from, from === 80 ? 101 : from + 20));
  expect(counts.score.length).toBeGreaterThan(3);
});

test("neither filters nor counts by location in a blind review", async () => {
  const blind = await configuredJob(recruiter, exampleContent({ blindReview: true }));
  const { candidateId } = await applicant(recruiter, blind.job.id, { fullName: "Ivo Prat" });
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { location: "Faro" } });
  expect(await listJobCandidates(recruiter, { jobId: blind.job.id, location: "Faro" })).toMatchObject({
    total: 0,
  });
  expect((await countJobCandidates(recruiter, { jobId: blind.job.id })).location).toEqual([]);
});

test("filters and counts by a short custom field of the ATS, outside a blind review", async () => {
  const { job } = await configuredJob(recruiter);
  const fields = [
    { name: "Office", value: "Faro" },
    { name: "Why us", value: "Because ".repeat(20) },
  ];
  for (const name of ["Ivo Prat", "Ada Reyes"]) {
    const { candidateId } = await applicant(recruiter, job.id, { fullName: name });
    if (name === "Ivo Prat")
      await ownerDb.candidate.update({ where: { id: candidateId }, data: { atsFields: fields } });
  }
  const counted = async (by: object = {}) =>
    (await countJobCandidates(recruiter, { jobId: job.id, ...by })).field;
  expect(await counted()).toMatchObject([{ value: "Office: Faro", count: 1 }]);
  expect(await counted({ field: "Office: Porto" })).toMatchObject([{ value: "Office: Faro", count: 1 }]);
  const listed = (field: string) => listJobCandidates(recruiter, { jobId: job.id, field });
  expect((await listed("Office: Faro")).items).toMatchObject([{ name: "Ivo Prat" }]);
  expect((await listed("Office: Porto")).total).toBe(0);
  const blind = exampleContent({ blindReview: true });
  await publishScorecard(recruiter, { jobId: job.id, content: blind });
  expect(await counted()).toEqual([]);
  expect((await listed("Office: Faro")).total).toBe(0);
});

test("counts nothing of another organization's job", async () => {
  const { recruiter: stranger } = await hiringTeam();
  const { standing, ...facets } = await countJobCandidates(stranger, { jobId });
  expect(standing.length).toBeGreaterThan(0);
  expect(standing.every(({ count }) => count === 0)).toBe(true);
  expect(facets).toEqual({
    stage: [],
    location: [],
    source: [],
    verification: [],
    score: [],
    tag: [],
    field: [],
    signal: [],
    criteria: [],
  });
});

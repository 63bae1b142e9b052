import "../support/database";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import type { Verdict } from "@/lib/judging/ai/judging";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { undoMerge } from "@/lib/records/candidates/undo-merge";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { dimensions, type ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { agentOf, callLegacy, doorFor, READ, type Serve } from "../mcp/door";
import { allPages } from "../support/all-pages";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { raceWithOpenTransaction } from "../support/race-with-open-transaction";
import { recordEvaluation } from "../support/judged";
import { storedCv } from "../support/stored-cv";

// Four criteria, weights 40 to 10; the fields of an agent's list that set candidates apart.
const names = ["PostgreSQL", "Mentoring", "On call", "Writing"];
let admin: Actor;
let system: Actor;
let serve: Serve;
let jobId: string;
let versionId: string;
let content: ScorecardContent;

beforeEach(async () => {
  ({ recruiter: admin, system } = await hiringTeam({ role: "admin" }));
  ({ serve } = doorFor(agentOf(admin, READ)));
  const [model] = exampleContent().criteria;
  content = {
    ...exampleContent(),
    criteria: names.map((name, i) => ({
      ...model!,
      id: randomUUID(),
      name,
      weight: 40 - 10 * i,
      skills: [],
    })),
  };
  const configured = await configuredJob(admin, content);
  jobId = configured.job.id;
  ({ versionId } = configured);
});

/** Creates an evaluated candidate. Ratings are 0 to 4 for each criterion; null is not evidenced, -1 contradicted. */
async function judged(fullName: string, overall: number, ratings: (number | null)[], more: object = {}) {
  const application = await applicant(admin, jobId, { fullName, scoreStatus: "queued" });
  await evaluate(application, overall, ratings, more);
  return application;
}

async function evaluate(
  { id: applicationId, candidateId }: { id: string; candidateId: string },
  overall: number,
  ratings: (number | null)[],
  {
    flags = [],
    spread = 2,
    version = versionId,
  }: { flags?: { kind: string }[]; spread?: number; version?: string } = {},
) {
  await ownerDb.application.update({ where: { id: applicationId }, data: { scoreStatus: "processing" } });
  const attachment = await storedCv(admin, candidateId);
  const verdictOf = (rating: number | null): Verdict =>
    rating === null ? "not_evidenced" : rating < 0 ? "contradicted" : "met";
  await recordEvaluation(system, {
    applicationId,
    versionId: version,
    attachmentId: attachment.id,
    judge: "embedded",
    judgeVersion: "1",
    inputHash: randomUUID(),
    flags: flags.map((flag) => ({ ...flag, message: "Look.", quote: null })) as never,
    totals: {
      overall,
      low: overall - spread,
      high: overall + spread,
      unknown: null,
      knockedOutBy: [],
      advice: "review",
      dimensions: dimensions.map((dimension) => ({
        dimension,
        score: null,
        low: null,
        high: null,
        unknown: null,
        criteria: 1,
        evidenced: 1,
      })),
    },
    assessments: content.criteria.map(({ id }, i) => ({
      criterionId: id,
      verdict: verdictOf(ratings[i]!),
      rating: ratings[i] === null ? null : Math.max(0, ratings[i]!),
      confidence: 0.9,
      reason: "Because.",
      question: null,
      years: null,
      evidence: [],
    })),
  });
}

type Row = {
  name: string;
  flags: string[];
  verification: string;
  scorecardVersion: number | null;
  overlapsAbove: boolean | null;
  openCriteria: number;
  open: { criterion: string; verdict: string }[];
  apart: Record<"ahead" | "behind", { criterion: string; points: number; others: number } | null> | null;
};
async function list(args: object = {}) {
  const reply = await callLegacy(serve, "listJobCandidates", { jobId, ...args });
  expect(reply.isError, reply.content[0].text).toBeUndefined();
  const { items, nextCursor } = reply.structuredContent as unknown as {
    items: Row[];
    nextCursor: string | null;
  };
  return { items, nextCursor, text: reply.content[0].text };
}
const standing = async (version = versionId) => {
  const row = await ownerDb.scorecardStanding.findFirst({ where: { versionId: version } });
  return row && [row.candidates, row.points];
};

describe("a concise row", () => {
  test("has its flags, its scorecard's version, its heaviest open criteria and what sets it apart", async () => {
    await judged("Ada Reyes", 80, [4, 4, null, null]);
    await judged("Bo Lind", 60, [4, 0, 4, -1], { flags: [{ kind: "instructions_to_a_model" }] });
    await judged("Cy Okafor", 40, [null, null, null, null]);
    const { items, text } = await list();
    expect(items).toMatchObject([
      {
        name: "Ada Reyes",
        flags: [],
        scorecardVersion: 1,
        openCriteria: 2,
        open: [
          { criterion: "On call", verdict: "not_evidenced" },
          { criterion: "Writing", verdict: "not_evidenced" },
        ],
        apart: {
          ahead: { criterion: "Mentoring", points: 100, others: 0 },
          behind: { criterion: "On call", points: 0, others: 50 },
        },
      },
      {
        name: "Bo Lind",
        flags: ["instructions_to_a_model"],
        verification: "flagged",
        openCriteria: 1,
        open: [{ criterion: "Writing", verdict: "contradicted" }],
        apart: {
          ahead: { criterion: "PostgreSQL" },
          behind: { criterion: "Mentoring", points: 0, others: 50 },
        },
      },
      {
        name: "Cy Okafor",
        openCriteria: 4,
        apart: { ahead: null, behind: { criterion: "PostgreSQL", others: 100 } },
      },
    ]);
    expect(items[2]?.open.map(({ criterion }) => criterion)).toEqual(names.slice(0, 3));
    expect(text).toMatch(/Bo Lind .*\n +FLAGGED, flagged: instructions_to_a_model\n/);
    expect(text).toContain("ahead in Mentoring (100, others 0); behind in On call (0, others 50)");
    expect(text).toContain("1 open: Writing (contradicted)");
    expect(text).toContain("4 open: PostgreSQL, Mentoring, On call, …");
    const flagged = await callLegacy(serve, "searchCandidateApplications", {
      jobId,
      verification: "flagged",
    });
    expect(flagged.structuredContent).toMatchObject({
      total: 1,
      items: [{ name: "Bo Lind", flags: ["instructions_to_a_model"], scorecardVersion: 1, openCriteria: 1 }],
    });
    const few = await callLegacy(serve, "searchCandidateApplications", {
      jobId,
      query: "score:50..",
      missingAtMost: 2,
    });
    expect(few.structuredContent).toMatchObject({ total: 2 });
  });

  test("has nothing that sets it apart when the candidate is alone or like all others", async () => {
    await judged("Ada Reyes", 80, [4, 4, 4, 4]);
    expect((await list()).items[0]?.apart).toBeNull();
    await judged("Bo Lind", 80, [4, 4, 4, 4]);
    expect((await list()).items.map((row) => row.apart)).toEqual([null, null]);
  });

  test("says whether its interval overlaps that of the rank above, on every page and in every order", async () => {
    for (const [i, [overall, spread]] of [
      [90, 3],
      [86, 2],
      [70, 2],
      [66, 2],
      [60, 1],
    ].entries())
      await judged(`Person ${i}`, overall!, [4, 3, 2, 1], { spread });
    const expected = {
      "Person 0": null,
      "Person 1": true,
      "Person 2": false,
      "Person 3": true,
      "Person 4": false,
    };
    const everybody = Object.keys(expected);
    for (const [args, wanted] of [
      [{}, everybody],
      [{ sort: "name" }, everybody],
      [{ sort: "recent" }, everybody],
      [{ maxScore: 86 }, everybody.slice(1)],
      [{ limit: 1 }, everybody],
      [{ limit: 2 }, everybody],
    ] as const) {
      const pages = await allPages((cursor) => list({ ...args, cursor }));
      const items = pages.flatMap((page) => page.items);
      const seen = Object.fromEntries(items.map((row) => [row.name, row.overlapsAbove]));
      expect(seen, JSON.stringify(args)).toEqual(
        Object.fromEntries(Object.entries(expected).filter(([name]) => wanted.includes(name))),
      );
      expect(items).toHaveLength(wanted.length);
    }
    expect((await list()).text).toContain("86 (84 to 88, overlaps the one ranked above)");
  });

  test("names a file that could not be read, unless the review is blind", async () => {
    const { id, candidateId } = await applicant(admin, jobId, {
      fullName: "Ada Reyes",
      scoreStatus: "failed",
    });
    await ownerDb.application.update({ where: { id }, data: { scoreReason: "The file is damaged." } });
    await storedCv(admin, candidateId, {
      fileName: "ada-reyes.pdf",
      readStatus: "failed",
      readFailure: "corrupt",
    });
    const answers = async () => {
      const replies = [
        await callLegacy(serve, "listJobCandidates", { jobId }),
        await callLegacy(serve, "searchCandidateApplications", { jobId }),
        await callLegacy(serve, "presentCandidate", { applicationId: id }),
      ];
      for (const reply of replies) {
        expect(reply.isError, reply.content[0].text).toBeUndefined();
        expect(JSON.stringify(reply)).toContain(id);
      }
      return JSON.stringify(replies);
    };
    expect((await answers()).match(/ada-reyes\.pdf: The file is damaged\./g)?.length).toBeGreaterThanOrEqual(
      3,
    );
    await publishScorecard(admin, {
      jobId,
      content: { ...content, flags: { rediscovery: false, blindReview: true } },
    });
    expect(await answers()).not.toMatch(/reyes|\bada\b/i);
  });
});

describe("the sums a row is compared with", () => {
  test("leave out a merged record from the merge to its undoing, by every version", async () => {
    const kept = await judged("Ada Reyes", 80, [4, 4, null, 2]);
    const other = await judged("Reyes, Ada", 60, [4, 0, 4, 2]);
    await judged("Bo Lind", 40, [0, 2, 0, 2]);
    const all = [3, [200, 150, 100, 150]];
    expect(await standing()).toEqual(all);
    const pair = { candidateId: kept.candidateId, mergedId: other.candidateId };
    await mergeCandidates(admin, pair);
    const without = [2, [100, 150, 0, 100]];
    expect(await standing()).toEqual(without);
    // A version that asks nothing new sums everything again at its end.
    const criteria = content.criteria.map((c, i) => (i === 0 ? { ...c, weight: 50 } : c));
    const { versionId: second } = await publishScorecard(admin, { jobId, content: { ...content, criteria } });
    expect([await standing(), await standing(second)]).toEqual([null, without]);
    await undoMerge(admin, { mergedId: other.candidateId });
    expect(await standing(second)).toEqual(all);
    expect((await list()).items[0]).toMatchObject({
      apart: { behind: { criterion: "On call", points: 0, others: 50 } },
    });
  });

  test("leave out a merged record whose evaluation is being recorded while it is merged", async () => {
    const kept = await judged("Ada Reyes", 80, [4, 4, null, 2]);
    const other = await applicant(admin, jobId, { fullName: "Reyes, Ada", scoreStatus: "queued" });
    const pair = { candidateId: kept.candidateId, mergedId: other.candidateId };
    await raceWithOpenTransaction(
      (db) =>
        db.application.update({
          where: { id: other.id },
          data: { scoredVersionId: versionId, points: [100, 0, 100, 50] },
        }),
      () => mergeCandidates(admin, pair),
    );
    expect(await standing()).toEqual([1, [100, 100, 0, 50]]);
  });

  test("stay correct after parallel evaluations, a new version, an erasure and a deleted job", async () => {
    const people = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((i) =>
        applicant(admin, jobId, { fullName: `Person ${i}`, scoreStatus: "queued" }),
      ),
    );
    await Promise.all(people.map((person, i) => evaluate(person, 50 + i, [4, i % 4, null, 2])));
    expect(await standing()).toEqual([6, [600, 175, 0, 300]]);

    // A criterion has changed, so everyone stays with the first version until they are evaluated again.
    const criteria = content.criteria.map((c, i) => (i === 3 ? { ...c, name: "Writing guides" } : c));
    const changed = { ...content, criteria };
    const { versionId: second } = await publishScorecard(admin, { jobId, content: changed });
    await Promise.all(
      people.slice(0, 3).map((person) => evaluate(person, 70, [2, 2, 2, 2], { version: second })),
    );
    expect(await standing()).toEqual([3, [300, 100, 0, 150]]);
    expect(await standing(second)).toEqual([3, [150, 150, 150, 150]]);

    await eraseCandidate(admin, { candidateId: people[0]!.candidateId });
    expect(await standing(second)).toEqual([2, [100, 100, 100, 100]]);
    await ownerDb.application.delete({ where: { id: people[1]!.id } });
    expect(await standing(second)).toEqual([1, [50, 50, 50, 50]]);
    await ownerDb.job.delete({ where: { id: jobId } });
    expect([await standing(), await standing(second)]).toEqual([null, null]);
  });
});

import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { agentOf, callLegacy, doorFor, READ, sendLegacy, type Serve } from "./door";
import type { Actor } from "@/lib/platform/access/actor";
import { catalogue } from "@/lib/doors/mcp/all-tools";

let recruiter: Actor;
let serve: Serve;
let jobId: string;
let stranger: Serve;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  ({ serve } = doorFor(agentOf(recruiter)));
  jobId = (await configuredJob(recruiter)).job.id;
  stranger = doorFor(agentOf((await hiringTeam()).recruiter)).serve;
});

const result = async (door: Serve, name: string, args: object) => {
  const reply = await callLegacy(door, name, args);
  expect(reply.isError, reply.content[0].text).toBeFalsy();
  return reply.structuredContent;
};
async function candidate(file: string, job = jobId) {
  const made = await result(serve, "createCandidate", { jobId: job, files: [sample(`candidates/${file}`)] });
  return { candidateId: String(made.candidateId), applicationId: String(made.applicationId) };
}
const refused = async (door: Serve, name: string, args: object) => {
  const reply = await callLegacy(door, name, args);
  expect(reply.isError).toBe(true);
  return reply.content[0].text;
};

it("compareCandidates compares applications of one job, and refuses another job's or organization's", async () => {
  const first = await candidate("01-amara-lindqvist.pdf");
  const second = await candidate("11-hannah-weiss.pdf");
  await runPipeline(recruiter.organizationId);
  const applicationIds = [first.applicationId, second.applicationId];
  const reply = await callLegacy(serve, "compareCandidates", { applicationIds });
  const { candidates, criteria } = reply.structuredContent as unknown as {
    candidates: { applicationId: string; name: string; overall: number }[];
    criteria: { criterion: string; candidates: { verdict: string; adds: number }[] }[];
  };
  expect(candidates.map((each) => each.applicationId)).toEqual(applicationIds);
  expect(criteria.map((each) => each.criterion)).toEqual(["PostgreSQL in production", "Mentoring"]);
  for (const { criterion, candidates: cells } of criteria) {
    expect(cells, criterion).toHaveLength(applicationIds.length);
    for (const { verdict } of cells) expect(verdict, criterion).toBeTruthy();
  }
  // Each column of cells is that candidate's: what its cells add is the candidate's score.
  expect(Math.abs(candidates[0]!.overall - candidates[1]!.overall)).toBeGreaterThan(2);
  for (const [at, { overall, name }] of candidates.entries())
    expect(
      criteria.reduce((sum, row) => sum + row.candidates[at]!.adds, 0),
      name,
    ).toBeCloseTo(overall, 0);
  const { text } = reply.content[0];
  expect(text).toMatch(/^<candidate_data>/);
  for (const { name, overall } of candidates)
    expect(text).toMatch(new RegExp(`${name} applicationId \\S+: ${overall}`));
  expect(await refused(stranger, "compareCandidates", { applicationIds })).toMatch(
    /not found.*listJobCandidates/,
  );
  const [one, two] = applicationIds;
  const compared = (...ids: (string | undefined)[]) =>
    refused(serve, "compareCandidates", { applicationIds: ids });
  expect(await compared(one, one)).toMatch(/two different/);
  for (const ids of [[one], [one, two, ...[1, 2, 3, 4].map(() => randomUUID())]])
    expect(await compared(...ids)).toMatch(/at applicationIds/);
  const { job: other } = await configuredJob(recruiter);
  const elsewhere = await candidate("02-tomas-ferreira.pdf", other.id);
  expect(await compared(one, elsewhere.applicationId)).toMatch(/one job\. listJobCandidates/);
});

it("listCreditTransactions and getAiUsage agree exactly with the ledger", async () => {
  await candidate("01-amara-lindqvist.pdf");
  await candidate("02-tomas-ferreira.pdf");
  await runPipeline(recruiter.organizationId);
  const { balance } = await result(serve, "getCreditBalance", {});
  const ledger = await result(serve, "listCreditTransactions", { limit: 2 });
  expect(ledger).toMatchObject({ sum: balance, total: 3 });
  const rest = await result(serve, "listCreditTransactions", { limit: 2, cursor: ledger.nextCursor });
  const lines = [...(ledger.items as { amount: number }[]), ...(rest.items as { amount: number }[])];
  expect(lines.map((line) => line.amount)).toEqual([-1, -1, 100]);
  expect(rest.nextCursor).toBeNull();
  expect(await result(serve, "listCreditTransactions", { kind: "evaluation" })).toMatchObject({
    sum: -2,
    total: 2,
  });
  const used = {
    task: "judge",
    model: "some-model",
    inputTokens: 1_001,
    cachedInputTokens: 600,
    outputTokens: 77,
    costMicros: 1_234_567,
  };
  await ownerDb.aiUsage.createMany({
    data: [1, 2].map(() => ({ ...used, organizationId: recruiter.organizationId })),
  });
  const { byTaskAndModel, totals } = (await result(serve, "getAiUsage", {})) as unknown as {
    byTaskAndModel: { model: string; calls: number }[];
    totals: { calls: number };
  };
  expect(byTaskAndModel.find((row) => row.model === "some-model")).toEqual({
    task: "judge",
    model: "some-model",
    calls: 2,
    inputTokens: 2_002,
    cachedInputTokens: 1_200,
    outputTokens: 154,
    cost: 2.469134,
  });
  const rows = await ownerDb.aiUsage.count({ where: { organizationId: recruiter.organizationId } });
  expect(totals.calls).toBe(rows);
  expect(byTaskAndModel.reduce((sum, row) => sum + row.calls, 0)).toBe(rows);
  const now = Date.now();
  const hour = 3_600_000;
  for (const [from, to, calls] of [
    [now - hour, now + hour, rows],
    [now - 2 * hour, now - hour, 0],
    [now + hour, now + 2 * hour, 0],
  ] as const) {
    const period = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
    expect(await result(serve, "getAiUsage", period)).toMatchObject({ period, totals: { calls } });
  }
  expect(await result(stranger, "listCreditTransactions", {})).toMatchObject({ sum: 100, total: 1 });
});

it("listCreditTransactions names candidates and jobs, sums by job, accepts dates and says what its sum covers", async () => {
  await candidate("01-amara-lindqvist.pdf");
  const { job: other } = await configuredJob(recruiter, exampleContent({ blindReview: true }));
  await candidate("02-tomas-ferreira.pdf", other.id);
  await result(serve, "generateScorecard", { jobId });
  await runPipeline(recruiter.organizationId);
  const reply = await callLegacy(serve, "listCreditTransactions", {});
  expect(reply.structuredContent.items).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        kind: "evaluation",
        candidate: "Amara Lindqvist",
        jobId,
        jobTitle: "Backend Engineer",
      }),
      expect.objectContaining({ kind: "evaluation", candidate: "Candidate 1", jobId: other.id }),
      expect.objectContaining({ kind: "scorecard_generation", candidate: null, jobId }),
      expect.objectContaining({ kind: "grant", candidate: null, jobId: null }),
    ]),
  );
  const { text } = reply.content[0];
  expect(text).toMatch(/^Sum of all lines, charges and credits added \(4\): the balance: \+96\./);
  expect(text).toContain("Amara Lindqvist for Backend Engineer");
  expect(text).not.toContain("Ferreira");

  const today = new Date().toISOString().slice(0, 10);
  const charged = { kind: "evaluation", from: today, to: today };
  expect(await result(serve, "listCreditTransactions", charged)).toMatchObject({
    total: 2,
    sum: -2,
    sumOf: `charges for evaluations from ${today} to ${today} (2)`,
  });
  expect(await result(serve, "listCreditTransactions", { to: "2020-02-29" })).toMatchObject({
    total: 0,
    sum: 0,
  });
  expect(await refused(serve, "listCreditTransactions", { from: "1 November" })).toMatch(
    /a day such as 2026-11-01/,
  );

  const grouped = await callLegacy(serve, "listCreditTransactions", { groupBy: "job" });
  expect(grouped.structuredContent).toMatchObject({
    items: [],
    total: 4,
    sum: 96,
    groups: [
      { jobId, jobTitle: "Backend Engineer", transactions: 2, sum: -3 },
      { jobId: other.id, transactions: 1, sum: -1 },
      { jobId: null, jobTitle: null, transactions: 1, sum: 100 },
    ],
  });
  expect(grouped.content[0].text).toContain(`“Backend Engineer” jobId ${jobId}: -3 in 2`);
});

it("getAiUsage says that the embedded evaluator calls no model, and accepts dates", async () => {
  await candidate("01-amara-lindqvist.pdf");
  await runPipeline(recruiter.organizationId);
  const { content, structuredContent } = await callLegacy(serve, "getAiUsage", {
    from: "2026-11-01",
    to: "2026-11-30",
  });
  expect(structuredContent).toMatchObject({
    period: { from: "2026-11-01T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z" },
    note: expect.stringMatching(/embedded evaluator calls no language model/),
  });
  expect(content[0].text).toMatch(
    /no language model was called\.\nThe embedded evaluator calls no language model/,
  );
});

it.each([{ from: "0000-01-01" }, { to: "9999-12-31" }])(
  "getAiUsage refuses a day that cannot be stored: %o",
  async (args) => expect(await refused(serve, "getAiUsage", args)).toContain("Give a day such as 2026-11-01"),
);

it("addAttachment rescores active applications once per file, and refuses another organization's candidate", async () => {
  const { candidateId, applicationId } = await candidate("01-amara-lindqvist.pdf");
  await runPipeline(recruiter.organizationId);
  const file = sample("candidates/04-lucia-navarro.pdf");
  expect(await refused(stranger, "addAttachment", { candidateId, file })).toMatch(/not found/);
  const added = await result(serve, "addAttachment", { candidateId, file });
  expect(added).toMatchObject({ candidateId, fileName: "04-lucia-navarro.pdf", applicationsToRescore: 1 });
  expect(await refused(serve, "addAttachment", { candidateId, file })).toMatch(
    /already attached.*getCandidateData/,
  );
  await runPipeline(recruiter.organizationId);
  const application = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  expect(application.scoreStatus).toBe("scored");
  expect(await ownerDb.evaluation.count({ where: { applicationId } })).toBe(2);
});

it("assignCandidate applies a known candidate to another job once, and has it scored", async () => {
  const { candidateId } = await candidate("01-amara-lindqvist.pdf");
  const { job: other } = await configuredJob(recruiter);
  const args = { candidateId, jobId: other.id };
  expect(await refused(stranger, "assignCandidate", args)).toMatch(/not found/);
  const replies = await Promise.all([1, 2, 3].map(() => callLegacy(serve, "assignCandidate", args)));
  expect(replies.filter((reply) => !reply.isError)).toHaveLength(1);
  await runPipeline(recruiter.organizationId);
  expect(await ownerDb.application.findMany({ where: { jobId: other.id } })).toMatchObject([
    { candidateId, scoreStatus: "scored" },
  ]);
  expect(await refused(serve, "assignCandidate", args)).toMatch(
    /already has an application for .* \(applicationId [0-9a-f-]{36}\)/,
  );
});

it.each(["addAttachment", "assignCandidate"])("%s requires the write scope", async (name) => {
  const reader = doorFor(agentOf(recruiter, READ)).serve;
  const answer = await sendLegacy(reader, "tools/call", { name, arguments: { candidateId: randomUUID() } });
  expect(answer.status).toBe(403);
  expect(answer.headers.get("www-authenticate")).toContain("service:recruiter:write");
});

it.each(["concise", "detailed"])("returns only fields of the output schemas (%s)", async (detail) => {
  const { candidateId, applicationId } = await candidate("01-amara-lindqvist.pdf");
  await runPipeline(recruiter.organizationId);
  const calls = [
    ["listJobCandidates", { jobId, detail }],
    ["getCandidateData", { candidateId, detail }],
    ["presentCandidate", { applicationId, detail }],
  ] as const;
  for (const [name, args] of calls) {
    const output = await result(serve, name, args);
    // Parsing drops what a schema does not have, at every depth.
    expect(catalogue.find(name)?.output.parse(output), name).toEqual(output);
  }
});

import "../../support/database";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

// The service reads its environment once, so the hosts that organizations may name must be set before any import.
const simulator = await vi.hoisted(async () => {
  const { startOpenAiSimulator } = await import("../../simulators/openai/server");
  const started = await startOpenAiSimulator();
  process.env.CREDENTIALS_KEYS = `new:${Buffer.alloc(32, 7).toString("base64")}`;
  process.env.MODEL_HOSTS = new URL(started.baseUrl).host;
  return started;
});

import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { getTrial } from "@/lib/judging/evaluation/trial/get-trial";
import { startTrial } from "@/lib/judging/evaluation/trial/start-trial";
import { modelTrialRequested } from "@/lib/platform/events/events";
import { tryModelOnRequest } from "@/lib/doors/inngest/functions/try-model";
import { startWorld } from "../../engine/support/world";
import { runPipeline } from "../../support/pipeline";
import { acceptApplication, rejectApplication } from "../../support/decide";
import { readingOf, storedCv } from "../../support/stored-cv";
import { configuredJob, hiringTeam, ownerDb } from "../../support/world";
import { honestMind, readRequest } from "../../simulators/openai/minds";
import { simulatorKey } from "../../simulators/openai/server";

afterAll(() => simulator.close());
beforeEach(() => {
  simulator.think(honestMind);
  simulator.trouble();
  simulator.requests.length = 0;
});

const choice = (apiKey: string | null = simulatorKey) => ({
  choice: {
    kind: "own" as const,
    apiKey,
    model: {
      provider: "openai" as const,
      baseUrl: simulator.baseUrl,
      apiVersion: null,
      judgeModel: "local-model",
      draftModel: null,
      structureModel: null,
      contextTokens: 32_000,
      timeoutSeconds: 30,
      prices: "local-model=1/1/1",
      batch: false,
    },
  },
});

const strong = `Person\n\nExperience\nDatabase Engineer, Harbour Systems Ltd, 03/2016 - 02/2024\n- Ran PostgreSQL in production for two services\n`;
const weak = `Person\n\nExperience\nGardener, Park Ltd, 03/2016 - 02/2024\n- Cut hedges and kept PostgreSQL far away\n`;

/** A job with scored applications, some of which were accepted and others rejected. */
async function decided({ accepted, rejected }: { accepted: number; rejected: number }) {
  const team = await hiringTeam({ role: "owner" });
  const { recruiter, organizationId } = team;
  const { job } = await configuredJob(recruiter);
  const applications: string[] = [];
  for (let number = 1; number <= accepted + rejected + 1; number++) {
    const candidate = await ownerDb.candidate.create({
      data: { organizationId, number, fullName: `Person ${number}`, createdBy: recruiter.id },
    });
    await storedCv(recruiter, candidate.id, {
      documentText: { create: readingOf(number <= accepted ? strong : weak) },
    });
    const { id } = await ownerDb.application.create({
      data: { organizationId, jobId: job.id, candidateId: candidate.id, number, scoreStatus: "not_scored" },
    });
    applications.push(id);
  }
  await runPipeline(organizationId);
  for (const [at, applicationId] of applications.slice(0, -1).entries())
    await (at < accepted ? acceptApplication : rejectApplication)(recruiter, { applicationId });
  const scores = () =>
    ownerDb.application.findMany({
      where: { organizationId },
      orderBy: { id: "asc" },
      include: { currentEvaluation: true, storedVerdicts: true },
      omit: { updatedAt: true },
    });
  const money = () => ownerDb.creditTransaction.count({ where: { organizationId } });
  return { ...team, applications, scores, money };
}

/** Runs the workflow function in an engine until it ends. */
async function run(organizationId: string, trialId: string) {
  const { opts, fn } = tryModelOnRequest as unknown as { opts: never; fn: never };
  const world = await startWorld((client) => [client.createFunction(opts, fn)]);
  try {
    return await world.run(await world.send(modelTrialRequested.name, { organizationId, trialId }));
  } finally {
    await world.stop();
  }
}

test("judges decided applications beside the scores they were decided on, and touches neither scores nor credits", async () => {
  const { recruiter, organizationId, scores, money } = await decided({ accepted: 2, rejected: 1 });
  const before = [await scores(), await money()];
  const { trialId } = await startTrial(recruiter, choice());
  const waiting = (await getTrial(recruiter, {})).trial!;
  expect(waiting).toMatchObject({ status: "running", judged: 0 });
  expect(waiting.rows.map(({ tried }) => tried)).toEqual([null, null, null]);
  expect(await run(organizationId, trialId)).toMatchObject({ status: "Completed" });
  const trial = (await getTrial(recruiter, {})).trial!;
  expect(trial).toMatchObject({
    model: "openai/local-model",
    status: "done",
    judged: 3,
    pairs: 2,
    failure: null,
  });
  expect(trial.rows.map(({ decision, present }) => [decision, present.judge])).toEqual([
    ["accepted", "embedded"],
    ["accepted", "embedded"],
    ["rejected", "embedded"],
  ]);
  for (const { tried } of trial.rows)
    expect(tried).toMatchObject({ outcomes: ["answered"], byRules: 0, failure: null });
  expect(trial.tried).toMatchObject({ inOrder: expect.any(Number) });
  expect(trial.dollars! * 1_000_000).toBeCloseTo(trial.tokens!, 3);
  expect(trial.seconds).toBeGreaterThan(0);
  expect([await scores(), await money()]).toEqual(before);
  expect(simulator.requests).toHaveLength(3);
  expect(await ownerDb.aiUsage.count({ where: { organizationId } })).toBe(3);
  const stored = await ownerDb.modelTrial.findUniqueOrThrow({ where: { organizationId } });
  expect(stored.apiKey).toBeNull();
});

test("counts what code and rules did in the model's place", async () => {
  const { recruiter, organizationId } = await decided({ accepted: 1, rejected: 0 });
  // Claims more years than the roles it read show, and gives the second criterion no usable answer.
  simulator.think(async (request) => {
    const answer = JSON.parse(await honestMind(request)) as { assessments: object[]; silent: string[] };
    const { criteria } = readRequest(request.messages.at(-1)!.content);
    const unanswered = criteria.find(({ name }) => name === "Mentoring")?.criterion;
    return JSON.stringify({
      ...answer,
      assessments: answer.assessments.map((one) => ({
        ...one,
        rating: 4,
        facts: {
          roles: [{ from: "2024-01", to: "2024-02", quote: "Harbour Systems Ltd, 03/2016 - 02/2024" }],
          languages: [],
          degree: null,
          validUntil: null,
        },
      })),
      silent: answer.silent.filter((key) => key !== unanswered),
    });
  });
  const { trialId } = await startTrial(recruiter, choice());
  await run(organizationId, trialId);
  const [row] = (await getTrial(recruiter, {})).trial!.rows;
  expect(row!.tried).toMatchObject({ byRules: 1, lowered: 1 });
  expect(row!.tried!.outcomes.length).toBe(3);
});

test("ends with the provider's own words when it refuses the key", async () => {
  const { recruiter, organizationId } = await decided({ accepted: 1, rejected: 1 });
  const { trialId } = await startTrial(recruiter, choice("sk-wrong"));
  expect(await run(organizationId, trialId)).toMatchObject({ status: "Completed" });
  const trial = (await getTrial(recruiter, {})).trial!;
  expect(trial.status).toBe("failed");
  expect(trial.failure).toMatch(/refused the access key/);
  expect(trial.said).toMatch(/incorrect api key/i);
  expect(trial.said).not.toContain("sk-wrong");
  expect(trial.rows.map(({ tried }) => tried)).toEqual([null, null]);
});

test("says what is missing when nobody has been decided on, or a trial is running", async () => {
  const { recruiter } = await hiringTeam({ role: "owner" });
  await expect(startTrial(recruiter, choice())).rejects.toMatchObject({
    code: "conflict",
    message: /decided/,
  });
  await expect(startTrial(recruiter, { choice: { kind: "service" } })).rejects.toMatchObject({
    code: "invalid",
    message: /no language model/,
  });
  expect(await getTrial(recruiter, {})).toMatchObject({ decided: 0, trial: null });
});

test("of two presses at once one starts, and a finished trial is replaced", async () => {
  const { recruiter, organizationId } = await decided({ accepted: 1, rejected: 1 });
  const both = await Promise.allSettled([startTrial(recruiter, choice()), startTrial(recruiter, choice())]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const { id } = await ownerDb.modelTrial.findUniqueOrThrow({ where: { organizationId } });
  await run(organizationId, id);
  const { trialId } = await startTrial(recruiter, choice());
  expect(await ownerDb.modelTrial.findMany({ where: { organizationId } })).toMatchObject([{ id: trialId }]);
});

test("erasing a person removes their row, and the trial goes on without them", async () => {
  const { recruiter, organizationId, applications } = await decided({ accepted: 1, rejected: 1 });
  const { trialId } = await startTrial(recruiter, choice());
  const { candidateId } = await ownerDb.application.findUniqueOrThrow({ where: { id: applications[0]! } });
  await eraseCandidate(recruiter, { candidateId });
  await run(organizationId, trialId);
  const { trial } = await getTrial(recruiter, {});
  expect(trial).toMatchObject({ status: "done", rows: [{ decision: "rejected" }] });
});

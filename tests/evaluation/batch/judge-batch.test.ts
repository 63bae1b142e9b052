import "../../support/database";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

// The service reads its environment once, so the model must be configured before anything is imported.
const simulator = await vi.hoisted(async () => {
  const { startBatchSimulator } = await import("../../simulators/openai/batches");
  const { honestMind } = await import("../../simulators/openai/minds");
  const { simulatorKey } = await import("../../simulators/openai/dialects");
  const started = await startBatchSimulator(honestMind);
  Object.assign(process.env, {
    OPENAI_API_KEY: simulatorKey,
    OPENAI_BASE_URL: started.baseUrl,
    OPENAI_MODEL: "gpt-5.4-mini",
    MODEL_BATCH: "1",
    MODEL_PRICES: "gpt-5.4-mini=1/1/1",
  });
  return started;
});

import { getAiUsage } from "@/lib/judging/ai/get-ai-usage";
import { grantCredits } from "@/lib/platform/credits/grant-credits";
import { listBatches } from "@/lib/judging/evaluation/batch/list-batches";
import {
  cancelBatch,
  collectBatch,
  isAnswered,
  openBatch,
  sendBatch,
} from "@/lib/judging/evaluation/batch/run-batch";
import { judgeBatchOpened } from "@/lib/platform/events/events";
import { judgeBatchWhenOpened } from "@/lib/doors/inngest/functions/score";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { runPipeline } from "../../support/pipeline";
import { query } from "../../engine/support/database";
import { eventually } from "../../engine/support/eventually";
import { startWorld } from "../../engine/support/world";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../../support/world";
import { readingOf, storedCv } from "../../support/stored-cv";

// Each test judges twenty or more applications.
vi.setConfig({ testTimeout: 300_000 });
afterAll(() => simulator.close());
beforeEach(() => {
  simulator.setOutcomes(() => "answered");
  simulator.refuseBatches(false);
  simulator.refuseSingles(false);
  simulator.beforeAccepting(() => Promise.resolve());
  simulator.singles.length = 0;
});

const text = (number: number) =>
  `Person ${number}\n\nExperience\nDatabase Engineer, Harbour Systems Ltd, 03/2019 - 02/2024\n- Ran PostgreSQL for ${number} services\n`;

/** A job with applications whose CVs are read and wait to be scored. */
async function waiting(people: number, credits = 100, team?: Awaited<ReturnType<typeof hiringTeam>>) {
  const { recruiter, organization, system } = team ?? (await hiringTeam({ credits }));
  const before = await ownerDb.candidate.count({ where: { organizationId: organization.id } });
  const { job } = await configuredJob(recruiter);
  const { id: organizationId } = organization;
  for (let number = before + 1; number <= before + people; number++) {
    const candidate = await ownerDb.candidate.create({
      data: { organizationId, number, fullName: `Person ${number}`, createdBy: recruiter.id },
    });
    await storedCv(recruiter, candidate.id, { documentText: { create: readingOf(text(number)) } });
    await ownerDb.application.create({
      data: { organizationId, jobId: job.id, candidateId: candidate.id, number },
    });
  }
  const jobId = job.id;
  const open = async () => {
    const { batched } = await openBatch(system, { jobId });
    const batch = await ownerDb.judgeBatch.findFirst({ where: { jobId }, orderBy: { createdAt: "desc" } });
    return { batched, batchId: batch?.id ?? "" };
  };
  const statuses = async () => {
    const rows = await ownerDb.application.groupBy({ by: ["scoreStatus"], where: { jobId }, _count: true });
    return Object.fromEntries(rows.map((row) => [row.scoreStatus, row._count]));
  };
  const charged = async () =>
    ownerDb.creditTransaction.count({ where: { organizationId, kind: "evaluation" } });
  const collectAll = async (batchId: string) => {
    while ((await collectBatch(system, batchId)).more);
    await runPipeline(organizationId);
  };
  return { recruiter, system, jobId, open, statuses, charged, collectAll };
}

test("judges many applications together at half the price, charges each once, and leaves no file at the provider", async () => {
  const { recruiter, system, open, statuses, charged, collectAll } = await waiting(22);
  const { batched, batchId } = await open();
  expect(batched).toBe(22);
  expect(await sendBatch(system, batchId)).toEqual({ sent: true });
  expect(await isAnswered(system, batchId)).toEqual({ answered: false });
  await simulator.answer();
  expect(await isAnswered(system, batchId)).toEqual({ answered: true });
  await collectAll(batchId);
  await collectAll(batchId);
  expect(await statuses()).toEqual({ scored: 22 });
  expect(await charged()).toBe(22);
  expect(simulator.singles).toHaveLength(0);
  expect(simulator.files.size).toBe(0);
  const { organizationId } = system;
  const read = await ownerDb.workStyleReading.findMany({ where: { organizationId } });
  expect(read.map(({ by }) => by)).toEqual(Array(22).fill("openai/gpt-5.4-mini"));
  const { totals } = await getAiUsage(recruiter, {});
  expect(totals.cost! * 1_000_000).toBeCloseTo((totals.inputTokens + totals.outputTokens) / 2, -2);
  const [batch] = (await listBatches(recruiter, {})).batches;
  expect(batch).toMatchObject({ status: "done", applications: 22, judged: 22, others: [] });
});

test("sends a batch from the workflow function, polls for its answers although the provider is down for a while, and scores them", async () => {
  const { system, open, statuses, charged } = await waiting(20);
  const { batchId } = await open();
  const { opts, fn } = judgeBatchWhenOpened as unknown as { opts: never; fn: never };
  const world = await startWorld((client) => [client.createFunction(opts, fn)]);
  try {
    const { organizationId } = system;
    const eventId = await world.send(judgeBatchOpened.name, { organizationId, batchId });
    // While the function sleeps, answer the batch and end its pause early.
    await eventually(async () =>
      expect(await query(world.databaseUrl, "select name from engine.pause")).toEqual([{ name: "pause 1" }]),
    );
    await simulator.answer();
    // One more than Inngest's four retries outlast, so that the test fails without our own number of retries.
    simulator.refuseLooks(5);
    await query(world.databaseUrl, "update engine.pause set until = now()");
    expect(await world.run(eventId)).toMatchObject({ status: "Completed", output: { sent: true } });
    await runPipeline(organizationId);
    expect(await statuses()).toEqual({ scored: 20 });
    expect(await charged()).toBe(20);
  } finally {
    await world.stop();
  }
});

test("does not send a batch again after a crash before it was recorded as sent", async () => {
  const { system, open } = await waiting(20);
  const { batchId } = await open();
  await sendBatch(system, batchId);
  const sent = simulator.batches.size;
  const { externalId } = await ownerDb.judgeBatch.findUniqueOrThrow({ where: { id: batchId } });
  await ownerDb.judgeBatch.update({
    where: { id: batchId },
    data: { status: "preparing", externalId: null },
  });
  expect(await sendBatch(system, batchId)).toEqual({ sent: true });
  expect(simulator.batches.size).toBe(sent);
  const batch = await ownerDb.judgeBatch.findUnique({ where: { id: batchId } });
  expect(batch).toMatchObject({ status: "waiting", externalId });
});

test("scores what the batch answered while the model is down, judges the rest by single calls, and lists those rows", async () => {
  const { recruiter, system, open, statuses, charged, collectAll } = await waiting(20);
  const { batchId } = await open();
  await sendBatch(system, batchId);
  simulator.setOutcomes((_, at) => (at === 3 ? "failed" : at === 7 ? "nonsense" : "answered"));
  await simulator.answer("expired");
  simulator.refuseSingles(true);
  await expect(collectAll(batchId)).rejects.toMatchObject({ code: "unavailable" });
  simulator.refuseSingles(false);
  await runPipeline(system.organizationId);
  expect(await statuses()).toEqual({ scored: 20 });
  expect(await charged()).toBe(20);
  expect(simulator.singles).toHaveLength(2);
  const [batch] = (await listBatches(recruiter, {})).batches;
  expect(batch!.judged).toBe(18);
  expect(batch!.others.map(({ status }) => status)).toEqual(["singly", "singly"]);
  expect(batch!.others[0]!.note).toMatch(/no usable answer/);
});

test("keeps the answers of a batch that the credits no longer cover, and scores with them when credits are granted", async () => {
  const { system, open, statuses, charged, collectAll } = await waiting(20, 20);
  const { batchId } = await open();
  await sendBatch(system, batchId);
  const { organizationId } = system;
  await ownerDb.creditAccount.updateMany({ where: { organizationId }, data: { balance: 15 } });
  await simulator.answer();
  await collectAll(batchId);
  expect(await statuses()).toEqual({ scored: 15, awaiting_credits: 5 });
  await grantCredits(system, { amount: 5, key: "more", description: "More" });
  await runPipeline(organizationId);
  expect(await statuses()).toEqual({ scored: 20 });
  expect(await charged()).toBe(20);
  expect(simulator.singles).toHaveLength(0);
});

test("discards answers for a scorecard version that was replaced meanwhile", async () => {
  const { recruiter, system, jobId, open, statuses, charged } = await waiting(20);
  const { batchId } = await open();
  await sendBatch(system, batchId);
  const content = exampleContent();
  const [first, second] = content.criteria;
  await publishScorecard(recruiter, {
    jobId,
    content: { ...content, criteria: [{ ...first!, name: "Baking" }, second!] },
  });
  await simulator.answer();
  await collectBatch(system, batchId);
  // They wait for the rescoring that the publication starts.
  expect(await statuses()).toEqual({ stale: 20 });
  expect(await charged()).toBe(0);
  expect((await open()).batched).toBe(20);
});

test("opens no batch for a few applications, and judges one by one when the provider has no batches", async () => {
  expect((await (await waiting(3)).open()).batched).toBe(0);
  const { recruiter, system, open, statuses, charged } = await waiting(20);
  simulator.refuseBatches(true);
  const { batchId } = await open();
  expect(await sendBatch(system, batchId)).toEqual({ sent: false });
  expect(await statuses()).toEqual({ queued: 20 });
  const [batch] = (await listBatches(recruiter, {})).batches;
  expect(batch).toMatchObject({ status: "singly", note: expect.stringMatching(/one by one/) });
  const inGerman = await listBatches({ ...recruiter, locale: "de" }, {});
  expect(inGerman.batches[0]!.note).toBe("Der Anbieter nahm keinen Stapel an: einzeln beurteilt.");
  const { organizationId } = system;
  const queued = { organizationId, name: "application.queued" };
  expect(await ownerDb.outboxEvent.count({ where: queued })).toBe(20);
  await runPipeline(organizationId);
  expect(await statuses()).toEqual({ scored: 20 });
  expect(await charged()).toBe(20);
  expect(simulator.singles).toHaveLength(20);
});

test("batches no more applications than the credits cover", async () => {
  const { open } = await waiting(25, 21);
  expect((await open()).batched).toBe(21);
});

test("counts the credits that open batches will cost before it opens another", async () => {
  const { open } = await waiting(45, 22);
  expect((await open()).batched).toBe(22);
  expect((await open()).batched).toBe(0);
});

test("does the same for batches that several jobs open at the same time", async () => {
  const team = await hiringTeam({ credits: 45 });
  const jobs = [await waiting(20, 0, team), await waiting(20, 0, team), await waiting(20, 0, team)];
  const opened = await Promise.all(jobs.map(({ open }) => open()));
  expect(opened.map(({ batched }) => batched).sort()).toEqual([0, 20, 20]);
});

test("judges and charges nothing of a cancelled batch, even if the provider has answered meanwhile", async () => {
  const { recruiter, system, open, statuses, charged, collectAll } = await waiting(20);
  const { batchId } = await open();
  await sendBatch(system, batchId);
  expect(await cancelBatch(recruiter, { batchId })).toEqual({ cancelled: 20 });
  await simulator.answer();
  await collectAll(batchId);
  expect(await statuses()).toEqual({ failed: 20 });
  expect(await charged()).toBe(0);
  await expect(cancelBatch(recruiter, { batchId })).rejects.toMatchObject({ code: "conflict" });
});

test("stays cancelled when it is cancelled while being sent", async () => {
  const { recruiter, system, open, statuses, charged, collectAll } = await waiting(20);
  const { batchId } = await open();
  let cancelled = 0;
  simulator.beforeAccepting(async () => ({ cancelled } = await cancelBatch(recruiter, { batchId })));
  expect(await sendBatch(system, batchId)).toEqual({ sent: false });
  expect(cancelled).toBe(20);
  expect([...simulator.batches.values()].at(-1)).toMatchObject({ status: "cancelled" });
  expect((await isAnswered(system, batchId)).answered).toBe(true);
  expect(await ownerDb.judgeBatch.findUnique({ where: { id: batchId } })).toMatchObject({
    status: "cancelled",
  });
  await simulator.answer();
  await collectAll(batchId);
  expect(await statuses()).toEqual({ failed: 20 });
  expect(await charged()).toBe(0);
});

test("hides batches from other organizations and refuses callers without permission", async () => {
  const { open } = await waiting(20);
  const { batchId } = await open();
  const { recruiter: stranger } = await hiringTeam();
  expect((await listBatches(stranger, {})).batches).toEqual([]);
  await expect(cancelBatch(stranger, { batchId })).rejects.toMatchObject({ code: "not_found" });
  const powerless = { ...stranger, permissions: new Set<never>() };
  await expect(cancelBatch(powerless, { batchId })).rejects.toMatchObject({ code: "forbidden" });
  await expect(listBatches(powerless, {})).rejects.toMatchObject({ code: "forbidden" });
});

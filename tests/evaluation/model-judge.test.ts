import "../support/database";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

// The service reads its environment once, so the model must be configured before anything is imported.
const simulator = await vi.hoisted(async () => {
  const { simulatorKey, startOpenAiSimulator } = await import("../simulators/openai/server");
  const started = await startOpenAiSimulator();
  Object.assign(process.env, {
    OPENAI_API_KEY: simulatorKey,
    OPENAI_BASE_URL: started.baseUrl,
    OPENAI_MODEL: "gpt-5.4-mini",
    OPENAI_MODEL_DRAFT: "gpt-4.1-mini",
  });
  return started;
});

import { systemActor } from "@/lib/platform/access/system";
import { getModelChoice } from "@/lib/judging/ai/choice/get-model-choice";
import { getAiUsage } from "@/lib/judging/ai/get-ai-usage";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { readAttachment } from "@/lib/hiring/intake/read-attachment";
import { evaluateApplication } from "@/lib/judging/evaluation/score";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";
import { getGeneratedScorecard } from "@/lib/judging/scorecards/get-generated-scorecard";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { answerOf, finding, honestMind, readRequest } from "../simulators/openai/minds";
import { simulatorKey } from "../simulators/openai/server";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { colleagueOf, configuredJob, hiringTeam, ownerDb } from "../support/world";

afterAll(() => simulator.close());
beforeEach(() => {
  simulator.think(honestMind);
  simulator.trouble();
  simulator.requests.length = 0;
});

const cv = sample("candidates/01-amara-lindqvist.pdf");

/** An application whose CV has been read, waiting for its evaluation. */
async function waiting() {
  const { recruiter, organization } = await hiringTeam({ credits: 10 });
  const { job, content } = await configuredJob(recruiter);
  const { applicationId } = await createCandidate(recruiter, { jobId: job.id, files: [cv] });
  const evaluator = systemActor(organization.id, "evaluator");
  const file = await ownerDb.attachment.findFirstOrThrow({ where: { organizationId: organization.id } });
  await readAttachment(evaluator, file.id);
  const evaluate = () => evaluateApplication(evaluator, applicationId);
  const shown = () => getApplication(recruiter, { applicationId });
  return { recruiter, job, content, applicationId, evaluate, shown };
}

test("reuses a model's verdicts for a new weight and for a rerun, without another request", async () => {
  const { recruiter, job, content, applicationId, evaluate, shown } = await waiting();
  await evaluate();
  const before = (await shown()).evaluation!;
  expect(before.judge).toBe("openai/gpt-5.4-mini");
  expect(simulator.requests).toHaveLength(1);
  const [usage] = (await getAiUsage(recruiter, {})).byTaskAndModel;
  expect(usage).toMatchObject({ task: "judge", model: "gpt-5.4-mini", calls: 1 });
  expect(usage!.inputTokens).toBeGreaterThan(100);

  const [first, ...rest] = content.criteria;
  await publishScorecard(recruiter, {
    jobId: job.id,
    content: { ...content, criteria: [{ ...first!, weight: 3 }, ...rest] },
  });
  await runPipeline(recruiter.organizationId);
  const after = (await shown()).evaluation!;
  expect(after.evaluationId).not.toBe(before.evaluationId);
  expect(after.judged.map(({ assessment }) => assessment)).toEqual(
    before.judged.map(({ assessment }) => assessment),
  );
  expect(simulator.requests).toHaveLength(1);

  await ownerDb.application.update({ where: { id: applicationId }, data: { scoreStatus: "queued" } });
  await evaluate();
  expect((await shown()).evaluation!.evaluationId).toBe(after.evaluationId);
  expect(simulator.requests).toHaveLength(1);
  expect((await getAiUsage(recruiter, {})).totals.calls).toBe(1);
});

test("asks only about a changed criterion, and keeps the verdicts on the others", async () => {
  const { recruiter, job, content, evaluate, shown } = await waiting();
  await evaluate();
  const before = (await shown()).evaluation!;
  const [first, second] = content.criteria;
  const renamed = { ...second!, name: "Coaching" };
  await publishScorecard(recruiter, {
    jobId: job.id,
    content: { ...content, criteria: [first!, renamed] },
  });
  await runPipeline(recruiter.organizationId);
  const criteriaByRequest = simulator.requests
    .slice(1)
    .map(({ messages }) => readRequest(messages.at(-1)!.content).criteria);
  const names = criteriaByRequest.flat().map(({ name }) => name);
  expect(names).toContain("Coaching");
  expect(names).not.toContain(first!.name);
  const after = (await shown()).evaluation!;
  expect(after).toMatchObject({ version: 2, judged: [{}, { criterion: { name: "Coaching" } }] });
  expect(after.judged[0]!.assessment).toEqual(before.judged[0]!.assessment);

  await publishScorecard(recruiter, { jobId: job.id, content });
  await runPipeline(recruiter.organizationId);
  expect(simulator.requests).toHaveLength(2);
  expect((await shown()).evaluation!.judged.map(({ assessment }) => assessment)).toEqual(
    before.judged.map(({ assessment }) => assessment),
  );
});

test("waits while the provider is down, and tells the recruiter why", async () => {
  const { evaluate, shown } = await waiting();
  const down = { kind: "status", status: 503 } as const;
  simulator.trouble(down, down, down);
  await expect(evaluate()).rejects.toMatchObject({ code: "unavailable" });
  expect(await shown()).toMatchObject({
    scoreStatus: "processing",
    scoreReason: "The language model cannot be reached. It will be retried.",
    evaluation: null,
  });
  await evaluate();
  expect(await shown()).toMatchObject({ scoreStatus: "scored", scoreReason: null });
});

test("keeps a draft waiting while the provider is down, and tells the recruiter why", async () => {
  const { recruiter } = await hiringTeam({ credits: 10 });
  const { job } = await configuredJob(recruiter);
  const description = "Requirements: PostgreSQL. You bring the usual.";
  await ownerDb.job.update({ where: { id: job.id }, data: { description } });
  await generateScorecard(recruiter, { jobId: job.id });
  const down = { kind: "status", status: 503 } as const;
  simulator.trouble(down, down, down);
  await expect(runPipeline(recruiter.organizationId)).rejects.toMatchObject({ code: "unavailable" });
  expect(await getGeneratedScorecard(recruiter, { jobId: job.id })).toMatchObject({
    status: "generating",
    failure: "The language model cannot be reached. It will be retried.",
  });
  const criterion = { dimension: "hard_skills", name: "PostgreSQL", description: "", importance: "must" };
  const rest = { weight: 5, knockOut: false, minimumYears: null, skills: [], source: "PostgreSQL" };
  simulator.think(() =>
    JSON.stringify({ criteria: [{ ...criterion, ...rest }], leftOut: ["You bring the usual."] }),
  );
  await runPipeline(recruiter.organizationId);
  expect(await getGeneratedScorecard(recruiter, { jobId: job.id })).toMatchObject({
    status: "ready",
    failure: null,
    generatedBy: "openai/gpt-4.1-mini",
    content: { criteria: [{ name: "PostgreSQL" }] },
    leftOut: [
      { text: "You bring the usual.", reason: "The language model did not turn this into a criterion." },
    ],
  });
  const { byTaskAndModel } = await getAiUsage(recruiter, {});
  // The request that failed cost nothing, and is counted.
  expect(byTaskAndModel).toMatchObject([{ task: "draft_scorecard", model: "gpt-4.1-mini", calls: 2 }]);
});

test("is scored by the embedded evaluator after three unusable answers, and says so to recruiters and administrators", async () => {
  const { recruiter, evaluate, shown } = await waiting();
  const nonsense = { kind: "content", content: "I would rather not." } as const;
  simulator.trouble(nonsense, nonsense, nonsense);
  await evaluate();
  const { evaluation } = await shown();
  expect(evaluation!.byRules).toBe(evaluation!.judged.length);
  expect(evaluation!.judged[0]!.assessment.reason).toMatch(/^The language model gave no usable answer/);
  expect(simulator.requests).toHaveLength(3);
  const { totals } = await getAiUsage(recruiter, {});
  expect(totals.calls).toBe(3);
  expect(totals.inputTokens).toBeGreaterThan(1_000);
  const { outcomes } = await getModelChoice(await colleagueOf(recruiter, "admin"), {});
  expect(outcomes).toMatchObject([{ model: "gpt-5.4-mini", outcome: "malformed", requests: 3, said: null }]);
});

test("flags a document that a model obeyed, and keeps the flag with reused verdicts", async () => {
  const { recruiter, job, content, evaluate, shown } = await waiting();
  // The model obeys a line of the CV that is in none of our lists.
  simulator.think((request) => {
    const { criteria, lines } = readRequest(request.messages.at(-1)!.content);
    const order = lines.find((line) => /PostgreSQL/.test(line));
    if (!order) return honestMind(request);
    return answerOf(
      criteria.map(({ criterion }) => finding(criterion, [order], { rating: 4, reason: "As told." })),
    );
  });
  await evaluate();
  const flagged = await shown();
  expect(flagged.verification).toBe("flagged");
  expect(flagged.evaluation!.flags.map(({ kind }) => kind)).toContain("instructions_to_a_model");
  const requestsBefore = simulator.requests.length;

  const thresholds = { shortlistFrom: 80, declineBelow: 20 };
  await publishScorecard(recruiter, { jobId: job.id, content: { ...content, thresholds } });
  await runPipeline(recruiter.organizationId);
  expect((await shown()).evaluation!.flags).toEqual(flagged.evaluation!.flags);
  expect(simulator.requests).toHaveLength(requestsBefore);
});

test("sends neither the candidate's identity nor the API key in a request", async () => {
  const { evaluate } = await waiting();
  await evaluate();
  expect(JSON.stringify(simulator.requests)).not.toMatch(/Amara|Lindqvist/i);
  expect(JSON.stringify(simulator.requests)).not.toContain(simulatorKey);
});

import "../support/database";
import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { checkExplanation } from "@/lib/hiring/explanation/check-explanation";
import { explainEvaluation } from "@/lib/hiring/explanation/explain-evaluation";
import type { Explanation } from "@/lib/hiring/explanation/explanation";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

const run = promisify(execFile);
const cv = sample("candidates/01-amara-lindqvist.pdf");
const answers = [{ question: "Whom have you helped grow?", text: "I mentored three junior developers." }];

let recruiter: Actor;
let applicationId: string;
let explanation: Explanation;

async function scored(team: Actor, content = exampleContent()) {
  const { job } = await configuredJob(team, content);
  const created = await createCandidate(team, { jobId: job.id, files: [cv], answers });
  await runPipeline(team.organizationId);
  return created;
}

beforeAll(async () => {
  ({ recruiter } = await hiringTeam());
  ({ applicationId } = await scored(recruiter));
  explanation = await explainEvaluation(recruiter, { applicationId });
});

const agreementOf = async (changed: Explanation) =>
  Object.fromEntries((await checkExplanation(changed)).checks.map(({ name, agrees }) => [name, agrees]));
const allAgree = {
  score: true,
  arithmetic: true,
  scorecard: true,
  quotes: true,
  inputs: true,
  verdicts: true,
  flags: true,
};

async function explain(content: string) {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "explain-")), "explanation.json");
  await writeFile(file, content);
  return run(process.execPath, ["--import", "tsx", "scripts/explain/recompute.ts", file]).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: "" }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

test("contains inputs, versions, criteria, evidence and arithmetic, and can be recomputed from them", async () => {
  const { evaluation } = await getApplication(recruiter, { applicationId });
  expect(explanation.totals).toEqual(evaluation?.totals);
  expect(explanation.evaluation).toMatchObject({ judge: "embedded", current: true });
  expect(explanation.inputs?.document).toMatchObject({ fileName: cv.fileName, mediaType: "application/pdf" });
  expect(explanation.inputs?.dossier.answers).toHaveLength(1);
  expect(explanation.arithmetic.overall).toEqual({ adds: explanation.totals.overall, shares: 100 });
  expect(await agreementOf(JSON.parse(JSON.stringify(explanation)) as Explanation)).toEqual(allAgree);
});

test("keeps the candidate's name out of the judged inputs", () => {
  expect(JSON.stringify(explanation.inputs?.dossier)).not.toMatch(/Amara|Lindqvist/i);
});

test("detects a change of any part", async () => {
  const [first, ...rest] = explanation.assessments;
  if (!first || !explanation.inputs) throw new Error("nothing to change");
  const better = { ...first, rating: 1, verdict: "partly" as const };
  expect(await agreementOf({ ...explanation, assessments: [better, ...rest] })).toMatchObject({
    score: false,
    arithmetic: false,
    verdicts: false,
    quotes: true,
  });
  const { totals, scorecard, inputs } = explanation;
  expect(await agreementOf({ ...explanation, totals: { ...totals, overall: 99.9 } })).toEqual({
    ...allAgree,
    score: false,
  });
  const { dossier } = inputs;
  const text = `X${dossier.text}`;
  expect(
    await agreementOf({ ...explanation, inputs: { ...inputs, dossier: { ...dossier, text } } }),
  ).toMatchObject({
    inputs: false,
    quotes: false,
    score: true,
  });
  const invented = {
    kind: "keyword_stuffing" as const,
    message: "The document contains a dump of keywords.",
    quote: null,
  };
  expect(await agreementOf({ ...explanation, flags: [invented] })).toEqual({ ...allAgree, flags: false });
  const criteria = scorecard.content.criteria.map((criterion) => ({ ...criterion, weight: 50 }));
  const content = { ...scorecard.content, criteria };
  expect(await agreementOf({ ...explanation, scorecard: { ...scorecard, content } })).toMatchObject({
    scorecard: false,
    inputs: false,
  });
});

test("names each changed value with the recomputed one", async () => {
  const [first, ...rest] = explanation.assessments;
  const name = explanation.scorecard.content.criteria[0]?.name;
  if (!first || first.rating === null) throw new Error("nothing to change");
  const raised = { ...explanation, assessments: [{ ...first, rating: 0.5 }, ...rest] };
  const says = Object.fromEntries(
    (await checkExplanation(raised)).checks.map((check) => [check.name, check.says]),
  );
  expect(says.score).toMatch(/overall is [\d.]+, recomputed [\d.]+/);
  expect(says.arithmetic).toContain(`criteria, ${name}, points is`);
  expect(says.verdicts).toContain(`${name}, rating is 0.5, recomputed ${first.rating}`);
});

test("reports agreement by text and exit code in npm run explain", async () => {
  const good = await explain(JSON.stringify(explanation));
  expect(good.code).toBe(0);
  expect(good.stdout).toMatch(new RegExp(`^= +${explanation.totals.overall} +of 100$`, "m"));
  expect(good.stdout).toContain("The score matches the explanation.");
  const raised = { ...explanation, totals: { ...explanation.totals, overall: 100 } };
  const bad = await explain(JSON.stringify(raised));
  expect(bad).toMatchObject({ code: 1 });
  expect(bad.stdout).toContain("DIFFERS  score");
  expect(bad.stdout).toContain(`overall is 100, recomputed ${explanation.totals.overall}`);
  expect(await explain("{}")).toMatchObject({ code: 2 });
  expect(await explain("not JSON")).toMatchObject({ code: 2 });
});

test("keeps the explanation of an older evaluation, and detects an answer changed since", async () => {
  const team = (await hiringTeam()).recruiter;
  const created = await scored(team);
  const before = await explainEvaluation(team, { applicationId: created.applicationId });
  const [first, ...rest] = before.scorecard.content.criteria;
  if (!first) throw new Error("no criterion");
  await publishScorecard(team, {
    jobId: created.jobId,
    content: { ...before.scorecard.content, criteria: [{ ...first, weight: 5 }, ...rest] },
  });
  await runPipeline(team.organizationId);
  const { evaluationId } = before.evaluation;
  const after = await explainEvaluation(team, { applicationId: created.applicationId, evaluationId });
  expect(after.evaluation).toEqual({ ...before.evaluation, current: false });
  expect(await agreementOf(after)).toEqual(allAgree);
  await ownerDb.answer.updateMany({
    where: { applicationId: created.applicationId },
    data: { text: "I mentored nobody." },
  });
  const changed = await explainEvaluation(team, { applicationId: created.applicationId });
  expect(await agreementOf(changed)).toMatchObject({ inputs: false, score: true });
});

test("leaves out the names of the candidate and the file in blind review", async () => {
  const team = (await hiringTeam()).recruiter;
  const created = await scored(team, exampleContent({ blindReview: true }));
  const hidden = await explainEvaluation(team, { applicationId: created.applicationId });
  expect(hidden.application.candidate).toBe("Candidate 1");
  expect(JSON.stringify(hidden)).not.toMatch(/Amara|Lindqvist/i);
  expect(await agreementOf(hidden)).toEqual(allAgree);
});

test("refuses strangers and callers without permission, and finds nothing without an evaluation", async () => {
  const stranger = (await hiringTeam()).recruiter;
  await expect(explainEvaluation(stranger, { applicationId })).rejects.toMatchObject({ code: "not_found" });
  const nobody = { ...recruiter, permissions: new Set([]) };
  await expect(explainEvaluation(nobody, { applicationId })).rejects.toMatchObject({ code: "forbidden" });
  const { job } = await configuredJob(recruiter);
  const waiting = await createCandidate(recruiter, { jobId: job.id, files: [cv], samePerson: "create" });
  await expect(explainEvaluation(recruiter, { applicationId: waiting.applicationId })).rejects.toMatchObject({
    code: "not_found",
    message: "Evaluation not found.",
  });
  const { evaluationId } = explanation.evaluation;
  await expect(
    explainEvaluation(recruiter, { applicationId: waiting.applicationId, evaluationId }),
  ).rejects.toMatchObject({ code: "not_found" });
});

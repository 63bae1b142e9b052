import "../support/database";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

// lib/env.ts parses the environment on import, so the simulator has to run before the imports below.
const simulator = await vi.hoisted(async () => {
  const { simulatorKey, startOpenAiSimulator } = await import("../simulators/openai/server");
  const started = await startOpenAiSimulator();
  Object.assign(process.env, { OPENAI_API_KEY: simulatorKey, OPENAI_BASE_URL: started.baseUrl });
  return started;
});

import { embeddedJudge } from "@/lib/ai/embedded/embedded-judge";
import { presentApplication } from "@/lib/applications/present-application";
import { evaluateApplication } from "@/lib/evaluation/evaluate-application";
import { eraseCandidate } from "@/lib/candidates/erase-candidate";
import { getCandidateData } from "@/lib/candidates/get-candidate-data";
import { observeWorkStyles } from "@/lib/candidates/observe-work-styles";
import { parseProfile } from "@/lib/profile/parse-profile";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";
import { readingOf, storedCv } from "../support/stored-cv";

afterAll(() => simulator.close());
beforeEach(() => {
  simulator.requests.length = 0;
  simulator.think(() => JSON.stringify({ passages }));
});

const text = `Ines Duarte
Profile
A natural leader with an eye for every detail of a product

Experience
Baker, Padaria Sol, 03/2019 - 02/2024
- Wrote down each batch with its weight and temperature
- Kept the ovens of three branches going
`;
const passages = [
  { style: "detail", quote: "Wrote down each batch with its weight and temperature" },
  { style: "leadership", quote: "Led forty bakers to glory and back" },
  { style: "leadership", quote: "A natural leader with an eye for every detail of a product" },
  { style: "dependability", quote: "Baker, Padaria Sol" },
];

async function baker() {
  const { recruiter, organization, system } = await hiringTeam({ role: "owner", credits: 5 });
  const { job } = await configuredJob(recruiter);
  const { id: organizationId } = organization;
  const candidate = await ownerDb.candidate.create({
    data: { organizationId, fullName: "Ines Duarte", createdBy: recruiter.id },
  });
  await storedCv(recruiter, candidate.id, { documentText: { create: readingOf(text) } });
  const application = await ownerDb.application.create({
    data: { organizationId, jobId: job.id, candidateId: candidate.id, number: 1 },
  });
  const read = async () => (await getCandidateData(recruiter, { candidateId: candidate.id })).personality;
  const observe = () => observeWorkStyles(system, application.id);
  const applicationId = application.id;
  const score = async () => {
    await ownerDb.application.update({ where: { id: applicationId }, data: { scoreStatus: "queued" } });
    expect(await evaluateApplication(system, applicationId, embeddedJudge)).toEqual({ state: "scored" });
    return ownerDb.evaluation.findMany({ where: { applicationId } });
  };
  return { recruiter, candidateId: candidate.id, applicationId, read, observe, score };
}

test("scoring ignores observed work styles", async () => {
  const { recruiter, applicationId, observe, score } = await baker();
  const before = await score();
  await observe();
  const { workStyles } = await presentApplication(recruiter, { applicationId });
  expect(workStyles?.workStyles).not.toEqual([]);
  // The evaluation is reused, so the observed styles are not part of its input.
  expect(await score()).toEqual(before);
});

test("a recruiter's overview shows each work style with the quote behind it", async () => {
  const { recruiter, applicationId, observe } = await baker();
  await observe();
  const { workStyles } = await presentApplication(recruiter, { applicationId });
  const [first] = workStyles!.workStyles;
  expect(first).toMatchObject({
    style: "detail",
    evidence: [{ quote: "Wrote down each batch with its weight and temperature" }],
  });
});

test("shows only those of the model's passages that are verbatim in dated work", async () => {
  const { read, observe } = await baker();
  expect((await read()).foundBy).toBe("embedded");
  expect(await observe()).toEqual({ asked: true });
  const { foundBy, workStyles } = await read();
  expect(foundBy).toBe("openai/gpt-5.4-mini");
  expect(workStyles.map(({ style, evidence }) => [style, evidence.map(({ quote }) => quote)])).toEqual([
    ["detail", ["Wrote down each batch with its weight and temperature"]],
  ]);
  expect(JSON.stringify(simulator.requests)).not.toMatch(/Ines|Duarte/);
});

test("asks the model once about the same documents, and again when they change", async () => {
  const { read, observe, candidateId } = await baker();
  await observe();
  expect(await observe()).toEqual({ asked: false });
  expect(simulator.requests).toHaveLength(1);
  const more = `${text}- Trained four apprentices\n`;
  await ownerDb.documentText.updateMany({
    where: { attachment: { candidateId } },
    data: { text: more, profile: parseProfile(more, new Date("2026-01-01")) },
  });
  expect((await read()).foundBy).toBe("embedded");
  expect(await observe()).toEqual({ asked: true });
});

test("falls back to the embedded evaluator when the model gives no usable answer", async () => {
  const { read, observe } = await baker();
  simulator.think(() => "I would rather not.");
  expect(await observe()).toEqual({ asked: false });
  expect(simulator.requests.length).toBeGreaterThan(0);
  expect((await read()).foundBy).toBe("embedded");
});

test("erasing a candidate deletes the model's reading", async () => {
  const { recruiter, candidateId, observe } = await baker();
  const readings = () => ownerDb.workStyleReading.count({ where: { candidateId } });
  await observe();
  expect(await readings()).toBe(1);
  await eraseCandidate(recruiter, { candidateId });
  expect(await readings()).toBe(0);
});

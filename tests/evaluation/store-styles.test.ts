import "../support/database";
import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

// lib/env.ts parses the environment on import, so the simulator has to run before the imports below.
const simulator = await vi.hoisted(async () => {
  const { simulatorKey, startOpenAiSimulator } = await import("../simulators/openai/server");
  const started = await startOpenAiSimulator();
  Object.assign(process.env, { OPENAI_API_KEY: simulatorKey, OPENAI_BASE_URL: started.baseUrl });
  return started;
});

import type { Actor } from "@/lib/platform/access/actor";
import { presentApplication } from "@/lib/hiring/applications/present-application";
import { evaluateApplication } from "@/lib/judging/evaluation/score";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { getCandidateData } from "@/lib/records/candidates/get-candidate-data";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { honestMind } from "../simulators/openai/minds";
import type { Mind } from "../simulators/openai/server";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { readingOf, storedCv } from "../support/stored-cv";

afterAll(() => simulator.close());
beforeEach(() => {
  simulator.requests.length = 0;
  simulator.think(asWritten(passages));
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

/** Judges honestly, and lists these passages when it is asked for work styles. */
const asWritten =
  (styles: object[]): Mind =>
  async (request) => {
    const answer = JSON.parse(await honestMind(request)) as object;
    const isAsked = request.messages.at(-1)!.content.includes('Give "styles"');
    return JSON.stringify({ ...answer, styles: isAsked ? styles : [] });
  };

async function addCriterion(recruiter: Actor, jobId: string, name: string) {
  const content = exampleContent();
  const criteria = [...content.criteria, { ...content.criteria[0]!, id: randomUUID(), name, skills: [] }];
  await publishScorecard(recruiter, { jobId, content: { ...content, criteria } });
}

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
  const applicationId = application.id;
  /** Judges it, again if anything that is judged has changed, and returns the requests to the model. */
  const judge = async (id = applicationId) => {
    const { length } = simulator.requests;
    await ownerDb.application.update({ where: { id }, data: { scoreStatus: "queued" } });
    expect(await evaluateApplication(system, id)).toEqual({ state: "scored" });
    return simulator.requests.slice(length).map(({ messages }) => messages.at(-1)!.content);
  };
  return { recruiter, job, candidateId: candidate.id, applicationId, read, judge };
}

const quotesIn = ({ workStyles }: Awaited<ReturnType<Awaited<ReturnType<typeof baker>>["read"]>>) =>
  workStyles.map(({ style, evidence }) => [style, evidence.map(({ quote }) => quote)]);
const batches = "Wrote down each batch with its weight and temperature";

test("one request judges a CV and finds work styles, of which those that are verbatim in dated work are shown", async () => {
  const { read, judge, recruiter, applicationId } = await baker();
  expect((await read()).foundBy).toBe("embedded");
  expect(await judge()).toHaveLength(1);
  expect((await read()).foundBy).toBe("openai/gpt-5.4-mini");
  expect(quotesIn(await read())).toEqual([["detail", [batches]]]);
  const { workStyles } = await presentApplication(recruiter, { applicationId });
  expect(quotesIn(workStyles!)).toEqual([["detail", [batches]]]);
  expect(JSON.stringify(simulator.requests)).not.toMatch(/Ines|Duarte/);
});

test("does not ask for work styles again when a scorecard asks something new about the same document", async () => {
  const { recruiter, job, judge, read } = await baker();
  const [first] = await judge();
  expect(first).toContain('Give "styles"');
  await addCriterion(recruiter, job.id, "Sourdough");
  const [second, ...others] = await judge();
  expect(others).toEqual([]);
  expect(second).toContain("Sourdough");
  expect(second).not.toContain('Give "styles"');
  expect(quotesIn(await read())).toEqual([["detail", [batches]]]);
});

test("asks again without losing verdicts or work styles when an answer was cut before they were listed", async () => {
  const { judge, read } = await baker();
  let asked = 0;
  simulator.think(async (request) => {
    const answer = await asWritten(passages)(request);
    return asked++ === 0 ? answer.slice(0, answer.indexOf('"silent"')) : answer;
  });
  expect(await judge()).toHaveLength(2);
  expect(quotesIn(await read())).toEqual([["detail", [batches]]]);
});

test("keeps what was read in the answers of one application when another of the same CV is judged", async () => {
  const { recruiter, candidateId, judge, read } = await baker();
  await judge();
  const other = await configuredJob(recruiter);
  const application = await ownerDb.application.create({
    data: {
      organizationId: recruiter.organizationId,
      jobId: other.job.id,
      candidateId,
      number: 2,
      answers: {
        create: [{ position: 0, question: "Why us?", text: "I trained four apprentices last year." }],
      },
    },
  });
  simulator.think(asWritten([{ style: "leadership", quote: "trained four apprentices" }]));
  await judge(application.id);
  expect(quotesIn(await read())).toEqual([
    ["leadership", ["trained four apprentices"]],
    ["detail", [batches]],
  ]);
});

test("reads a CV by rules again once the document that the model read is gone", async () => {
  const { candidateId, judge, read } = await baker();
  await judge();
  await ownerDb.workStyleReading.update({ where: { candidateId }, data: { key: "another" } });
  expect((await read()).foundBy).toBe("embedded");
});

test("falls back to the embedded evaluator when the model gives no usable answer", async () => {
  const { read, judge } = await baker();
  simulator.think(() => "I would rather not.");
  expect((await judge()).length).toBeGreaterThan(0);
  expect((await read()).foundBy).toBe("embedded");
});

test("erasing a candidate deletes the model's reading", async () => {
  const { recruiter, candidateId, judge } = await baker();
  const readings = () => ownerDb.workStyleReading.count({ where: { candidateId } });
  await judge();
  expect(await readings()).toBe(1);
  await eraseCandidate(recruiter, { candidateId });
  expect(await readings()).toBe(0);
});

import "../support/database";
import { afterAll, expect, test, vi } from "vitest";

// The service reads its environment once, so the model must be configured before anything is imported.
const simulator = await vi.hoisted(async () => {
  const { simulatorKey, startOpenAiSimulator } = await import("../simulators/openai/server");
  const started = await startOpenAiSimulator();
  Object.assign(process.env, { OPENAI_API_KEY: simulatorKey, OPENAI_BASE_URL: started.baseUrl });
  return started;
});

import { systemActor } from "@/lib/platform/access/system";
import { evaluateApplication } from "@/lib/judging/evaluation/score";
import { readRequest } from "../simulators/openai/minds";
import { readingOf, storedCv } from "../support/stored-cv";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";

afterAll(() => simulator.close());

test.each([
  [
    "NUL characters",
    "Hat PostgreSQL f\u0000\u0000r Kunden betrieben.",
    "Hat PostgreSQL fr Kunden betrieben.",
  ],
  ["half of an emoji at the end", `${"x".repeat(598)}😀x`, `${"x".repeat(598)}…`],
])("records a model's answer with %s", async (_, reason, recorded) => {
  simulator.think(({ messages }) => {
    const { criteria, lines } = readRequest(messages.at(-1)!.content);
    const [line = ""] = lines.filter((each) => each.includes("PostgreSQL"));
    const rest = { rating: 3, confidence: 0.8, reason, quotes: [line], question: null };
    const unmet = { ...rest, verdict: "not_evidenced", rating: null, quotes: [] };
    return JSON.stringify({
      assessments: criteria.map(({ criterion, name }) => ({
        criterion,
        ...(name.includes("PostgreSQL") ? { ...rest, verdict: "met" } : unmet),
      })),
    });
  });
  const { recruiter, organizationId } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const { id, candidateId } = await applicant(recruiter, job.id, { scoreStatus: "queued" });
  const text =
    "Experience\nDatabase Engineer, Harbour Systems Ltd, 03/2019 - 02/2024\n- Ran PostgreSQL for clients\n";
  await storedCv(recruiter, candidateId, { documentText: { create: readingOf(text) } });
  await evaluateApplication(systemActor(organizationId, "evaluator"), id);
  const saved = await ownerDb.application.findUniqueOrThrow({ where: { id } });
  expect(saved.scoreStatus).toBe("scored");
  const evaluation = await ownerDb.evaluation.findFirstOrThrow({
    where: { applicationId: id },
    include: { assessments: true },
  });
  expect(evaluation.judge).toMatch(/^openai\//);
  expect(evaluation.assessments.find(({ verdict }) => verdict === "met")?.reason).toBe(recorded);
});

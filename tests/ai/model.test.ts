import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { honestMind } from "../simulators/openai/minds";
import { simulatorKey, startOpenAiSimulator } from "../simulators/openai/server";
import { criteria, cv, dossierOf } from "./support";

const simulator = await startOpenAiSimulator(honestMind);
afterAll(() => simulator.close());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const load = async (environment: Record<string, string>) => {
  for (const name of ["OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_MODEL"])
    vi.stubEnv(name, environment[name] ?? "");
  vi.resetModules();
  return { ...(await import("@/lib/judging/ai/model")), ...(await import("@/lib/judging/ai/judge-by")) };
};

const job = {
  title: "Backend Engineer",
  description: "At least 3 years of Kafka. Young team, native speakers only.",
};
const nothing = { values: null, teamNeeds: null };

describe("the service's model", () => {
  it("is the embedded evaluator without a key, and needs no network", async () => {
    const { judgeBy, serviceModel, draftScorecard, structureJob } = await load({});
    expect(judgeBy(serviceModel).id).toBe("embedded");
    const draft = await draftScorecard(serviceModel, job, nothing);
    expect(draft).toMatchObject({ generatedBy: "embedded", usage: [] });
    expect(draft.refused.length).toBeGreaterThan(0);
    expect(await structureJob(serviceModel, "Staff Nurse\nFull-time")).toMatchObject({
      structuredBy: "embedded",
      job: { title: "Staff Nurse", employmentType: "full_time" },
    });
  });

  it("is the configured model on the configured server when a key is set", async () => {
    const { judgeBy, serviceModel, draftScorecard, structureJob } = await load({
      OPENAI_API_KEY: simulatorKey,
      OPENAI_BASE_URL: simulator.baseUrl,
      OPENAI_MODEL: "local-model",
    });
    expect(judgeBy(serviceModel).id).toBe("openai/local-model");
    const { assessments } = await judgeBy(serviceModel).assess(dossierOf(cv), criteria);
    expect(assessments.map(({ verdict }) => verdict)).toEqual(["met", "met", "not_evidenced"]);

    simulator.think(() =>
      JSON.stringify({
        title: "Staff Nurse",
        department: null,
        location: null,
        employmentType: null,
        start: null,
      }),
    );
    expect(await structureJob(serviceModel, "Staff Nurse")).toMatchObject({
      structuredBy: "openai/local-model",
      usage: [{ task: "structure_job" }],
    });

    const criterion = {
      dimension: "hard_skills",
      name: "Kafka",
      description: "",
      importance: "must",
      weight: 5,
      knockOut: false,
      minimumYears: 3,
      skills: [],
      source: "3 years of Kafka",
    };
    simulator.think(() => JSON.stringify({ criteria: [criterion], leftOut: [] }));
    const draft = await draftScorecard(serviceModel, job, nothing);
    expect(draft).toMatchObject({
      generatedBy: "openai/local-model",
      content: { criteria: [{ name: "Kafka", weight: 100 }] },
    });
    expect(draft.refused.map(({ text }) => text).join()).toMatch(/native speakers/);
  });
});

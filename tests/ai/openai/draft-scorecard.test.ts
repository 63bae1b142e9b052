import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { draftScorecardWithModel } from "@/lib/judging/ai/openai/draft-scorecard";
import { structureJobWithModel } from "@/lib/judging/ai/openai/structure-job";
import { startOpenAiSimulator } from "../../simulators/openai/server";
import { configFor } from "../support";

const simulator = await startOpenAiSimulator();
afterAll(() => simulator.close());
beforeEach(() => simulator.trouble());

const job = {
  title: "Backend Engineer",
  description:
    "We need 3 years of Kafka. Kubernetes is a plus. You speak clearly with customers. Young team!",
};
const one = (overrides: object) => ({
  dimension: "hard_skills",
  name: "Kafka",
  description: "Ran Kafka at work.",
  importance: "must",
  weight: 8,
  knockOut: true,
  minimumYears: 3,
  skills: [{ name: "Kafka", aliases: ["Apache Kafka", "Apache Kafka"] }],
  source: "3 years of Kafka",
  ...overrides,
});
const drafts = (...criteria: object[]) => simulator.think(() => JSON.stringify({ criteria, leftOut: [] }));
const draft = (organization = { values: null as string | null, teamNeeds: null as string | null }) =>
  draftScorecardWithModel(configFor(simulator.baseUrl), job, organization);

describe("draftScorecardWithModel", () => {
  it("accepts criteria quoted from the text, with computed weights that add up to 100", async () => {
    drafts(
      one({}),
      one({
        name: "Kubernetes",
        importance: "nice",
        weight: 3,
        minimumYears: null,
        source: "Kubernetes is a plus",
      }),
      one({
        dimension: "soft_skills",
        name: "Clear speech",
        weight: 400,
        minimumYears: 99,
        source: "You  speak clearly with customers",
      }),
    );
    const { content, refused, usage } = await draft();
    expect(content.criteria.map(({ name }) => name)).toEqual(["Kafka", "Kubernetes", "Clear speech"]);
    expect(content.criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(content.criteria[0]).toMatchObject({
      minimumYears: 3,
      knockOut: true,
      skills: [{ aliases: ["Apache Kafka"] }],
    });
    expect(content.criteria[1]!.knockOut).toBe(false);
    expect(content.criteria[2]!.minimumYears).toBeNull();
    expect(refused).toEqual([]);
    expect(usage).toMatchObject([{ task: "draft_scorecard", model: "gpt-4.1-mini" }]);
    expect(usage[0]!.inputTokens).toBeGreaterThan(100);
  });

  it("drops criteria the text does not state, and culture or team criteria without their own source", async () => {
    drafts(
      one({}),
      one({ name: "Rust", source: "5 years of Rust" }),
      one({ dimension: "culture_fit", name: "Candour", source: "You speak clearly with customers" }),
      one({ dimension: "team_fit", name: "Calm", source: "" }),
    );
    expect((await draft()).content.criteria.map(({ name }) => name)).toEqual(["Kafka"]);
    drafts(one({}), one({ dimension: "culture_fit", name: "Candour", source: "say what is not working" }));
    const { content } = await draft({ values: "We say what is not working.", teamNeeds: null });
    expect(content.criteria.map(({ dimension }) => dimension)).toEqual(["hard_skills", "culture_fit"]);
  });

  it("refuses protected criteria with the reason", async () => {
    drafts(one({}), one({ dimension: "soft_skills", name: "Fits a young team", source: "Young team" }));
    const { content, refused } = await draft();
    expect(content.criteria).toHaveLength(1);
    expect(refused).toEqual([{ text: "Fits a young team", reason: expect.stringMatching(/age/i) as string }]);
  });

  it("lists what the model left out, but only passages of the text", async () => {
    const leftOut = ["You  speak clearly with customers.", "Ten years of Rust", "Young team!", ""];
    simulator.think(() => JSON.stringify({ criteria: [one({})], leftOut }));
    expect((await draft()).leftOut).toEqual([
      {
        text: "You speak clearly with customers.",
        reason: "The language model did not turn this into a criterion.",
      },
    ]);
  });

  it("lists criteria beyond the limit of forty as left out", async () => {
    drafts(...Array.from({ length: 42 }, (_, at) => one({ name: `Kafka ${at}` })));
    const { content, leftOut } = await draft();
    expect(content.criteria).toHaveLength(40);
    expect(leftOut.map(({ text }) => text)).toEqual(["Kafka 40", "Kafka 41"]);
  });

  it("gives the same draft the same ids", async () => {
    drafts(one({}));
    expect((await draft()).content).toEqual((await draft()).content);
  });

  it("throws unavailable, so that it is retried, when no criterion is quoted from the text", async () => {
    drafts(one({ source: "invented" }));
    await expect(draft()).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("structureJobWithModel", () => {
  const text = "Senior Nurse (m/f/d)\nWard 4, Porto\nPart-time, 20 hours, from 1 May";
  const structure = () => structureJobWithModel(configFor(simulator.baseUrl), text);

  it("copies fields from the text and invents none", async () => {
    simulator.think(() =>
      JSON.stringify({
        title: "Senior Nurse",
        department: "Ward 4",
        location: "Lisbon",
        employmentType: "part_time",
        start: "from 1 May",
      }),
    );
    const { job: structured, usage } = await structure();
    expect(structured).toEqual({
      title: "Senior Nurse",
      department: "Ward 4",
      location: null,
      employmentType: "part_time",
      start: "from 1 May",
    });
    expect(usage).toMatchObject([{ task: "structure_job", model: "local-model" }]);
  });

  it("throws unavailable when the provider is down", async () => {
    const trouble = { kind: "status", status: 500 } as const;
    simulator.trouble(trouble, trouble, trouble);
    await expect(structure()).rejects.toMatchObject({
      code: "unavailable",
      message: "The language model cannot be reached.",
    });
  });
});

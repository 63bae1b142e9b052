import { describe, expect, it } from "vitest";
import { openAiConfig } from "@/lib/judging/ai/openai/config";
import type { Env } from "@/lib/environment";

const configure = (variables: Partial<Env>) => openAiConfig(variables as Env);

describe("openAiConfig", () => {
  it("is null without a key, so that the embedded evaluator judges", () => {
    expect(configure({ OPENAI_MODEL: "gpt-4.1" })).toBeNull();
  });

  it("uses the model set for a task, else the one for all tasks, else the default", () => {
    expect(configure({ OPENAI_API_KEY: "k" })!.models.judge).toBe("gpt-5.4-mini");
    expect(configure({ OPENAI_API_KEY: "k", OPENAI_MODEL: "a", OPENAI_MODEL_DRAFT: "b" })!.models).toEqual({
      judge: "a",
      draft: "b",
      structure: "a",
    });
  });

  it("connects to OpenAI unless another server is set", () => {
    expect(configure({ OPENAI_API_KEY: "k" })).not.toHaveProperty("baseUrl");
    expect(configure({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://x/v1" })!.baseUrl).toBe("http://x/v1");
  });
});

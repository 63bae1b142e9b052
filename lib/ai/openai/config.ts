import type { Env } from "@/lib/env";

/** How to reach a language model by the chat completions API, at OpenAI or any server that speaks it. */
export type OpenAiConfig = {
  apiKey: string;
  /** Ends before /chat/completions; OpenAI's own when absent. */
  baseUrl?: string;
  models: { judge: string; draft: string; structure: string };
  /** Longest one answer may take, retries included. */
  timeoutMs: number;
  /** How often a failed request is sent again, with growing pauses or as the provider asks. */
  maxRetries: number;
};

const usualModel = "gpt-5.4-mini";

/** The configuration the environment asks for, or null when it has no key. */
export function openAiConfig(env: Env): OpenAiConfig | null {
  if (!env.OPENAI_API_KEY) return null;
  const model = env.OPENAI_MODEL ?? usualModel;
  return {
    apiKey: env.OPENAI_API_KEY,
    ...(env.OPENAI_BASE_URL ? { baseUrl: env.OPENAI_BASE_URL } : {}),
    models: {
      judge: env.OPENAI_MODEL_JUDGE ?? model,
      draft: env.OPENAI_MODEL_DRAFT ?? model,
      structure: env.OPENAI_MODEL_STRUCTURE ?? model,
    },
    timeoutMs: 120_000,
    maxRetries: 2,
  };
}

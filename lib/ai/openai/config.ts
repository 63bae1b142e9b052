import type { Env } from "@/lib/env";
import { type Prices, readPrices } from "../prices";

/** Who serves a model: OpenAI, Azure OpenAI, or another server of the same API by its address. */
export type Provider = "openai" | "azure" | "compatible";

/** How to reach a language model by the chat completions API, at OpenAI or any server that speaks it. */
export type OpenAiConfig = {
  provider: Provider;
  /** Empty for servers that ask for none. */
  apiKey: string;
  /** Azure's api-version where deployments are named by path; its v1 API when absent. */
  apiVersion?: string;
  /** Where a person changes these settings, for messages. */
  settings: string;
  /** How requests leave; the platform's own when absent. */
  fetch?: typeof fetch;
  /** Ends before /chat/completions; OpenAI's own when absent. */
  baseUrl?: string;
  models: { judge: string; draft: string; structure: string };
  /** Longest one answer may take, retries included. */
  timeoutMs: number;
  /** How often a failed request is sent again, with growing pauses or as the provider asks. */
  maxRetries: number;
  prices: Prices;
  /** Tokens the model takes at once, prompt and answer together. */
  contextTokens: number;
  /** Asks for many applications together, by OpenAI's Batch API. */
  batch: boolean;
};

const usualModel = "gpt-5.4-mini";

/** The configuration the environment asks for, or null when it has no key. */
export function openAiConfig(env: Env): OpenAiConfig | null {
  const needsKey = env.MODEL_PROVIDER !== "compatible" || !env.OPENAI_BASE_URL;
  if (!env.OPENAI_API_KEY && needsKey) return null;
  const model = env.OPENAI_MODEL ?? usualModel;
  return {
    provider: env.MODEL_PROVIDER,
    apiKey: env.OPENAI_API_KEY ?? "",
    ...(env.MODEL_API_VERSION ? { apiVersion: env.MODEL_API_VERSION } : {}),
    settings: "OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL",
    ...(env.OPENAI_BASE_URL ? { baseUrl: env.OPENAI_BASE_URL } : {}),
    models: {
      judge: env.OPENAI_MODEL_JUDGE ?? model,
      draft: env.OPENAI_MODEL_DRAFT ?? model,
      structure: env.OPENAI_MODEL_STRUCTURE ?? model,
    },
    timeoutMs: env.MODEL_TIMEOUT_SECONDS * 1_000,
    maxRetries: 2,
    prices: pricesIn(env),
    contextTokens: env.MODEL_CONTEXT_TOKENS,
    batch: env.MODEL_BATCH === "1" && env.MODEL_PROVIDER === "openai",
  };
}

/** MODEL_PRICES, and the two older settings for whatever model it does not name. */
function pricesIn({ MODEL_PRICES, OPENAI_INPUT_PRICE: input, OPENAI_OUTPUT_PRICE: output }: Env): Prices {
  const prices = readPrices(MODEL_PRICES ?? "");
  if (input !== undefined && output !== undefined && !prices.has("*"))
    prices.set("*", { input, cachedInput: input, output });
  return prices;
}

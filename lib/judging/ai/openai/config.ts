import type { Env } from "@/lib/environment";
import { type Prices, readPrices } from "../prices";

/** Settings for a language model behind the chat completions API, at OpenAI or any compatible server. */
export type OpenAiConfig = {
  /** OpenAI, Azure OpenAI, or another server with the same API at its own address. */
  provider: "openai" | "azure" | "compatible";
  /** Empty for servers that need none. */
  apiKey: string;
  /** Azure's api-version where deployments are named by path; its v1 API when absent. */
  apiVersion?: string;
  /** Where these settings can be changed; used in error messages. */
  settings: string;
  /** Sends the requests; the global `fetch` when absent. */
  fetch?: typeof fetch;
  /** Without /chat/completions; OpenAI's when absent. */
  baseUrl?: string;
  models: { judge: string; draft: string; structure: string };
  /** Time limit for one answer, retries included. */
  timeoutMs: number;
  /** Retries of a failed request, with exponential backoff or after the delay the provider asks for. */
  maxRetries: number;
  prices: Prices;
  /** Size of the context window, prompt and answer together. */
  contextTokens: number;
  /** Whether many applications are judged together through OpenAI's Batch API. */
  batch: boolean;
};

const defaultModel = "gpt-5.4-mini";

/** The configuration from the environment; null when a key is needed and missing. */
export function openAiConfig(env: Env): OpenAiConfig | null {
  const needsKey = env.MODEL_PROVIDER !== "compatible" || !env.OPENAI_BASE_URL;
  if (!env.OPENAI_API_KEY && needsKey) return null;
  const model = env.OPENAI_MODEL ?? defaultModel;
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

/** Prices from MODEL_PRICES; the two older settings apply to models it does not list. */
function pricesIn({ MODEL_PRICES, OPENAI_INPUT_PRICE: input, OPENAI_OUTPUT_PRICE: output }: Env): Prices {
  const prices = readPrices(MODEL_PRICES ?? "");
  if (input !== undefined && output !== undefined && !prices.has("*"))
    prices.set("*", { input, cachedInput: input, output });
  return prices;
}

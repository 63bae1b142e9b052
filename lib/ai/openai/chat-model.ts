import type { LanguageModel } from "ai";
import type { OpenAiConfig } from "./config";
import { azureFetch, azureUrl } from "./azure";

/** A model behind the chat completions API, the one that other servers speak too. */
export async function chatModel(config: OpenAiConfig, model: string): Promise<LanguageModel> {
  // While it loads the SDK reads OPENAI_BASE_URL itself, and throws when it is empty as in a copied .env.example.
  // oxlint-disable-next-line no-restricted-properties -- the environment is put right for the SDK, not read
  if (process.env.OPENAI_BASE_URL?.trim() === "") delete process.env.OPENAI_BASE_URL;
  const { createOpenAI } = await import("@ai-sdk/openai");
  const { provider, apiKey, baseUrl } = config;
  if (provider === "azure")
    return createOpenAI({ apiKey, baseURL: azureUrl(config, model), fetch: azureFetch(config) }).chat(model);
  return createOpenAI({
    // Servers that ask for no key are sent this word: the SDK demands one.
    apiKey: apiKey || "none",
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    ...(config.fetch ? { fetch: config.fetch } : {}),
  }).chat(model);
}

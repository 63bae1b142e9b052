import type { LanguageModel } from "ai";
import type { OpenAiConfig } from "./config";
import { azureFetch, azureUrl } from "./azure";

/** A model behind the chat completions API, which other servers implement too. */
export async function chatModel(config: OpenAiConfig, model: string): Promise<LanguageModel> {
  // On import the SDK reads OPENAI_BASE_URL and throws when it is empty, as in a copied .env.example.
  // oxlint-disable-next-line no-restricted-properties -- corrects the environment for the SDK, reads no setting
  if (process.env.OPENAI_BASE_URL?.trim() === "") delete process.env.OPENAI_BASE_URL;
  const { createOpenAI } = await import("@ai-sdk/openai");
  const { provider, apiKey, baseUrl } = config;
  if (provider === "azure")
    return createOpenAI({ apiKey, baseURL: azureUrl(config, model), fetch: azureFetch(config) }).chat(model);
  return createOpenAI({
    // The SDK requires a key, so servers that need none get this placeholder.
    apiKey: apiKey || "none",
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    ...(config.fetch ? { fetch: config.fetch } : {}),
  }).chat(model);
}

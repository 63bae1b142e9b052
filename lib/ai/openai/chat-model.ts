import type { LanguageModel } from "ai";
import type { OpenAiConfig } from "./config";

/** A model behind the chat completions API, the one that other servers speak too. */
export async function chatModel({ apiKey, baseUrl }: OpenAiConfig, model: string): Promise<LanguageModel> {
  // While it loads the SDK reads OPENAI_BASE_URL itself, and throws when it is empty as in a copied .env.example.
  // eslint-disable-next-line no-restricted-properties -- the environment is put right for the SDK, not read
  if (process.env.OPENAI_BASE_URL?.trim() === "") delete process.env.OPENAI_BASE_URL;
  const { createOpenAI } = await import("@ai-sdk/openai");
  return createOpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) }).chat(model);
}

import { trimmedEnd } from "@/lib/reading/language/letters";
import type { LanguageModel } from "ai";
import { type Completion, NotACompletion, readCompletion } from "./completion";
import type { OpenAiConfig } from "./config";
import { fieldOf } from "./loose";

/** A model behind the chat completions API, which other servers implement too. `see` is told each completion. */
export async function chatModel(
  config: OpenAiConfig,
  model: string,
  see: (completion: Completion) => void,
): Promise<LanguageModel> {
  // On import the SDK reads OPENAI_BASE_URL and throws when it is empty, as in a copied .env.example.
  // oxlint-disable-next-line no-restricted-properties -- corrects the environment for the SDK, reads no setting
  if (process.env.OPENAI_BASE_URL?.trim() === "") delete process.env.OPENAI_BASE_URL;
  const { createOpenAI } = await import("@ai-sdk/openai");
  const { provider, apiKey, baseUrl } = config;
  if (provider === "azure")
    return createOpenAI({
      apiKey,
      baseURL: azureUrl(config, model),
      fetch: reading(azureFetch(config), see),
    }).chat(model);
  return createOpenAI({
    // The SDK requires a key, so servers that need none get this placeholder.
    apiKey: apiKey || "none",
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    fetch: reading(config.fetch ?? fetch, see),
  }).chat(model);
}

/** Reads completions before the SDK does, which fails on fields that are not as OpenAI documents them. */
const reading =
  (send: typeof fetch, see: (completion: Completion) => void): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (!response.ok) return response;
    const text = await response.text();
    const body = parsed(text);
    // OpenRouter reports failures of the model's server in an answer with status 200.
    const problem = fieldOf(body, "error");
    if (problem && typeof problem === "object") {
      const code = Number(fieldOf(problem, "code"));
      return new Response(text, {
        status: code >= 400 && code <= 599 ? code : 502,
        headers: response.headers,
      });
    }
    const completion = readCompletion(body);
    see(completion);
    const message = { role: "assistant", content: completion.text };
    return Response.json({ choices: [{ index: 0, message, finish_reason: "stop" }] });
  };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotACompletion();
  }
}

/**
 * Base URL of a model on Azure OpenAI: "https://<resource>.openai.azure.com/openai/v1", where the request names the
 * deployment, or with an api-version "https://<resource>.openai.azure.com/openai/deployments/<deployment>".
 * See Azure's REST reference for data plane inference.
 */
function azureUrl({ baseUrl = "", apiVersion }: OpenAiConfig, deployment: string): string {
  const root = trimmedEnd(baseUrl, "/").replace(/\/openai(?:\/v1)?$/, "");
  return apiVersion ? `${root}/openai/deployments/${encodeURIComponent(deployment)}` : `${root}/openai/v1`;
}

/** Azure expects the key in the `api-key` header and the version in the query; the OpenAI SDK sends neither. */
function azureFetch({ apiKey, apiVersion, fetch: send = fetch }: OpenAiConfig): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (apiVersion) url.searchParams.set("api-version", apiVersion);
    const headers = new Headers(request.headers);
    headers.delete("authorization");
    headers.set("api-key", apiKey);
    return send(url, { ...init, headers });
  };
}

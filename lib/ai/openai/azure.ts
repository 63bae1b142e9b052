import type { OpenAiConfig } from "./config";

/**
 * Base URL of a model on Azure OpenAI: "https://<resource>.openai.azure.com/openai/v1", where the request names the
 * deployment, or with an api-version "https://<resource>.openai.azure.com/openai/deployments/<deployment>".
 * See Azure's REST reference for data plane inference.
 */
export function azureUrl({ baseUrl = "", apiVersion }: OpenAiConfig, deployment: string): string {
  const root = baseUrl.replace(/\/+$/, "").replace(/\/openai(?:\/v1)?$/, "");
  return apiVersion ? `${root}/openai/deployments/${encodeURIComponent(deployment)}` : `${root}/openai/v1`;
}

/** Azure expects the key in the `api-key` header and the version in the query; the OpenAI SDK sends neither. */
export function azureFetch({ apiKey, apiVersion, fetch: send = fetch }: OpenAiConfig): typeof fetch {
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

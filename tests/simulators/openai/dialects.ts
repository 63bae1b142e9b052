import type { IncomingHttpHeaders } from "node:http";
import { errorBody } from "./contract";

type Refusal = { status: number; body: object };

/**
 * How vendors of the chat completions API differ, by their own documents: paths, keys, versions, refusals and
 * reported usage. Anything undocumented is refused.
 */
export type Dialect = {
  /** The path before /chat/completions. */
  base: string;
  /** The refusal of a wrong path, version or key; null when there is none. */
  refuses: (request: { url: URL; headers: IncomingHttpHeaders }) => Refusal | null;
  noModel: (model: string) => Refusal;
  /** Whether usage includes cached tokens. */
  reportsCached: boolean;
  /** The longest prompt in tokens, and what happens to a longer one. */
  context?: { tokens: number; beyond: "refused" | "cut" };
  models: string[];
  /** The model named in the path, where vendors put it there. */
  modelOf?: (url: URL) => string | undefined;
};

export const simulatorKey = "sk-simulator-0123456789";
const simulatorModels = ["gpt-5.4-mini", "gpt-4.1-mini", "local-model"];
export const deployment = "judging-eu";

const bearer = (headers: IncomingHttpHeaders) => headers.authorization === `Bearer ${simulatorKey}`;
const unknownUrl = (url: URL): Refusal => ({
  status: 404,
  body: errorBody(`Unknown request URL: POST ${url.pathname}.`, "invalid_request_error", "unknown_url"),
});

/** platform.openai.com/docs/api-reference/chat and /authentication. */
export const openai: Dialect = {
  base: "/v1",
  refuses: ({ url, headers }) =>
    url.pathname !== "/v1/chat/completions" || url.search
      ? unknownUrl(url)
      : bearer(headers) && !headers["api-key"]
        ? null
        : {
            status: 401,
            body: errorBody("Incorrect API key provided.", "invalid_request_error", "invalid_api_key"),
          },
  noModel: (model) => ({
    status: 404,
    body: errorBody(`The model \`${model}\` does not exist.`, "invalid_request_error", "model_not_found"),
  }),
  reportsCached: true,
  models: simulatorModels,
};

const denied: Refusal = {
  status: 401,
  body: {
    error: {
      code: "401",
      message: "Access denied due to invalid subscription key or wrong API endpoint.",
    },
  },
};
const noDeployment: Refusal = {
  status: 404,
  body: {
    error: {
      code: "DeploymentNotFound",
      message: "The API deployment for this resource does not exist.",
    },
  },
};
const noResource: Refusal = { status: 404, body: { error: { code: "404", message: "Resource not found" } } };
const azureKey = (headers: IncomingHttpHeaders) =>
  headers["api-key"] === simulatorKey && headers.authorization === undefined;

/** learn.microsoft.com/azure/ai-foundry/openai/api-version-lifecycle: the v1 API takes no dated api-version. */
export const azureV1: Dialect = {
  base: "/openai/v1",
  refuses: ({ url, headers }) => {
    if (url.pathname !== "/openai/v1/chat/completions") return noResource;
    if (!azureKey(headers)) return denied;
    return /\d{4}-/.test(url.searchParams.get("api-version") ?? "")
      ? {
          status: 400,
          body: errorBody("api-version query parameter is not allowed when using /v1 path", "", "BadRequest"),
        }
      : null;
  },
  noModel: () => noDeployment,
  reportsCached: true,
  models: [deployment],
};

/** learn.microsoft.com/azure/ai-services/openai/reference: the deployment in the path, api-version required. */
export const azureDeployments: Dialect = {
  base: "/openai",
  refuses: ({ url, headers }) => {
    if (!/^\/openai\/deployments\/[^/]+\/chat\/completions$/.test(url.pathname)) return noResource;
    if (!azureKey(headers)) return denied;
    // Structured outputs came with 2024-08-01-preview.
    return (url.searchParams.get("api-version") ?? "") >= "2024-08-01" ? null : noResource;
  },
  noModel: () => noDeployment,
  reportsCached: true,
  models: [deployment],
  modelOf: (url) => url.pathname.split("/")[3],
};

/** docs.ollama.com/openai: no key, and a context of 4,096 tokens by default, beyond it prompts are cut silently. */
export const ollama: Dialect = {
  base: "/v1",
  refuses: ({ url }) => (url.pathname === "/v1/chat/completions" ? null : { status: 404, body: {} }),
  noModel: (model) => ({
    status: 404,
    body: errorBody(`model "${model}" not found, try pulling it first`, "not_found_error", null),
  }),
  reportsCached: false,
  context: { tokens: 4_096, beyond: "cut" },
  models: ["llama3.3:70b"],
};

/** docs.vllm.ai/en/latest/serving/openai_compatible_server: --api-key, --max-model-len, no usage details by default. */
export const vllm: Dialect = {
  base: "/v1",
  refuses: ({ url, headers }) =>
    url.pathname !== "/v1/chat/completions"
      ? { status: 404, body: { detail: "Not Found" } }
      : bearer(headers)
        ? null
        : { status: 401, body: { error: "Unauthorized" } },
  noModel: (model) => ({
    status: 404,
    body: errorBody(`The model \`${model}\` does not exist.`, "NotFoundError", null),
  }),
  reportsCached: false,
  context: { tokens: 8_192, beyond: "refused" },
  models: ["meta-llama/Llama-3.3-70B-Instruct"],
};

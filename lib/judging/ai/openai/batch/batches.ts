import * as z from "zod";
import { trimmedEnd } from "@/lib/reading/language/letters";
import { unavailable } from "@/lib/errors";
import type { OpenAiConfig } from "../config";

/** One request of a batch file. Answers arrive in any order; `id` says which request each belongs to. */
export type BatchRequest = { id: string; body: object };
export type BatchAnswer = { id: string; body: unknown };

const Batch = z.object({
  id: z.string(),
  status: z.enum([
    "validating",
    "failed",
    "in_progress",
    "finalizing",
    "completed",
    "expired",
    "cancelling",
    "cancelled",
  ] as const),
  input_file_id: z.string(),
  output_file_id: z.string().nullish(),
  error_file_id: z.string().nullish(),
});
export type Batch = z.infer<typeof Batch>;

/** Of the account's batches, also those that are not ours. */
const Batches = z.object({
  data: z.array(z.object({ id: z.string(), metadata: z.record(z.string(), z.unknown()).nullish() })),
});

const Line = z.object({
  custom_id: z.string(),
  response: z.object({ status_code: z.int(), body: z.unknown() }).nullish(),
});

/**
 * OpenAI's Batch API (platform.openai.com/docs/guides/batch): requests are uploaded as a file, a batch is created
 * from it, and within a day the answers arrive in another file, at half the price. @throws DomainError unavailable
 */
export const batchesOf = (config: OpenAiConfig) => ({
  /** Creates one batch per key: the one that was created before a crash is found among the account's latest. */
  async create(key: string, requests: readonly BatchRequest[]): Promise<Batch> {
    const { data } = Batches.parse(await callJson(config, "GET", "/batches?limit=100"));
    const created = data.find(({ metadata }) => metadata?.key === key);
    if (created) return this.look(created.id);
    const lines = requests.map(({ id, body }) =>
      JSON.stringify({ custom_id: id, method: "POST", url: "/v1/chat/completions", body }),
    );
    const form = new FormData();
    form.set("purpose", "batch");
    form.set("file", new Blob([lines.join("\n")], { type: "application/jsonl" }), "requests.jsonl");
    const file = z.object({ id: z.string() }).parse(await callJson(config, "POST", "/files", form));
    const batch = {
      input_file_id: file.id,
      endpoint: "/v1/chat/completions",
      completion_window: "24h",
      metadata: { key },
    };
    return Batch.parse(await callJson(config, "POST", "/batches", JSON.stringify(batch)));
  },

  look: async (id: string): Promise<Batch> => Batch.parse(await callJson(config, "GET", `/batches/${id}`)),

  cancel: async (id: string): Promise<Batch> =>
    Batch.parse(await callJson(config, "POST", `/batches/${id}/cancel`)),

  /** Returns the answers that are available; requests that failed or expired have none. */
  async answers({ output_file_id: file }: Batch): Promise<BatchAnswer[]> {
    if (!file) return [];
    const text = await (await call(config, "GET", `/files/${file}/content`)).text();
    return text
      .split("\n")
      .filter((line) => line.trim())
      .flatMap((line) => {
        const { custom_id: id, response } = Line.parse(JSON.parse(line));
        return response?.status_code === 200 ? [{ id, body: response.body }] : [];
      });
  },

  /** Deletes the files at the provider, which otherwise keeps them. Ignores failures. */
  async forget({ input_file_id, output_file_id, error_file_id }: Batch): Promise<void> {
    for (const id of [input_file_id, output_file_id, error_file_id])
      if (id) await call(config, "DELETE", `/files/${id}`).catch(() => undefined);
  },
});

const urlOf = ({ baseUrl = "https://api.openai.com/v1" }: OpenAiConfig, path: string) =>
  `${trimmedEnd(baseUrl, "/")}${path}`;

async function call(config: OpenAiConfig, method: string, path: string, body?: string | FormData) {
  const send = config.fetch ?? fetch;
  const response = await send(urlOf(config, path), {
    method,
    headers: {
      authorization: `Bearer ${config.apiKey}`,
      ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
    },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(config.timeoutMs),
  }).catch(() => null);
  if (!response) throw unavailable("The batch API of the language model cannot be reached.");
  if (!response.ok)
    throw unavailable("The batch API rejected the request (HTTP {status}).", { status: response.status });
  return response;
}

const callJson = async (...request: Parameters<typeof call>): Promise<unknown> =>
  (await call(...request)).json();

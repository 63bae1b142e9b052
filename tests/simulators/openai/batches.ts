import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "../listen";
import { ChatRequest, errorBody, strictProblem } from "./contract";
import { simulatorKey } from "./dialects";
import { type Mind, tokensIn } from "./server";

type Line = { custom_id: string; method: string; url: string; body: unknown };
type Stored = {
  id: string;
  status: "in_progress" | "completed" | "expired" | "cancelled" | "failed";
  input_file_id: string;
  output_file_id?: string;
  metadata?: Record<string, string>;
};

/** Simulates the batches and files of platform.openai.com/docs/guides/batch; anything undocumented is refused. */
export async function startBatchSimulator(mind: Mind) {
  const files = new Map<string, string>();
  const batches = new Map<string, Stored>();
  let takesBatches = true;
  let answersSingles = true;
  let looksToRefuse = 0;
  let beforeAccepted: () => Promise<unknown> = () => Promise.resolve();
  /** The outcome of each request in a batch; answered by default. */
  let fate: (line: Line, at: number) => "answered" | "failed" | "nonsense" = () => "answered";
  const singles: unknown[] = [];

  async function route(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? "";
    const respond = (status: number, body: object | string) =>
      void response
        .writeHead(status, { "content-type": "application/json" })
        .end(typeof body === "string" ? body : JSON.stringify(body));
    const refuse = (status: number, message: string) =>
      respond(status, errorBody(message, "invalid_request_error", null));
    if (request.headers.authorization !== `Bearer ${simulatorKey}`)
      return refuse(401, "Incorrect API key provided.");
    const bytes = await buffer(request);
    const [, file] = /^\/v1\/files\/([^/]+)(?:\/content)?$/.exec(path) ?? [];
    const [, batch, act] = /^\/v1\/batches\/([^/]+)(\/cancel)?$/.exec(path) ?? [];
    if (request.method === "POST" && path === "/v1/chat/completions") {
      if (!answersSingles) return refuse(503, "The server is overloaded.");
      const chat = ChatRequest.parse(JSON.parse(bytes.toString()));
      singles.push(chat);
      return respond(200, await completion(chat, mind));
    }
    if (request.method === "POST" && path === "/v1/files") {
      const form = await new Response(new Uint8Array(bytes), {
        headers: { "content-type": request.headers["content-type"] ?? "" },
      }).formData();
      if (form.get("purpose") !== "batch") return refuse(400, "purpose");
      const id = `file-${randomUUID()}`;
      files.set(id, await (form.get("file") as Blob).text());
      return respond(200, { id, object: "file", purpose: "batch" });
    }
    if (request.method === "GET" && file && path.endsWith("/content"))
      return files.has(file) ? respond(200, files.get(file)!) : refuse(404, "No such File object.");
    if (request.method === "DELETE" && file) {
      if (!files.delete(file)) return refuse(404, "No such File object.");
      return respond(200, { id: file, object: "file", deleted: true });
    }
    if (request.method === "POST" && path === "/v1/batches") {
      if (!takesBatches) return refuse(404, "Not found.");
      const created = JSON.parse(bytes.toString()) as Pick<Stored, "input_file_id" | "metadata"> &
        Record<"endpoint" | "completion_window", string>;
      if (created.endpoint !== "/v1/chat/completions" || created.completion_window !== "24h")
        return refuse(400, "batch");
      const lines = linesOf(files.get(created.input_file_id) ?? "");
      if (lines.length === 0 || new Set(lines.map((line) => line.custom_id)).size < lines.length)
        return refuse(400, "duplicate_custom_id");
      const stored: Stored = {
        id: `batch_${randomUUID()}`,
        status: "in_progress",
        input_file_id: created.input_file_id,
        ...(created.metadata && { metadata: created.metadata }),
      };
      batches.set(stored.id, stored);
      await beforeAccepted();
      return respond(200, { ...stored, object: "batch" });
    }
    if (request.method === "GET" && path === "/v1/batches?limit=100")
      return respond(200, { object: "list", data: [...batches.values()].toReversed().slice(0, 100) });
    if (request.method === "GET" && looksToRefuse-- > 0) return refuse(503, "The server is overloaded.");
    const stored = batch && batches.get(batch);
    if (!stored) return refuse(404, "Not found.");
    if (act && stored.status === "in_progress") stored.status = "cancelled";
    return respond(200, { ...stored, object: "batch" });
  }

  /** Answers all batches in progress, as the provider does within a day. */
  async function answer(status: "completed" | "expired" = "completed") {
    for (const stored of batches.values()) {
      if (stored.status !== "in_progress") continue;
      const lines: string[] = [];
      for (const [at, line] of linesOf(files.get(stored.input_file_id)!).entries()) {
        const chat = ChatRequest.parse(line.body);
        const format = chat.response_format;
        if (format?.type === "json_schema" && strictProblem(format.json_schema.schema))
          throw new Error("schema");
        const outcome = fate(line, at);
        if (outcome === "failed") continue;
        const body = await completion(chat, outcome === "nonsense" ? () => "Gladly!" : mind);
        lines.push(
          JSON.stringify({
            id: randomUUID(),
            custom_id: line.custom_id,
            response: { status_code: 200, body },
            error: null,
          }),
        );
      }
      // Results come in no particular order.
      stored.output_file_id = `file-${randomUUID()}`;
      files.set(stored.output_file_id, lines.toReversed().join("\n"));
      stored.status = status;
    }
  }

  const server = createServer((request, response) => {
    route(request, response).catch(() => response.destroy());
  });
  const { url, close } = await listen(server);
  return {
    baseUrl: `${url}/v1`,
    files,
    batches,
    singles,
    answer,
    setOutcomes: (next: typeof fate) => void (fate = next),
    refuseBatches: (without: boolean) => void (takesBatches = !without),
    refuseSingles: (without: boolean) => void (answersSingles = !without),
    /** Runs this after a batch has arrived, before its sender hears of it. */
    beforeAccepting: (act: typeof beforeAccepted) => void (beforeAccepted = act),
    /** Refuses the next `times` questions about a batch. */
    refuseLooks: (times: number) => void (looksToRefuse = times),
    close,
  };
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

async function completion(chat: ChatRequest, mind: Mind) {
  const content = await mind(chat);
  return {
    id: "chatcmpl-simulated",
    object: "chat.completion",
    created: 1,
    model: chat.model,
    choices: [{ index: 0, message: { role: "assistant", content, refusal: null }, finish_reason: "stop" }],
    usage: {
      prompt_tokens: tokensIn(chat.messages.map((message) => message.content).join("")),
      completion_tokens: tokensIn(content),
      total_tokens: 0,
      prompt_tokens_details: { cached_tokens: 0 },
    },
  };
}

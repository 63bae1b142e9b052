import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../listen";
import { ChatRequest, errorBody, strictProblem } from "./contract";
import { type Dialect, openai } from "./dialects";

/** What a simulated model writes for a request: the content of its message. */
export type Mind = (request: ChatRequest) => string | Promise<string>;

type Completion = ReturnType<typeof completion>;

/** A fault before or instead of an answer, one for each coming request. */
export type Trouble =
  | { kind: "status"; status: number; code?: string; retryAfterMs?: number }
  | { kind: "silence" }
  | { kind: "hang_up" }
  | { kind: "content"; content: string; finish?: "stop" | "length" | "content_filter" }
  /** A whole response, as some server really sends it. */
  | { kind: "response"; status?: number; headers?: Record<string, string>; body: object | string }
  /** Changes the completion that would be sent. */
  | { kind: "completion"; change: (completion: Completion) => object }
  | { kind: "refusal" };

export type OpenAiSimulator = {
  baseUrl: string;
  /** Every accepted request body in order. */
  requests: ChatRequest[];
  /** The traces that requests said to be part of (W3C Trace Context). */
  traceparents: unknown[];
  /** Every request that reached the server, refused ones too. */
  calls: () => number;
  /** Replaces the mind that writes the answers. */
  think: (mind: Mind) => void;
  trouble: (...troubles: Trouble[]) => void;
  /** Refuses these response formats, as do many servers that support only plain JSON, or only text. */
  withoutFormats: (...refused: ("json_schema" | "json_object")[]) => void;
  close: () => Promise<void>;
};

export { simulatorKey } from "./dialects";

/** A real HTTP server that follows the documented contract of POST /v1/chat/completions. */
export async function startOpenAiSimulator(
  mind: Mind = () => "{}",
  dialect: Dialect = openai,
): Promise<OpenAiSimulator> {
  let think = mind;
  let troubles: Trouble[] = [];
  let calls = 0;
  let refusedFormats: string[] = [];
  const requests: ChatRequest[] = [];
  const traceparents: unknown[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    calls++;
    const body = await bodyOf(request);
    const url = new URL(request.url ?? "", "http://simulator");
    if (request.method !== "POST") return send(response, 405, {});
    const refusal = dialect.refuses({ url, headers: request.headers });
    if (refusal) return send(response, refusal.status, refusal.body);
    const invalid = (message: string, param: string) =>
      send(response, 400, errorBody(message, "invalid_request_error", null, param));
    const parsed = ChatRequest.safeParse(body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return invalid(issue!.message, issue!.path.join("."));
    }
    const chat = parsed.data;
    const model = dialect.modelOf?.(url) ?? chat.model;
    if (!dialect.models.includes(model)) {
      const unknownModel = dialect.noModel(model);
      return send(response, unknownModel.status, unknownModel.body);
    }
    const format = chat.response_format;
    if (format && refusedFormats.includes(format.type))
      return invalid(
        `Invalid parameter: 'response_format' of type '${format.type}' is not supported with this model.`,
        "response_format",
      );
    if (format?.type === "json_schema") {
      const problem = format.json_schema.strict ? strictProblem(format.json_schema.schema) : null;
      if (problem)
        return invalid(
          `Invalid schema for response_format '${format.json_schema.name}': ${problem}.`,
          "response_format",
        );
    }
    if (format?.type === "json_object" && !chat.messages.some(({ content }) => /json/i.test(content)))
      return invalid(
        "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
        "messages",
      );
    const { context } = dialect;
    if (context && tokensIn(promptOf(chat)) > context.tokens) {
      if (context.beyond === "refused")
        return send(
          response,
          400,
          errorBody(
            `This model's maximum context length is ${context.tokens} tokens. However, your messages resulted in more.`,
            "BadRequestError",
            null,
          ),
        );
      for (const message of chat.messages) message.content = message.content.slice(-context.tokens * 2);
    }
    const cached = !dialect.reportsCached ? null : cachedTokens(requests.map(promptOf), promptOf(chat));
    requests.push(chat);
    traceparents.push(request.headers.traceparent);

    const trouble = troubles.shift();
    if (trouble?.kind === "silence") return;
    if (trouble?.kind === "hang_up") return void request.socket.destroy();
    if (trouble?.kind === "status") return refuse(response, trouble);
    if (trouble?.kind === "response") {
      const type = typeof trouble.body === "string" ? "text/html" : "application/json";
      response.writeHead(trouble.status ?? 200, { "content-type": type, ...trouble.headers });
      return response.end(typeof trouble.body === "string" ? trouble.body : JSON.stringify(trouble.body));
    }
    if (trouble?.kind === "completion")
      return send(response, 200, trouble.change(completion(chat, await think(chat), "stop", cached)));
    if (trouble?.kind === "refusal")
      return send(
        response,
        200,
        completion(chat, null, "stop", cached, "I'm sorry, I can't help with that."),
      );
    if (trouble?.kind === "content")
      return send(response, 200, completion(chat, trouble.content, trouble.finish ?? "stop", cached));
    return send(response, 200, completion(chat, await think(chat), "stop", cached));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const { url, close } = await listen(server);
  return {
    baseUrl: `${url}${dialect.base}`,
    requests,
    traceparents,
    calls: () => calls,
    think: (next) => void (think = next),
    trouble: (...next) => void (troubles = next),
    withoutFormats: (...refused) => void (refusedFormats = refused),
    close,
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const body = await text(request);
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, {
    "content-type": "application/json",
    "x-request-id": "req_simulated",
    ...headers,
  });
  response.end(JSON.stringify(body));
}

function refuse(
  response: ServerResponse,
  { status, code, retryAfterMs = 1 }: Extract<Trouble, { kind: "status" }>,
) {
  const type =
    status === 429 ? (code ?? "requests") : status >= 500 ? "server_error" : "invalid_request_error";
  send(response, status, errorBody(`Simulated ${code ?? status}.`, type, code ?? null), {
    "retry-after-ms": String(retryAfterMs),
  });
}

/** Roughly four characters a token; usage reports this number, so that tests can add it up. */
export const tokensIn = (text: string) => Math.ceil(text.length / 4);

/** Cached tokens: the prefix shared with an earlier prompt, if at least 1,024 tokens, in steps of 128. */
function cachedTokens(prompts: string[], prompt: string): number {
  const shared = Math.max(0, ...prompts.map((before) => sharedLength(before, prompt)));
  const tokens = Math.floor(shared / 4);
  return tokens < 1024 ? 0 : tokens - (tokens % 128);
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

const promptOf = (chat: ChatRequest) => chat.messages.map(({ content }) => content).join("");

function completion(
  chat: ChatRequest,
  content: string | null,
  finish: string,
  cached_tokens: number | null,
  refusal: string | null = null,
) {
  const prompt_tokens = tokensIn(promptOf(chat));
  const completion_tokens = tokensIn(content ?? refusal ?? "");
  return {
    id: "chatcmpl-simulated",
    object: "chat.completion",
    created: Math.floor(Date.now() / 1000),
    model: chat.model,
    choices: [
      {
        index: 0,
        message: { role: "assistant", content, refusal, annotations: [] },
        logprobs: null,
        finish_reason: finish,
      },
    ],
    usage: {
      prompt_tokens,
      completion_tokens,
      total_tokens: prompt_tokens + completion_tokens,
      ...(cached_tokens === null ? {} : { prompt_tokens_details: { cached_tokens, audio_tokens: 0 } }),
      completion_tokens_details: {
        reasoning_tokens: 0,
        audio_tokens: 0,
        accepted_prediction_tokens: 0,
        rejected_prediction_tokens: 0,
      },
    },
    service_tier: "default",
    system_fingerprint: "fp_simulated",
  };
}

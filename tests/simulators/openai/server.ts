import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { ChatRequest, errorBody, strictProblem } from "./contract";

/** What a simulated model writes for a request: the content of its message. */
export type Mind = (request: ChatRequest) => string | Promise<string>;

/** Troubles to meet before or instead of an answer, one for each coming request. */
export type Trouble =
  | { kind: "status"; status: number; code?: string; retryAfterMs?: number }
  | { kind: "silence" }
  | { kind: "hang_up" }
  | { kind: "content"; content: string; finish?: "stop" | "length" | "content_filter" }
  | { kind: "refusal" };

export type OpenAiSimulator = {
  baseUrl: string;
  /** Every accepted request body in order. */
  requests: ChatRequest[];
  /** Every request that reached the server, refused ones too. */
  calls: () => number;
  /** Answers from now on. */
  think: (mind: Mind) => void;
  trouble: (...troubles: Trouble[]) => void;
  /** Refuses these response formats, as the many servers do that know plain JSON only, or words only. */
  withoutFormats: (...refused: ("json_schema" | "json_object")[]) => void;
  close: () => Promise<void>;
};

export const simulatorKey = "sk-simulator-0123456789";
export const simulatorModels = ["gpt-5.4-mini", "gpt-4.1-mini", "local-model"];

/** A real HTTP server that keeps the documented contract of POST /v1/chat/completions. */
export async function startOpenAiSimulator(mind: Mind = () => "{}"): Promise<OpenAiSimulator> {
  let think = mind;
  let troubles: Trouble[] = [];
  let calls = 0;
  let refusedFormats: string[] = [];
  const requests: ChatRequest[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    calls++;
    const body = await bodyOf(request);
    if (request.method !== "POST" || request.url !== "/v1/chat/completions")
      return send(
        response,
        404,
        errorBody(
          `Unknown request URL: ${request.method} ${request.url}.`,
          "invalid_request_error",
          "unknown_url",
        ),
      );
    if (request.headers.authorization !== `Bearer ${simulatorKey}`)
      return send(
        response,
        401,
        errorBody("Incorrect API key provided.", "invalid_request_error", "invalid_api_key"),
      );
    const parsed = ChatRequest.safeParse(body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return send(
        response,
        400,
        errorBody(issue!.message, "invalid_request_error", null, issue!.path.join(".")),
      );
    }
    const chat = parsed.data;
    if (!simulatorModels.includes(chat.model))
      return send(
        response,
        404,
        errorBody(`The model \`${chat.model}\` does not exist.`, "invalid_request_error", "model_not_found"),
      );
    const format = chat.response_format;
    if (format && refusedFormats.includes(format.type))
      return send(
        response,
        400,
        errorBody(
          `Invalid parameter: 'response_format' of type '${format.type}' is not supported with this model.`,
          "invalid_request_error",
          null,
          "response_format",
        ),
      );
    if (format?.type === "json_schema") {
      const problem = format.json_schema.strict ? strictProblem(format.json_schema.schema) : null;
      if (problem)
        return send(
          response,
          400,
          errorBody(
            `Invalid schema for response_format '${format.json_schema.name}': ${problem}.`,
            "invalid_request_error",
            null,
            "response_format",
          ),
        );
    }
    if (format?.type === "json_object" && !chat.messages.some(({ content }) => /json/i.test(content)))
      return send(
        response,
        400,
        errorBody(
          "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
          "invalid_request_error",
          null,
          "messages",
        ),
      );
    requests.push(chat);

    const trouble = troubles.shift();
    if (trouble?.kind === "silence") return;
    if (trouble?.kind === "hang_up") return void request.socket.destroy();
    if (trouble?.kind === "status") return refuse(response, trouble);
    if (trouble?.kind === "refusal")
      return send(response, 200, completion(chat, null, "stop", "I'm sorry, I can't help with that."));
    if (trouble?.kind === "content")
      return send(response, 200, completion(chat, trouble.content, trouble.finish ?? "stop"));
    return send(response, 200, completion(chat, await think(chat), "stop"));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    calls: () => calls,
    think: (next) => void (think = next),
    trouble: (...next) => void (troubles = next),
    withoutFormats: (...refused) => void (refusedFormats = refused),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += chunk;
  try {
    return JSON.parse(text);
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

/** Roughly four characters are a token; the numbers are given back so that tests can add them up. */
export const tokensIn = (text: string) => Math.ceil(text.length / 4);

function completion(
  chat: ChatRequest,
  content: string | null,
  finish: string,
  refusal: string | null = null,
) {
  const prompt_tokens = tokensIn(chat.messages.map((message) => message.content).join(""));
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
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
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

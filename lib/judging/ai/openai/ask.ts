import { setTimeout as pause } from "node:timers/promises";
import { generateText, jsonSchema, NoObjectGeneratedError, NoOutputGeneratedError, Output } from "ai";
import * as z from "zod";
import { Unanswered } from "@/lib/judging/ai/unanswered";
import { DomainError } from "@/lib/errors";
import {
  type Attributes,
  chatAttributes,
  inSpan,
  problemOf,
  providerFailed,
  telemetry,
  traceHeaders,
} from "@/lib/platform/telemetry/telemetry";
import { costMicros } from "../prices";
import type { Usage } from "../usage";
import { chatModel } from "./chat-model";
import type { Completion, Outcome } from "./completion";
import type { OpenAiConfig } from "./config";
import {
  failureOf,
  type OptionalParameter,
  passingFailure,
  refusedPart,
  tooLong,
  unusable,
  waitAsked,
} from "./failures";
import { jsonIn } from "./json-in";
import { tokensAtMost } from "./tokens";

/** A task for a model: its instructions, its material, and what the answer has to look like. */
export type Question<Answer> = {
  task: Usage["task"];
  model: string;
  /** Name of the schema in the request; letters, digits, "_" and "-". */
  name: string;
  schema: z.ZodType<Answer>;
  instructions: string;
  material: string;
  /** Most tokens of the answer; the server's own limit when absent. */
  room?: number;
};

/** A model's reply: the JSON in it, undefined where there is none. `whole` is false where its end is missing. */
export type Sent = { value: unknown; whole: boolean; outcome: Outcome; usage: Usage };

/** How many times an unusable answer is asked for again, each time with what was wrong. */
export const moreAttempts = 2;

/** Output formats, the strictest first: JSON of the schema, JSON of any shape, plain text. */
const formats = ["schema", "json", "words"] as const;
type Format = (typeof formats)[number];
/** What a server does not accept for a model, by server and model: it is asked without from then on. */
const known = new Map<string, { format: Format; without: Set<OptionalParameter> }>();

// The SDK prints warnings such as "temperature is not supported …"; our logs have one format.
globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * Asks a model until its answer matches the schema, twice again at most, each time with what was wrong.
 *
 * @throws Unanswered as `send` does, and `unavailable` when the model gives only unusable answers
 */
export async function ask<Answer>(
  config: OpenAiConfig,
  question: Question<Answer> & { accept?: (answer: Answer) => boolean },
): Promise<{ answer: Answer; usage: Usage[] }> {
  const usage: Usage[] = [];
  const deadline = AbortSignal.timeout(config.timeoutMs);
  let material = question.material;
  for (let attempt = 0; attempt <= moreAttempts; attempt++) {
    const sent = await send(config, { ...question, material }, { deadline, tellShape: attempt > 0 }, usage);
    const answer = question.schema.safeParse(sent.value);
    if (answer.success && sent.whole && (question.accept?.(answer.data) ?? true))
      return { answer: answer.data, usage };
    const problem = answer.success ? "it is incomplete" : z.prettifyError(answer.error).slice(0, 600);
    material = `${question.material}\n\nAn earlier answer could not be used: ${problem}. Answer again, complete.`;
  }
  throw new Unanswered(unusable(), usage);
}

/**
 * Sends one request and reads the reply. A parameter or format that the server does not accept is left out, and
 * remembered for the model. A server that is busy or failing is tried again after the pause it asks for, while the
 * time limit allows that. What was spent is added to `spent`, also when the request fails.
 *
 * @throws Unanswered `unavailable` when the provider cannot be reached, refuses or is too slow, with the seconds it
 * asks to wait; `invalid` when the material is too long for the model
 */
export async function send<Answer>(
  config: OpenAiConfig,
  question: Question<Answer>,
  { deadline = AbortSignal.timeout(config.timeoutMs), tellShape = false } = {},
  spent: Usage[] = [],
): Promise<Sent> {
  const { provider } = config;
  const { task, model } = question;
  const chat = { provider, model, task };
  const startedAt = performance.now();
  const ask = async (note: (more: Attributes) => void) => {
    try {
      const { text, outcome, tokens } = await sendUntilAnswered(
        config,
        question,
        { deadline, tellShape },
        spent,
      );
      const { value, whole } = await jsonIn(text);
      const became = outcome === "answered" && value === undefined ? "malformed" : outcome;
      const usage = usageOf(config, question, { ...tokens, outcome: became, said: null });
      spent.push(usage);
      const { inputTokens: input, outputTokens: output } = usage;
      note({ "gen_ai.usage.input_tokens": input, "gen_ai.usage.output_tokens": output });
      telemetry()?.modelAnswered(performance.now() - startedAt, chat, { input, output });
      return { value, whole, outcome: became, usage };
    } catch (error) {
      const problem = problemOf(error);
      providerFailed({ kind: "model", provider }, problem);
      const failed = { ...chat, problem };
      telemetry()?.modelAnswered(performance.now() - startedAt, failed, { input: 0, output: 0 });
      throw error;
    }
  };
  return inSpan(`chat ${model}`, chatAttributes(chat), ask, { kind: "client" });
}

const usageOf = <Answer>(
  { prices }: OpenAiConfig,
  { task, model }: Question<Answer>,
  row: Pick<Usage, "inputTokens" | "cachedInputTokens" | "outputTokens" | "outcome" | "said">,
): Usage => ({ task, model, ...row, costMicros: costMicros(prices, { model, ...row }) });

const nothing = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };

async function sendUntilAnswered<Answer>(
  config: OpenAiConfig,
  question: Question<Answer>,
  { deadline, tellShape }: { deadline: AbortSignal; tellShape: boolean },
  spent: Usage[],
): Promise<Completion> {
  const prompt = question.instructions + question.material;
  const endsAt = performance.now() + config.timeoutMs;
  if (tokensAtMost(question.instructions) + tokensAtMost(question.material) > config.contextTokens)
    throw new Unanswered(tooLong(), spent);
  for (let retries = 0; ;) {
    try {
      return await sendOnce(config, question, { tellShape, deadline });
    } catch (error) {
      const { outcome, error: shown, said } = failureOf(error, config.settings, prompt);
      const changed = withoutRefused(config, question, error);
      if (changed) {
        spent.push(usageOf(config, question, { ...nothing, outcome: changed, said }));
        continue;
      }
      if (outcome === "filtered") return { text: "", outcome, tokens: nothing };
      const failure = passingFailure(error);
      const wait = (failure === "connection" ? null : failure && waitAsked(failure)) ?? 500 * 2 ** retries;
      if (failure && retries < config.maxRetries && performance.now() + wait < endsAt) {
        retries++;
        // An expired time limit is reported by the next attempt.
        await pause(wait, undefined, { signal: deadline }).catch(() => undefined);
        continue;
      }
      spent.push(usageOf(config, question, { ...nothing, outcome, said }));
      throw new Unanswered(shown, spent);
    }
  }
}

const settingsFor = ({ baseUrl }: OpenAiConfig, { model }: { model: string }) => {
  const key = `${baseUrl ?? ""} ${model}`;
  const settings = known.get(key) ?? { format: "schema" as Format, without: new Set<OptionalParameter>() };
  known.set(key, settings);
  return settings;
};

/** Leaves out what a server did not accept, and says what; null when that was nothing that could be left out. */
function withoutRefused<Answer>(
  config: OpenAiConfig,
  question: Question<Answer>,
  error: unknown,
): string | null {
  const part = refusedPart(error);
  const settings = settingsFor(config, question);
  if (part === "format") {
    const plainer = formats[formats.indexOf(settings.format) + 1];
    if (plainer) settings.format = plainer;
    return plainer ? `without ${plainer === "json" ? "json_schema" : "response_format"}` : null;
  }
  const fresh = (part ?? []).filter((name) => !settings.without.has(name));
  fresh.forEach((name) => settings.without.add(name));
  return fresh.length > 0 ? `without ${fresh.join(", ")}` : null;
}

/** Thrown in place of a response: the request was only built, not sent. */
class NotSent extends Error {}

/** Returns the body of the first request `send` would send, for callers that send it in another way. */
export async function requestBody<Answer>(config: OpenAiConfig, question: Question<Answer>): Promise<object> {
  if (tokensAtMost(question.instructions) + tokensAtMost(question.material) > config.contextTokens)
    throw tooLong();
  let body: object | null = null;
  const capture: typeof fetch = (_, init) => {
    body = JSON.parse(init?.body as string) as object;
    throw new NotSent();
  };
  const request = { tellShape: false, deadline: AbortSignal.timeout(config.timeoutMs) };
  await sendOnce({ ...config, fetch: capture }, question, request).catch(() => undefined);
  if (!body) throw unusable();
  return body;
}

/**
 * A schema as servers take it: Gemini's takes no list of types, as zod writes "a text or null", and none of them lists
 * the keyword "$schema".
 */
const toJson = (schema: z.ZodType) =>
  JSON.parse(
    JSON.stringify({ ...z.toJSONSchema(schema), $schema: undefined }),
    (_, node: unknown): unknown => {
      const { type, ...rest } = (node ?? {}) as { type?: unknown };
      return Array.isArray(type) ? { ...rest, anyOf: type.map((each: unknown) => ({ type: each })) } : node;
    },
  ) as Record<string, unknown>;

async function sendOnce<Answer>(
  config: OpenAiConfig,
  question: Question<Answer>,
  { tellShape, deadline }: { tellShape: boolean; deadline: AbortSignal },
): Promise<Completion> {
  const { model, name, schema, instructions, material, room } = question;
  const { format, without } = settingsFor(config, question);
  const shape = `\nAnswer with one JSON object of this JSON schema and nothing else:\n${JSON.stringify(toJson(schema))}`;
  const output = {
    schema: () => Output.object({ name, schema: jsonSchema(toJson(schema)) }),
    json: () => Output.json({ name }),
    words: () => Output.text(),
  };
  const isRoomTaken = without.has("max_tokens") || without.has("max_completion_tokens");
  const seen: { completion?: Completion } = {};
  try {
    await generateText({
      model: await chatModel(config, model, (completion) => (seen.completion = completion)),
      output: output[format]() as ReturnType<typeof Output.text>,
      system: tellShape || format !== "schema" ? instructions + shape : instructions,
      prompt: material,
      ...(without.has("temperature") ? {} : { temperature: 0 }),
      ...(without.has("seed") ? {} : { seed: 1 }),
      ...(room && !isRoomTaken ? { maxOutputTokens: room } : {}),
      maxRetries: 0,
      headers: traceHeaders(),
      abortSignal: deadline,
    });
  } catch (error) {
    // The SDK expects whole JSON of the schema; what a model wrote instead is read by us.
    const isUnread = NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error);
    if (!isUnread || !seen.completion) throw error;
  }
  if (!seen.completion) throw new DomainError("unavailable", unusable().said);
  return seen.completion;
}

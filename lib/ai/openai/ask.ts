import { generateText, type LanguageModelUsage, NoObjectGeneratedError, Output } from "ai";
import * as z from "zod";
import { Unanswered } from "@/lib/ai/unanswered";
import { DomainError } from "@/lib/errors";
import { inSpan, problemOf, providerFailed, telemetry } from "@/lib/telemetry/telemetry";
import { costMicros } from "../prices";
import type { Usage } from "../usage";
import { chatModel } from "./chat-model";
import type { OpenAiConfig } from "./config";
import { isMalformed, refusesFormat, toDomainError, tooLong, unusable } from "./failures";
import { jsonIn } from "./json-in";
import { tokensAtMost } from "./tokens";

/** A task for a model: its instructions, its material, and what the answer has to look like. */
export type Question<Answer> = {
  task: Usage["task"];
  model: string;
  /** Name of the schema in the request; letters, digits, "_" and "-". */
  name: string;
  schema: z.ZodType<Answer>;
  /** Checks what the schema cannot express; when it returns false, the model is asked again. */
  accept?: (answer: Answer) => boolean;
  instructions: string;
  material: string;
};

type Tokens = Pick<Usage, "inputTokens" | "cachedInputTokens" | "outputTokens">;

/** How many times a malformed answer is asked for again. */
const moreAttempts = 2;

/** Output formats, the strictest first: JSON of the schema, JSON of any shape, plain text. */
const formats = ["schema", "json", "words"] as const;
type Format = (typeof formats)[number];
/** The strictest format not yet rejected, by server and model. */
const formatOf = new Map<string, Format>();

// The SDK prints warnings such as "temperature is not supported …"; our logs have one format.
globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * Asks a model and returns an answer that matches the schema, with the usage of all attempts. When a server rejects a
 * format, the next plainer one is used, with the schema in the prompt.
 *
 * @throws Unanswered `unavailable` when the provider cannot be reached, refuses, is too slow or gives only unusable
 * answers; `invalid` when the material is too long for the model
 */
export async function ask<Answer>(
  config: OpenAiConfig,
  question: Question<Answer>,
): Promise<{ answer: Answer; usage: Usage }> {
  const { provider } = config;
  const { task, model } = question;
  const attributes = {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": provider,
    "gen_ai.request.model": model,
  };
  return inSpan(`chat ${model}`, { ...attributes, task }, async (note) => {
    const startedAt = performance.now();
    const report = ({ inputTokens: input, outputTokens: output }: Usage) => {
      note({ "gen_ai.usage.input_tokens": input, "gen_ai.usage.output_tokens": output });
      telemetry()?.modelAnswered(performance.now() - startedAt, { model, task, input, output });
    };
    try {
      const result = await askUntilUsable(config, question);
      report(result.usage);
      return result;
    } catch (error) {
      if (error instanceof Unanswered) error.usage.forEach(report);
      providerFailed({ kind: "model", provider }, problemOf(error));
      throw error;
    }
  });
}

async function askUntilUsable<Answer>(
  config: OpenAiConfig,
  question: Question<Answer>,
): Promise<{ answer: Answer; usage: Usage }> {
  const { task, model } = question;
  const spent = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
  const usage = (): Usage => {
    const tokens = { task, model, ...spent };
    return { ...tokens, costMicros: costMicros(config.prices, tokens) };
  };
  const deadline = AbortSignal.timeout(config.timeoutMs);
  if (tokensAtMost(question.instructions) + tokensAtMost(question.material) > config.contextTokens)
    throw new Unanswered(tooLong(), []);
  const server = serverOf(config, question);
  try {
    for (let attempt = 0; attempt <= moreAttempts; attempt++) {
      const format = formatOf.get(server) ?? "schema";
      const plainer = formats[formats.indexOf(format) + 1];
      try {
        const tellShape = format !== "schema" || attempt > 0;
        const { reply, tokens } = await askOnce(config, question, { format, tellShape, deadline });
        spent.inputTokens += tokens.inputTokens;
        spent.cachedInputTokens += tokens.cachedInputTokens;
        spent.outputTokens += tokens.outputTokens;
        const answer = question.schema.safeParse(reply);
        if (answer.success && (question.accept?.(answer.data) ?? true))
          return { answer: answer.data, usage: usage() };
      } catch (error) {
        if (!plainer || !refusesFormat(error)) throw toDomainError(error, config.settings);
        formatOf.set(server, plainer);
        attempt--;
      }
    }
    throw unusable();
  } catch (error) {
    // No usage is recorded for servers that report none.
    const paid = spent.inputTokens + spent.outputTokens > 0 ? [usage()] : [];
    throw error instanceof DomainError ? new Unanswered(error, paid) : error;
  }
}

/** Thrown in place of a response: the request was only built, not sent. */
class NotSent extends Error {}

/** Returns the body of the first request `ask` would send, for callers that send it in another way. */
export async function requestBody<Answer>(config: OpenAiConfig, question: Question<Answer>): Promise<object> {
  if (tokensAtMost(question.instructions) + tokensAtMost(question.material) > config.contextTokens)
    throw tooLong();
  let body: object | null = null;
  const capture: typeof fetch = (_, init) => {
    body = JSON.parse(init?.body as string) as object;
    throw new NotSent();
  };
  const format = formatOf.get(serverOf(config, question)) ?? "schema";
  const request = { format, tellShape: format !== "schema", deadline: AbortSignal.timeout(config.timeoutMs) };
  await askOnce({ ...config, fetch: capture, maxRetries: 0 }, question, request).catch(() => undefined);
  if (!body) throw unusable();
  return body;
}

const serverOf = ({ baseUrl }: OpenAiConfig, { model }: { model: string }) => `${baseUrl ?? ""} ${model}`;

type RequestOptions = { format: Format; tellShape: boolean; deadline: AbortSignal };

/** Sends one request. `reply` is undefined when the answer contains no JSON; its tokens are counted anyway. */
async function askOnce<Answer>(
  config: OpenAiConfig,
  { model, name, schema, instructions, material }: Question<Answer>,
  { format, tellShape, deadline }: RequestOptions,
): Promise<{ reply: unknown; tokens: Tokens }> {
  const shape = `\nAnswer with one JSON object of this JSON schema and nothing else:\n${JSON.stringify(z.toJSONSchema(schema))}`;
  const output = {
    schema: () => Output.object({ name, schema }),
    json: () => Output.json({ name }),
    words: () => Output.text(),
  };
  let spent: LanguageModelUsage | null = null;
  try {
    const result = await generateText({
      model: await chatModel(config, model),
      output: output[format]() as ReturnType<typeof Output.text>,
      system: tellShape ? instructions + shape : instructions,
      prompt: material,
      temperature: 0,
      seed: 1,
      maxRetries: config.maxRetries,
      abortSignal: deadline,
    });
    spent = result.usage;
    return { reply: jsonIn(result.text), tokens: tokensOf(spent) };
  } catch (error) {
    if (!isMalformed(error)) throw error;
    const malformed = NoObjectGeneratedError.isInstance(error) ? error : null;
    return { reply: jsonIn(malformed?.text ?? ""), tokens: tokensOf(malformed?.usage ?? spent) };
  }
}

/** Zero tokens for servers that report no usage. */
const tokensOf = (usage: LanguageModelUsage | null | undefined): Tokens => ({
  inputTokens: usage?.inputTokens ?? 0,
  cachedInputTokens: usage?.inputTokenDetails.cacheReadTokens ?? 0,
  outputTokens: usage?.outputTokens ?? 0,
});

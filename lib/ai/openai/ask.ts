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

/** A task for a model: what it is told, what it is given, and what is expected of the answer. */
export type Question<Answer> = {
  task: Usage["task"];
  model: string;
  /** Name of the answer in the request; letters, digits, "_" and "-". */
  name: string;
  schema: z.ZodType<Answer>;
  /** What the schema cannot say; an answer that is not accepted is asked for again. */
  accept?: (answer: Answer) => boolean;
  instructions: string;
  material: string;
};

type Tokens = Pick<Usage, "inputTokens" | "cachedInputTokens" | "outputTokens">;

/** An answer that is malformed is asked for again this often. */
const moreAttempts = 2;

/** How an answer is asked for, the strictest first: by its schema, as JSON of any shape, in words alone. */
const formats = ["schema", "json", "words"] as const;
type Format = (typeof formats)[number];
/** The strictest format each server takes for a model, as far as it has refused stricter ones. */
const formatOf = new Map<string, Format>();

// The SDK prints what it leaves out of a request ("temperature is not supported …"); our logs have one format.
globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * Asks a model and returns an answer of the schema, with the tokens all attempts took. A server that refuses a format
 * is asked in the next plainer one, where the prompt tells the shape.
 *
 * @throws Unanswered `unavailable` when the provider cannot be reached, refuses, is too slow or keeps answering
 * nonsense; `invalid` when the material is too long for the model
 */
export async function ask<Answer>(
  config: OpenAiConfig,
  question: Question<Answer>,
): Promise<{ answer: Answer; usage: Usage }> {
  const { provider } = config;
  const { task, model } = question;
  const of = {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": provider,
    "gen_ai.request.model": model,
  };
  return inSpan(`chat ${model}`, { ...of, task }, async (note) => {
    const begun = performance.now();
    const spent = ({ inputTokens: input, outputTokens: output }: Usage) => {
      note({ "gen_ai.usage.input_tokens": input, "gen_ai.usage.output_tokens": output });
      telemetry()?.modelAnswered(performance.now() - begun, { model, task, input, output });
    };
    try {
      const answered = await askUntilUsable(config, question);
      spent(answered.usage);
      return answered;
    } catch (error) {
      if (error instanceof Unanswered) error.usage.forEach(spent);
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
    // A server that reports nothing has taken nothing.
    const paid = spent.inputTokens + spent.outputTokens > 0 ? [usage()] : [];
    throw error instanceof DomainError ? new Unanswered(error, paid) : error;
  }
}

/** Stands for an answer: the request was made to be looked at, and not sent. */
class NotSent extends Error {}

/** The body of the request that `ask` would send first, for whoever sends requests otherwise. */
export async function requestBody<Answer>(config: OpenAiConfig, question: Question<Answer>): Promise<object> {
  if (tokensAtMost(question.instructions) + tokensAtMost(question.material) > config.contextTokens)
    throw tooLong();
  let body: object | null = null;
  const look: typeof fetch = (_, init) => {
    body = JSON.parse(init?.body as string) as object;
    throw new NotSent();
  };
  const format = formatOf.get(serverOf(config, question)) ?? "schema";
  const way = { format, tellShape: format !== "schema", deadline: AbortSignal.timeout(config.timeoutMs) };
  await askOnce({ ...config, fetch: look, maxRetries: 0 }, question, way).catch(() => undefined);
  if (!body) throw unusable();
  return body;
}

const serverOf = ({ baseUrl }: OpenAiConfig, { model }: { model: string }) => `${baseUrl ?? ""} ${model}`;

type Way = { format: Format; tellShape: boolean; deadline: AbortSignal };

/** One request. `reply` is undefined when the answer holds no JSON; its tokens are paid for all the same. */
async function askOnce<Answer>(
  config: OpenAiConfig,
  { model, name, schema, instructions, material }: Question<Answer>,
  { format, tellShape, deadline }: Way,
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
    return { reply: jsonIn(result.text), tokens: counted(spent) };
  } catch (error) {
    if (!isMalformed(error)) throw error;
    const answered = NoObjectGeneratedError.isInstance(error) ? error : null;
    return { reply: jsonIn(answered?.text ?? ""), tokens: counted(answered?.usage ?? spent) };
  }
}

/** Servers that report no usage are taken at nothing. */
const counted = (usage: LanguageModelUsage | null | undefined): Tokens => ({
  inputTokens: usage?.inputTokens ?? 0,
  cachedInputTokens: usage?.inputTokenDetails.cacheReadTokens ?? 0,
  outputTokens: usage?.outputTokens ?? 0,
});

import { generateText, NoObjectGeneratedError, Output } from "ai";
import * as z from "zod";
import type { Usage } from "@/lib/evaluation/evaluation";
import { chatModel } from "./chat-model";
import type { OpenAiConfig } from "./config";
import { isMalformed, refusesSchema, toDomainError, unusable } from "./failures";

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

type Tokens = Pick<Usage, "inputTokens" | "outputTokens">;
type Counted = { inputTokens?: number | undefined; outputTokens?: number | undefined };

/** An answer that is malformed is asked for again this often. */
const moreAttempts = 2;

// The SDK prints what it leaves out of a request ("temperature is not supported …"); our logs have one format.
globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * Asks a model and returns an answer of the schema, with the tokens all attempts took.
 *
 * @throws DomainError `unavailable` when the provider cannot be reached, refuses, is too slow or keeps answering
 * nonsense; `invalid` when the material is too long for the model
 */
export async function ask<Answer>(
  config: OpenAiConfig,
  question: Question<Answer>,
): Promise<{ answer: Answer; usage: Usage }> {
  const usage: Usage = { task: question.task, model: question.model, inputTokens: 0, outputTokens: 0 };
  const deadline = AbortSignal.timeout(config.timeoutMs);
  let plain = false;
  for (let attempt = 0; attempt <= moreAttempts; attempt++) {
    try {
      const { said, tokens } = await askOnce(config, question, plain, deadline);
      usage.inputTokens += tokens.inputTokens;
      usage.outputTokens += tokens.outputTokens;
      const answer = question.schema.safeParse(said);
      if (answer.success && (question.accept?.(answer.data) ?? true)) return { answer: answer.data, usage };
    } catch (error) {
      if (plain || !refusesSchema(error)) throw toDomainError(error);
      plain = true;
      attempt--;
    }
  }
  throw unusable();
}

/** One request. `said` is undefined when the answer was no JSON of the schema; its tokens are paid for all the same. */
async function askOnce<Answer>(
  config: OpenAiConfig,
  { model, name, schema, instructions, material }: Question<Answer>,
  plain: boolean,
  deadline: AbortSignal,
): Promise<{ said: unknown; tokens: Tokens }> {
  const shape = `\nAnswer with one JSON object of this JSON schema and nothing else:\n${JSON.stringify(z.toJSONSchema(schema))}`;
  let spent: Counted = {};
  try {
    const result = await generateText({
      model: await chatModel(config, model),
      output: plain ? Output.json({ name }) : Output.object({ name, schema }),
      system: plain ? instructions + shape : instructions,
      prompt: material,
      temperature: 0,
      seed: 1,
      maxRetries: config.maxRetries,
      abortSignal: deadline,
    });
    spent = result.usage;
    return { said: result.output, tokens: counted(spent) };
  } catch (error) {
    if (!isMalformed(error)) throw error;
    return {
      said: undefined,
      tokens: counted(NoObjectGeneratedError.isInstance(error) ? (error.usage ?? {}) : spent),
    };
  }
}

/** Servers that report no usage are taken at nothing. */
const counted = ({ inputTokens = 0, outputTokens = 0 }: Counted): Tokens => ({ inputTokens, outputTokens });

import * as z from "zod";
import { type Dossier, Facts, StyleQuote, verdicts } from "../judging";
import type { Question } from "./ask";
import type { OpenAiConfig } from "./config";
import { judgeMaterial } from "./in-thread";
import type { Open } from "./judge-answer";
import { judgeInstructions } from "./judge-instructions";
import type { JudgeQuestion } from "./judge-questions";

/**
 * The answer the model is asked for. Strict decoding writes fields in this order: quotes and reason come before the
 * verdict that rests on them.
 */
const Answer = z.object({
  assessments: z.array(
    z.object({
      criterion: z.string(),
      quotes: z.array(z.string()),
      facts: Facts.nullable(),
      reason: z.string(),
      verdict: z.enum(verdicts).exclude(["not_evidenced"]),
      rating: z.number(),
      confidence: z.number(),
      question: z.string().nullable(),
    }),
  ),
  silent: z.array(z.string()),
  styles: z.array(StyleQuote),
});

/** The question to the model about some criteria and a part of the documents. */
export async function judgeQuestion(
  config: OpenAiConfig,
  dossier: Dossier,
  { part, criteria, asked }: JudgeQuestion,
  wrong: readonly Open[] = [],
): Promise<Question<unknown>> {
  return {
    task: "judge",
    model: config.models.judge,
    name: "assessments",
    schema: Answer,
    instructions: judgeInstructions,
    material: await judgeMaterial(dossier, part, criteria, { ...asked, wrong }),
  };
}

import type { Dossier } from "../judging";
import type { Question } from "./ask";
import type { OpenAiConfig } from "./config";
import { judgeMaterial } from "./in-thread";
import { Answer } from "./judge-answer";
import { type Beside, judgeInstructions } from "./judge-prompt";
import type { JudgeQuestion } from "./judge-questions";

/** The question to the model about some criteria and a part of the documents. */
export async function judgeQuestion(
  config: OpenAiConfig,
  dossier: Dossier,
  { part, criteria }: JudgeQuestion,
  beside: Beside,
): Promise<Question<unknown>> {
  return {
    task: "judge",
    model: config.models.judge,
    name: "assessments",
    schema: Answer,
    instructions: judgeInstructions,
    material: await judgeMaterial(dossier, part, criteria, beside),
  };
}

import type { Dossier } from "../judging";
import type { Question } from "./ask";
import type { OpenAiConfig } from "./config";
import { judgeMaterial } from "./in-thread";
import { Answer, type Open } from "./judge-answer";
import { judgeInstructions } from "./judge-prompt";
import type { JudgeQuestion } from "./judge-questions";

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

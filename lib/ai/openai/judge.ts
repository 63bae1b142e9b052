import { Unanswered } from "@/lib/ai/unanswered";
import { DomainError } from "@/lib/errors";
import { cut } from "@/lib/language/cut";
import { digestOf } from "@/lib/security/digest";
import { promptVersion } from "../judge-versions";
import type { Usage } from "../usage";
import type { Dossier, EvaluationFlag, Judge, RawAssessment } from "../judging";
import { judgeByRules } from "../in-thread";
import { sentence } from "@/lib/say";
import { ask } from "./ask";
import type { OpenAiConfig } from "./config";
import { withControl } from "./control-criterion";
import { mergeAll, questionsOn, toAssessments, withoutLines } from "./in-thread";
import { judgeQuestion } from "./judge-question";
import type { JudgeQuestion } from "./judge-questions";

/** How many times a document with instructions to the model is judged again without them. */
const mostRemovals = 3;

/**
 * A language model as judge. It sees the dossier, never identity, weights or totals, and returns verdicts and
 * quotes; the caller verifies that the quotes are in the documents. Each question contains a control criterion that
 * nothing can meet: when the model reports it as met, the lines it quotes are instructions to it, and it is asked
 * again without them. If that does not help, the embedded evaluator judges, which follows no instructions. Either way
 * the recruiter gets a flag.
 */
export function openAiJudge(config: OpenAiConfig): Judge {
  const model = config.models.judge;
  return {
    id: `${config.provider}/${model}`,
    // Another server may have a different model of this name; another context size splits documents elsewhere.
    version: `${promptVersion}:${model}:${digestOf([config.baseUrl ?? null, config.contextTokens]).slice(0, 8)}`,
    async assess(dossier, criteria) {
      const usage: Usage[] = [];
      const questions = await questionsOn(config.contextTokens, dossier, criteria);
      const settled = await Promise.allSettled(
        questions.map((question) => judgeWithControl(config, dossier, question, usage)),
      );
      const failed = settled.find((result) => result.status === "rejected");
      if (failed)
        throw failed.reason instanceof DomainError ? new Unanswered(failed.reason, usage) : failed.reason;
      const judged = settled.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
      const assessments = judged.flatMap((result) => result.assessments);
      return {
        assessments: await mergeAll(assessments, criteria, dossier),
        // Several questions can report the same line: flag each line once.
        flags: [...new Map(judged.flatMap(({ flags }) => flags).map((flag) => [flag.quote, flag])).values()],
        usage,
      };
    },
  };
}

const swayed = sentence(
  "The language model reported something that cannot be in any document: text in the application may be addressed to it.",
);
const flagged = (what: string, quote: string | null): EvaluationFlag => ({
  kind: "instructions_to_a_model",
  message: `${swayed} ${what}`,
  quote,
});
const longestQuote = 240;

async function judgeWithControl(
  config: OpenAiConfig,
  dossier: Dossier,
  { part, criteria }: JudgeQuestion,
  usage: Usage[],
) {
  const flags: EvaluationFlag[] = [];
  let left = dossier;
  for (let removals = 0; removals <= mostRemovals; removals++) {
    const { extended, control } = withControl(criteria, removals);
    const judged = await judgeOnce(config, left, { part, criteria: extended }, usage);
    const controlAnswer = judged.find(({ criterionId }) => criterionId === control.id)!;
    const assessments = judged.filter((assessment) => assessment !== controlAnswer);
    if (controlAnswer.verdict === "not_evidenced" || controlAnswer.verdict === "contradicted")
      return { assessments, flags };
    const { rest, removed } = await withoutLines(left, controlAnswer.quotes);
    if (!removed) break;
    left = rest;
    if (removals === mostRemovals) break;
    flags.push(
      flagged(
        sentence("These lines were removed and the model was asked again."),
        cut(removed, longestQuote),
      ),
    );
  }
  flags.push(flagged(sentence("Its answer was not used: the embedded evaluator judged instead."), null));
  return { assessments: await judgeByRules(left, criteria), flags };
}

async function judgeOnce(
  config: OpenAiConfig,
  dossier: Dossier,
  question: JudgeQuestion,
  spent: Usage[],
): Promise<RawAssessment[]> {
  const asked = await judgeQuestion(config, dossier, question);
  const { answer, usage } = await ask(config, asked).catch((error: unknown) => {
    if (error instanceof Unanswered) spent.push(...error.usage);
    throw error;
  });
  spent.push(usage);
  return toAssessments(answer, question.criteria, dossier);
}

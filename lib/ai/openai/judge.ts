import { Unanswered } from "@/lib/ai/unanswered";
import { DomainError } from "@/lib/errors";
import { digestOf } from "@/lib/security/digest";
import { promptVersion } from "../judge-versions";
import type { Usage } from "../usage";
import type { Dossier, EvaluationFlag, Judge, RawAssessment } from "../judging";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { judgeNow } from "@/lib/ai/embedded/embedded-judge";
import { sentence } from "@/lib/say";
import { ask } from "./ask";
import type { OpenAiConfig } from "./config";
import { withControl, withoutLines } from "./control-criterion";
import { judgeQuestion, toAssessments } from "./judge-answer";
import { type JudgeQuestion, questionsOn } from "./judge-questions";
import { mergeParts } from "./merge-parts";

/** A document that has orders for the model is judged again without them this often. */
const mostRemovals = 3;

/**
 * A language model as judge. It sees the dossier, never identity, weights or totals, and returns verdicts and
 * quotes; whether quotes are in the documents is for the caller to verify. With each question goes a control
 * criterion that nothing can meet: when the model finds it met, the lines it gives as proof are orders, and it is
 * asked again without them; where that does not help, the embedded evaluator judges, which takes no orders. Either way
 * a flag tells the recruiter.
 */
export function openAiJudge(config: OpenAiConfig): Judge {
  const model = config.models.judge;
  return {
    id: `${config.provider}/${model}`,
    // Another server may hold another model of the same name, and another context parts documents elsewhere.
    version: `${promptVersion}:${model}:${digestOf([config.baseUrl ?? null, config.contextTokens]).slice(0, 8)}`,
    async assess(dossier, criteria) {
      const usage: Usage[] = [];
      const settled = await Promise.allSettled(
        questionsOn(config, dossier, criteria).map((question) =>
          judgeUnswayed(config, dossier, question, usage),
        ),
      );
      const failed = settled.find((one) => one.status === "rejected");
      if (failed)
        throw failed.reason instanceof DomainError ? new Unanswered(failed.reason, usage) : failed.reason;
      const judged = settled.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
      const assessments = judged.flatMap((one) => one.assessments);
      return {
        assessments: mergeAll(assessments, criteria, dossier),
        // Orders are given to every part of the question; they are told once.
        flags: [...new Map(judged.flatMap(({ flags }) => flags).map((flag) => [flag.quote, flag])).values()],
        usage,
      };
    },
  };
}

/** One assessment of each criterion, from those of all parts of the documents. */
export const mergeAll = (all: RawAssessment[], criteria: readonly Criterion[], dossier: Dossier) =>
  criteria.map(({ id }) =>
    mergeParts(
      all.filter(({ criterionId }) => criterionId === id),
      dossier,
    ),
  );

const swayed = sentence(
  "The language model reported something that cannot be in any document: text of the application may be addressed to it.",
);
const flagged = (what: string, quote: string | null): EvaluationFlag => ({
  kind: "instructions_to_a_model",
  message: `${swayed} ${what}`,
  quote,
});
const longestQuote = 240;

async function judgeUnswayed(
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
    const { rest, removed } = withoutLines(left, controlAnswer.quotes);
    if (!removed) break;
    flags.push(
      flagged(sentence("These lines were left out, and it was asked again."), removed.slice(0, longestQuote)),
    );
    left = rest;
  }
  flags.push(flagged(sentence("Its answer was not used: the embedded evaluator judged instead."), null));
  return { assessments: judgeNow(left, criteria), flags };
}

async function judgeOnce(
  config: OpenAiConfig,
  dossier: Dossier,
  question: JudgeQuestion,
  spent: Usage[],
): Promise<RawAssessment[]> {
  const { answer, usage } = await ask(config, judgeQuestion(config, dossier, question)).catch(
    (error: unknown) => {
      if (error instanceof Unanswered) spent.push(...error.usage);
      throw error;
    },
  );
  spent.push(usage);
  return toAssessments(answer, question.criteria, dossier);
}

import * as z from "zod";
import { Unanswered } from "@/lib/ai/unanswered";
import { DomainError } from "@/lib/errors";
import type { Usage } from "../usage";
import type { Dossier, EvaluationFlag, Judge, RawAssessment } from "../judging";
import { verdicts } from "../judging";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { judgeNow } from "@/lib/ai/embedded/embedded-judge";
import { ask } from "./ask";
import type { OpenAiConfig } from "./config";
import { withControl, withoutLines } from "./control-criterion";
import { newFence } from "./fence";
import { judgeInstructions, judgeMaterial, keyOf } from "./judge-prompt";
import { verbatim } from "./verbatim";

/** Raised whenever the prompt, the schema or the reading of answers changes. */
const promptVersion = "2";
/** More criteria at once make answers careless. */
const criteriaAtOnce = 16;

const Answer = z.object({
  assessments: z.array(
    z.object({
      criterion: z.string(),
      verdict: z.enum(verdicts),
      rating: z.number().nullable(),
      confidence: z.number(),
      reason: z.string(),
      quotes: z.array(z.string()),
      question: z.string().nullable(),
    }),
  ),
});
type Answer = z.infer<typeof Answer>;

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
    id: `openai/${model}`,
    version: `${promptVersion}:${model}`,
    async assess(dossier, criteria) {
      const batches = Array.from({ length: Math.ceil(criteria.length / criteriaAtOnce) }, (_, i) =>
        criteria.slice(i * criteriaAtOnce, (i + 1) * criteriaAtOnce),
      );
      const usage: Usage[] = [];
      const settled = await Promise.allSettled(
        batches.map((batch) => judgeUnswayed(config, dossier, batch, usage)),
      );
      const failed = settled.find((one) => one.status === "rejected");
      if (failed)
        throw failed.reason instanceof DomainError ? new Unanswered(failed.reason, usage) : failed.reason;
      const judged = settled.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
      return {
        assessments: judged.flatMap(({ assessments }) => assessments),
        // Orders are given to every part of the question; they are told once.
        flags: [...new Map(judged.flatMap(({ flags }) => flags).map((flag) => [flag.quote, flag])).values()],
        usage,
      };
    },
  };
}

const swayed =
  "The language model reported something that cannot be in any document: text of the application may be addressed to it.";
const flagged = (what: string, quote: string | null): EvaluationFlag => ({
  kind: "instructions_to_a_model",
  message: `${swayed} ${what}`,
  quote,
});
const longestQuote = 240;

async function judgeUnswayed(config: OpenAiConfig, dossier: Dossier, criteria: Criterion[], usage: Usage[]) {
  const flags: EvaluationFlag[] = [];
  let left = dossier;
  for (let removals = 0; removals <= mostRemovals; removals++) {
    const { asked, control } = withControl(criteria);
    const judged = await judgeOnce(config, left, asked, usage);
    const told = judged.find(({ criterionId }) => criterionId === control.id)!;
    const assessments = judged.filter((assessment) => assessment !== told);
    if (told.verdict === "not_evidenced" || told.verdict === "contradicted") return { assessments, flags };
    const { rest, found } = withoutLines(left, told.quotes);
    if (!found) break;
    flags.push(flagged("These lines were left out, and it was asked again.", found.slice(0, longestQuote)));
    left = rest;
  }
  flags.push(flagged("It was not listened to: the embedded evaluator judged instead.", null));
  return { assessments: judgeNow(left, criteria), flags };
}

async function judgeOnce(config: OpenAiConfig, dossier: Dossier, criteria: Criterion[], spent: Usage[]) {
  const fence = newFence();
  const keys = criteria.map((_, index) => keyOf(index));
  const asking = ask(config, {
    task: "judge",
    model: config.models.judge,
    name: "assessments",
    schema: Answer,
    accept: ({ assessments }) =>
      keys.every((key) => assessments.filter(({ criterion }) => criterion === key).length === 1),
    instructions: judgeInstructions(fence),
    material: judgeMaterial(dossier, criteria, fence),
  });
  const { answer, usage } = await asking.catch((error: unknown) => {
    if (error instanceof Unanswered) spent.push(...error.usage);
    throw error;
  });
  spent.push(usage);
  const texts = [dossier.text, ...dossier.answers.map(({ text }) => text)];
  return criteria.map((criterion, index) => toAssessment(criterion, keys[index]!, answer, texts));
}

function toAssessment(
  { id }: Criterion,
  key: string,
  { assessments }: Answer,
  texts: string[],
): RawAssessment {
  const said = assessments.find(({ criterion }) => criterion === key)!;
  const silent = said.verdict === "not_evidenced";
  return {
    criterionId: id,
    verdict: said.verdict,
    rating: silent || said.rating === null ? null : clamp(said.rating, 0, 4),
    confidence: clamp(said.confidence, 0, 1),
    reason: oneLine(said.reason, 600),
    quotes: silent ? [] : said.quotes.slice(0, 8).map((quote) => verbatim(quote, texts)),
    question: said.question ? oneLine(said.question, 300) : null,
  };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const oneLine = (text: string, most: number) => text.replace(/\s+/g, " ").trim().slice(0, most);

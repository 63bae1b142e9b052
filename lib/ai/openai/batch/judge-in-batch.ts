import * as z from "zod";
import { Unanswered } from "@/lib/ai/unanswered";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { digestOf } from "@/lib/security/digest";
import type { Dossier, Judgement, RawAssessment } from "../../judging";
import { costMicros } from "../../prices";
import type { Usage } from "../../usage";
import { requestBody } from "../ask";
import type { OpenAiConfig } from "../config";
import { withControl } from "../control-criterion";
import { unusable } from "../failures";
import { jsonIn } from "../json-in";
import { mergeAll, questionsOn, toAssessments } from "../in-thread";
import { Answer, isComplete } from "../judge-answer";
import { judgeQuestion } from "../judge-question";
import type { JudgeQuestion } from "../judge-questions";
import type { BatchAnswer, BatchRequest } from "./batches";

/** Batches cost half the price: platform.openai.com/docs/guides/batch. */
const shareOfPrice = 0.5;

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })).min(1),
  usage: z.object({
    prompt_tokens: z.int(),
    completion_tokens: z.int(),
    prompt_tokens_details: z.object({ cached_tokens: z.int().nullish() }).nullish(),
  }),
});

/** Includes a digest of the question, so that answers to another scorecard or about another CV do not match. */
const idOf = (applicationId: string, at: number, dossier: Dossier, question: JudgeQuestion) =>
  `${applicationId}:${at}:${digestOf({ dossier, question }).slice(0, 16)}`;
const controlled = ({ part, criteria }: JudgeQuestion) => {
  const { extended, control } = withControl(criteria, 0);
  return { question: { part, criteria: extended }, control };
};

/** The batch requests for one application: the same requests its judge would send one by one. */
export async function requestsFor(
  config: OpenAiConfig,
  applicationId: string,
  dossier: Dossier,
  criteria: readonly Criterion[],
): Promise<BatchRequest[]> {
  const questions = await questionsOn(config.contextTokens, dossier, criteria);
  return Promise.all(
    questions.map(async (question, at) => ({
      id: idOf(applicationId, at, dossier, question),
      body: await requestBody(config, await judgeQuestion(config, dossier, controlled(question).question)),
    })),
  );
}

/**
 * The answers in a batch to the requests about one application. Throws Unanswered `unavailable` when one is missing or
 * unusable, or reports the control criterion as met: then the model has to be asked as without a batch.
 */
export async function answersIn(
  config: OpenAiConfig,
  applicationId: string,
  { dossier, criteria }: { dossier: Dossier; criteria: readonly Criterion[] },
  bodies: ReadonlyMap<string, BatchAnswer["body"]>,
): Promise<Judgement> {
  const usage: Usage[] = [];
  const questions = await questionsOn(config.contextTokens, dossier, criteria);
  const read = await Promise.all(
    questions.map((question, at) =>
      readAnswer(config, dossier, question, bodies.get(idOf(applicationId, at, dossier, question)), usage),
    ),
  );
  const answered = read.filter((assessments) => assessments !== null);
  if (answered.length < read.length) throw new Unanswered(unusable(), usage);
  return { assessments: await mergeAll(answered.flat(), criteria, dossier), flags: [], usage };
}

async function readAnswer(
  config: OpenAiConfig,
  dossier: Dossier,
  question: JudgeQuestion,
  body: unknown,
  usage: Usage[],
): Promise<RawAssessment[] | null> {
  const completion = Completion.safeParse(body);
  if (!completion.success) return null;
  usage.push(usageOf(config, completion.data.usage));
  const { question: extended, control } = controlled(question);
  const answer = Answer.safeParse(jsonIn(completion.data.choices[0]!.message.content ?? ""));
  if (!answer.success || !isComplete(answer.data, extended.criteria)) return null;
  const assessments = await toAssessments(answer.data, extended.criteria, dossier);
  const controlAnswer = assessments.find(({ criterionId }) => criterionId === control.id)!;
  if (controlAnswer.verdict === "met" || controlAnswer.verdict === "partly") return null;
  return assessments.filter((assessment) => assessment !== controlAnswer);
}

function usageOf(config: OpenAiConfig, spent: z.infer<typeof Completion>["usage"]): Usage {
  const tokens = {
    task: "judge" as const,
    model: config.models.judge,
    inputTokens: spent.prompt_tokens,
    cachedInputTokens: spent.prompt_tokens_details?.cached_tokens ?? 0,
    outputTokens: spent.completion_tokens,
  };
  const cost = costMicros(config.prices, tokens);
  return { ...tokens, costMicros: cost === null ? null : Math.round(cost * shareOfPrice) };
}

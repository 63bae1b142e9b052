import { Unanswered } from "@/lib/judging/ai/unanswered";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import { digestOf } from "@/lib/platform/security/digest";
import type { Asked, Dossier, Judgement } from "../../judging";
import { costMicros } from "../../prices";
import type { Usage } from "../../usage";
import { requestBody } from "../ask";
import { type Completion, NotACompletion, readCompletion } from "../completion";
import type { OpenAiConfig } from "../config";
import { withControl } from "../control-criterion";
import { unusable } from "../failures";
import { jsonIn } from "../json-in";
import { mergeAll, questionsOn, readAnswer } from "../in-thread";
import { outcomeOf, stylesOf, withoutControl } from "../judge";
import { judgeQuestion } from "../judge-question";
import type { JudgeQuestion } from "../judge-questions";
import type { BatchAnswer, BatchRequest } from "./batches";

/** Batches cost half the price: platform.openai.com/docs/guides/batch. */
const shareOfPrice = 0.5;

/** Includes a digest of the question, so that answers to another scorecard or about another CV do not match. */
const idOf = (applicationId: string, at: number, dossier: Dossier, question: JudgeQuestion) =>
  `${applicationId}:${at}:${digestOf({ dossier, question }).slice(0, 16)}`;
const controlled = ({ criteria, ...question }: JudgeQuestion) => {
  const { extended, control } = withControl(criteria, 0);
  return { question: { ...question, criteria: extended }, control };
};

/** The batch requests for one application: the same requests its judge would send one by one. */
export async function requestsFor(
  config: OpenAiConfig,
  applicationId: string,
  dossier: Dossier,
  criteria: readonly Criterion[],
  asked: Asked,
): Promise<BatchRequest[]> {
  const questions = await questionsOn(config.contextTokens, dossier, criteria, asked);
  return Promise.all(
    questions.map(async (question, at) => ({
      id: idOf(applicationId, at, dossier, question),
      body: await requestBody(config, await judgeQuestion(config, dossier, controlled(question).question)),
    })),
  );
}

/**
 * The answers in a batch to the requests about one application, as far as they are usable: the model has to be asked
 * about the rest as without a batch. Throws Unanswered `unavailable` when there is none at all.
 */
export async function answersIn(
  config: OpenAiConfig,
  applicationId: string,
  { dossier, criteria, asked }: { dossier: Dossier; criteria: readonly Criterion[]; asked: Asked },
  bodies: ReadonlyMap<string, BatchAnswer["body"]>,
): Promise<Judgement> {
  const usage: Usage[] = [];
  const questions = await questionsOn(config.contextTokens, dossier, criteria, asked);
  const read = await Promise.all(
    questions.map((question, at) =>
      readBody(config, dossier, question, bodies.get(idOf(applicationId, at, dossier, question)), usage),
    ),
  );
  const open = new Set(read.flatMap((answer) => answer.open.map(({ criterionId }) => criterionId)));
  const settled = criteria.filter(({ id }) => !open.has(id));
  if (settled.length === 0) throw new Unanswered(unusable(), usage);
  const assessments = read.flatMap((answer) => answer.assessments);
  return {
    assessments: await mergeAll(assessments, settled, dossier),
    flags: [],
    styles: stylesOf(read),
    usage,
  };
}

async function readBody(
  config: OpenAiConfig,
  dossier: Dossier,
  question: JudgeQuestion,
  body: unknown,
  usage: Usage[],
) {
  const completion = completionIn(body);
  const nothing = {
    assessments: [],
    open: question.criteria.map(({ id }) => ({ criterionId: id, problem: "" })),
    styles: null,
    obeyed: null,
  };
  if (!completion) return nothing;
  const { question: extended, control } = controlled(question);
  const answer = withoutControl(
    await readAnswer(await jsonIn(completion.text), extended.criteria, dossier),
    control.id,
    question.criteria,
  );
  usage.push(usageOf(config, completion, outcomeOf(answer, completion.outcome)));
  return answer.obeyed ? nothing : answer;
}

function completionIn(body: unknown): Completion | null {
  try {
    return readCompletion(body);
  } catch (error) {
    if (error instanceof NotACompletion) return null;
    throw error;
  }
}

function usageOf(config: OpenAiConfig, { tokens }: Completion, outcome: string): Usage {
  const model = config.models.judge;
  const cost = costMicros(config.prices, { model, ...tokens });
  const costOfBatch = cost === null ? null : Math.round(cost * shareOfPrice);
  return { task: "judge", model, ...tokens, outcome, said: null, costMicros: costOfBatch };
}

import * as z from "zod";
import type { AtsApplication } from "../records";
import { assumed } from "./assumptions";

const id = z.union([z.int(), z.string()]).transform(String);
const to = z.object({ data: z.object({ id }).nullish() }).nullish();
const Attributes = z.record(z.string(), z.unknown());

/** What comes along with a list in JSON:API; of other types there is nothing to say. */
const Stage = z.object({
  type: z.literal("stages"),
  id,
  attributes: z.object({ name: z.string(), "stage-type": z.string().nullish() }),
});
const Question = z.object({ type: z.literal("questions"), id, attributes: z.object({ title: z.string() }) });
const Answer = z.object({
  type: z.literal("answers"),
  id,
  attributes: Attributes,
  relationships: z.object({ question: to }),
});
const Candidate = z.object({
  type: z.literal("candidates"),
  id,
  relationships: z.object({ answers: z.object({ data: z.array(z.object({ id })).nullish() }).nullish() }),
});

/** Those of one type, by their ids. */
function byId<T extends { id: string }>(model: z.ZodType<T>, included: unknown[]): Map<string, T> {
  return new Map(
    included.flatMap((each) => {
      const { data } = model.safeParse(each);
      return data ? [[data.id, data]] : [];
    }),
  );
}

/** Names the stages of applications, tells hired from them, and adds the answers of their candidates. */
export function completeApplications(applications: AtsApplication[], included: unknown[]) {
  const stages = byId(Stage, included);
  const candidates = byId(Candidate, included);
  const answers = byId(Answer, included);
  const questions = byId(Question, included);
  for (const application of applications) {
    const stage = stages.get(application.stageExternalId ?? "")?.attributes;
    if (stage) application.stageName = stage.name;
    if (application.state === "active" && stage?.["stage-type"] === assumed.hiredStageType)
      application.state = "hired";
    const given = candidates.get(application.candidateExternalId)?.relationships.answers?.data ?? [];
    application.answers = given.flatMap((ref) => {
      const answer = answers.get(ref.id);
      const question = questions.get(answer?.relationships.question?.data?.id ?? "");
      const text = answer && wordsOf(answer.attributes);
      return question && text ? [{ question: question.attributes.title, text }] : [];
    });
  }
}

/** An answer in words; null when it holds none that can be told. */
function wordsOf(attributes: z.output<typeof Attributes>): string | null {
  for (const name of assumed.answerAttributes) {
    const value = attributes[name];
    if (typeof value === "boolean") return value ? "Yes" : "No";
    if (typeof value === "number") return String(value);
    if (Array.isArray(value) && value.every((each) => typeof each === "string") && value.length > 0)
      return value.join(", ");
    if (typeof value === "string" && value.trim() !== "") return value;
  }
  return null;
}

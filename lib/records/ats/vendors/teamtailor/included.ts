import * as z from "zod";
import { detail, details } from "../../read-rows";
import type { AtsApplication } from "../../records";
import { Upload } from "./models";

const id = z.union([z.int(), z.string()]).transform(String);
const toOne = detail(z.object({ data: detail(z.object({ id })) }));

/** Resources that JSON:API includes with a list; other types are ignored. */
const Stage = z.object({
  type: z.literal("stages"),
  id,
  /** The reference of 2021 has stage-type, a client of 2026 legacy-stage-type-name. */
  attributes: z.object({
    name: z.string(),
    "stage-type": detail(z.string()),
    "legacy-stage-type-name": detail(z.string()),
  }),
});
const Question = z.object({
  type: z.literal("questions"),
  id,
  attributes: z.object({ title: z.string(), alternatives: details(z.unknown()) }),
});
const Alternative = z.object({ id, title: z.string() });
const Answer = z.object({
  type: z.literal("answers"),
  id,
  attributes: z.object({
    boolean: detail(z.boolean()),
    /** Ids of the question's alternatives. */
    choices: details(id),
    range: detail(z.number()),
    text: detail(z.string()),
  }),
  relationships: z.object({ question: toOne }),
});
const RejectReason = z.object({
  type: z.literal("reject-reasons"),
  id,
  attributes: z.object({ "rejected-by-company": detail(z.boolean()) }),
});
const Named = (type: string) =>
  z.object({ type: z.literal(type), id, attributes: z.object({ name: detail(z.string()) }) });

/** The included resources of one type, by id. */
function byId<T extends { id: string }>(model: z.ZodType<T>, included: unknown[]): Map<string, T> {
  return new Map(
    included.flatMap((each) => {
      const { data } = model.safeParse(each);
      return data ? [[data.id, data]] : [];
    }),
  );
}

/** The names of the included resources of one type, by id. */
export const namesIn = (type: string, included: unknown[]) =>
  new Map([...byId(Named(type), included)].map(([key, { attributes }]) => [key, attributes.name ?? null]));

export const uploadsIn = (included: unknown[]) => byId(Upload, included);

/** Sets the stage names of applications, and marks those in a hired stage as hired. */
export function nameStages(applications: AtsApplication[], included: unknown[]) {
  const stages = byId(Stage, included);
  for (const application of applications) {
    const stage = stages.get(application.stageExternalId ?? "")?.attributes;
    if (!stage) continue;
    application.stageName = stage.name;
    const type = stage["stage-type"] ?? stage["legacy-stage-type-name"];
    if (application.state === "active" && type?.toLowerCase() === "hired") application.state = "hired";
  }
}

/** The ids of reasons that are not the company's (reject-reasons): they mean that the candidate withdrew. */
export const withdrawalsIn = (included: unknown[]) =>
  new Set(
    [...byId(RejectReason, included).values()].flatMap((reason) =>
      reason.attributes["rejected-by-company"] === false ? reason.id : [],
    ),
  );

/** A candidate's answers as text. */
export function answersIn(included: unknown[]): { question: string; text: string }[] {
  const questions = byId(Question, included);
  return [...byId(Answer, included).values()].flatMap(({ attributes, relationships }) => {
    const question = questions.get(relationships.question?.data?.id ?? "")?.attributes;
    const text = question && textOf(attributes, question.alternatives);
    return question && text ? [{ question: question.title, text }] : [];
  });
}

/** Empty for a video, and for a question without an answer. */
function textOf(
  { boolean, choices, range, text }: z.output<typeof Answer>["attributes"],
  alternatives: unknown[],
): string {
  if (text) return text.trim();
  if (typeof boolean === "boolean") return boolean ? "Yes" : "No";
  if (typeof range === "number") return String(range);
  const offered = byId(Alternative, alternatives);
  return choices.flatMap((choice) => offered.get(choice)?.title ?? []).join(", ");
}

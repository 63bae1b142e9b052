import * as z from "zod";
import type { Context } from "@/lib/platform/access/use-case";
import { sentence } from "@/lib/say";
import { Line } from "@/lib/visible-line";
import { categories, isDeclined, kinds } from "./categories";

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** A question of an organization's own, for the people of one country: such as disability in the United Kingdom. */
export const OwnQuestion = z.object({
  /** A UUID that whoever adds it makes: of no row. */
  id: z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  name: Line(80).min(2, sentence("A question has at least two letters.")),
  country: z
    .string()
    .refine((code) => /^[A-Z]{2}$/.test(code) && regions.of(code), sentence("Choose a country.")),
  values: z
    .array(Line(80).min(1))
    .min(2, sentence("A question has at least two answers."))
    .max(20, sentence("At most 20 answers."))
    .refine(
      (values) => new Set(values.map((value) => value.toLowerCase())).size === values.length,
      sentence("The same answer is listed twice."),
    )
    .refine((values) => !values.some(isDeclined), sentence("“I prefer not to say” is always offered.")),
});
export type OwnQuestion = z.output<typeof OwnQuestion>;

export const SelfQuestions = z.object({
  asked: z.array(z.enum(kinds)).describe("Which of sex and race or ethnicity candidates are asked on pages."),
  own: z
    .array(OwnQuestion)
    .max(10, sentence("At most ten questions."))
    .refine(
      (own) =>
        new Set(own.map(({ name, country }) => `${country} ${name.toLowerCase()}`)).size === own.length,
      sentence("The same question is listed twice."),
    ),
});
export type SelfQuestions = z.output<typeof SelfQuestions>;

/** A question as a page asks it. */
export const SelfQuestion = z.object({
  kind: z.string().describe("sex, raceEthnicity, or the id of a question of the organization's own."),
  name: z.string().nullable().describe("Null for sex and race or ethnicity."),
  country: z.string().nullable(),
  values: z
    .array(z.string())
    .describe("Categories of the EEO-1 report, or answers in the organization's words."),
});

/** The field of an import to which a question's column is mapped. */
export const fieldOf = ({ id }: Pick<OwnQuestion, "id">) => `own:${id}`;

/** What an organization asks its candidates about themselves; nothing at first. */
export async function selfQuestions({ db, actor }: Pick<Context, "db" | "actor">): Promise<SelfQuestions> {
  const { selfQuestions: stored } = await db.organization.findUniqueOrThrow({
    where: { id: actor.organizationId },
    select: { selfQuestions: true },
  });
  return SelfQuestions.parse(stored ?? { asked: [], own: [] });
}

/** The answer that a cell or a field gives to a question; null for none, and if it declines; undefined for other words. */
export function answerIn({ values }: OwnQuestion, cell: string): string | null | undefined {
  const said = cell.trim().toLowerCase();
  return said === "" || isDeclined(said) ? null : values.find((value) => value.toLowerCase() === said);
}

/** The answers that can be given to each question on a page, by kind; in the order they are asked. */
export const askedOf = ({ asked, own }: SelfQuestions) => [
  ...asked.map((kind) => ({ kind, name: null, country: null, values: [...categories[kind]] as string[] })),
  ...own.map(({ id, ...question }) => ({ kind: id, ...question })),
];

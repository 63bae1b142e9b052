import * as z from "zod";
import type { Readable } from "@/lib/reading/profile/reading";
import { type WorkStyle, workStyles } from "@/lib/reading/language/everywhere/work-styles";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import { sentence } from "@/lib/say";
import type { Usage } from "./usage";

export const verdicts = ["met", "partly", "not_evidenced", "contradicted"] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * What a judge may read. `text` is the document with identity masked by characters of the same length, so
 * that an offset in it is an offset in the document; hidden text is left out.
 */
export type Dossier = Omit<Readable, "answers"> & {
  answers: { id: string; question: string; text: string }[];
};

/** The day up to which a dossier's current roles count. */
export const asOfDate = ({ asOf }: Dossier): Date => new Date(asOf);

/** As `stored` gives them; absent where a model wrote the texts. */
export const saidInAssessment = {
  reasonSaid: z.string().nullish(),
  questionSaid: z.string().nullish(),
};

/** Levels of a language by the Common European Framework of Reference. */
const cefr = ["A1", "A2", "B1", "B2", "C1", "C2", "native"] as const;
/** Degrees in the order of the profile's levels, 1 to 5. */
export const degrees = ["school", "vocational", "bachelor", "master", "doctorate"] as const;

/** What a language model read in a document, for code to count and to compare. */
export const Facts = z.object({
  /** Roles that count for a criterion about work; months as "2019-03", years as "2019", "now" for a current one. */
  roles: z.array(z.object({ from: z.string(), to: z.string(), quote: z.string() })),
  languages: z.array(z.object({ language: z.string(), level: z.enum(cefr).nullable() })),
  degree: z.enum(degrees).nullable(),
  /** The month until which a licence or certificate is valid. */
  validUntil: z.string().nullable(),
});
export type Facts = z.infer<typeof Facts>;

/** What a judge returns before code has verified its quotes. Offsets are found by code, never taken from a model. */
export const RawAssessment = z.object({
  criterionId: z.uuid(),
  verdict: z.enum(verdicts),
  rating: z.number().min(0).max(4).nullable(),
  confidence: z.number().min(0).max(1),
  reason: z.string(),
  quotes: z.array(z.string()),
  question: z.string().nullable(),
  /** Absent where the embedded evaluator judged. */
  facts: Facts.nullish(),
  ...saidInAssessment,
});
export type RawAssessment = z.infer<typeof RawAssessment>;

export const flagKinds = [
  "hidden_text",
  "instructions_to_a_model",
  "copied_job_text",
  "keyword_stuffing",
  "implausible_dates",
  "not_judged",
  "other_language",
] as const;

/** Kinds that tell what the rules could not read: no sign against an application, which they do not mark as flagged. */
export const limitKinds = ["not_judged", "other_language"] as const satisfies (typeof flagKinds)[number][];

/** Something a recruiter should look at before trusting the score. It does not change the score. */
export const EvaluationFlag = z.object({
  kind: z.enum(flagKinds),
  message: z.string(),
  quote: z.string().nullable(),
});
export type EvaluationFlag = z.infer<typeof EvaluationFlag>;
/** A flag as it is stored. */
export const StoredFlag = EvaluationFlag.extend({ messageSaid: z.string().nullish() });
export type StoredFlag = z.infer<typeof StoredFlag>;

/** Marks the reason of a criterion about which a model was asked in vain. */
export const judgedByRules = sentence(
  "The language model gave no usable answer about this: the embedded evaluator judged it.",
);

/** A candidate's words that show a work style. Code verifies that they stand in dated work or in an answer. */
export const StyleQuote = z.object({ style: z.enum(workStyles), quote: z.string() });
export type StyleQuote = { style: WorkStyle; quote: string };

/** A judge's answer: assessments in the order of the criteria, and flags for the recruiter. */
export type Judgement = {
  assessments: RawAssessment[];
  flags: StoredFlag[];
  /** Null or absent where no language model was asked, or gave none: the rules then find them on each read. */
  styles?: StyleQuote[] | null;
  usage: Usage[];
};

/** What a judge is told beside dossier and criteria, and whether it is to look for work styles as well. */
export type Asked = { title: string | null; styles: boolean };

/** The component that assesses criteria: the embedded evaluator or a language model. */
export type Judge = {
  /** "embedded" or "openai/<model>". */
  id: string;
  /** Changes whenever the same input could be judged differently (engine or prompt version). */
  version: string;
  assess: (dossier: Dossier, criteria: Criterion[], asked?: Asked) => Promise<Judgement>;
};

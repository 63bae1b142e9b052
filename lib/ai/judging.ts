import * as z from "zod";
import type { Readable } from "@/lib/profile/reading";
import type { Criterion } from "@/lib/scorecards/scorecard";
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

/** What a judge returns before code has verified its quotes. Offsets are found by code, never taken from a model. */
export const RawAssessment = z.object({
  criterionId: z.uuid(),
  verdict: z.enum(verdicts),
  rating: z.number().min(0).max(4).nullable(),
  confidence: z.number().min(0).max(1),
  reason: z.string(),
  quotes: z.array(z.string()),
  question: z.string().nullable(),
  ...saidInAssessment,
});
export type RawAssessment = z.infer<typeof RawAssessment>;

export const flagKinds = [
  "hidden_text",
  "instructions_to_a_model",
  "copied_job_text",
  "keyword_stuffing",
  "implausible_dates",
] as const;

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

/** A judge's answer: assessments in the order of the criteria, and flags for the recruiter. */
export type Judgement = { assessments: RawAssessment[]; flags: StoredFlag[]; usage: Usage[] };

/** The component that assesses criteria: the embedded evaluator or a language model. */
export type Judge = {
  /** "embedded" or "openai/<model>". */
  id: string;
  /** Changes whenever the same input could be judged differently (engine or prompt version). */
  version: string;
  assess: (dossier: Dossier, criteria: Criterion[]) => Promise<Judgement>;
};

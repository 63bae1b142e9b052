import * as z from "zod";
import type { AnonymousProfile } from "@/lib/profile/profile";
import type { Criterion } from "@/lib/scorecards/scorecard";
import type { Usage } from "./usage";

export const verdicts = ["met", "partly", "not_evidenced", "contradicted"] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * What a judge may read. `text` is the document with identity masked by characters of the same length, so
 * that an offset in it is an offset in the document; hidden text is not in it at all.
 */
export type Dossier = {
  text: string;
  answers: { id: string; question: string; text: string }[];
  /** Spans point into `text`. */
  profile: AnonymousProfile;
  /** The day the document came in, "2026-03-31": roles that still run are counted up to it. */
  asOf: string;
  /** Places in `text` that are the job's own words: what still stands there mentions, and shows no work. */
  repeats?: { start: number; end: number }[];
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
});
export type RawAssessment = z.infer<typeof RawAssessment>;

export const flagKinds = [
  "hidden_text",
  "instructions_to_a_model",
  "copied_job_text",
  "keyword_stuffing",
  "implausible_dates",
] as const;

/** Something a recruiter should look at before trusting the score. Never lowers or raises it by itself. */
export const EvaluationFlag = z.object({
  kind: z.enum(flagKinds),
  message: z.string(),
  quote: z.string().nullable(),
});
export type EvaluationFlag = z.infer<typeof EvaluationFlag>;

/** What a judge answers: verdicts in the order of the criteria, and what it noticed that a recruiter should know. */
type Judgement = { assessments: RawAssessment[]; flags: EvaluationFlag[]; usage: Usage[] };

/** Someone or something that can judge criteria: the embedded evaluator or a language model. */
export type Judge = {
  /** "embedded" or "openai/<model>". */
  id: string;
  /** Changes whenever the same input could be judged differently (engine or prompt version). */
  version: string;
  assess: (dossier: Dossier, criteria: Criterion[]) => Promise<Judgement>;
};

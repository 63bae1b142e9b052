import * as z from "zod";
import { type Criterion, dimensions } from "@/lib/scorecards/scorecard";
import type { AnonymousProfile } from "@/lib/profile/profile";

export const verdicts = ["met", "partly", "not_evidenced", "contradicted"] as const;
export type Verdict = (typeof verdicts)[number];

/** Words of the candidate, verbatim, and where they stand: UTF-16 offsets into the source's text. */
export const Evidence = z.object({
  quote: z.string().min(1),
  /** The document, or the answer to an application question (`answer:<id>`). */
  source: z.string().default("document"),
  start: z.int().min(0),
  end: z.int().min(1),
  page: z.int().min(1),
});
export type Evidence = z.infer<typeof Evidence>;

/** One criterion judged. `rating` and `confidence` are the judge's; the verdict falls to not_evidenced without quotes. */
export const Assessment = z.object({
  criterionId: z.uuid(),
  verdict: z.enum(verdicts),
  /** 0 to 4; null when nothing was found to rate. */
  rating: z.number().min(0).max(4).nullable(),
  confidence: z.number().min(0).max(1),
  reason: z.string().max(600),
  evidence: z.array(Evidence).max(8),
  /** What to ask the candidate to settle it; null when it is settled. */
  question: z.string().max(300).nullable(),
  /** Years found in dated roles, where the criterion asks for years. */
  years: z.number().nullable(),
});
export type Assessment = z.infer<typeof Assessment>;

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
  asOf?: string;
};

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

export const DimensionScore = z.object({
  dimension: z.enum(dimensions),
  /** 0 to 100; null when the dimension has no criteria or no evidence to score. */
  score: z.number().min(0).max(100).nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  criteria: z.int(),
  evidenced: z.int(),
});
export type DimensionScore = z.infer<typeof DimensionScore>;

/** Totals worked out by code from assessments and weights; see docs/scoring.md for the formula. */
export const Totals = z.object({
  overall: z.number().min(0).max(100).nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  dimensions: z.array(DimensionScore).length(dimensions.length),
  /** Ids of knock-out criteria that are contradicted or not evidenced. */
  knockedOutBy: z.array(z.uuid()),
  /** Advice by the scorecard's thresholds. A person decides. */
  advice: z.enum(["shortlist", "review", "decline"]).nullable(),
});
export type Totals = z.infer<typeof Totals>;

/** Tokens and money one task took, for AiUsage. Zero for the embedded evaluator. */
export type Usage = {
  task: "judge" | "draft_scorecard" | "structure_job";
  model: string;
  inputTokens: number;
  outputTokens: number;
};

/** What a judge answers: verdicts in the order of the criteria, and what it noticed that a recruiter should know. */
export type Judgement = { assessments: RawAssessment[]; flags: EvaluationFlag[]; usage: Usage[] };

/** Someone or something that can judge criteria: the embedded evaluator or a language model. */
export type Judge = {
  /** "embedded" or "openai/<model>". */
  id: string;
  /** Changes whenever the same input could be judged differently (engine or prompt version). */
  version: string;
  assess: (dossier: Dossier, criteria: Criterion[]) => Promise<Judgement>;
};

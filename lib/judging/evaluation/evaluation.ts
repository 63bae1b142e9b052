import * as z from "zod";
import { type Dossier, saidInAssessment, verdicts } from "@/lib/judging/ai/judging";
import { dimensions } from "@/lib/judging/scorecards/scorecard";
import { digestOf } from "@/lib/platform/security/digest";

/** A verbatim quote from the candidate and its position: UTF-16 offsets into the source's text. */
export const Evidence = z.object({
  quote: z.string().min(1),
  /** The document, a correction of what was read in it, or the answer to an application question (`answer:<id>`). */
  source: z.string().default("document"),
  start: z.int().min(0),
  end: z.int().min(1),
  page: z.int().min(1),
});
export type Evidence = z.infer<typeof Evidence>;

/** One criterion judged. `rating` and `confidence` are the judge's; without quotes the verdict is not_evidenced. */
export const Assessment = z.object({
  criterionId: z.uuid(),
  verdict: z.enum(verdicts),
  /** 0 to 4; null when nothing was found to rate. */
  rating: z.number().min(0).max(4).nullable(),
  confidence: z.number().min(0).max(1),
  /** The skill is only named, and no dated work shows it: it counts as far as the work resembles the job's. */
  mentioned: z.boolean().optional(),
  reason: z.string().max(600),
  evidence: z.array(Evidence).max(8),
  /** What to ask the candidate to clarify it; null when it is clear. */
  question: z.string().max(300).nullable(),
  /** Years found in dated roles, where the criterion asks for years. */
  years: z.number().nullable(),
});
export type Assessment = z.infer<typeof Assessment>;
/** An assessment as it is stored. */
export const StoredAssessment = Assessment.extend(saidInAssessment);
export type StoredAssessment = z.infer<typeof StoredAssessment>;

/** What one criterion adds to the score: its share times its points. */
export const Added = z.object({
  share: z
    .number()
    .describe("Percent of the score; for culture and team, of their dimension (outside the score)."),
  points: z.number().describe("0 to 100."),
  adds: z.number().describe("share × points / 100, to one decimal: the score is the sum."),
});
export type Added = z.infer<typeof Added>;

export const DimensionScore = z.object({
  dimension: z.enum(dimensions),
  /** 0 to 100; null when the dimension has no criteria or no evidence to score. */
  score: z.number().min(0).max(100).nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** As in the totals. */
  unknown: z.number().nullable().default(null),
  criteria: z.int(),
  evidenced: z.int(),
});
export type DimensionScore = z.infer<typeof DimensionScore>;

/** Totals computed by code from assessments and weights; see docs/scoring.md for the formula. */
export const Totals = z.object({
  overall: z.number().min(0).max(100).nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** The share of 100 without evidence; null for a score from before this was computed. */
  unknown: z.number().min(0).max(100).nullable().default(null),
  dimensions: z.array(DimensionScore).length(dimensions.length),
  /** Ids of knock-out criteria that are contradicted or not evidenced. */
  knockedOutBy: z.array(z.uuid()),
  /** Advice by the scorecard's thresholds. A person decides. */
  advice: z.enum(["shortlist", "review", "decline"]).nullable(),
});
export type Totals = z.infer<typeof Totals>;

/** The hash of what verdicts depend on, besides the questions. */
export const judgedHashOf = (judged: {
  dossier: Dossier;
  description: string;
  judge: string;
  judgeVersion: string;
}) => digestOf(judged);

/** The hash of all that an evaluation depends on: for the same input it is reused and not charged again. */
export const inputHashOf = (input: {
  judgedHash: string;
  contentHash: string;
  versionId: string;
  scoringVersion: string;
}) => digestOf(input);

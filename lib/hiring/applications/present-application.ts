import * as z from "zod";
import { pageUrl } from "@/lib/platform/access/addresses";
import { useCase } from "@/lib/platform/access/use-case";
import { DocumentSummary, summarizeDocument } from "@/lib/records/candidates/document-summary";
import { readWorkStyles } from "@/lib/records/candidates/read-work-styles";
import { WorkStyles } from "@/lib/records/candidates/work-styles";
import { LetterStatus } from "@/lib/platform/db/generated/enums";
import { DecisionKinds } from "@/lib/judging/states/status";
import { EvaluationFlag, verdicts } from "@/lib/judging/ai/judging";
import { Added, DimensionScore } from "@/lib/judging/evaluation/evaluation";
import { ApplicationHead, headOf } from "./application-head";
import type { Judged } from "@/lib/judging/evaluation/stored-evaluation";
import { loadApplication } from "./load-application";
import { focusPointsOf, strengthsOf, summarize } from "./summarize";
import { say, shownStored } from "@/lib/say";

const Quote = z.object({ quote: z.string(), page: z.int() });
const score = z.number().nullable();

const Point = Added.extend({
  criterion: z.string(),
  verdict: z.enum(verdicts),
  reason: z.string(),
  evidence: z.array(Quote),
  question: z.string().nullable().describe("What to ask the candidate to settle it."),
});

const toPoint = ({ criterion, assessment, share, points, adds }: Judged): z.input<typeof Point> => ({
  criterion: criterion.name,
  share,
  points,
  adds,
  verdict: assessment.verdict,
  reason: assessment.reason,
  evidence: assessment.evidence.slice(0, 3).map(({ quote, page }) => ({ quote, page })),
  question: assessment.question,
});

/** The overview a recruiter reads before deciding: strengths, open points, and the evidence for both. */
export const presentApplication = useCase({
  name: "presentApplication",
  permission: "candidate:read",
  input: z.object({ applicationId: z.uuid() }),
  output: ApplicationHead.extend({
    overall: score,
    low: score,
    high: score,
    unknown: score.describe("How much of 100 the documents say nothing about."),
    advice: z.enum(["shortlist", "review", "decline"]).nullable(),
    summary: z.string().describe("Why this candidate."),
    strengths: z.array(Point),
    focusPoints: z
      .array(Point)
      .describe("What is contradicted or not evidenced, with the question that settles it."),
    cultureFit: z.object({ score, low: score, high: score, points: z.array(Point) }),
    scoringInsights: z.array(DimensionScore),
    flags: z.array(EvaluationFlag),
    workStyles: WorkStyles.nullable().describe("Working styles in their own words; null without any."),
    documents: z.array(DocumentSummary),
    scorecardVersion: z.int().nullable(),
    judge: z.string().nullable(),
    likelihood: z
      .tuple([z.number(), z.number()])
      .nullable()
      .describe("Share of CVs with this score that match, if half of all do: lowest, highest estimate."),
    decision: z
      .object({
        kind: DecisionKinds,
        reason: z.string().nullable(),
        feedback: z.string().nullable(),
        letter: z.enum(LetterStatus).nullable().describe("How far the letter to the candidate is."),
        decidedAt: z.string(),
      })
      .nullable()
      .describe("The last one that stands."),
    url: z.url(),
  }),

  async run({ db }, { applicationId }) {
    const a = await loadApplication(db, applicationId);
    const { evaluation } = a;
    const styles = await readWorkStyles(db, a.candidateId);
    const judged = evaluation?.judged ?? [];
    const totals = evaluation?.totals;
    const decision = a.decisions.find(({ undoneAt }) => undoneAt === null);
    const culture = totals?.dimensions.find((d) => d.dimension === "culture_fit");
    return {
      ...headOf(a),
      overall: totals?.overall ?? null,
      low: totals?.low ?? null,
      high: totals?.high ?? null,
      unknown: totals?.unknown ?? null,
      advice: totals?.advice ?? null,
      summary: totals
        ? summarize(totals, judged, evaluation?.flags ?? [])
        : (shownStored(a.scoreReason, a.scoreReasonSaid) ?? say("Not scored yet.")),
      strengths: strengthsOf(judged).slice(0, 6).map(toPoint),
      focusPoints: focusPointsOf(judged).slice(0, 8).map(toPoint),
      cultureFit: {
        score: culture?.score ?? null,
        low: culture?.low ?? null,
        high: culture?.high ?? null,
        points: judged.filter(({ criterion }) => criterion.dimension === "culture_fit").map(toPoint),
      },
      scoringInsights: totals?.dimensions ?? [],
      flags: evaluation?.flags ?? [],
      workStyles: styles.workStyles.length > 0 ? styles : null,
      documents: a.candidate.attachments.map((file) => summarizeDocument(file, a.blind)),
      scorecardVersion: evaluation?.version ?? null,
      judge: evaluation?.judge ?? null,
      likelihood: evaluation?.likelihood ?? null,
      decision: decision
        ? {
            kind: decision.kind,
            reason: decision.reason,
            // A recruiter's words may name the person.
            feedback: a.blind ? null : decision.feedback,
            letter: decision.letter?.status ?? null,
            decidedAt: decision.createdAt.toISOString(),
          }
        : null,
      url: pageUrl.application(applicationId),
    };
  },
});

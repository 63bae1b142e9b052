import * as z from "zod";
import { embedded } from "@/lib/judging/ai/judge-versions";
import { judgedByRules, StoredFlag } from "@/lib/judging/ai/judging";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { Criterion } from "@/lib/judging/scorecards/scorecard";
import { toContent, versionContent } from "@/lib/judging/scorecards/stored-content";
import { partsOf } from "./aggregate";
import { isEarlier } from "./earlier-judge";
import { Added, Assessment, StoredAssessment, Totals } from "./evaluation";
import { likelihoodRange } from "./likelihood";

const assessments = {
  orderBy: { position: "asc" },
  include: { evidence: { orderBy: { position: "asc" } } },
} as const;

export const withEvidence = {
  assessments,
  verdictsOf: { include: { assessments, scorecardVersion: { select: { version: true } } } },
  scorecardVersion: { include: versionContent },
} as const;

type StoredEvaluation = Prisma.EvaluationGetPayload<{ include: typeof withEvidence }>;

/** A criterion with its assessment, and what that adds to the score. */
export const Judged = Added.extend({ criterion: Criterion, assessment: Assessment });
export type Judged = z.infer<typeof Judged>;

/** Converts an evaluation's rows for display: totals, and each criterion with its assessment. */
export function readEvaluation(stored: StoredEvaluation) {
  const content = toContent(stored.scorecardVersion);
  const verdicts = stored.verdictsOf ?? stored;
  const assessments = verdicts.assessments.map((assessment) => StoredAssessment.parse(assessment));
  const judged = partsOf(content, assessments).flatMap(({ criterion, assessment, share, points, adds }) =>
    assessment ? [{ criterion, assessment, share, points, adds }] : [],
  );
  const totals = Totals.parse(stored);
  return {
    evaluationId: stored.id,
    version: stored.scorecardVersion.version,
    content,
    judge: stored.judge,
    judgeVersion: stored.judgeVersion,
    earlierJudge: isEarlier(stored),
    createdAt: stored.createdAt.toISOString(),
    totals,
    // Fitted on scores of the embedded evaluator; it does not apply to a model's.
    likelihood: stored.judge === embedded.id ? likelihoodRange(totals) : null,
    flags: z.array(StoredFlag).parse(stored.flags),
    byRules: assessments.filter(({ reason }) => reason.startsWith(judgedByRules)).length,
    judged,
  };
}

import * as z from "zod";
import { EvaluationFlag } from "@/lib/ai/judging";
import type { Prisma } from "@/lib/db/generated/client";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { toContent, versionContent } from "@/lib/scorecards/stored-content";
import { Assessment, Totals } from "./evaluation";

export const withEvidence = {
  assessments: {
    orderBy: { position: "asc" },
    include: { evidence: { orderBy: { position: "asc" } } },
  },
  scorecardVersion: { include: versionContent },
} as const;

type StoredEvaluation = Prisma.EvaluationGetPayload<{ include: typeof withEvidence }>;

export type Judged = { criterion: Criterion; assessment: Assessment };

/** An evaluation's rows as the pieces people read: totals, and each criterion beside what was found for it. */
export function readEvaluation(stored: StoredEvaluation) {
  const content = toContent(stored.scorecardVersion);
  const found = new Map(stored.assessments.map((a) => [a.criterionId, Assessment.parse(a)]));
  const judged: Judged[] = content.criteria.flatMap((criterion) => {
    const assessment = found.get(criterion.id);
    return assessment ? [{ criterion, assessment }] : [];
  });
  return {
    evaluationId: stored.id,
    version: stored.scorecardVersion.version,
    judge: stored.judge,
    judgeVersion: stored.judgeVersion,
    createdAt: stored.createdAt.toISOString(),
    totals: Totals.parse(stored),
    flags: z.array(EvaluationFlag).parse(stored.flags),
    judged,
  };
}

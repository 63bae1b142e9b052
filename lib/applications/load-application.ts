import { isBlind } from "@/lib/blind-review/blind-candidate";
import type { TenantDb } from "@/lib/db/tenant";
import { summarizedText } from "@/lib/documents/document-summary";
import { notFound } from "@/lib/errors";
import { Assessment, EvaluationFlag, Totals } from "@/lib/evaluation/evaluation";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { toContent, versionContent } from "@/lib/scorecards/stored-content";
import * as z from "zod";

export const withEvidence = {
  assessments: {
    orderBy: { position: "asc" },
    include: { evidence: { orderBy: { position: "asc" } } },
  },
  scorecardVersion: { include: versionContent },
} as const;

type StoredEvaluation = NonNullable<Awaited<ReturnType<typeof find>>>["currentEvaluation"];

const find = (db: TenantDb, id: string) =>
  db.application.findUnique({
    where: { id },
    include: {
      connection: { select: { name: true } },
      candidate: {
        include: { attachments: { orderBy: { id: "asc" }, include: { documentText: summarizedText } } },
      },
      job: {
        select: {
          title: true,
          scorecard: { select: { currentVersion: { select: { version: true } } } },
        },
      },
      answers: { orderBy: { position: "asc" } },
      decisions: { orderBy: { createdAt: "desc" } },
      currentEvaluation: { include: withEvidence },
    },
  });

export type Judged = { criterion: Criterion; assessment: Assessment };

/** An evaluation's rows as the pieces people read: totals, and each criterion beside what was found for it. */
export function readEvaluation(stored: NonNullable<StoredEvaluation>) {
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

export type LoadedApplication = Awaited<ReturnType<typeof loadApplication>>;

/** An application with everything its overview and its page show; throws not_found. */
export async function loadApplication(db: TenantDb, applicationId: string) {
  const application = await find(db, applicationId);
  if (!application) throw notFound("Application");
  const { currentEvaluation, ...rest } = application;
  return {
    ...rest,
    blind: await isBlind(db, application.candidateId),
    evaluation: currentEvaluation ? readEvaluation(currentEvaluation) : null,
  };
}

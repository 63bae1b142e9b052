import { isBlindIn } from "@/lib/platform/blind-review/blind-candidate";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { summarizedText } from "@/lib/records/candidates/document-summary";
import { notFound } from "@/lib/errors";
import { waitingPush } from "@/lib/judging/states/ats-wait";
import { readEvaluation, withEvidence } from "@/lib/judging/evaluation/stored-evaluation";
import { translateAssessment, translateFlag } from "@/lib/judging/evaluation/in-words";

export type LoadedApplication = Awaited<ReturnType<typeof loadApplication>>;

/** Loads an application with everything its overview and its page show; throws not_found. */
export async function loadApplication(db: TenantDb, applicationId: string) {
  const loading = db.application.findUnique({
    where: { id: applicationId },
    include: {
      connection: { select: { name: true } },
      candidate: {
        include: { attachments: { orderBy: { id: "asc" }, include: { documentText: summarizedText } } },
      },
      job: {
        select: {
          title: true,
          organization: { select: { name: true } },
          scorecard: { select: { currentVersion: { select: { version: true } } } },
        },
      },
      answers: { orderBy: { position: "asc" } },
      decisions: { orderBy: { createdAt: "desc" }, include: { letter: true } },
      pushes: waitingPush,
      currentEvaluation: { include: withEvidence },
    },
  });
  const [application, blind] = await Promise.all([loading, isBlindIn(db, applicationId)]);
  if (!application) throw notFound("Application");
  const { currentEvaluation } = application;
  const evaluation = currentEvaluation && readEvaluation(currentEvaluation);
  return {
    ...application,
    blind,
    evaluation: evaluation && {
      ...evaluation,
      flags: evaluation.flags.map(translateFlag),
      judged: evaluation.judged.map((each) => ({
        ...each,
        assessment: translateAssessment(each.assessment, each.points),
      })),
    },
  };
}

import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { readEvaluation, withEvidence } from "@/lib/judging/evaluation/stored-evaluation";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { isBlind } from "@/lib/platform/blind-review/blind-candidate";
import { Profile } from "@/lib/reading/profile/profile";
import { summarizeDocument } from "@/lib/records/candidates/document-summary";
import { ReadDocument } from "@/lib/reading/documents/document";
import { notFound } from "@/lib/errors";
import { makeDossier } from "@/lib/judging/evaluation/in-thread";
import { arithmeticOf } from "./arithmetic";
import { Explanation } from "./explanation";

/**
 * The full record of one evaluation: the application's current one unless another is given. Throws not_found for an
 * application without one. Text of the candidate is masked as the judge saw it.
 */
export const explainEvaluation = useCase({
  name: "explainEvaluation",
  permission: "candidate:read",
  input: z.object({ applicationId: z.uuid(), evaluationId: z.uuid().optional() }),
  output: Explanation,

  async run(ctx, { applicationId, evaluationId }) {
    const { db } = ctx;
    const application = await db.application.findUnique({
      where: { id: applicationId },
      include: {
        candidate: { select: { fullName: true } },
        job: { select: { title: true, description: true } },
      },
    });
    if (!application) throw notFound("Application");
    const id = evaluationId ?? application.currentEvaluationId;
    const stored = id
      ? await db.evaluation.findFirst({ where: { id, applicationId }, include: withEvidence })
      : null;
    if (!stored) throw notFound("Evaluation");

    const { version, content, judged, totals, flags } = readEvaluation(stored);
    const assessments = judged.map(({ assessment }) => assessment);
    const blind = await isBlind(db, application.candidateId);
    return {
      format: "shortlist-explanation/2" as const,
      exportedAt: new Date().toISOString(),
      application: {
        applicationId,
        candidate: shownName(application, application.candidate, blind),
        jobId: application.jobId,
        jobTitle: application.job.title,
        appliedAt: application.appliedAt.toISOString(),
        disposition: application.disposition,
      },
      evaluation: {
        evaluationId: stored.id,
        current: stored.id === application.currentEvaluationId,
        createdAt: stored.createdAt.toISOString(),
        judge: stored.judge,
        judgeVersion: stored.judgeVersion,
        scoringVersion: stored.scoringVersion,
        inputHash: stored.inputHash,
        judgedHash: stored.judgedHash,
        verdictsOf: stored.verdictsOf && {
          evaluationId: stored.verdictsOf.id,
          version: stored.verdictsOf.scorecardVersion.version,
          createdAt: stored.verdictsOf.createdAt.toISOString(),
        },
      },
      scorecard: {
        versionId: stored.scorecardVersionId,
        version,
        content,
        contentHash: stored.scorecardVersion.contentHash,
      },
      inputs: await inputsOf(ctx, stored, application, blind),
      assessments,
      flags,
      arithmetic: arithmeticOf(content, assessments),
      totals,
    };
  },
});

/** The judge's input, rebuilt from what is stored; the hash shows whether it is still the same. */
export async function inputsOf(
  { db }: Context,
  { applicationId, attachmentId }: { applicationId: string; attachmentId: string | null },
  { job, candidate }: { job: { description: string }; candidate: { fullName: string | null } },
  blind: boolean,
) {
  const file = attachmentId
    ? await db.attachment.findUnique({ where: { id: attachmentId }, include: { documentText: true } })
    : null;
  if (!file?.documentText) return null;
  const answers = await db.answer.findMany({
    where: { applicationId },
    orderBy: { position: "asc" },
    select: { id: true, question: true, text: true },
  });
  const { documentText } = file;
  const profile = Profile.parse(documentText.profile);
  const knownNames = candidate.fullName === null ? [] : [candidate.fullName];
  return {
    jobDescription: job.description,
    dossier: {
      ...(await makeDossier(documentText, profile, answers, knownNames)),
      asOf: documentText.createdAt.toISOString().slice(0, 10),
    },
    pages: ReadDocument.shape.pages.parse(documentText.pages),
    document: {
      attachmentId: file.id,
      fileName: summarizeDocument(file, blind).fileName,
      mediaType: file.mediaType,
      size: file.size,
      sha256: file.sha256,
      readerVersion: documentText.readerVersion,
    },
  };
}

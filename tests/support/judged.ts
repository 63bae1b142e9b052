import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { aggregate } from "@/lib/judging/evaluation/aggregate";
import { Assessment } from "@/lib/judging/evaluation/evaluation";
import { recordEvaluations } from "@/lib/judging/evaluation/record";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { digestOf } from "@/lib/platform/security/digest";
import { applicant, configuredJob, ownerDb } from "./world";
import { storedCv } from "./stored-cv";

type Judging = {
  recruiter: Actor;
  system: Actor;
  jobId: string;
  versionId: string;
  content: ScorecardContent;
};

/** Creates a job with a published scorecard by which its applicants can be judged. */
export async function jobToJudge(recruiter: Actor, content?: ScorecardContent) {
  const { job, ...published } = await configuredJob(recruiter, content);
  return { recruiter, system: systemActor(recruiter.organizationId, "billing"), jobId: job.id, ...published };
}

/** Creates an evaluated application: one rating per criterion, null where nothing is evidenced. */
export async function judgedApplicant(judging: Judging, ratings: (number | null)[], fullName = "Ada Reyes") {
  const application = await applicant(judging.recruiter, judging.jobId, { fullName, scoreStatus: "queued" });
  await judge(judging, application, ratings);
  return application;
}

export async function judge(
  { recruiter, system, versionId, content }: Judging,
  { id, candidateId }: { id: string; candidateId: string },
  ratings: (number | null)[],
) {
  await ownerDb.application.update({ where: { id }, data: { scoreStatus: "processing" } });
  const cv = await storedCv(recruiter, candidateId);
  const assessments = assessmentsOf(content, ratings);
  await recordEvaluation(system, {
    applicationId: id,
    versionId,
    attachmentId: cv.id,
    judge: "embedded",
    judgeVersion: "1",
    inputHash: randomUUID(),
    flags: [],
    assessments,
    totals: aggregate(content, assessments),
  });
}

type Evaluation = Parameters<typeof recordEvaluations>[1][number];

/** Records the evaluation of an application that is being processed. */
export async function recordEvaluation(
  evaluator: Actor,
  evaluation: Omit<Evaluation, "claimed" | "jobId" | "judgedHash">,
) {
  const id = evaluation.applicationId;
  const { jobId } = await ownerDb.application.findUniqueOrThrow({ where: { id } });
  return recordEvaluations(evaluator, [
    { ...evaluation, jobId, judgedHash: digestOf(evaluation.inputHash), claimed: true },
  ]);
}

export const assessmentsOf = (content: ScorecardContent, ratings: (number | null)[]) =>
  content.criteria.map(({ id }, i) =>
    Assessment.parse({
      criterionId: id,
      ...(ratings[i] === null
        ? { verdict: "not_evidenced", rating: null, evidence: [] }
        : { verdict: "met", rating: ratings[i], evidence: [{ quote: "ran it", start: 0, end: 6, page: 1 }] }),
      confidence: 0.8,
      reason: "Shown.",
      years: null,
      question: null,
    }),
  );

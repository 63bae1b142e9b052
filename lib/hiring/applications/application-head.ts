import * as z from "zod";
import type { LoadedApplication } from "./load-application";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { Dispositions, ScoreStatuses, VerificationStatuses } from "@/lib/judging/states/status";
import { whyUnscored } from "@/lib/judging/states/why-unscored";

/** The fields shared by an application's overview and its page: candidate, job and status. */
export const ApplicationHead = z.object({
  applicationId: z.uuid(),
  candidateId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  name: z.string(),
  headline: z.string().nullable(),
  stage: z.string(),
  disposition: Dispositions,
  scoreStatus: ScoreStatuses,
  scoreReason: z.string().nullable(),
  verification: VerificationStatuses,
  rediscovered: z.boolean(),
});

/** Leaves out what identifies the candidate in blind review. */
export const headOf = (a: LoadedApplication): z.output<typeof ApplicationHead> => ({
  applicationId: a.id,
  candidateId: a.candidateId,
  jobId: a.jobId,
  jobTitle: a.job.title,
  name: shownName(a, a.candidate, a.blind),
  headline: a.blind ? null : a.candidate.headline,
  stage: a.stage,
  disposition: a.disposition,
  scoreStatus: a.scoreStatus,
  scoreReason: whyUnscored(a, a.blind ? null : failedCv(a)),
  verification: a.verification,
  rediscovered: a.source === "rediscovered",
});

/** File name of the newest unreadable CV of an application whose scoring failed. */
const failedCv = ({ scoreStatus, candidate }: LoadedApplication) =>
  scoreStatus === "failed"
    ? (candidate.attachments.findLast((file) => file.kind === "cv" && file.readStatus === "failed")
        ?.fileName ?? null)
    : null;

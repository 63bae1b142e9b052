import * as z from "zod";
import type { LoadedApplication } from "./load-application";
import { reasonOfFile } from "./score-reason";
import { shownName } from "@/lib/blind-review/shown-name";
import { Dispositions, ScoreStatuses, VerificationStatuses } from "@/lib/states/status";
import { whyUnscored } from "@/lib/states/why-unscored";

/** What an application's overview and its page both begin with: who, for which job, and how it stands. */
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

/** In blind review without what tells who it is. */
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
  scoreReason: reasonOfFile(whyUnscored(a), a.blind ? null : failedCv(a)),
  verification: a.verification,
  rediscovered: a.source === "rediscovered",
});

/** The name of the newest CV that could not be read, of somebody who has no score for it. */
const failedCv = ({ scoreStatus, candidate }: LoadedApplication) =>
  scoreStatus === "failed"
    ? (candidate.attachments.findLast((file) => file.kind === "cv" && file.readStatus === "failed")
        ?.fileName ?? null)
    : null;

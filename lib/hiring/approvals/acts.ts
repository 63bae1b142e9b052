import type { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { correctCandidate } from "@/lib/records/candidates/correct-candidate";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { undoMerge } from "@/lib/records/candidates/undo-merge";
import { requestFeedback } from "@/lib/hiring/feedback/request-feedback";
import { changeHiringTeam } from "@/lib/records/jobs/change-hiring-team";
import { updateJob } from "@/lib/records/jobs/update-job";
import { addNote } from "@/lib/hiring/notes/add-note";
import { inviteRecruiter } from "@/lib/hiring/organizations/invite-recruiter";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { rediscoverCandidates } from "@/lib/hiring/talent-pool/rediscovery/rediscover-candidates";

type TakesConfirmation = { input: { shape: { confirmationToken: typeof ConfirmationToken } } };

/** The acts that agents may do only after a human has confirmed, by tool name. */
export const acts = {
  acceptCandidate: decideApplications,
  rejectCandidate: decideApplications,
  reopenCandidate: decideApplications,
  decideCandidates: decideApplications,
  saveScorecard: publishScorecard,
  updateJob,
  changeHiringTeam,
  correctCandidate,
  mergeCandidates,
  undoMerge,
  addNote,
  rediscoverCandidates,
  requestFeedback,
  inviteRecruiter,
} satisfies Record<string, TakesConfirmation>;

export type Act = keyof typeof acts;
export const actNames = Object.keys(acts) as [Act, ...Act[]];

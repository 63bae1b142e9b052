import type { ConfirmationToken } from "@/lib/confirmations/confirmation";
import { decideApplications } from "@/lib/applications/decide";
import { correctCandidate } from "@/lib/candidates/correct-candidate";
import { mergeCandidates } from "@/lib/candidates/merge-candidates";
import { undoMerge } from "@/lib/candidates/undo-merge";
import { requestFeedback } from "@/lib/feedback/request-feedback";
import { changeHiringTeam } from "@/lib/jobs/change-hiring-team";
import { updateJob } from "@/lib/jobs/update-job";
import { addNote } from "@/lib/notes/add-note";
import { inviteRecruiter } from "@/lib/organizations/invite-recruiter";
import { publishScorecard } from "@/lib/publishing/publish-scorecard";
import { rediscoverCandidates } from "@/lib/talent-pool/rediscovery/rediscover-candidates";

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

import type { Act } from "@/lib/approvals/acts";
import type { ConfirmationStatus } from "@/lib/confirmations/confirmation";

/** What an agent asks to do, and the verb that lets it. */
export const askedWords: Record<Act, { act: string; verb: string }> = {
  saveScorecard: { act: "Publish a scorecard", verb: "Publish" },
  updateJob: { act: "Change a job", verb: "Change" },
  acceptCandidate: { act: "Accept a candidate", verb: "Accept" },
  rejectCandidate: { act: "Reject a candidate", verb: "Reject" },
  reopenCandidate: { act: "Reopen an application", verb: "Reopen" },
  decideCandidates: { act: "Accept and reject candidates", verb: "Confirm" },
  rediscoverCandidates: { act: "Apply people from the talent pool", verb: "Apply" },
  inviteRecruiter: { act: "Invite a recruiter", verb: "Invite" },
};

export const statusWords: Record<ConfirmationStatus, string> = {
  pending: "Waiting for your answer",
  redeemed: "Approved",
  declined: "Declined",
  expired: "Expired without an answer",
};

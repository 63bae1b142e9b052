import type { Disposition } from "@/lib/platform/db/generated/enums";
import { sentence } from "@/lib/say";

/**
 * The kinds of decisions: their tool, how sentences name them, and their audit record, which is `application.` and the
 * label. Where each leads is in states.ts.
 */
export const decisionKinds = {
  accept: {
    tool: "acceptCandidate",
    label: sentence("accepted"),
    headline: sentence("Accept {name} for {job}"),
    effect: sentence("{name} is put on the shortlist for {jobTitle}."),
  },
  reject: {
    tool: "rejectCandidate",
    label: sentence("rejected"),
    headline: sentence("Reject {name} for {job}"),
    effect: sentence("{name} is rejected for {jobTitle}."),
  },
  reopen: {
    tool: "reopenCandidate",
    label: sentence("reopened"),
    headline: sentence("Reopen {name} for {job}"),
    effect: sentence("{name} is undecided for {jobTitle} again."),
  },
  move: {
    tool: "decideCandidates",
    label: sentence("moved"),
    headline: sentence("Move {name} for {job} to {stage}"),
    effect: null,
  },
} as const;

/** What people call the states of an application. */
export const dispositionNames: Record<Disposition, string> = {
  active: sentence("Undecided"),
  accepted: sentence("Accepted"),
  rejected: sentence("Rejected"),
  withdrawn: sentence("Withdrawn"),
  hired: sentence("Hired"),
};

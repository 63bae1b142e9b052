import { sentence } from "@/lib/say";

/** The kinds of decisions: what each leads to, its tool and audit record, and how sentences name it. */
export const decisionKinds = {
  accept: {
    outcome: "accepted",
    tool: "acceptCandidate",
    fact: "application.accepted",
    headline: sentence("Accept {name} for {job}"),
    effect: sentence("{name} is put on the shortlist for {jobTitle}."),
  },
  reject: {
    outcome: "rejected",
    tool: "rejectCandidate",
    fact: "application.rejected",
    headline: sentence("Reject {name} for {job}"),
    effect: sentence("{name} is rejected for {jobTitle}."),
  },
  reopen: {
    outcome: "active",
    tool: "reopenCandidate",
    fact: "application.reopened",
    headline: sentence("Reopen {name} for {job}"),
    effect: sentence("{name} is undecided for {jobTitle} again."),
  },
  move: {
    fact: "application.moved",
    headline: sentence("Move {name} for {job} to {stage}"),
  },
} as const;

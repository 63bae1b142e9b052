import type { Scope } from "@/lib/access/permissions";

type Sentence = {
  does: "see" | "change" | "stay";
  text: string;
  detail?: string;
  /** Reaches so far that it has to be ticked, not only left ticked. */
  deliberate?: true;
};

/** What allowing each scope means, in words a recruiter uses. */
export const scopeSentences: Record<Scope, Sentence> = {
  openid: { does: "see", text: "That you are the one who allowed this" },
  profile: { does: "see", text: "Your name" },
  email: { does: "see", text: "Your e-mail address" },
  offline_access: {
    does: "stay",
    text: "Stay connected without asking again, for 30 days after each use",
    detail: "Without this, it has to ask you again every hour.",
  },
  "service:recruiter": {
    does: "see",
    text: "Jobs, candidates, CVs, evaluations, scorecards and credits",
    detail: "Everything you can see in this organization.",
  },
  "service:recruiter:write": {
    does: "change",
    text: "Create jobs and candidates, draft and publish scorecards, accept and reject candidates",
    detail:
      "Decisions and publishing need your confirmation each time. Evaluations use the organization's credits.",
  },
  "service:admin:recruiter": {
    does: "change",
    text: "Find organizations and invite recruiters, in every organization",
    detail: "As a service administrator. Invitations send e-mail.",
    deliberate: true,
  },
  "service:admin:sql": {
    does: "see",
    text: "The whole service's data, by read-only SQL",
    detail: "As a service administrator, across all organizations. Rarely needed.",
    deliberate: true,
  },
};

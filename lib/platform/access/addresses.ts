import { env } from "@/lib/env";

/** The paths of all pages that lib links to. */
export const pagePath = {
  job: (jobId: string) => `/jobs/${jobId}`,
  /** All candidates of a job, whatever their disposition. */
  everyCandidate: (jobId: string) => `/jobs/${jobId}?view=all`,
  /** Table export of one tab of the job page. */
  jobExport: (jobId: string, view: "shortlist" | "all") => `/jobs/${jobId}/export?view=${view}`,
  /** Where a member gives the feedback on a job's candidates that they are asked for. */
  feedback: (jobId: string) => `/jobs/${jobId}/feedback`,
  scorecard: (jobId: string) => `/jobs/${jobId}/scorecard`,
  candidate: (candidateId: string) => `/candidates/${candidateId}`,
  application: (applicationId: string) => `/applications/${applicationId}`,
  /** The MCP endpoint that agents connect to. */
  agents: () => "/api/mcp",
  /** Where a recruiter sees and changes what agents may do. */
  connectedAgents: () => "/agents",
  approval: (confirmationId: string) => `/approvals/${confirmationId}`,
  approvals: () => "/approvals",
  settings: () => "/settings",
  /** Model cards, and what a changed judge would change. */
  judge: () => "/settings/judge",
  connections: () => "/settings/connections",
  /** How the organization's people sign in. */
  signInSettings: () => "/settings/sign-in",
  /** Where an organization's identity provider returns people to. One for each: a provider cannot answer for another. */
  providerAnswer: (organizationId: string) => `/sign-in/provider/${organizationId}/answer`,
  /** Where an ATS returns a member after signing in there. */
  atsLogin: (provider: string) => `/settings/connections/login/${provider}`,
  /** Where somebody who took their account back says what may stay. */
  accountReview: (next = "/") => `/account-review?${new URLSearchParams({ next })}`,
  /** What the organization's rules ask for before it opens. */
  accessRules: (next = "/") => `/access-rules?${new URLSearchParams({ next })}`,
  credits: () => "/credits",
  purchase: (purchaseId: string) => `/credits?purchase=${purchaseId}`,
  notifications: () => "/notifications",
  unsubscribe: (token: string) => `/unsubscribe?token=${token}`,
  invitation: (token: string) => `/invitation?token=${token}`,
  /** The public notice of an organization, and of one of its jobs. */
  notice: (slug: string, jobId?: string) => `/notice/${slug}${jobId ? `/${jobId}` : ""}`,
  /** Where people apply for a job without an account. */
  apply: (slug: string, jobId: string) => `/apply/${slug}/${jobId}`,
  /** A candidate's own page. */
  ownPage: (token: string) => `/my-application?token=${token}`,
  /** What candidates asked on their own pages. */
  candidateRequests: () => "/requests",
  operating: () => "/operating",
  privacy: () => "/privacy",
  terms: () => "/terms",
};

/** The same paths as URLs on the public origin. */
export const pageUrl = Object.fromEntries(
  Object.entries(pagePath).map(([page, path]) => [
    page,
    (...about: string[]) => `${env.APP_URL}${(path as (...about: string[]) => string)(...about)}`,
  ]),
) as typeof pagePath;

import { env } from "@/lib/env";

/** Every page that something in lib points to: the one place that knows their addresses. */
export const pagePath = {
  job: (jobId: string) => `/jobs/${jobId}`,
  /** All candidates of a job, whatever became of them. */
  everyCandidate: (jobId: string) => `/jobs/${jobId}?view=all`,
  /** A job's candidates as a table, of one of its page's tabs. */
  jobExport: (jobId: string, view: "shortlist" | "all") => `/jobs/${jobId}/export?view=${view}`,
  scorecard: (jobId: string) => `/jobs/${jobId}/scorecard`,
  candidate: (candidateId: string) => `/candidates/${candidateId}`,
  application: (applicationId: string) => `/applications/${applicationId}`,
  /** Where agents connect. */
  agents: () => "/api/mcp",
  /** Where a recruiter sees what agents may do, and changes it. */
  connectedAgents: () => "/agents",
  approval: (confirmationId: string) => `/approvals/${confirmationId}`,
  approvals: () => "/approvals",
  connections: () => "/settings/connections",
  credits: () => "/credits",
};

/** The same on the public origin. */
export const pageUrl = Object.fromEntries(
  Object.entries(pagePath).map(([page, path]) => [
    page,
    (...about: string[]) => `${env.APP_URL}${(path as (...about: string[]) => string)(...about)}`,
  ]),
) as typeof pagePath;

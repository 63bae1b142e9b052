import { env } from "@/lib/env";

/** Pages a result points to, on the public origin. */
export const pageUrl = {
  job: (jobId: string) => `${env.APP_URL}/jobs/${jobId}`,
  /** A job's candidates as a table, of one of its page's tabs. */
  jobExport: (jobId: string, view: "shortlist" | "all") => `${env.APP_URL}/jobs/${jobId}/export?view=${view}`,
  scorecard: (jobId: string) => `${env.APP_URL}/jobs/${jobId}/scorecard`,
  candidate: (candidateId: string) => `${env.APP_URL}/candidates/${candidateId}`,
  application: (applicationId: string) => `${env.APP_URL}/applications/${applicationId}`,
  /** Where agents connect. */
  agents: () => `${env.APP_URL}/api/mcp`,
  /** Where a recruiter sees what agents may do, and changes it. */
  connectedAgents: () => `${env.APP_URL}/agents`,
  approval: (confirmationId: string) => `${env.APP_URL}/approvals/${confirmationId}`,
};

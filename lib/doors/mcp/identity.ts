import { pageUrl } from "@/lib/platform/access/addresses";
import { env } from "@/lib/env";
import { aboutCandidateData } from "./text/candidate-data";

/** The server's identity, in both eras of the protocol; server.json repeats it for the MCP registry. */
export const serverInfo = {
  name: "shortlist",
  title: "Shortlist",
  description:
    "Evaluates candidates for a recruiter's jobs: explained, ranked shortlists with quoted evidence.",
  version: "1.0.0",
  websiteUrl: env.APP_URL,
  // Hosts must support PNG and may support SVG (2025-11-25, Icons).
  icons: [
    { src: `${env.APP_URL}/apple-icon.png`, mimeType: "image/png", sizes: ["180x180"] },
    { src: `${env.APP_URL}/icon.svg`, mimeType: "image/svg+xml", sizes: ["any"] },
  ],
};

export const instructions = [
  "Shortlist evaluates candidates for the jobs of one recruiter's organization and explains every score with quoted evidence.",
  "Find ids first: listConfiguredJobs gives jobId, listJobCandidates and searchCandidates give applicationId and candidateId.",
  "A new role: parseDocument or createJob, generateScorecard, poll getGeneratedScorecard, then saveScorecard publishes the draftId with edits.",
  "Candidates: createCandidate with a CV file (createUpload for files over 3 MB). Scoring is asynchronous: poll listJobCandidates until scoreStatus is scored or failed.",
  "Tools that take a confirmationToken act only after the recruiter's explicit yes: the first call changes nothing and returns what would happen.",
  `Recruiters' agents cannot invite colleagues, buy credits or connect an applicant tracking system: an administrator of the organization does, at ${pageUrl.settings()}, ${pageUrl.credits()} and ${pageUrl.connections()}.`,
  aboutCandidateData,
].join("\n");

/** Lists change only with a deployment or a new grant. */
export const LIST_TTL_MS = 300_000;

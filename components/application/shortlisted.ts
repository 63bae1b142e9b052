import type * as z from "zod";
import type { ListedCandidate } from "@/lib/applications/list-job-candidates";

type Candidate = z.output<typeof ListedCandidate>;

/** What a row of the shortlist shows. The rest of a candidate stays on the server: pages carry every row twice. */
export const shortlisted = ({ topReason, ...candidate }: Candidate) => ({
  applicationId: candidate.applicationId,
  rank: candidate.rank,
  name: candidate.name,
  headline: candidate.headline,
  overall: candidate.overall,
  low: candidate.low,
  high: candidate.high,
  unknown: candidate.unknown,
  dimensions: candidate.dimensions,
  criteria: candidate.criteria,
  topReason: topReason && {
    criterion: topReason.criterion,
    verdict: topReason.verdict,
    quote: topReason.quote,
  },
  disposition: candidate.disposition,
  scoreStatus: candidate.scoreStatus,
  scoreReason: candidate.scoreReason,
  advice: candidate.advice,
  verification: candidate.verification,
  knockedOut: candidate.knockedOut,
  rediscovered: candidate.rediscovered,
  internal: candidate.internal,
  outdated: candidate.outdated,
  earlierJudge: candidate.earlierJudge,
  scorecardVersion: candidate.scorecardVersion,
});

export type Shortlisted = ReturnType<typeof shortlisted>;

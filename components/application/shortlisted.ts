import type * as z from "zod";
import type { ListedCandidate } from "@/lib/hiring/applications/list-job-candidates";
import type { listVerdicts } from "@/lib/hiring/applications/list-verdicts";

type Verdict = z.output<typeof listVerdicts.output>["applications"][number]["verdicts"][number];
type Candidate = z.output<typeof ListedCandidate>;

/** The fields a row of the shortlist shows. The others stay on the server: a page contains every row twice. */
export const shortlisted = (candidate: Candidate, verdicts: Verdict[] | null) => ({
  applicationId: candidate.applicationId,
  rank: candidate.rank,
  name: candidate.name,
  headline: candidate.headline,
  shownBy: candidate.shownBy,
  overall: candidate.overall,
  low: candidate.low,
  high: candidate.high,
  unknown: candidate.unknown,
  dimensions: candidate.dimensions,
  criteria: candidate.criteria,
  apart: candidate.apart,
  verdicts,
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
  tags: candidate.tags,
  snooze: candidate.snooze,
});

export type Shortlisted = ReturnType<typeof shortlisted> & {
  /** Its decision is shown, but waits for the connection. */
  waits?: boolean;
};

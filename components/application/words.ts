import type { Totals } from "@/lib/evaluation/evaluation";
import type { Dimension } from "@/lib/scorecards/scorecard";

export type ScoreStatus =
  "not_scored" | "queued" | "processing" | "scored" | "stale" | "failed" | "awaiting_credits";
export type Disposition = "active" | "accepted" | "rejected" | "withdrawn" | "hired";

export const scoreStatusWords: Record<ScoreStatus, string> = {
  not_scored: "Not scored",
  queued: "Queued",
  processing: "Evaluating",
  scored: "Scored",
  stale: "Rescore due",
  failed: "Not evaluated",
  awaiting_credits: "Waits for credits",
};

export const dispositionWords: Record<Disposition, string> = {
  active: "Undecided",
  accepted: "Accepted",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
  hired: "Hired",
};

/** What the scorecard's thresholds say. A person decides. */
export const adviceWords: Record<NonNullable<Totals["advice"]>, string> = {
  shortlist: "Shortlist",
  review: "Review",
  decline: "Below threshold",
};

export const dimensionWords: Record<Dimension, { name: string; short: string }> = {
  hard_skills: { name: "Hard skills", short: "Hard" },
  soft_skills: { name: "Soft skills", short: "Soft" },
  culture_fit: { name: "Culture fit", short: "Culture" },
  team_fit: { name: "Team fit", short: "Team" },
};

/** Culture and team stand beside the score: their criteria have shares of their dimension. */
export const isBeside = (dimension: Dimension) => dimension === "culture_fit" || dimension === "team_fit";

/** "12.5 % of the score", or "40 % of culture fit, beside the score". */
export const shareWords = ({ dimension, weight }: { dimension: Dimension; weight: number }, share: number) =>
  weight === 0
    ? "not counted"
    : isBeside(dimension)
      ? `${share} % of ${dimensionWords[dimension].name.toLowerCase()}, beside the score`
      : `${share} % of the score`;

/** Who judged or drafted, as people say it. */
export const judgeName = (judge: string | null) =>
  judge === null ? "Shortlist" : judge.startsWith("embedded") ? "the embedded evaluator" : judge;

/** How far to trust a score: by invented and by real CVs, the lower and the higher. */
export const likelihoodWords = ([low, high]: [number, number]) =>
  `Of CVs we tested with such a score, ${Math.round(100 * low)} to ${Math.round(100 * high)} in 100 matched their job, ` +
  "where half of all did. It is no chance of being hired.";

/** Whether its score is about to change by itself: a page that shows it asks again. */
export const isUnderway = (application: { scoreStatus: ScoreStatus; disposition: Disposition }) =>
  application.scoreStatus === "queued" ||
  application.scoreStatus === "processing" ||
  // Published anew a moment ago; decided applications are not scored again.
  (application.scoreStatus === "stale" && application.disposition === "active");

/** Whether the ATS is being told, or read back: a page that shows it asks again. */
export const isBeingTold = (application: { atsSync: string; commentSync: string }) =>
  [application.atsSync, application.commentSync].some((sync) => sync === "pending" || sync === "unknown");

/** Whether a letter to the candidate is on its way. */
export const isBeingWritten = (application: {
  decisions: { undone: object | null; letter: { status: string } | null }[];
}) => application.decisions.some(({ undone, letter }) => !undone && letter?.status === "waiting");

/** How an application came to the job. */
export const applicationSourceWords: Record<string, string> = {
  applied: "Applied",
  rediscovered: "Talent pool",
  employee: "Employee",
};

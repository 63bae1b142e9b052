import type { DecisionKind, Disposition, ScoreStatus } from "@/lib/platform/db/generated/enums";

/**
 * All allowed transitions of an application; those that only some states may make have their own lists below. A use
 * case puts the states it may start from into the WHERE of its update, so that the database decides races. What an
 * ATS reports is settled in ats/sync/store/; erasing the documents of an evaluation makes its application not_scored.
 */
const dispositionMoves: Record<Disposition, readonly Disposition[]> = {
  active: ["accepted", "rejected", "withdrawn", "hired"],
  accepted: ["hired", "withdrawn", "rejected", "active"],
  rejected: ["active"],
  withdrawn: ["active"],
  hired: [],
};

const scoreMoves: Record<ScoreStatus, readonly ScoreStatus[]> = {
  not_scored: ["queued", "failed"],
  queued: ["processing", "failed", "not_scored", "awaiting_credits"],
  processing: ["scored", "stale", "failed", "queued", "awaiting_credits", "not_scored"],
  scored: ["stale", "queued"],
  stale: ["queued", "failed"],
  failed: ["queued"],
  awaiting_credits: ["queued", "failed"],
  // The person's own choice: nothing queues or scores the application again.
  human_review: [],
};

/** Not scored by the scorecard's current version yet: rescoring queues these. */
export const awaitsVersion: ScoreStatus[] = ["stale", "not_scored"];

/** Being judged, or queued for a judge. */
export const inScoring: ScoreStatus[] = ["queued", "processing"];

/** Has not been scored as it is now: queued when it becomes undecided again, as its turn may have come before. */
export const unfinished: ScoreStatus[] = [...inScoring, ...awaitsVersion, "awaiting_credits"];

/** Has a score, from any version. */
export const hasScore: ScoreStatus[] = ["scored", "stale"];

/** Can be evaluated again on request. */
export const judgedAgainOnRequest: ScoreStatus[] = ["failed", "scored", "stale"];

/**
 * Queued again when the CV is replaced. Those already queued are announced again: they may have had none before.
 * Applications waiting for credits get the new CV anyway.
 */
export const judgedAgainWithNewCv: ScoreStatus[] = ["scored", "stale", "failed", "not_scored", "queued"];

/** Queued when the CV has been read. Those already queued are announced again: their CV was not read before. */
export const queuedByReadCv: ScoreStatus[] = ["queued", "not_scored", "failed", "stale"];

/** Can be scored without a judge when the stored verdicts answer everything a new version asks. */
export const scoredByStoredVerdicts: ScoreStatus[] = [
  "scored",
  "stale",
  "not_scored",
  "queued",
  "awaiting_credits",
];

const origins = <S extends string>(moves: Record<S, readonly S[]>, to: S): S[] =>
  (Object.keys(moves) as S[]).filter((from) => moves[from].includes(to));

/** The disposition that a decision leads to; a move leaves it as it is. */
export const dispositionAfter = {
  accept: "accepted",
  reject: "rejected",
  reopen: "active",
  move: null,
} as const satisfies Record<DecisionKind, Disposition | null>;

/** The dispositions an application may have just before it becomes `to`. */
export const dispositionsBefore = (to: Disposition) => origins(dispositionMoves, to);

/** The score statuses an application may have just before it becomes `to`. */
export const scoreStatusesBefore = (to: ScoreStatus) => origins(scoreMoves, to);

import type { Disposition, ScoreStatus } from "@/lib/db/generated/enums";

/**
 * Every move an application can make; one that only some of these states may make has a list of its own below. A use
 * case puts the states it may start from into the WHERE of its update, so that the database decides who was first.
 * What the ATS says of an application that nobody decided here is taken over as it is (ats/sync/keep/settle-state.ts).
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
};

/** Waits for the scorecard's current version, which rescoring queues. */
export const awaitsVersion: ScoreStatus[] = ["stale", "not_scored"];

/** A judge has it, or will have it next. */
export const inScoring: ScoreStatus[] = ["queued", "processing"];

/** Has a score, of whichever version. */
export const hasScore: ScoreStatus[] = ["scored", "stale"];

/** Is evaluated again when a person asks for it. */
export const judgedAgainOnRequest: ScoreStatus[] = ["failed", "scored", "stale"];

/** Is queued anew when its CV becomes another one. What waits for a judge or for credits meets that CV anyway. */
export const judgedAgainWithNewCv: ScoreStatus[] = ["scored", "stale", "failed", "not_scored"];

/** Is queued when its CV has been read. What is queued already is announced again: its CV was not read before. */
export const queuedByReadCv: ScoreStatus[] = ["queued", "not_scored", "failed", "stale"];

/** Becomes scored without a judge, when the verdicts that are stored answer all that a new version asks. */
export const scoredByStoredVerdicts: ScoreStatus[] = [
  "scored",
  "stale",
  "not_scored",
  "queued",
  "awaiting_credits",
];

const origins = <S extends string>(moves: Record<S, readonly S[]>, to: S): S[] =>
  (Object.keys(moves) as S[]).filter((from) => moves[from].includes(to));

/** The dispositions an application may have just before it becomes `to`. */
export const dispositionsBefore = (to: Disposition) => origins(dispositionMoves, to);

/** The score statuses an application may have just before it becomes `to`. */
export const scoreStatusesBefore = (to: ScoreStatus) => origins(scoreMoves, to);

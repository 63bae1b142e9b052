import type { Disposition, ScoreStatus } from "@/lib/db/generated/enums";

/**
 * Every move an application can make. A use case names where it wants to go and puts the states before it into the
 * WHERE of its update, so that the database decides who was first.
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

const origins = <S extends string>(moves: Record<S, readonly S[]>, to: S): S[] =>
  (Object.keys(moves) as S[]).filter((from) => moves[from].includes(to));

/** The dispositions an application may have just before it becomes `to`. */
export const dispositionsBefore = (to: Disposition) => origins(dispositionMoves, to);

/** The score statuses an application may have just before it becomes `to`. */
export const scoreStatusesBefore = (to: ScoreStatus) => origins(scoreMoves, to);

import type { Words } from "@/components/words/translate";
import type { Dimension } from "@/lib/scorecards/scorecard";
import type scoring from "@/messages/en/scoring.json";

export type ScoreStatus =
  | "not_scored"
  | "queued"
  | "processing"
  | "scored"
  | "stale"
  | "failed"
  | "awaiting_credits";
export type Disposition = "active" | "accepted" | "rejected" | "withdrawn" | "hired";

/** Culture and team fit are beside the score: their criteria have shares of their dimension, not of the score. */
export const isBeside = (dimension: Dimension): dimension is "culture_fit" | "team_fit" =>
  dimension === "culture_fit" || dimension === "team_fit";

/** "12.5 % of the score", or "40 % of culture fit, beside the score". */
export const shareWords = (
  t: Words<typeof scoring>,
  { dimension, weight }: { dimension: Dimension; weight: number },
  share: number,
) => {
  if (weight === 0) return t("share.none");
  return t(isBeside(dimension) ? `share.${dimension}` : "share.score", { share });
};

/** Who judged or drafted, as a phrase: "by the embedded evaluator". */
export const judgedBy = (t: Words<typeof scoring>, judge: string | null) => {
  if (judge === null) return t("by.shortlist");
  return judge.startsWith("embedded") ? t("by.embedded") : t("by.judge", { judge });
};

/** Whether a new score is on its way. */
export const isUnderway = (application: { scoreStatus: ScoreStatus; disposition: Disposition }) =>
  application.scoreStatus === "queued" ||
  application.scoreStatus === "processing" ||
  // A new scorecard was just published; decided applications are not scored again.
  (application.scoreStatus === "stale" && application.disposition === "active");

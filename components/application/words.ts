import type { Words } from "@/components/words/translate";
import type { Dimension } from "@/lib/judging/scorecards/scorecard";
import type scoring from "@/messages/en/scoring.json";
import type states from "@/messages/en/states.json";
import type { Shortlisted } from "./shortlisted";

type Status = Pick<Shortlisted, "disposition" | "scoreStatus">;

export const dimensions = ["hard_skills", "soft_skills", "culture_fit", "team_fit"] as const;

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
  if (isRules(judge)) return t("by.embedded");
  const [provider = "", ...model] = judge.split("/");
  return t("by.judge", { model: model.join("/"), provider });
};

/** Whether the embedded evaluator judged, and no language model. */
export const isRules = (judge: string) => judge.startsWith("embedded");

/** A score without decimals; a dash without a score. */
export const wholeScore = (score: number | null) => (score === null ? "–" : Math.round(score));

/** The decision in a word; before one, the state of the scoring while there is no current score. */
export const statusWord = (t: Words<typeof states>, { disposition, scoreStatus }: Status) =>
  disposition === "active" && scoreStatus !== "scored"
    ? t(`scoreStatus.${scoreStatus}`)
    : t(`disposition.${disposition}`);

/** Whether a new score is on its way. */
export const isUnderway = (application: Status) =>
  application.scoreStatus === "queued" ||
  application.scoreStatus === "processing" ||
  // A new scorecard was just published; decided applications are not scored again.
  (application.scoreStatus === "stale" && application.disposition === "active");

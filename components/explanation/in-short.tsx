import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/explanation.json";
import type { ShownExplanation } from "./shown";

/** Maximum number of criteria named in one sentence. */
const most = 3;

/** A score in sentences: what it is based on, what it lacks, and who decides. */
export function InShort({ explanation }: { explanation: ShownExplanation }) {
  const t = useWords("explanation", en);
  const { arithmetic, totals, scorecard, assessments } = explanation;
  const nameOf = new Map(scorecard.content.criteria.map(({ id, name }) => [id, name]));
  const verdictOf = new Map(assessments.map(({ criterionId, verdict }) => [criterionId, verdict]));
  const counted = arithmetic.criteria.filter(({ inOverall, share }) => inOverall && share > 0);
  const count = (verdict: string) => counted.filter((c) => verdictOf.get(c.criterionId) === verdict).length;
  const topParts = (points: (row: (typeof counted)[number]) => number) =>
    counted
      .filter((row) => points(row) >= 0.05)
      .toSorted((a, b) => points(b) - points(a))
      .slice(0, most)
      .map((row) => t("short.part", { criterion: nameOf.get(row.criterionId) ?? "", points: points(row) }));
  const gained = topParts(({ adds }) => adds);
  const lacking = topParts(({ share, adds }) => share - adds);
  const { overall, low, high } = totals;
  return (
    <div className="flex max-w-[72ch] flex-col gap-2 text-pretty">
      {overall === null ? (
        <p>{t("short.noScore")}</p>
      ) : (
        <p>
          {t("short.score", { overall, low: low ?? overall, high: high ?? overall })}{" "}
          {t("short.verdicts", {
            count: counted.length,
            met: count("met"),
            partly: count("partly"),
            contradicted: count("contradicted"),
            open: count("not_evidenced"),
          })}
        </p>
      )}
      {overall !== null && gained.length > 0 && <p>{t("short.gained", { parts: gained })}</p>}
      {overall !== null && lacking.length > 0 && <p>{t("short.lacking", { parts: lacking })}</p>}
      <p className="text-ink-muted">{t("short.decides")}</p>
    </div>
  );
}

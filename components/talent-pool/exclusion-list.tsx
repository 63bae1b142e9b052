import { useWords } from "@/components/words/use-words";
import type { Exclusion } from "@/lib/hiring/talent-pool/search/exclusions";
import en from "@/messages/en/talent-pool.json";

/** The people a search left out: each reason with its count and an explanation. */
export function ExclusionList({ exclusions }: { exclusions: Exclusion[] }) {
  const t = useWords("talent-pool", en);
  if (exclusions.length === 0) return <p className="text-sm text-ink-muted">{t("exclusions.none")}</p>;
  return (
    <dl className="flex flex-col text-sm">
      {exclusions.map(({ reason, count, explanation }) => (
        <div key={reason} className="border-b border-line py-2 last:border-b-0">
          <dt className="flex justify-between gap-4 font-medium">
            {t(`exclusion.${reason}`)} <span className="tabular-nums">{t("count", { count })}</span>
          </dt>
          <dd className="text-pretty text-ink-muted">{explanation}</dd>
        </div>
      ))}
    </dl>
  );
}

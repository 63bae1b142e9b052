import type { Exclusion } from "@/lib/talent-pool/exclusions";
import { exclusionWords } from "./words";

/** Whom a search left out: each reason counted and explained. */
export function ExclusionList({ exclusions }: { exclusions: Exclusion[] }) {
  if (exclusions.length === 0) return <p className="text-sm text-ink-muted">Nobody was left out.</p>;
  return (
    <dl className="flex flex-col text-sm">
      {exclusions.map(({ reason, count, explanation }) => (
        <div key={reason} className="border-b border-line py-2 last:border-b-0">
          <dt className="flex justify-between gap-4 font-medium">
            {exclusionWords[reason]} <span className="tabular-nums">{count.toLocaleString("en-GB")}</span>
          </dt>
          <dd className="text-pretty text-ink-muted">{explanation}</dd>
        </div>
      ))}
    </dl>
  );
}

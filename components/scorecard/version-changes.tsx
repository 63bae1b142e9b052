"use client";

import { useRouter } from "next/navigation";
import { Bullets } from "@/components/ui/bullets";
import { Select } from "@/components/ui/select";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/scorecard.json";

export type Comparison = {
  version: number;
  against: number;
  changes: string[];
  /** What it can be compared with, and the addresses that do. */
  others: { version: number; href: string }[];
};

/** What a stored version changes of another one, chosen from all there are. */
export function VersionChanges({ comparison }: { comparison: Comparison }) {
  const { version, against, changes, others } = comparison;
  const t = useWords("scorecard", en);
  const router = useRouter();
  const compare = (chosen: number) => {
    const other = others.find((one) => one.version === chosen);
    if (other) router.push(other.href, { scroll: false });
  };
  return (
    <section aria-labelledby="changes" className="flex flex-col gap-2 text-sm">
      <h2 id="changes" className="text-base">
        {t("compare", { version })}
      </h2>
      <label className="flex items-center gap-2 text-ink-muted">
        {t("compare.with")}
        <Select dense value={against} onChange={(event) => compare(Number(event.target.value))}>
          {others.map((one) => (
            <option key={one.version} value={one.version}>
              {t("compare.version", { version: one.version })}
            </option>
          ))}
        </Select>
      </label>
      {changes.length === 0 ? (
        <p className="text-ink-muted">{t("compare.same")}</p>
      ) : (
        <Bullets tabIndex={0} aria-labelledby="changes" className="max-h-96 overflow-y-auto">
          {changes.map((change) => (
            <li key={change} className="break-words">
              {change}
            </li>
          ))}
        </Bullets>
      )}
    </section>
  );
}

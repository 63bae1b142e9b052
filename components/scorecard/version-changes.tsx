"use client";

import { useRouter } from "next/navigation";
import { Sentences } from "@/components/ui/bullets";
import { Select } from "@/components/ui/select";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/scorecard.json";

export type Comparison = {
  version: number;
  against: number;
  changes: string[];
  /** The versions it can be compared with, and the addresses of the comparisons. */
  others: { version: number; href: string }[];
};

/** The changes between a stored version and another one, which the user can select. */
export function VersionChanges({ comparison }: { comparison: Comparison }) {
  const { version, against, changes, others } = comparison;
  const t = useWords("scorecard", en);
  const router = useRouter();
  const compare = (chosen: number) => {
    const other = others.find((each) => each.version === chosen);
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
          {others.map((other) => (
            <option key={other.version} value={other.version}>
              {t("compare.version", { version: other.version })}
            </option>
          ))}
        </Select>
      </label>
      {changes.length === 0 ? (
        <p className="text-ink-muted">{t("compare.same")}</p>
      ) : (
        <Sentences of={changes} tabIndex={0} aria-labelledby="changes" className="max-h-96 overflow-y-auto" />
      )}
    </section>
  );
}

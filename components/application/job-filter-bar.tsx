"use client";

import type * as z from "zod";
import { FilterBar } from "@/components/shell/filter-bar";
import { FilterSelect } from "@/components/shell/filter-select";
import { SearchBox } from "@/components/shell/search-box";
import { useWords } from "@/components/words/use-words";
import type { countJobCandidates } from "@/lib/applications/count-job-candidates";
import en from "@/messages/en/application-list.json";
import states from "@/messages/en/states.json";

type Counts = z.output<typeof countJobCandidates.output>;

const plain = (value: string) => value;

/** What narrows a job's list, and beside each choice how many it would leave. */
export function JobFilterBar({ counts, clear }: { counts: Counts; clear: string | null }) {
  const t = useWords("application-list", en);
  const state = useWords("states", states);
  const counted = (facet: Counts["stage"], word: (value: string) => string = plain) =>
    facet.map(({ value, count }) => [value, t("filter.option", { option: word(value), count })] as const);
  const scores = counts.score
    .map(({ value, count }) => ({ from: Number(value), count }))
    .toSorted((a, b) => b.from - a.from)
    .map(({ from, count }) => {
      const to = from === 80 ? 100 : from + 19;
      return [`${from}-${to}`, t("filter.score.range", { from, to, count })] as const;
    });
  const criteria = counts.criteria.flatMap(({ criterionId, name, met, open }) => [
    [`met.${criterionId}`, t("filter.criterion.met", { criterion: name, count: met })] as const,
    [`open.${criterionId}`, t("filter.criterion.open", { criterion: name, count: open })] as const,
  ]);
  const flagged = counts.verification.find(({ value }) => value === "flagged")?.count ?? 0;
  const sources = counted(counts.source, (value) =>
    state(`source.${value as "applied" | "rediscovered" | "employee"}`),
  );
  return (
    <div className="pt-2">
      <FilterBar
        search={<SearchBox label={t("filter.find")} placeholder={t("filter.find.placeholder")} />}
        clear={clear}
      >
        <FilterSelect name="score" label={t("filter.score")} any={t("filter.score.any")} options={scores} />
        <FilterSelect
          name="criterion"
          label={t("filter.criterion")}
          any={t("filter.criterion.any")}
          options={criteria}
          className="max-w-52"
        />
        <FilterSelect
          name="stage"
          label={t("filter.stage")}
          any={t("filter.stage.any")}
          options={counted(counts.stage)}
          className="max-w-40"
        />
        <FilterSelect
          name="location"
          label={t("filter.location")}
          any={t("filter.location.any")}
          options={counted(counts.location)}
          className="max-w-40"
        />
        <FilterSelect
          name="source"
          label={t("filter.source")}
          any={t("filter.source.any")}
          options={sources}
        />
        <FilterSelect
          name="flagged"
          label={t("filter.flagged")}
          any={t("filter.flagged.any")}
          options={[["yes", t("filter.flagged.yes", { count: flagged })]]}
        />
      </FilterBar>
    </div>
  );
}

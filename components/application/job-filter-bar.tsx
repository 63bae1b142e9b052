"use client";

import type * as z from "zod";
import { FilterBar } from "@/components/shell/filter-bar";
import { type FilterOption, FilterSelect } from "@/components/shell/filter-select";
import { SearchBox } from "@/components/shell/search-box";
import { useWords } from "@/components/words/use-words";
import type { countJobCandidates } from "@/lib/hiring/applications/count-job-candidates";
import en from "@/messages/en/application-list.json";
import states from "@/messages/en/states.json";

type Filter =
  | "score"
  | "criterion"
  | "stage"
  | "location"
  | "source"
  | "tag"
  | "field"
  | "flagged"
  | "signal";
type Counts = z.output<typeof countJobCandidates.output>;

const unchanged = (value: string) => value;

/** The filters of a job's list; each option shows how many candidates it would leave. */
export function JobFilterBar({ counts, clear }: { counts: Counts; clear: string | null }) {
  const t = useWords("application-list", en);
  const state = useWords("states", states);
  const counted = (facet: Counts["stage"], labelOf: (value: string) => string = unchanged) =>
    facet.map(({ value, count }) => [value, t("filter.option", { option: labelOf(value), count })] as const);
  const isScore = ({ value }: Counts["score"][number]) => value !== "human_review";
  const scores = counts.score
    .filter(isScore)
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
  const people = counted(
    counts.score.filter((each) => !isScore(each)),
    () => state("scoreStatus.human_review"),
  );
  const signals = counts.signal[0]?.count ?? 0;
  const flagged = counts.verification.find(({ value }) => value === "flagged")?.count ?? 0;
  const sources = counted(counts.source, (value) =>
    state(`source.${value as "applied" | "rediscovered" | "employee"}`),
  );
  const select = (name: Filter, options: readonly FilterOption[], className?: string) => (
    <FilterSelect
      name={name}
      label={t(`filter.${name}`)}
      any={t(`filter.${name}.any`)}
      options={options}
      className={className}
    />
  );
  return (
    <div className="pt-2">
      <FilterBar
        search={<SearchBox label={t("filter.find")} placeholder={t("filter.find.placeholder")} byFacts />}
        clear={clear}
      >
        {select("score", [...scores, ...people])}
        {select("criterion", criteria, "max-w-52")}
        {select("stage", counted(counts.stage), "max-w-40")}
        {select("location", counted(counts.location), "max-w-40")}
        {select("source", sources)}
        {counts.tag.length > 0 && select("tag", counted(counts.tag), "max-w-40")}
        {counts.field.length > 0 && select("field", counted(counts.field), "max-w-52")}
        {select("signal", [["yes", t("filter.signal.yes", { count: signals })]])}
        {select("flagged", [["yes", t("filter.flagged.yes", { count: flagged })]])}
      </FilterBar>
    </div>
  );
}

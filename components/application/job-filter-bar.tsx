"use client";

import type * as z from "zod";
import { FilterBar } from "@/components/shell/filter-bar";
import { FilterSelect } from "@/components/shell/filter-select";
import { SearchBox } from "@/components/shell/search-box";
import { useWords } from "@/components/words/use-words";
import type { countJobCandidates } from "@/lib/applications/count-job-candidates";
import states from "@/messages/en/states.json";

type Counts = z.output<typeof countJobCandidates.output>;

const plain = (value: string) => value;

/** What narrows a job's list, and beside each choice how many it would leave. */
export function JobFilterBar({ counts, clear }: { counts: Counts; clear: string | null }) {
  const state = useWords("states", states);
  const counted = (facet: Counts["stage"], word: (value: string) => string = plain) =>
    facet.map(({ value, count }) => [value, `${word(value)} (${count})`] as const);
  const scores = counts.score
    .map(({ value, count }) => ({ from: Number(value), count }))
    .toSorted((a, b) => b.from - a.from)
    .map(({ from, count }) => {
      const to = from === 80 ? 100 : from + 19;
      return [`${from}-${to}`, `${from} to ${to} (${count})`] as const;
    });
  const criteria = counts.criteria.flatMap(({ criterionId, name, met, open }) => [
    [`met.${criterionId}`, `${name}: met or partly (${met})`] as const,
    [`open.${criterionId}`, `${name}: open (${open})`] as const,
  ]);
  const flagged = counts.verification.find(({ value }) => value === "flagged")?.count ?? 0;
  const sources = counted(counts.source, (value) =>
    state(`source.${value as "applied" | "rediscovered" | "employee"}`),
  );
  return (
    <div className="pt-2">
      <FilterBar
        search={<SearchBox label="Find on this job" placeholder="Name or words of the CV" />}
        clear={clear}
      >
        <FilterSelect name="score" label="Score" any="Any score" options={scores} />
        <FilterSelect
          name="criterion"
          label="Criterion"
          any="Any criterion"
          options={criteria}
          className="max-w-52"
        />
        <FilterSelect
          name="stage"
          label="Stage"
          any="Any stage"
          options={counted(counts.stage)}
          className="max-w-40"
        />
        <FilterSelect
          name="location"
          label="Location"
          any="Any location"
          options={counted(counts.location)}
          className="max-w-40"
        />
        <FilterSelect name="source" label="Source" any="Any source" options={sources} />
        <FilterSelect
          name="flagged"
          label="Flagged"
          any="Flagged or not"
          options={[["yes", `Flagged (${flagged})`]]}
        />
      </FilterBar>
    </div>
  );
}

import { ShownLines } from "@/components/shell/searched-notes";
import { memo, useRef } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { ScoreBar } from "@/components/ui/score-bar";
import { Td, Tr } from "@/components/ui/table";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application-list.json";
import { Marks } from "./marks";
import { RowName } from "./row-name";
import type { Shortlisted } from "./shortlisted";
import { SetsApart } from "./sets-apart";
import { Standing } from "./standing";
import { VerdictStrip, type Weighted } from "./verdict-strip";
import { type dimensions, wholeScore } from "./words";

/** Which columns of the list have something to show. */
export type Columns = {
  dimensions: readonly (typeof dimensions)[number][];
  evidence: boolean;
  apart: boolean;
};

type Props = {
  candidate: Shortlisted;
  /** One-based row number in the table, header included. */
  line: number;
  /** In the order of the candidate's verdicts. */
  criteria: readonly Weighted[];
  /** The columns that are not empty for all. */
  columns: Columns;
  shortlistFrom: number | null;
  /** Open in the panel beside the list. */
  shown: boolean;
  chosen: boolean;
  /** `reach`: also selects all rows since the last one. Must be stable: a new function does not update the row. */
  choose: (applicationId: string, reach: boolean) => void;
};

/**
 * One candidate in a job's list. Rendered again only when its data has changed: the list is refreshed often, mostly
 * without changes.
 */
export const ShortlistRow = memo(Row, (before, after) => {
  const isSame = (name: keyof Props) => before[name] === after[name];
  return (
    (Object.keys(after) as (keyof Props)[]).every(isSame) || JSON.stringify(before) === JSON.stringify(after)
  );
});

function Row(props: Props) {
  const { candidate } = props;
  const t = useWords("application-list", en);
  const reach = useRef(false);
  const { criteria } = candidate;
  return (
    <Tr
      data-application={candidate.applicationId}
      data-peek={candidate.applicationId}
      aria-rowindex={props.line}
      aria-selected={props.shown}
      className="cursor-default"
    >
      <Td>
        <Checkbox
          aria-label={t("table.select", { name: candidate.name })}
          title={t("table.select.key")}
          checked={props.chosen}
          onClickCapture={(event) => {
            reach.current = event.shiftKey;
          }}
          onCheckedChange={() => props.choose(candidate.applicationId, reach.current)}
          className="relative before:absolute before:-inset-2 before:content-['']"
        />
      </Td>
      <Td numeric className="text-ink-faint">
        {candidate.rank ?? ""}
      </Td>
      <Td className="w-1/2 max-w-0 min-w-44">
        <span className="flex min-w-0 items-center gap-2">
          <RowName name={candidate.name} href={`/applications/${candidate.applicationId}`} />
          <Marks {...candidate} />
          {candidate.headline && (
            <span className="hidden min-w-0 flex-1 truncate text-ink-faint @3xl:inline">
              {candidate.headline}
            </span>
          )}
        </span>
        <ShownLines shownBy={candidate.shownBy} />
      </Td>
      <Td>
        <ScoreBar
          score={candidate.overall}
          low={candidate.low}
          high={candidate.high}
          unknown={candidate.unknown}
          tick={props.shortlistFrom}
        />
      </Td>
      {props.columns.dimensions.map((dimension) => (
        <Td key={dimension} numeric className="hidden font-medium text-ink-muted @2xl:table-cell">
          {wholeScore(candidate.dimensions[dimension])}
        </Td>
      ))}
      {props.columns.evidence && (
        <Td className="hidden text-ink-muted tabular-nums @4xl:table-cell">
          {candidate.verdicts ? (
            <span className="flex items-center gap-2">
              <VerdictStrip
                applicationId={candidate.applicationId}
                criteria={props.criteria}
                verdicts={candidate.verdicts}
              />
              {criteria && <span title={t("table.evidence.row", criteria)}>{criteria.evidenced}</span>}
            </span>
          ) : (
            <span className="text-ink-faint">–</span>
          )}
        </Td>
      )}
      {props.columns.apart && (
        <Td className="hidden w-1/2 max-w-0 @5xl:table-cell">
          {candidate.apart ? (
            <SetsApart apart={candidate.apart} pointsClass="@max-7xl:sr-only" />
          ) : (
            candidate.scoreReason && (
              <span className="block truncate text-ink-faint" title={candidate.scoreReason}>
                {candidate.scoreReason}
              </span>
            )
          )}
        </Td>
      )}
      <Td className="max-sm:hidden">
        <Standing application={candidate} />
      </Td>
    </Tr>
  );
}

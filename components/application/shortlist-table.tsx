"use client";

import { useEffect, useState } from "react";
import { CompareBar } from "./compare-bar";
import { rememberOrder } from "./order";
import { RowKeys } from "@/components/shell/row-keys";
import { useShortcuts } from "@/components/shell/shortcuts";
import { focusedRow, usePeek } from "@/components/shell/use-peek";
import { Table, TableBody, Th } from "@/components/ui/table";
import type { Shortlisted } from "./shortlisted";
import { isComparable, ShortlistRow } from "./shortlist-row";
import { type TriageActs, useTriage } from "./use-triage";
import { VerdictLegend } from "./verdict-strip";

/**
 * A job's candidates, ranked. A click on a row peeks at it, its name opens it; j and k move, space peeks, a and r decide,
 * Esc closes. Two of one scorecard version can be compared.
 */
export function ShortlistTable(props: {
  jobId: string;
  candidates: Shortlisted[];
  /** Names of the criteria that count, in the scorecard's order. */
  criteria: readonly string[];
  peeked: string | null;
  shortlistFrom: number | null;
  undoMs: number;
  acts: TriageActs;
}) {
  const candidates = useTriage(props);
  const ids = candidates.map(({ applicationId }) => applicationId).join(" ");
  useEffect(() => rememberOrder(props.jobId, ids.split(" ")), [props.jobId, ids]);
  const peek = usePeek({
    peeked: props.peeked,
    ids: ids.split(" "),
    hrefOf: (id) => `/applications/${id}`,
    label: "Peek at the candidate",
  });

  const [marked, mark] = useState<string[]>([]);
  const chosen = marked.flatMap((id) => candidates.filter(({ applicationId }) => applicationId === id));
  // Of three, the first gives way.
  const choose = (id: string) => (isChosen: boolean) =>
    mark((before) => [...before.filter((other) => other !== id), ...(isChosen ? [id] : [])].slice(-2));
  useShortcuts([
    {
      keys: "x",
      label: "Choose to compare",
      group: "Lists",
      run: () => {
        const row = candidates.find(({ applicationId }) => applicationId === (focusedRow() ?? props.peeked));
        if (row && isComparable(row)) choose(row.applicationId)(!marked.includes(row.applicationId));
      },
    },
  ]);

  return (
    <>
      <RowKeys />
      <Table label="Candidates">
        <thead>
          <tr>
            <Th className="w-8">
              <span className="sr-only">Compare</span>
            </Th>
            <Th numeric className="w-8">
              <span aria-hidden>#</span>
              <span className="sr-only">Rank</span>
            </Th>
            <Th>Candidate</Th>
            <Th>Overall</Th>
            <Th numeric className="max-md:hidden" title="Hard skills">
              Hard
            </Th>
            <Th numeric className="max-md:hidden" title="Soft skills">
              Soft
            </Th>
            <Th numeric className="max-md:hidden" title="Culture fit">
              Culture
            </Th>
            <Th numeric className="max-md:hidden" title="Team fit">
              Team
            </Th>
            <Th
              className="hidden @4xl:table-cell"
              title="Each criterion in the scorecard's order; how many have evidence"
            >
              Evidence
            </Th>
            <Th
              className="hidden @5xl:table-cell"
              title="Most ahead of the others on this job, and most behind them"
            >
              Stands out
            </Th>
            <Th className="max-sm:hidden">Standing</Th>
          </tr>
        </thead>
        <TableBody>
          {candidates.map((candidate) => (
            <ShortlistRow
              key={candidate.applicationId}
              candidate={candidate}
              criteria={props.criteria}
              shortlistFrom={props.shortlistFrom}
              peek={peek(candidate.applicationId)}
              chosen={marked.includes(candidate.applicationId)}
              choose={choose(candidate.applicationId)}
            />
          ))}
        </TableBody>
      </Table>
      {props.criteria.length > 0 && (
        <div className="hidden @4xl:block">
          <VerdictLegend />
        </div>
      )}
      <CompareBar chosen={chosen} clear={() => mark([])} />
    </>
  );
}

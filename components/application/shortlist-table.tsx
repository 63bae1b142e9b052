"use client";

import { useCallback, useEffect, useMemo, useRef } from "react";
import { BulkBar } from "./bulk-bar";
import type { BulkActs } from "./bulk-dialog";
import { rememberOrder } from "./order";
import { RowKeys } from "@/components/shell/row-keys";
import { useShortcuts } from "@/components/shell/shortcuts";
import { focusedRow, usePeek } from "@/components/shell/use-peek";
import { Checkbox } from "@/components/ui/checkbox";
import { Pager } from "@/components/ui/pager";
import { Table, TableBody, Th } from "@/components/ui/table";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application-list.json";
import type { Shortlisted } from "./shortlisted";
import { ShortlistRow } from "./shortlist-row";
import { usePages } from "./use-pages";
import { useSelection } from "./use-selection";
import { type TriageActs, useTriage } from "./use-triage";
import { VerdictLegend } from "./verdict-strip";

const dimensions = ["hard_skills", "soft_skills", "culture_fit", "team_fit"] as const;

/**
 * A job's candidates, ranked. A click on a row peeks at it, its name opens it; j and k move, on to the next page and back,
 * space peeks, a and r decide, Esc closes; x selects, and what is selected is decided on together.
 */
export function ShortlistTable(props: {
  jobId: string;
  /** Shortlisted[], as JSON. */
  rows: string;
  /** Names of the criteria that count, in the scorecard's order. */
  criteria: readonly string[];
  shortlistFrom: number | null;
  /** Where they can be moved to. */
  stages: readonly string[];
  undoMs: number;
  /** How many there are in all, and the addresses of the next page and of the first. */
  pages: { total: number; capped: boolean; next: string | null; first: string | null };
  acts: TriageActs;
  bulkActs: BulkActs;
}) {
  const t = useWords("application-list", en);
  // Whenever the list is served, also when it is the same: what was being decided is known from then on.
  const listed = useMemo(() => JSON.parse(props.rows) as Shortlisted[], [props]);
  const ids = listed.map(({ applicationId }) => applicationId).join(" ");
  useEffect(() => rememberOrder(props.jobId, ids.split(" "), location.search), [props.jobId, ids]);
  const { shown, list } = usePeek({
    ids: ids.split(" "),
    hrefOf: (id) => `/applications/${id}`,
    label: t("table.peek"),
  });
  const candidates = useTriage({ ...props, candidates: listed, peeked: shown });

  const { previous, turn, turning, onFocus } = usePages({
    ...{ jobId: props.jobId, ids: ids.split(" "), next: props.pages.next },
  });
  const { selected, toggle, all, keep } = useSelection(ids.split(" "));
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  const choose = useCallback((id: string, reach: boolean) => latest.current(id, { reach }), []);
  const chosen = candidates.filter(({ applicationId }) => selected.has(applicationId));
  useShortcuts([
    {
      keys: "x",
      label: t("table.select.key"),
      group: "Candidates",
      run: (event) => {
        const id = focusedRow() ?? shown;
        if (id) toggle(id, { reach: event?.shiftKey });
      },
    },
    {
      keys: "c",
      label: t("table.compare.key"),
      group: "Candidates",
      run: () => {
        const id = focusedRow() ?? shown;
        if (id) toggle(id);
      },
    },
  ]);

  return (
    <>
      <RowKeys beyond={turn} />
      <Table long label={t("table")} aria-busy={turning} onFocus={onFocus}>
        <thead>
          <tr>
            <Th className="w-8">
              <Checkbox
                aria-label={t("table.selectAll")}
                className="relative before:absolute before:-inset-2 before:content-['']"
                checked={chosen.length === candidates.length || (chosen.length > 0 && "indeterminate")}
                onCheckedChange={all}
              />
            </Th>
            <Th numeric className="w-8">
              <span aria-hidden>#</span>
              <span className="sr-only">{t("table.rank")}</span>
            </Th>
            <Th>{t("table.candidate")}</Th>
            <Th>{t("table.overall")}</Th>
            {dimensions.map((dimension) => (
              <Th
                key={dimension}
                numeric
                className="hidden @2xl:table-cell"
                title={t(`table.${dimension}.title`)}
              >
                {t(`table.${dimension}`)}
              </Th>
            ))}
            <Th className="hidden @4xl:table-cell" title={t("table.evidence.title")}>
              {t("table.evidence")}
            </Th>
            <Th className="hidden @5xl:table-cell" title={t("table.apart.title")}>
              {t("table.apart")}
            </Th>
            {/* As wide as a decision, so that no column moves when one is made. */}
            <Th className="max-sm:hidden @5xl:min-w-30">{t("table.standing")}</Th>
          </tr>
        </thead>
        <TableBody {...list}>
          {candidates.map((candidate) => (
            <ShortlistRow
              key={candidate.applicationId}
              candidate={candidate}
              criteria={props.criteria}
              shortlistFrom={props.shortlistFrom}
              shown={candidate.applicationId === shown}
              chosen={selected.has(candidate.applicationId)}
              choose={choose}
            />
          ))}
        </TableBody>
      </Table>
      {props.criteria.length > 0 && (
        <div className="hidden @4xl:block">
          <VerdictLegend />
        </div>
      )}
      {chosen.length > 0 && (
        <BulkBar
          jobId={props.jobId}
          chosen={chosen}
          stages={props.stages}
          undoMs={props.undoMs}
          acts={props.bulkActs}
          add={toggle}
          keep={keep}
        />
      )}
      <div className="mt-auto">
        <Pager {...props.pages} shown={candidates.length} previous={previous} noun="candidate" />
      </div>
    </>
  );
}

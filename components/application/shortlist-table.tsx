"use client";

import { useSearchParams } from "next/navigation";
import { lazy, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef } from "react";
import type { BulkProps, BulkActs } from "./bulk-acts";
import { type Order, rememberOrder } from "./order";
import { PAGE } from "./fetch-rows";
import type { Loaded, Served } from "./row-store";
import { useShortcuts } from "@/components/shell/shortcuts";
import { focusedRow, rowOf, usePeek } from "@/components/shell/use-peek";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Pager } from "@/components/ui/pager";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application-list.json";
import type { Shortlisted } from "./shortlisted";
import { type Columns, ShortlistRow } from "./shortlist-row";
import { useRows } from "./use-rows";
import { useSelection } from "./use-selection";
import { type SetAsideActs, useSetAside } from "./use-set-aside";
import type { TriageActs } from "./use-decide-at-once";
import { useTriage } from "./use-triage";
import { useListNavigation } from "./use-list-navigation";
import { VirtualRows } from "./virtual-rows";
import { VerdictLegend, type Weighted } from "./verdict-strip";
import { dimensions } from "./words";

// Fetched once somebody is in the list.
const loadBar = () => import("./bulk-bar");
const BulkBar = lazy(loadBar);

/**
 * A job's ranked candidates. A click on a row opens the peek panel, a click on the name the page. j and k move, space
 * peeks, a and r decide, Esc closes, x selects; selected candidates are decided on together.
 */
export function ShortlistTable(
  props: BulkProps & {
    jobId: string;
    /** Shortlisted[], as JSON. */
    rows: string;
    /** The criteria that count, in the order of the rows' verdicts. */
    criteria: readonly Weighted[];
    shortlistFrom: number | null;
    /** The total and whether counting stopped there, and the addresses of the next and the first page. */
    pages: { total: number; capped: boolean; next: string | null; first: string | null };
    acts: TriageActs;
    bulkActs: BulkActs;
    /** The tags of the job's applications. */
    tags: string[];
    setAsideActs: SetAsideActs;
  },
) {
  const t = useWords("application-list", en);
  const { jobId, pages } = props;
  const params = new URLSearchParams(useSearchParams());
  params.delete("peek");
  const search = params.size > 0 ? `?${params}` : "";
  // A new object on every refresh, even with equal rows: optimistic decisions that were answered are then dropped.
  const served = useMemo<Served>(() => {
    const { rows, pages } = props;
    const next = pages.next && new URLSearchParams(pages.next.split("?")[1]).get("cursor");
    return { rows: JSON.parse(rows) as Shortlisted[], next, total: pages.total, capped: pages.capped };
  }, [props]);
  const columns = useMemo(() => columnsOf(served.rows), [served]);
  const columnCount = 5 + columns.dimensions.length + Number(columns.evidence) + Number(columns.apart);
  const { store, loaded } = useRows(jobId, search, served);
  const ids = useMemo(() => loaded.rows.map(({ applicationId }) => applicationId), [loaded]);
  const { shown, list } = usePeek({
    ids,
    hrefOf: (id) => `/applications/${id}`,
    label: t("table.peek"),
  });
  const walk = useListNavigation({ jobId, search, store, loaded, peeked: shown });
  const { candidates, dialog } = useTriage({
    ...props,
    candidates: loaded.rows,
    served: loaded.served,
    focus: (id) => walk.goTo(store.snapshot().placeOf.get(id) ?? null, id),
    peeked: shown,
  });
  const remember = (id: string | null) => rememberOrder(jobId, orderAround(id, search, loaded));
  const { active } = walk;
  useEffect(
    // Rows may also load while the focused row's page is opening: the order is kept around that row.
    () => rememberOrder(jobId, orderAround(shown ?? active.current, search, loaded)),
    [jobId, shown, active, search, loaded],
  );

  const { selected, chosen, toggle, selectAll, keep } = useSelection(candidates, store);
  const earlyRef = useRef<string | null>(null);
  const latestToggle = useRef(toggle);
  useEffect(() => {
    latestToggle.current = toggle;
  });
  const choose = useCallback((id: string, reach: boolean) => latestToggle.current(id, { reach }), []);
  const byPlace = useMemo(
    () => new Map(candidates.map((candidate) => [loaded.placeOf.get(candidate.applicationId), candidate])),
    [candidates, loaded],
  );
  const toggleFocused = (reach = false) => {
    const id = focusedRow() ?? shown;
    if (id) toggle(id, { reach });
  };
  const { begin: setAside, dialog: asideDialog } = useSetAside({
    targets: () =>
      chosen.length > 0
        ? chosen
        : candidates.filter(({ applicationId }) => applicationId === (focusedRow() ?? shown)),
    tags: props.tags,
    acts: props.setAsideActs,
  });
  const group = "Candidates";
  useShortcuts([
    { keys: "x", label: t("table.select.key"), group, run: (event) => toggleFocused(event?.shiftKey) },
    { keys: "c", label: t("table.compare.key"), group, run: () => toggleFocused() },
  ]);

  return (
    <>
      <Table long label={t("table")} aria-rowcount={loaded.capped ? -1 : loaded.total + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <Th className="w-8">
              <Checkbox
                aria-label={t("table.selectAll")}
                className="relative before:absolute before:-inset-2 before:content-['']"
                checked={
                  chosen.length > 0 &&
                  (chosen.length >= loaded.total && !loaded.capped ? true : "indeterminate")
                }
                onCheckedChange={(on) => selectAll(on ? candidates : [])}
              />
            </Th>
            <Th numeric className="w-8">
              <span aria-hidden>#</span>
              <span className="sr-only">{t("table.rank")}</span>
            </Th>
            <Th>{t("table.candidate")}</Th>
            <Th>{t("table.overall")}</Th>
            {columns.dimensions.map((dimension) => (
              <Th
                key={dimension}
                numeric
                className="hidden @2xl:table-cell"
                title={t(`table.${dimension}.title`)}
              >
                {t(`table.${dimension}`)}
              </Th>
            ))}
            {columns.evidence && (
              <Th className="hidden @4xl:table-cell" title={t("table.evidence.title")}>
                {t("table.evidence")}
              </Th>
            )}
            {columns.apart && (
              <Th className="hidden @5xl:table-cell" title={t("table.apart.title")}>
                {t("table.apart")}
              </Th>
            )}
            {/* Wide enough for a decision, so that no column moves when one is made. */}
            <Th className="max-sm:hidden @5xl:min-w-30">{t("table.standing")}</Th>
          </tr>
        </thead>
        <VirtualRows
          {...list}
          onClickCapture={({ target }) => remember(rowOf(target))}
          onFocus={(event) => {
            void loadBar().catch(() => {});
            list.onFocus(event);
            walk.onFocus();
          }}
          onKeyDown={(event) => {
            list.onKeyDown(event);
            walk.onKeyDown(event);
          }}
          columns={columnCount}
          store={store}
          loaded={loaded}
          scroller={walk.scroller}
          active={walk.active}
          onDrawn={walk.arrive}
          draw={(place) => {
            const candidate = byPlace.get(place);
            return candidate ? (
              <ShortlistRow
                candidate={candidate}
                line={place + 2}
                criteria={props.criteria}
                columns={columns}
                shortlistFrom={props.shortlistFrom}
                shown={candidate.applicationId === shown}
                chosen={selected.has(candidate.applicationId)}
                choose={choose}
              />
            ) : (
              <Tr aria-rowindex={place + 2} aria-busy>
                <Td colSpan={columnCount}>
                  <Skeleton className="h-4 w-60 max-w-full" />
                </Td>
              </Tr>
            );
          }}
        />
      </Table>
      {columns.evidence && (
        <div className="hidden @4xl:block">
          <VerdictLegend />
        </div>
      )}
      {dialog}
      {asideDialog}
      {/* Errors and bulk acts; stays at the bottom of the screen while the list scrolls. */}
      <div className="sticky bottom-3 z-10 my-3 flex max-w-[calc(100%-2rem)] flex-col items-center gap-2 self-center empty:hidden">
        {loaded.failed && <RowsFailed retry={store.retry} />}
        {chosen.length > 0 && (
          <Suspense fallback={<NotYet earlyRef={earlyRef} />}>
            <BulkBar
              {...props}
              earlyRef={earlyRef}
              chosen={chosen}
              everybody={{ total: loaded.total, capped: loaded.capped, loaded: candidates.length }}
              selectEverybody={async (report) => selectAll(await store.fetchAll(report))}
              acts={props.bulkActs}
              setAside={setAside}
              add={toggle}
              keep={keep}
            />
          </Suspense>
        )}
      </div>
      <div className="mt-auto">
        <Pager
          {...pages}
          shown={loaded.capped ? loaded.rows.length : loaded.total}
          total={loaded.total}
          capped={loaded.capped}
          noun="candidate"
          endless
        />
      </div>
    </>
  );
}

/** Until the bar for a selection is loaded, its keys wait for it: they would decide on the focused row. */
function NotYet({ earlyRef }: { earlyRef: RefObject<string | null> }) {
  const t = useWords("application-list", en);
  const wait = (keys: string) => ({ keys, label: t("bulk"), run: () => void (earlyRef.current = keys) });
  useShortcuts(["a", "r", "o", "m", "e", "f"].map(wait));
  useEffect(() => void (earlyRef.current = null), [earlyRef]);
  return null;
}

/** The columns that are not empty for all of these rows: titles get the room of the others. */
const columnsOf = (rows: readonly Shortlisted[]): Columns => ({
  dimensions: dimensions.filter((dimension) => rows.some((row) => row.dimensions[dimension] !== null)),
  evidence: rows.some(({ verdicts }) => verdicts !== null),
  apart: rows.some(({ apart, scoreReason }) => apart !== null || scoreReason !== null),
});

function RowsFailed({ retry }: { retry: () => void }) {
  const t = useWords("application-list", en);
  return (
    <div role="alert" className="flex items-center gap-3 rounded-lg bg-raised px-3 py-2 text-sm shadow-float">
      {t("table.rowsFailed")}
      <Button size="sm" onClick={retry}>
        {t("table.retry")}
      </Button>
    </div>
  );
}

/** The loaded pages around a row (around the first row without an id), for the neighbour links of its page. */
function orderAround(id: string | null, search: string, loaded: Loaded): Order {
  const page = Math.floor(((id !== null && loaded.placeOf.get(id)) || 0) / PAGE);
  const around = [page - 1, page, page + 1].filter((number) => loaded.pages.has(number));
  return {
    search,
    applicationIds: around.flatMap((number) => loaded.pages.get(number)!.map((row) => row.applicationId)),
    firstPage: around[0] ?? 0,
    starts: loaded.starts,
    total: loaded.total,
    capped: loaded.capped,
  };
}

"use client";

import { useEffect, useRef, useState } from "react";
import { useMay } from "@/components/shell/permitted";
import { RowKeys } from "@/components/shell/row-keys";
import { useShortcuts } from "@/components/shell/shortcuts";
import { focusedRow, usePeek } from "@/components/shell/use-peek";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Table, TableBody, Th } from "@/components/ui/table";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/applications.json";
import { ApplicationRow } from "./application-row";
import { type SettleKind, settleKinds } from "./settle-buttons";
import { isUnsettled, type ListedApplication } from "./sync-words";

type Settle = (applicationIds: string[]) => Promise<ActionState<{ done: number; refused: string[] }>>;
type SettleActs = Record<SettleKind, Settle>;

/**
 * Applications of all jobs. Rows with an unsettled ATS sync can be selected with x; s retries the sync and l leaves
 * it as it is, for the selected rows or the focused one.
 */
export function ApplicationTable(props: {
  applications: ListedApplication[];
  /** Whether the organization has an applicant tracking system: without one its columns are empty. */
  inAts: boolean;
  acts: SettleActs;
}) {
  const { applications, inAts, acts } = props;
  const t = useWords("applications", en);
  const { act, busy } = useAct();
  const maySettle = useMay("application:decide");
  const unsettledIds = applications
    .filter((each) => maySettle && isUnsettled(each))
    .map(({ applicationId }) => applicationId);
  const [marked, mark] = useState<readonly string[]>([]);
  // Drops rows that have been settled in the meantime.
  const chosen = marked.filter((id) => unsettledIds.includes(id));
  const choose = (id: string, on: boolean) => mark(on ? [...chosen, id] : chosen.filter((x) => x !== id));
  const rememberFocus = useFocusRestored(applications);
  const { shown, list } = usePeek({
    ids: applications.map(({ applicationId }) => applicationId),
    hrefOf: (id) => `/applications/${id}`,
    label: t("peek.key"),
  });

  const settle = (kind: SettleKind, ids: string[]) => {
    if (ids.length === 0) return;
    rememberFocus();
    act(
      async () => {
        const state = await acts[kind](ids);
        return state.ok && state.refused[0] ? { ok: false as const, message: state.refused[0] } : state;
      },
      { done: t(kind === "retry" ? "retried" : "left", { count: ids.length }) },
    );
  };
  const targets = () => (chosen.length > 0 ? chosen : unsettledIds.filter((id) => id === focusedRow()));
  const settles = unsettledIds.length > 0;
  useShortcuts([
    settles && {
      keys: "x",
      label: t("key.choose"),
      run() {
        const id = focusedRow();
        if (id && unsettledIds.includes(id)) choose(id, !chosen.includes(id));
      },
    },
    settles && { keys: "s", label: t("key.retry"), run: () => settle("retry", targets()) },
    settles && { keys: "l", label: t("key.leave"), run: () => settle("leave", targets()) },
    chosen.length > 0 && { keys: "escape", label: t("chooseNone"), group: "Lists", run: () => mark([]) },
  ]);

  return (
    <>
      <RowKeys peeking />
      <Table label={t("title")}>
        <thead>
          <tr>
            {settles && (
              <Th className="w-8">
                <Checkbox
                  aria-label={t("chooseAll")}
                  checked={chosen.length === unsettledIds.length || (chosen.length > 0 && "indeterminate")}
                  onCheckedChange={(checked) => mark(checked ? unsettledIds : [])}
                />
              </Th>
            )}
            <Th>{t("column.candidate")}</Th>
            <Th className="hidden @2xl:table-cell">{t("column.job")}</Th>
            <Th>{t("column.score")}</Th>
            <Th className="hidden @3xl:table-cell">{t("column.stage")}</Th>
            <Th className="hidden @4xl:table-cell">{t("column.standing")}</Th>
            <Th className="hidden @6xl:table-cell">{t("column.verification")}</Th>
            {inAts && (
              <>
                <Th className="max-sm:hidden">{t("column.ats")}</Th>
                <Th className="hidden @5xl:table-cell">{t("column.comment")}</Th>
              </>
            )}
            <Th numeric className="hidden @7xl:table-cell">
              {t("column.applied")}
            </Th>
            {inAts && (
              <Th className="max-sm:hidden">
                <span className="sr-only">{t("column.settle")}</span>
              </Th>
            )}
          </tr>
        </thead>
        <TableBody {...list}>
          {applications.map((application) => {
            const { applicationId } = application;
            return (
              <ApplicationRow
                key={applicationId}
                application={application}
                inAts={inAts}
                shown={applicationId === shown}
                chosen={settles ? chosen.includes(applicationId) : null}
                onChoose={(on) => choose(applicationId, on)}
                busy={busy}
                onSettle={(kind) => settle(kind, [applicationId])}
              />
            );
          })}
        </TableBody>
      </Table>
      {chosen.length > 0 && (
        <div
          role="group"
          aria-label={t("chosen")}
          className="sticky bottom-0 z-20 flex flex-wrap items-center gap-2 border-t border-line bg-raised px-4 py-2 text-sm sm:px-6"
        >
          <span className="mr-auto text-ink-muted tabular-nums">
            {t("chosen.count", { count: chosen.length })}
          </span>
          {settleKinds.map((kind) => (
            <Button key={kind} size="sm" busy={busy} onClick={() => settle(kind, chosen)}>
              {t(`${kind}.count`, { count: chosen.length })}
            </Button>
          ))}
          <Button size="sm" intent="quiet" onClick={() => mark([])}>
            {t("chooseNone")}
          </Button>
        </div>
      )}
    </>
  );
}

/** When the focused row has left the list, focuses the row that took its place. */
function useFocusRestored(applications: ListedApplication[]) {
  const place = useRef(-1);
  useEffect(() => {
    if (place.current === -1 || document.activeElement !== document.body) return;
    const rows = document.querySelectorAll<HTMLElement>("[data-rows] [data-row]");
    rows[Math.min(place.current, rows.length - 1)]?.focus();
    place.current = -1;
  }, [applications]);
  return () => {
    place.current = applications.findIndex(({ applicationId }) => applicationId === focusedRow());
  };
}

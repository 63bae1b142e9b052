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
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/applications.json";
import { ApplicationRow } from "./application-row";
import { isUnsettled, type ListedApplication } from "./sync-words";

type Settle = (applicationIds: string[]) => Promise<ActionState<{ done: number; refused: string[] }>>;
type SettleActs = { retry: Settle; leave: Settle };

/**
 * Applications of all jobs. Those that have to be settled with the ATS can be chosen; x chooses, r tries again and l
 * leaves as it is, the chosen ones or the one in focus.
 */
export function ApplicationTable(props: { applications: ListedApplication[]; acts: SettleActs }) {
  const { applications, acts } = props;
  const t = useWords("applications", en);
  const { act, busy } = useAct();
  const maySettle = useMay("application:decide");
  const open = applications
    .filter((each) => maySettle && isUnsettled(each))
    .map(({ applicationId }) => applicationId);
  const [marked, mark] = useState<readonly string[]>([]);
  // What has been settled meanwhile is chosen no longer.
  const chosen = marked.filter((id) => open.includes(id));
  const choose = (id: string, on: boolean) => mark(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const keepPlace = usePlace(applications);
  const { shown, list } = usePeek({
    ids: applications.map(({ applicationId }) => applicationId),
    hrefOf: (id) => `/applications/${id}`,
    label: t("peek.key"),
  });

  const settle = (kind: keyof SettleActs, ids: string[]) => {
    if (ids.length === 0) return;
    keepPlace();
    act(
      async () => {
        const state = await acts[kind](ids);
        return state.ok && state.refused[0] ? { ok: false as const, message: state.refused[0] } : state;
      },
      { done: t(kind === "retry" ? "retried" : "left", { count: ids.length }) },
    );
  };
  const meant = () => (chosen.length > 0 ? chosen : open.filter((id) => id === focusedRow()));
  useShortcuts(
    open.length === 0
      ? []
      : [
          {
            keys: "x",
            label: t("key.choose"),
            run() {
              const id = focusedRow();
              if (id && open.includes(id)) choose(id, !chosen.includes(id));
            },
          },
          { keys: "s", label: t("key.retry"), run: () => settle("retry", meant()) },
          { keys: "l", label: t("key.leave"), run: () => settle("leave", meant()) },
          ...(chosen.length > 0
            ? [{ keys: "escape", label: t("chooseNone"), group: "Lists", run: () => mark([]) }]
            : []),
        ],
  );

  return (
    <>
      <RowKeys peeking />
      <Table label={t("title")}>
        <thead>
          <tr>
            {open.length > 0 && (
              <Th className="w-8">
                <Checkbox
                  aria-label={t("chooseAll")}
                  checked={chosen.length === open.length || (chosen.length > 0 && "indeterminate")}
                  onCheckedChange={(checked) => mark(checked ? open : [])}
                />
              </Th>
            )}
            <Th>{t("column.candidate")}</Th>
            <Th className="hidden @2xl:table-cell">{t("column.job")}</Th>
            <Th>{t("column.score")}</Th>
            <Th className="hidden @3xl:table-cell">{t("column.stage")}</Th>
            <Th className="hidden @4xl:table-cell">{t("column.standing")}</Th>
            <Th className="hidden @6xl:table-cell">{t("column.verification")}</Th>
            <Th className="max-sm:hidden">{t("column.ats")}</Th>
            <Th className="hidden @5xl:table-cell">{t("column.comment")}</Th>
            <Th numeric className="hidden @7xl:table-cell">
              {t("column.applied")}
            </Th>
            <Th className="max-sm:hidden">
              <span className="sr-only">{t("column.settle")}</span>
            </Th>
          </tr>
        </thead>
        <TableBody {...list}>
          {applications.map((application) => {
            const { applicationId } = application;
            return (
              <ApplicationRow
                key={applicationId}
                application={application}
                shown={applicationId === shown}
                chosen={open.length > 0 ? chosen.includes(applicationId) : null}
                onChoose={(on) => choose(applicationId, on)}
                busy={busy}
                onRetry={() => settle("retry", [applicationId])}
                onLeave={() => settle("leave", [applicationId])}
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
          <Button size="sm" busy={busy} onClick={() => settle("retry", chosen)}>
            {t("retry.count", { count: chosen.length })}
          </Button>
          <Button size="sm" busy={busy} onClick={() => settle("leave", chosen)}>
            {t("leave.count", { count: chosen.length })}
          </Button>
          <Button size="sm" intent="quiet" onClick={() => mark([])}>
            {t("chooseNone")}
          </Button>
        </div>
      )}
    </>
  );
}

/** Keeps the focus near where it was when what had it is gone: the next in the list can be answered at once. */
function usePlace(applications: ListedApplication[]) {
  const place = useRef<number | null>(null);
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const rows = document.querySelectorAll<HTMLElement>("[data-rows] [data-row]");
    rows[Math.min(place.current, rows.length - 1)]?.focus();
    place.current = null;
  }, [applications]);
  return () => {
    place.current = applications.findIndex(({ applicationId }) => applicationId === focusedRow());
    if (place.current === -1) place.current = null;
  };
}

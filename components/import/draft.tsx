"use client";

import { useOptimistic, useTransition } from "react";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { CardBody, TitledCard } from "@/components/ui/card";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toast";
import { useAct } from "@/components/ui/use-act";
import { noAnswer } from "@/components/ui/use-answer";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { ImportKind } from "@/lib/records/ats/csv/fields";
import type { DryRun } from "@/lib/records/ats/csv/get-import";
import en from "@/messages/en/import.json";
import uiWords from "@/messages/en/ui.json";
import { MappingTable } from "./mapping-table";
import { ProblemTable } from "./problem-table";
import { RepeatTable } from "./repeat-table";

/** An import before it starts: column mapping, result of the dry run, and buttons to import or discard it. */
export function ImportDraft(props: {
  importId: string;
  kind: ImportKind;
  rows: number;
  dryRun: DryRun;
  encodings: readonly DryRun["encoding"][];
  acts: {
    recode: (importId: string, encoding: DryRun["encoding"]) => Promise<ActionState>;
    map: (importId: string, mapping: Record<string, string | null>) => Promise<ActionState>;
    answer: (importId: string, repeats: NonNullable<DryRun["repeatAnswer"]>) => Promise<ActionState>;
    start: (importId: string) => Promise<ActionState>;
    discard: (importId: string) => Promise<ActionState>;
  };
}) {
  const { importId, kind, rows, dryRun, acts } = props;
  const t = useWords("import", en);
  const ui = useWords("ui", uiWords);
  const { act, busy } = useAct();
  const showToast = useToast();
  const [mapping, map] = useTransition();
  const [fields, showFields] = useOptimistic(dryRun.fields);
  const waiting = dryRun.repeatAnswer === null ? dryRun.repeatCount : 0;
  const leftOut = rows - dryRun.good - waiting;
  // An error thrown here would replace the whole page.
  const doing = (act: () => Promise<ActionState>) =>
    map(async () => {
      const state = await act().catch(() => noAnswer(ui));
      if (!state.ok) showToast(state.message, { failed: true });
    });
  const change = (field: string, column: string | null) =>
    map(async () => {
      const next = fields.map((each) => (each.field === field ? { ...each, column } : each));
      showFields(next);
      doing(() => acts.map(importId, Object.fromEntries(next.map((each) => [each.field, each.column]))));
    });
  const recode = (encoding: DryRun["encoding"]) => doing(() => acts.recode(importId, encoding));
  const mayStart = dryRun.good > 0 && !mapping && waiting === 0;
  const start = () => {
    if (mayStart) act(() => acts.start(importId));
  };
  useShortcuts([{ keys: "i", label: t("import.shortcut"), run: start }]);
  return (
    <>
      <div className="flex max-w-4xl flex-col gap-6 px-4 pb-6 sm:px-6">
        {dryRun.letters.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <label htmlFor="encoding" className="font-medium">
              {t("encoding")}
            </label>
            <Select
              id="encoding"
              value={dryRun.encoding}
              disabled={mapping}
              onChange={(event) => recode(event.target.value as DryRun["encoding"])}
            >
              {props.encodings.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
            <p className="min-w-0 basis-full break-words text-ink-muted">
              {t.rich("encoding.letters", { cells: () => <bdi>{dryRun.letters.join(" · ")}</bdi> })}
            </p>
          </div>
        )}
        <TitledCard title={t("columns")}>
          <CardBody className="py-2">
            <MappingTable fields={fields} columns={dryRun.columns} busy={mapping} onChange={change} />
            {dryRun.answers.length > 0 && (
              <p className="border-t border-line pt-3 pb-2 text-sm text-pretty text-ink-muted">
                {t("answers", { columns: dryRun.answers })}
              </p>
            )}
          </CardBody>
        </TitledCard>
        <RepeatTable
          dryRun={dryRun}
          busy={mapping}
          onAnswer={(repeats) => doing(() => acts.answer(importId, repeats))}
        />
        <ProblemTable importId={importId} problems={dryRun.problems} total={dryRun.problemCount} />
      </div>
      <div
        role="group"
        aria-label={t("import")}
        className="sticky bottom-0 z-20 mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-raised px-4 py-3 sm:px-6"
      >
        <p aria-live="polite" className="min-w-0 flex-1 basis-60 text-sm text-pretty text-ink-muted">
          {mapping ? (
            t("reading")
          ) : (
            <>
              {t.rich(readyKey(dryRun), {
                things: t(`count.${kind}`, { count: dryRun.good }),
                known: dryRun.known,
                strong: (chunks) => <span className="font-medium text-ink tabular-nums">{chunks}</span>,
              })}{" "}
              {leftOut > 0 && t("leftOut", { count: leftOut })}{" "}
              {waiting > 0 && t("waiting", { count: waiting })}
            </>
          )}
        </p>
        <div className="flex gap-2 max-sm:w-full max-sm:[&>button]:h-10 max-sm:[&>button]:flex-1">
          <Button busy={busy} onClick={() => act(() => acts.discard(importId))}>
            {t("discard")}
          </Button>
          <Button intent="primary" busy={busy} disabled={!mayStart} onClick={start}>
            {t(`import.${kind}`, { count: dryRun.good })}
          </Button>
        </div>
      </div>
    </>
  );
}

function readyKey({ good, known }: DryRun) {
  if (known === 0) return "ready";
  return known === good ? "ready.allHere" : "ready.someHere";
}

"use client";

import { useState } from "react";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useAct } from "@/components/ui/use-act";
import { hasMessage } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { previewImpact } from "@/lib/hiring/impact/preview-impact";
import en from "@/messages/en/impact.json";
import { categoryName } from "./category-name";
import { RatioBar, type Ratios, useDecimals } from "./ratio-table";

type Preview = z.output<typeof previewImpact.output>;
export type LoadImpact = () => Promise<ActionState<{ impact: Preview }>>;

/** A dry run on request: the impact ratios of past applicants now, beside those with a content that is not published. */
export function ImpactPreview({ load }: { load: LoadImpact }) {
  const t = useWords("impact", en);
  const { act, busy } = useAct();
  const [impact, setImpact] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <section aria-labelledby="impact" className="flex flex-col gap-2 text-sm">
      <h3 id="impact" className="font-medium">
        {t("title")}
      </h3>
      {impact === null && (
        <>
          <p className="text-ink-muted">{t("preview.text")}</p>
          <Button
            size="sm"
            className="self-start"
            busy={busy}
            onClick={() => act(load, { then: (loaded) => setImpact(loaded.impact), failed: setProblem })}
          >
            {t("preview.show")}
          </Button>
        </>
      )}
      {problem && <Alert tone="error">{problem}</Alert>}
      {impact && (
        <>
          <p>{t("preview.compared", { count: impact.compared })}</p>
          {impact.newQuestions.length > 0 && (
            <p className="text-ink-muted">{t("preview.unknown", { criteria: impact.newQuestions })}</p>
          )}
          {impact.measures.map(({ now, then }) => (
            <details key={now.measure}>
              <summary className="cursor-pointer">{t(`measure.${now.measure}`)}</summary>
              <div className="mt-2 flex flex-col gap-3">
                {now.tables.map((table, at) => (
                  <Compared key={table.division} now={table} then={then.tables[at]!} />
                ))}
              </div>
            </details>
          ))}
          <p className="text-ink-faint">{t("preview.note")}</p>
        </>
      )}
    </section>
  );
}

function Compared({ now, then }: { now: Ratios; then: Ratios }) {
  const t = useWords("impact", en);
  if (now.rows.length === 0) return <p className="text-ink-muted">{t("none")}</p>;
  const key = `table.${now.division}`;
  const title = now.question?.name ?? (hasMessage(en, key) ? t(key) : "");
  return (
    <div>
      <h4 className="font-medium">{title}</h4>
      <Table label={title} still>
        <thead>
          <tr>
            <Th>{t("column.category")}</Th>
            <Th>{t("preview.now")}</Th>
            <Th>{t("preview.then")}</Th>
          </tr>
        </thead>
        <tbody>
          {now.rows.map((row) => (
            <Tr key={row.category}>
              <th scope="row" className="cell py-1.5 text-left font-normal whitespace-normal">
                {now.question ? row.category : categoryName(t, row.category)}
              </th>
              <Ratio row={row} />
              <Ratio row={then.rows.find(({ category }) => category === row.category)} />
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Ratio({ row }: { row: Ratios["rows"][number] | undefined }) {
  const t = useWords("impact", en);
  const decimals = useDecimals();
  if (!row || row.impactRatio === null)
    return <Td className="text-ink-muted">{t(row?.leftOut ? "leftOut" : "noRatio")}</Td>;
  return (
    <Td>
      <RatioBar ratio={row.impactRatio} figure={decimals(row.impactRatio, 3)} />
      <span className="block text-ink-muted tabular-nums">
        {t("preview.selected", { selected: row.selected, count: row.count })}
        {row.fourFifths && `, ${t(`fourFifths.${row.fourFifths}`)}`}
      </span>
    </Td>
  );
}

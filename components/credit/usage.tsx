"use client";

import { useLocale } from "#locale";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/credit.json";
import { formatLocales } from "@/messages/locales";
import { type UsedDay, kinds } from "./usage-kinds";

const UsageChart = lazy(() => import("./usage-chart"));

/** Credits used in the last thirty days, by day and kind: as a chart, and as a table with the same numbers. */
export function Usage({ days }: { days: UsedDay[] }) {
  const t = useWords("credit", en);
  const locale = formatLocales[useLocale()];
  const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  const number = new Intl.NumberFormat(locale);
  // Rendered in the browser only: our content security policy blocks the inline styles of server-rendered charts.
  const isInBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const sum = (kind: Exclude<keyof UsedDay, "day">) => days.reduce((total, day) => total + day[kind], 0);
  const used = days.filter(({ evaluations, drafts, refunds }) => evaluations + drafts + refunds > 0);
  if (used.length === 0) return <p className="px-4 py-6 text-sm text-ink-muted">{t("daily.none")}</p>;
  const rows = days.map((day) => ({ ...day, label: date.format(new Date(day.day)) }));
  return (
    <div className="flex flex-col gap-2 p-4">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {kinds.map(({ kind, swatch }) => (
          <li key={kind} className="flex items-center gap-2">
            <span aria-hidden className={`size-2.5 rounded-xs ${swatch}`} />
            {t(`daily.${kind}`)}
            <span className="text-ink-muted tabular-nums">{t("daily.credits", { count: sum(kind) })}</span>
          </li>
        ))}
      </ul>
      {/* As high as the chart, so that the layout does not shift when it loads. Screen readers get the table. */}
      <div aria-hidden className="h-48">
        <Suspense>
          {isInBrowser && <UsageChart rows={rows} format={(value) => number.format(value)} />}
        </Suspense>
      </div>
      <details className="text-sm">
        <summary className="w-fit cursor-pointer text-accent-ink">{t("daily.table")}</summary>
        <Table label={t("daily")} className="mt-2">
          <thead>
            <tr>
              <Th>{t("daily.day")}</Th>
              <Th numeric>{t("daily.evaluations")}</Th>
              <Th numeric>{t("daily.drafts")}</Th>
              <Th numeric>{t("daily.refunds")}</Th>
            </tr>
          </thead>
          <tbody>
            {used.map(({ day, evaluations, drafts, refunds }) => (
              <Tr key={day}>
                <Td className="w-full">{date.format(new Date(day))}</Td>
                <Td numeric>{number.format(evaluations)}</Td>
                <Td numeric>{number.format(drafts)}</Td>
                <Td numeric>{number.format(refunds)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      </details>
    </div>
  );
}

const noChange = () => () => {};

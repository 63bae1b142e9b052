import { useLocale } from "#locale";
import type * as z from "zod";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useWords } from "@/components/words/use-words";
import type { getImpactReport } from "@/lib/hiring/impact/get-impact-report";
import en from "@/messages/en/impact.json";
import { categoryName } from "./category-name";
import { formatLocales } from "@/messages/locales";

export type Report = z.output<typeof getImpactReport.output>;
export type Ratios = Report["measures"][number]["tables"][number];

/** Below this, a p-value is only said to be smaller. */
const least = 0.001;

/** One table of a report: a category in each row, with its impact ratio as a bar beside the number. */
export function RatioTable({
  question,
  title,
  rows,
  unknown,
}: Pick<Ratios, "question" | "rows" | "unknown"> & { title: string }) {
  const t = useWords("impact", en);
  const decimals = useDecimals();
  if (rows.length === 0) return <p className="p-4 text-sm text-ink-muted">{t("none")}</p>;
  return (
    <>
      <Table label={title} still>
        <thead>
          <tr>
            <Th>{t("column.category")}</Th>
            <Th numeric>{t("column.count")}</Th>
            <Th numeric>{t("column.selected")}</Th>
            <Th numeric>{t("column.rate")}</Th>
            <Th>{t("column.ratio")}</Th>
            <Th>{t("column.fourFifths")}</Th>
            <Th numeric>{t("column.fisher")}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Tr key={row.category}>
              <th scope="row" className="cell min-w-40 py-1.5 text-left font-normal whitespace-normal">
                {question ? row.category : categoryName(t, row.category)}
              </th>
              <Td numeric>{decimals(row.count, 0)}</Td>
              <Td numeric>{decimals(row.selected, 0)}</Td>
              <Td numeric>{decimals(100 * row.rate, 1)} %</Td>
              {row.impactRatio === null ? (
                <Td className="text-ink-muted">{t(row.leftOut ? "leftOut" : "noRatio")}</Td>
              ) : (
                <Td>
                  <RatioBar ratio={row.impactRatio} figure={decimals(row.impactRatio, 3)} />
                </Td>
              )}
              <Td className="text-ink-muted">
                {row.fourFifths
                  ? t(`fourFifths.${row.fourFifths}`)
                  : row.impactRatio === 1
                    ? t("fourFifths.highest")
                    : "–"}
              </Td>
              <Td numeric>
                {row.fisher === null
                  ? "–"
                  : row.fisher < least
                    ? t("underThousandth", { least: decimals(least, 3) })
                    : decimals(row.fisher, 3)}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
      {unknown > 0 && <p className="px-4 py-3 text-sm text-ink-muted">{t("unknown", { unknown })}</p>}
    </>
  );
}

/** A ratio as a number and a thin bar of neutral colour, with a mark at four fifths. */
export const RatioBar = ({ ratio, figure }: { ratio: number; figure: string }) => (
  <span className="inline-flex items-center gap-2 tabular-nums">
    <span className="font-medium">{figure}</span>
    <svg aria-hidden className="h-2 w-24 shrink-0 overflow-visible">
      <rect y="3" width="100%" height="2" rx="1" className="fill-line-strong" />
      <rect y="3" width={`${100 * ratio}%`} height="2" rx="1" className="fill-ink-muted" />
      <rect x="80%" y="-2" width="1" height="12" className="fill-accent" />
    </svg>
  </span>
);

/** Numbers with so many decimals in the reader's language. */
export function useDecimals() {
  const locale = formatLocales[useLocale()];
  return (value: number, digits: number) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

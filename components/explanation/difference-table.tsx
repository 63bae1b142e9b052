import Link from "next/link";
import type * as z from "zod";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { explainDifference } from "@/lib/hiring/explanation/explain-difference";
import en from "@/messages/en/explanation.json";
import { Table } from "./plain-table";

type Compared = z.output<typeof explainDifference.output>;
type Row = Compared["criteria"][number];

const signed = (t: Words<typeof en>, value: number) =>
  value === 0 ? t("figure", { value }) : t(value > 0 ? "more" : "less", { points: Math.abs(value) });

/** What each criterion adds for each of two candidates, the greatest difference first, and the sum. */
export function DifferenceTable({ compared }: { compared: Compared }) {
  const t = useWords("explanation", en);
  const { first, other, difference, criteria, beside } = compared;
  return (
    <Table
      label={t("column.difference")}
      head={[t("column.criterion"), t("column.share"), first.name, other.name, t("column.difference")]}
    >
      {criteria.map((row) => (
        <Line key={row.criterion} row={row} />
      ))}
      <tr className="font-medium">
        <th scope="row" className="text-left">
          {t("sum.overall")}
        </th>
        <td />
        <td>
          <Link href={`/applications/${first.applicationId}`}>{t("figure", { value: first.overall })}</Link>
        </td>
        <td>
          <Link href={`/applications/${other.applicationId}`}>{t("figure", { value: other.overall })}</Link>
        </td>
        <td>{signed(t, difference)}</td>
      </tr>
      {beside.length > 0 && (
        <tr>
          <th scope="rowgroup" colSpan={5} className="pt-4! text-left font-medium">
            {t("difference.beside")}
          </th>
        </tr>
      )}
      {beside.map((row) => (
        <Line key={row.criterion} row={row} />
      ))}
    </Table>
  );
}

function Line({ row }: { row: Row }) {
  const t = useWords("explanation", en);
  return (
    <tr className="align-top">
      <th scope="row" className="max-w-56 text-left font-normal break-words">
        {row.criterion}
      </th>
      <td className="whitespace-nowrap">{t("percent", { value: row.share })}</td>
      <Cell side={row.first} />
      <Cell side={row.other} />
      <td>{signed(t, row.difference)}</td>
    </tr>
  );
}

/** On a phone only the figures, so that all columns fit; quotes and reasons are on the candidates' own pages. */
function Cell({ side }: { side: Row["first"] }) {
  const t = useWords("explanation", en);
  return (
    <td className="sm:max-w-64 sm:min-w-40">
      {t("figure", { value: side.adds })}
      {side.quote ? (
        <q className="line-clamp-3 text-left text-xs break-words text-ink-muted max-sm:hidden">
          {side.quote}
        </q>
      ) : (
        <span className="block text-left text-xs text-ink-faint max-sm:hidden">{side.reason}</span>
      )}
    </td>
  );
}

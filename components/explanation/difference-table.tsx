import Link from "next/link";
import type * as z from "zod";
import type { explainDifference } from "@/lib/explanation/explain-difference";
import { Table, TableFrame } from "./plain-table";
import { oneDecimal } from "./shown";

type Compared = z.output<typeof explainDifference.output>;
type Row = Compared["criteria"][number];

const signed = (value: number) => `${value > 0 ? "+" : value < 0 ? "−" : ""}${oneDecimal(Math.abs(value))}`;

/** Criterion by criterion what it adds for either of two candidates, the greatest difference first, and the sum. */
export function DifferenceTable({ compared }: { compared: Compared }) {
  const { first, other, difference, criteria, beside } = compared;
  return (
    <TableFrame>
      <Table label="Difference" head={["Criterion", "Share", first.name, other.name, "Difference"]}>
        {criteria.map((row) => (
          <Line key={row.criterion} row={row} />
        ))}
        <tr className="font-medium">
          <th scope="row" className="text-left">
            Overall: the sum
          </th>
          <td />
          <td>
            <Link href={`/applications/${first.applicationId}`}>{oneDecimal(first.overall)}</Link>
          </td>
          <td>
            <Link href={`/applications/${other.applicationId}`}>{oneDecimal(other.overall)}</Link>
          </td>
          <td>{signed(difference)}</td>
        </tr>
        {beside.length > 0 && (
          <tr>
            <th scope="rowgroup" colSpan={5} className="pt-4! text-left font-medium">
              Culture and team, beside the score
            </th>
          </tr>
        )}
        {beside.map((row) => (
          <Line key={row.criterion} row={row} />
        ))}
      </Table>
    </TableFrame>
  );
}

function Line({ row }: { row: Row }) {
  return (
    <tr className="align-top">
      <th scope="row" className="max-w-56 text-left font-normal break-words">
        {row.criterion}
      </th>
      <td className="whitespace-nowrap">{oneDecimal(row.share)} %</td>
      <Cell side={row.first} />
      <Cell side={row.other} />
      <td>{signed(row.difference)}</td>
    </tr>
  );
}

/** On a phone the figures alone, so that all of them fit: the words are a tap away, on either candidate's page. */
function Cell({ side }: { side: Row["first"] }) {
  return (
    <td className="sm:max-w-64 sm:min-w-40">
      {oneDecimal(side.adds)}
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

import type * as z from "zod";
import { oneDecimal } from "@/components/explanation/shown";
import type { explainDifference } from "@/lib/explanation/explain-difference";

type Pair = z.output<typeof explainDifference.output>;
type Row = Pair["criteria"][number];

/** As many as a person keeps in mind; the others are added up. */
const most = 5;

const verdictWords = {
  met: "met",
  partly: "partly met",
  not_evidenced: "no evidence found",
  contradicted: "contradicted",
};

const signed = (value: number) => `${value < 0 ? "−" : "+"} ${oneDecimal(Math.abs(value))}`;

/** Why one candidate scores above another, as an addition; or why that cannot be said. */
export function WhyAbove({ pair }: { pair: Pair | string }) {
  if (typeof pair === "string") return <p className="text-sm text-ink-muted">{pair}</p>;
  const { first, other, difference } = pair;
  const rows = pair.criteria.filter((row) => row.difference !== 0);
  const rest = rows.slice(most);
  const restSum = rest.reduce((sum, row) => sum + row.difference, 0);
  return (
    <section
      aria-label={`Why ${first.name} is above ${other.name}`}
      className="max-w-[72ch] break-inside-avoid"
    >
      <h2 className="text-lg">
        {difference === 0
          ? `${first.name} and ${other.name} score the same`
          : `Why ${first.name} is above ${other.name}`}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">
        {other.name} scores {oneDecimal(other.overall)}. To that is added what {first.name} shows more of, and
        taken off what {first.name} shows less of:
      </p>
      <table
        aria-label="Addition"
        className="mt-2 w-full border-collapse text-sm [&_td]:py-1 [&_tr]:align-top"
      >
        <tbody>
          <tr>
            <td>{other.name}</td>
            <td className="w-20 text-right tabular-nums">{oneDecimal(other.overall)}</td>
          </tr>
          {rows.slice(0, most).map((row) => (
            <tr key={row.criterion} className="border-t border-line">
              <td>
                {row.criterion}:{" "}
                <span className="text-ink-muted">{sidesOf(row, first.name, other.name)}</span>
              </td>
              <td className="text-right tabular-nums">{signed(row.difference)}</td>
            </tr>
          ))}
          {rest.length > 0 && (
            <tr className="border-t border-line">
              <td>
                {rest.length} smaller {rest.length === 1 ? "difference" : "differences"}
              </td>
              <td className="text-right tabular-nums">{signed(restSum)}</td>
            </tr>
          )}
          <tr className="border-t border-line-strong font-medium">
            <td>{first.name}</td>
            <td className="text-right tabular-nums">{oneDecimal(first.overall)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function sidesOf({ first, other }: Row, one: string, another: string) {
  const [a, b] = [verdictWords[first.verdict], verdictWords[other.verdict]];
  return a === b
    ? `both ${a}, ${Math.round(first.points)} and ${Math.round(other.points)} of 100`
    : `${a} for ${one}, ${b} for ${another}`;
}

import type * as z from "zod";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { explainDifference } from "@/lib/hiring/explanation/explain-difference";
import en from "@/messages/en/comparison.json";

type Pair = z.output<typeof explainDifference.output>;
type Row = Pair["criteria"][number];

/** Maximum number of criteria listed; the others are added up in one row. */
const most = 5;

const signed = (t: Words<typeof en>, value: number) =>
  t(value < 0 ? "less" : "more", { points: Math.abs(value) });

/**
 * Why one candidate scores above another, as an addition; or the message why they cannot be compared. `uncertain`:
 * their score intervals overlap, so that either could be above the other.
 */
export function WhyAbove({ pair, uncertain }: { pair: Pair | string; uncertain?: boolean }) {
  const t = useWords("comparison", en);
  if (typeof pair === "string") return <p className="text-sm text-ink-muted">{pair}</p>;
  const { first, other, difference } = pair;
  const names = { first: first.name, other: other.name };
  const rows = pair.criteria.filter((row) => row.difference !== 0);
  const rest = rows.slice(most);
  const restSum = rest.reduce((sum, row) => sum + row.difference, 0);
  return (
    <section aria-label={t("why", names)} className="max-w-[72ch] break-inside-avoid">
      <h2 className="text-lg">{t(difference === 0 ? "same" : "why", names)}</h2>
      <p className="mt-1 text-sm text-ink-muted">{t("why.detail", { ...names, score: other.overall })}</p>
      {uncertain && difference !== 0 && <p className="mt-1 text-sm">{t("why.uncertain")}</p>}
      <table
        aria-label={t("addition")}
        className="mt-2 w-full border-collapse text-sm [&_td]:py-1 [&_tr]:align-top"
      >
        <tbody>
          <tr>
            <td>{other.name}</td>
            <td className="w-20 text-right tabular-nums">{t("figure", { value: other.overall })}</td>
          </tr>
          {rows.slice(0, most).map((row) => (
            <tr key={row.criterion} className="border-t border-line">
              <td>
                {row.criterion}: <span className="text-ink-muted">{sidesOf(t, row, names)}</span>
              </td>
              <td className="text-right tabular-nums">{signed(t, row.difference)}</td>
            </tr>
          ))}
          {rest.length > 0 && (
            <tr className="border-t border-line">
              <td>{t("smaller", { count: rest.length })}</td>
              <td className="text-right tabular-nums">{signed(t, restSum)}</td>
            </tr>
          )}
          <tr className="border-t border-line-strong font-medium">
            <td>{first.name}</td>
            <td className="text-right tabular-nums">{t("figure", { value: first.overall })}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function sidesOf(t: Words<typeof en>, { first, other }: Row, names: { first: string; other: string }) {
  const verdict = t(`verdict.${first.verdict}`);
  return first.verdict === other.verdict
    ? t("both", { verdict, first: Math.round(first.points), other: Math.round(other.points) })
    : t("sides", { ...names, verdict, otherVerdict: t(`verdict.${other.verdict}`) });
}

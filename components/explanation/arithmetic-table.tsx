import { Table } from "./plain-table";
import type { ShownExplanation } from "./shown";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/explanation.json";
import scoring from "@/messages/en/scoring.json";

const columns = ["criterion", "share", "points", "lessMore", "adds"] as const;

/** The score as an addition: what each criterion adds, and the sum; then the dimensions beside the score. */
export function ArithmeticTable({ explanation }: { explanation: ShownExplanation }) {
  const t = useWords("explanation", en);
  const score = useWords("scoring", scoring);
  const { arithmetic, totals, scorecard } = explanation;
  const criterionOf = new Map(scorecard.content.criteria.map((criterion) => [criterion.id, criterion]));
  const rows = (criteria: typeof arithmetic.criteria) =>
    criteria.map((row) => (
      <tr key={row.criterionId}>
        <th scope="row" className="text-left font-normal break-words">
          {criterionOf.get(row.criterionId)?.name}
          {row.weight === 0 && <span className="text-ink-faint"> {t("weightZero")}</span>}
        </th>
        <td>{t("percent", { value: row.share })}</td>
        <td>{t("figure", { value: row.points })}</td>
        <td>{t("lessMore", { less: row.down, more: row.up })}</td>
        <td>{t("figure", { value: row.adds })}</td>
      </tr>
    ));
  const beside = (["culture_fit", "team_fit"] as const).flatMap((dimension) => {
    const criteria = arithmetic.criteria.filter(
      (row) => criterionOf.get(row.criterionId)?.dimension === dimension,
    );
    return criteria.length > 0 ? [{ dimension, criteria }] : [];
  });
  const ofScore = arithmetic.criteria.filter((row) => !beside.some(({ criteria }) => criteria.includes(row)));
  return (
    <Table label={t("arithmetic")} head={columns.map((column) => t(`column.${column}`))}>
      {rows(ofScore)}
      {arithmetic.overall && <Total label={t("sum.overall")} sum={arithmetic.overall} {...totals} />}
      {totals.dimensions
        .filter(({ dimension }) => !beside.some((part) => part.dimension === dimension))
        .flatMap((total) => {
          const sum = arithmetic.dimensions.find(({ dimension }) => dimension === total.dimension);
          return sum ? (
            <Total
              key={total.dimension}
              label={t("sum.dimension", {
                dimension: score(`dimension.${total.dimension}`),
                score: total.score === null ? "–" : t("figure", { value: total.score }),
                sum: sum.adds,
                shares: sum.shares,
              })}
              sum={sum}
              {...total}
            />
          ) : (
            []
          );
        })}
      {beside.flatMap(({ dimension, criteria }) => {
        const sum = arithmetic.dimensions.find((row) => row.dimension === dimension);
        const total = totals.dimensions.find((row) => row.dimension === dimension);
        return [
          <tr key={dimension}>
            <th scope="rowgroup" colSpan={5} className="pt-4! text-left font-medium">
              {t("heading.beside", { dimension: score(`dimension.${dimension}`) })}
            </th>
          </tr>,
          ...rows(criteria),
          ...(sum && total
            ? [
                <Total
                  key={`${dimension}-sum`}
                  label={t("sum.beside", { dimension: score(`dimension.${dimension}`) })}
                  sum={sum}
                  {...total}
                />,
              ]
            : []),
        ];
      })}
    </Table>
  );
}

function Total(props: {
  label: string;
  sum: { adds: number; shares: number };
  low: number | null;
  high: number | null;
}) {
  const t = useWords("explanation", en);
  const { sum, low, high } = props;
  return (
    <tr className="font-medium">
      <th scope="row" className="text-left">
        {props.label}
      </th>
      <td>{t("percent", { value: sum.shares })}</td>
      <td />
      <td>{low === null || high === null ? "–" : t("range", { low, high })}</td>
      <td>{t("figure", { value: sum.adds })}</td>
    </tr>
  );
}

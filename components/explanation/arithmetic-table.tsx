import { Table, TableFrame } from "./plain-table";
import { exact, oneDecimal, type ShownExplanation } from "./shown";
import { useWords } from "@/components/words/use-words";
import scoring from "@/messages/en/scoring.json";

/** The score as an addition: what each criterion adds, and the sum below; then what stands beside the score. */
export function ArithmeticTable({ explanation }: { explanation: ShownExplanation }) {
  const score = useWords("scoring", scoring);
  const { arithmetic, totals, scorecard } = explanation;
  const criterionOf = new Map(scorecard.content.criteria.map((criterion) => [criterion.id, criterion]));
  const rows = (criteria: typeof arithmetic.criteria) =>
    criteria.map((one) => (
      <tr key={one.criterionId}>
        <th scope="row" className="text-left font-normal break-words">
          {criterionOf.get(one.criterionId)?.name}
          {one.weight === 0 && <span className="text-ink-faint"> (weight 0)</span>}
        </th>
        <td>{oneDecimal(one.share)} %</td>
        <td>{oneDecimal(one.points)}</td>
        <td>
          {exact(one.down)}, {exact(one.up)}
        </td>
        <td>{oneDecimal(one.adds)}</td>
      </tr>
    ));
  const beside = (["culture_fit", "team_fit"] as const).flatMap((dimension) => {
    const criteria = arithmetic.criteria.filter(
      (one) => criterionOf.get(one.criterionId)?.dimension === dimension,
    );
    return criteria.length > 0 ? [{ dimension, criteria }] : [];
  });
  const ofScore = arithmetic.criteria.filter((one) => !beside.some(({ criteria }) => criteria.includes(one)));
  return (
    <TableFrame>
      <Table
        label="Arithmetic"
        head={["Criterion", "Share", "Points of 100", "Could be less, more by", "Adds"]}
      >
        {rows(ofScore)}
        {arithmetic.overall && (
          <Total
            words="Overall: the sum"
            sum={arithmetic.overall.adds}
            of={arithmetic.overall.shares}
            {...totals}
          />
        )}
        {totals.dimensions
          .filter(({ dimension }) => !beside.some((one) => one.dimension === dimension))
          .flatMap((total) => {
            const sum = arithmetic.dimensions.find(({ dimension }) => dimension === total.dimension);
            return sum ? (
              <Total
                key={total.dimension}
                words={`${score(`dimension.${total.dimension}`)}: ${total.score}, which is ${oneDecimal(sum.adds)} of ${oneDecimal(sum.shares)}`}
                sum={sum.adds}
                of={sum.shares}
                {...total}
              />
            ) : (
              []
            );
          })}
        {beside.flatMap(({ dimension, criteria }) => {
          const sum = arithmetic.dimensions.find((one) => one.dimension === dimension);
          const total = totals.dimensions.find((one) => one.dimension === dimension);
          return [
            <tr key={dimension}>
              <th scope="rowgroup" colSpan={5} className="pt-4! text-left font-medium">
                {score(`dimension.${dimension}`)}, beside the score
              </th>
            </tr>,
            ...rows(criteria),
            ...(sum && total
              ? [
                  <Total
                    key={`${dimension}-sum`}
                    words={`${score(`dimension.${dimension}`)}: the sum`}
                    sum={sum.adds}
                    of={sum.shares}
                    {...total}
                  />,
                ]
              : []),
          ];
        })}
      </Table>
    </TableFrame>
  );
}

function Total(props: { words: string; sum: number; of: number; low: number | null; high: number | null }) {
  return (
    <tr className="font-medium">
      <th scope="row" className="text-left">
        {props.words}
      </th>
      <td>{oneDecimal(props.of)} %</td>
      <td />
      <td>
        {props.low} to {props.high}
      </td>
      <td>{oneDecimal(props.sum)}</td>
    </tr>
  );
}

import { Table, TableFrame } from "./plain-table";
import { exact, type ShownExplanation } from "./shown";
import { dimensionWords } from "../application/words";

/** Every criterion with its share in the score, and the sum below. */
export function ArithmeticTable({ explanation }: { explanation: ShownExplanation }) {
  const { arithmetic, totals, scorecard } = explanation;
  const nameOf = new Map(scorecard.content.criteria.map(({ id, name }) => [id, name]));
  return (
    <TableFrame>
      <Table label="Arithmetic" head={["Criterion", "Weight", "Points", "± down, up", "Weight × points"]}>
        {arithmetic.criteria.map((one) => (
          <tr key={one.criterionId}>
            <th scope="row" className="text-left font-normal break-words">
              {nameOf.get(one.criterionId)}
              {!one.inOverall && <span className="text-ink-faint"> (not counted in the overall)</span>}
            </th>
            <td>{one.weight}</td>
            <td>{exact(one.points)}</td>
            <td>
              {exact(one.down)}, {exact(one.up)}
            </td>
            <td>{one.inOverall ? exact(one.weight * one.points) : "–"}</td>
          </tr>
        ))}
        {arithmetic.overall && (
          <tr className="font-medium">
            <th scope="row" className="text-left">
              Overall: 100 × {exact(arithmetic.overall.points)} / {arithmetic.overall.weights}
            </th>
            <td>{arithmetic.overall.weights}</td>
            <td />
            <td>
              {totals.low} to {totals.high}
            </td>
            <td>{totals.overall}</td>
          </tr>
        )}
        {arithmetic.dimensions.map(({ dimension, points, weights }) => {
          const total = totals.dimensions.find((one) => one.dimension === dimension);
          return (
            <tr key={dimension}>
              <th scope="row" className="text-left font-normal">
                {dimensionWords[dimension].name}: 100 × {exact(points)} / {weights}
              </th>
              <td>{weights}</td>
              <td />
              <td>
                {total?.low} to {total?.high}
              </td>
              <td>{total?.score}</td>
            </tr>
          );
        })}
      </Table>
    </TableFrame>
  );
}

import type * as z from "zod";
import { explainDifference } from "@/lib/hiring/explanation/explain-difference";
import { candidateData } from "../text/candidate-data";
import { reads, tool } from "../tool";

const signed = (value: number) => `${value > 0 ? "+" : ""}${value}`;

export const explainDifferenceTool = tool({
  name: "explainDifference",
  title: "Explain a difference of scores",
  description:
    "Why one candidate scores above another of the same job: what each criterion adds for each, with quotes.",
  safety: reads,
  next: { not_found: "listJobCandidates gives the applicationIds of a job." },
  useCase: explainDifference,
  text: ({ first, other, difference, criteria, beside, scorecardVersion }) =>
    candidateData(
      [
        `${first.name} ${first.overall}, ${other.name} ${other.overall}: ${signed(difference)}, by scorecard v${scorecardVersion}`,
        ...criteria.map((row) => line(row, first.name, other.name)),
        ...(beside.length > 0 ? ["Not part of the score:"] : []),
        ...beside.map((row) => line(row, first.name, other.name)),
      ].join("\n"),
    ),
});

type Row = z.output<typeof explainDifference.output>["criteria"][number];

function line(row: Row, first: string, other: string): string {
  const side = ({ verdict, points, adds, reason, quote }: Row["first"]) =>
    `${adds} (${verdict}, ${points} points: ${reason}${quote ? ` “${quote}”` : ""})`;
  return `${signed(row.difference)} ${row.criterion}, share ${row.share}: ${first} ${side(row.first)}; ${other} ${side(row.other)}`;
}

import * as z from "zod";
import { compareApplications } from "@/lib/hiring/applications/compare-applications";
import { shortened } from "@/lib/reading/language/shortened";
import { candidateData } from "../text/candidate-data";
import { shareInWords } from "../text/share-in-words";
import { reads, shapedTool } from "../tool";
import { detail } from "./detail";

/** Letters stand for candidates in the text: repeating names for each criterion would be most of it. */
const letters = ["A", "B", "C", "D", "E"];
/** Characters of a quote in a concise comparison. */
const longestQuote = 50;

const Criterion = compareApplications.output.shape.criteria.element;
const Cell = Criterion.shape.candidates.element.partial({ reason: true, quote: true });
type Cell = z.output<typeof Cell>;

export const compareCandidatesTool = shapedTool({
  name: "compareCandidates",
  title: "Compare candidates",
  description:
    "Compares 2 to 5 applications of one job criterion by criterion, with points and quotes; detailed with reasons.",
  safety: reads,
  next: {
    not_found: "listJobCandidates gives the applicationIds of a job.",
    invalid: "listJobCandidates gives the applicationIds of one job.",
  },
  useCase: compareApplications,
  input: compareApplications.input.extend({ detail }),
  output: compareApplications.output.extend({
    criteria: z.array(Criterion.extend({ candidates: z.array(Cell) })),
  }),
  shape: (result, { detail }) =>
    detail === "detailed"
      ? result
      : {
          ...result,
          criteria: result.criteria.map((row) => ({ ...row, candidates: row.candidates.map(concise) })),
        },
  text: ({ scale, candidates, criteria, overlapping, alike }) =>
    [
      candidateData(
        [
          ...candidates.map((each, at) => {
            const interval = each.low === null ? "" : ` (${each.low} to ${each.high})`;
            const version = each.scorecardVersion === null ? "" : `, scorecard v${each.scorecardVersion}`;
            const score = `${each.overall ?? each.scoreStatus}${interval}, ${each.disposition}${version}`;
            return `${letters[at]}: ${each.name} applicationId ${each.applicationId}: ${score}`;
          }),
          ...overlapping.map(([above, below]) => `The intervals of ${above} and ${below} overlap.`),
          ...criteria.flatMap(({ criterion, dimension, share, importance, candidates: cells }) => [
            `${criterion} (${dimension}, ${shareInWords({ dimension, weight: share }, share)}, ${importance})`,
            ...cells.map((cell, at) => `${letters[at]} ${judged(cell)}`),
          ]),
          ...(alike.length > 0 ? [`Equal on all other criteria: ${alike.join(", ")}`] : []),
        ].join("\n"),
      ),
      scale,
    ].join("\n"),
});

const concise = ({ verdict, points, adds, quote }: Cell): Cell => ({
  verdict,
  points,
  adds,
  ...(quote && { quote: shortened(quote, longestQuote) }),
});

const judged = ({ verdict, points, adds, reason, quote }: Cell) =>
  [
    `${verdict ?? "not judged"}${points ? ` ${points}, adds ${adds}` : ""}`,
    ...(reason ? [reason] : []),
    ...(quote ? [`“${quote}”`] : []),
  ].join("; ");

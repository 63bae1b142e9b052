import * as z from "zod";
import type { Rating } from "./feedback";

/** Ratings of one criterion that are further apart than this are called different: two of four steps. */
const APART = 2;
/** The same between people's mean and the evaluation, of 100: one step of the evaluation's five. */
const APART_FROM_EVALUATION = 25;

export const Compared = z.object({
  criterionId: z.uuid(),
  name: z.string(),
  raters: z.int(),
  mean: z.number().describe("1 to 4, to one decimal."),
  lowest: z.int(),
  highest: z.int(),
  people: z.enum(["agree", "differ"]).nullable().describe("Null for a single rating."),
  points: z.number().nullable().describe("The evaluation's, 0 to 100; null where it has none."),
  evaluation: z
    .enum(["agrees", "lower", "higher"])
    .nullable()
    .describe("The evaluation beside the mean of people's ratings."),
});

type Given = { userId: string; kind: "review" | "interview"; ratings: readonly Rating[] };

/**
 * People's ratings beside one another and beside the evaluation, a row for each criterion that somebody rated. Of a
 * person who rated a criterion twice, the rating after the interview counts. The mean of 1 to 4 is put on the
 * evaluation's scale as (mean − 1) / 3 × 100. Nothing here changes a score.
 *
 * @param points the evaluation's points by criterion, 0 to 100
 */
export function compareRatings(
  feedback: readonly Given[],
  points: ReadonlyMap<string, number>,
): z.output<typeof Compared>[] {
  const inOrder = feedback.toSorted(
    (a, b) => Number(a.kind === "interview") - Number(b.kind === "interview"),
  );
  const rows = new Map<string, { name: string; byPerson: Map<string, number> }>();
  for (const { userId, ratings } of inOrder)
    for (const { criterionId, name, points: given } of ratings) {
      if (given === null) continue;
      const row = rows.get(criterionId) ?? { name, byPerson: new Map<string, number>() };
      row.byPerson.set(userId, given);
      rows.set(criterionId, row);
    }
  return [...rows].map(([criterionId, { name, byPerson }]) => {
    const given = [...byPerson.values()];
    const mean = given.reduce((sum, each) => sum + each, 0) / given.length;
    const [lowest, highest] = [Math.min(...given), Math.max(...given)];
    const evaluated = points.get(criterionId) ?? null;
    return {
      criterionId,
      name,
      raters: given.length,
      mean: Math.round(mean * 10) / 10,
      lowest,
      highest,
      people: given.length < 2 ? null : highest - lowest < APART ? "agree" : "differ",
      points: evaluated,
      evaluation: evaluated === null ? null : besideMean(evaluated, ((mean - 1) / 3) * 100),
    };
  });
}

function besideMean(evaluated: number, people: number) {
  if (Math.abs(evaluated - people) <= APART_FROM_EVALUATION) return "agrees" as const;
  return evaluated > people ? ("higher" as const) : ("lower" as const);
}

import * as z from "zod";
import { Prisma } from "@/lib/platform/db/generated/client";

const Difference = z.object({
  criterion: z.string(),
  points: z.int().describe("0 to 100."),
  others: z.int().describe("The mean of the job's other candidates, by the same scorecard version."),
});

/** How a candidate differs most from the job's other candidates: furthest ahead and furthest behind, by weight. */
export const Apart = z.object({ ahead: Difference.nullable(), behind: Difference.nullable() });

/** Point totals per criterion, over all candidates evaluated with one scorecard version. */
export type Standing = {
  versionId: string;
  candidates: number;
  /** Sums of points, in the order of the criteria. */
  sums: number[];
  /** The weight of culture fit and team fit is 0 here: they do not count towards the score. */
  criteria: { name: string; weight: number }[];
};

/** One row per scorecard version by which a job's candidates are scored now; usually one. */
export const standingsOf = (jobId: string) => Prisma.sql`
  SELECT t."versionId", t.candidates, t.points AS sums,
    (SELECT json_agg(json_build_object('name', k.name,
        'weight', CASE WHEN k.dimension IN ('culture_fit', 'team_fit') THEN 0 ELSE k.weight END) ORDER BY k.position) FROM "Criterion" k
      WHERE k."organizationId" = t."organizationId" AND k."versionId" = t."versionId") AS criteria
  FROM "Scorecard" s
  JOIN "ScorecardVersion" v ON v."organizationId" = s."organizationId" AND v."scorecardId" = s.id
  JOIN "ScorecardStanding" t ON t."organizationId" = v."organizationId" AND t."versionId" = v.id
  WHERE s."jobId" = ${jobId}::uuid AND t.candidates > 1`;

/** Null when nothing differs. A tie goes to the criterion that comes first. */
export function apart(
  { candidates, sums, criteria }: Standing,
  points: number[],
): z.output<typeof Apart> | null {
  let most = 0;
  let least = 0;
  let ahead = -1;
  let behind = -1;
  const others = (at: number) => (sums[at]! - points[at]!) / (candidates - 1);
  for (let at = 0; at < criteria.length; at += 1) {
    const difference = (points[at]! - others(at)) * criteria[at]!.weight;
    if (difference > most) [most, ahead] = [difference, at];
    if (difference < least) [least, behind] = [difference, at];
  }
  const contrast = (at: number) =>
    at < 0 ? null : { criterion: criteria[at]!.name, points: points[at]!, others: Math.round(others(at)) };
  return ahead < 0 && behind < 0 ? null : { ahead: contrast(ahead), behind: contrast(behind) };
}

import * as z from "zod";
import { Prisma } from "@/lib/db/generated/client";

const Difference = z.object({
  criterion: z.string(),
  points: z.int().describe("0 to 100."),
  others: z.int().describe("The mean of the job's other candidates, by the same scorecard version."),
});

/** What sets a candidate apart from the others of a job: where they are most ahead and most behind, by weight. */
export const Apart = z.object({ ahead: Difference.nullable(), behind: Difference.nullable() });

/** How all candidates judged by one scorecard version stand against its criteria. */
export type Standing = {
  versionId: string;
  candidates: number;
  /** Sums of points, in the order of the criteria. */
  sums: number[];
  /** What stands beside the score weighs nothing here. */
  criteria: { name: string; weight: number }[];
};

/** Of the versions by which a job's candidates are judged now: mostly one. */
export const standingsOf = (jobId: string) => Prisma.sql`
  SELECT t."versionId", t.candidates, t.points AS sums,
    (SELECT json_agg(json_build_object('name', k.name,
        'weight', CASE WHEN k.dimension IN ('culture_fit', 'team_fit') THEN 0 ELSE k.weight END) ORDER BY k.position) FROM "Criterion" k
      WHERE k."organizationId" = t."organizationId" AND k."versionId" = t."versionId") AS criteria
  FROM "Scorecard" s
  JOIN "ScorecardVersion" v ON v."organizationId" = s."organizationId" AND v."scorecardId" = s.id
  JOIN "ScorecardStanding" t ON t."organizationId" = v."organizationId" AND t."versionId" = v.id
  WHERE s."jobId" = ${jobId}::uuid AND t.candidates > 1`;

/** Null where nothing differs. Of equal differences the one whose criterion comes first counts. */
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

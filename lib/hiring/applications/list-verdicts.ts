import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { verdicts } from "@/lib/judging/ai/judging";
import { Prisma } from "@/lib/platform/db/generated/client";
import { verdictsOf } from "@/lib/judging/evaluation/stored-verdicts";

/**
 * Verdicts of a job's candidates on each weighted criterion of the current scorecard version: the musts first, each
 * group with the heaviest first. Null where a criterion was not judged. Leaves out applications without an evaluation.
 */
export const listVerdicts = reading({
  name: "listVerdicts",
  permission: "candidate:read",
  input: z.object({ jobId: z.uuid(), applicationIds: z.array(z.uuid()).max(50) }),
  output: z.object({
    criteria: z.array(z.object({ criterionId: z.uuid(), name: z.string(), must: z.boolean() })),
    applications: z.array(
      z.object({ applicationId: z.uuid(), verdicts: z.array(z.enum(verdicts).nullable()) }),
    ),
  }),

  async run({ read }, { jobId, applicationIds }) {
    const [criteria, applications] = await read<
      [{ criterionId: string; name: string; must: boolean }, { applicationId: string; verdicts: [] }]
    >([
      criteriaOf(jobId),
      Prisma.sql`
        SELECT a.id AS "applicationId", json_agg(v.verdict ORDER BY ${heaviestFirst}) AS verdicts ${currentCriteria}
        JOIN "Application" a ON a."organizationId" = s."organizationId" AND a."jobId" = s."jobId"
        JOIN "Evaluation" e ON e."organizationId" = a."organizationId" AND e.id = a."currentEvaluationId"
        LEFT JOIN "CriterionAssessment" v ON v."organizationId" = e."organizationId"
          AND v."evaluationId" = ${verdictsOf} AND v."criterionId" = k."criterionId"
        WHERE s."jobId" = ${jobId}::uuid AND a.id = ANY(${applicationIds}::uuid[])
        GROUP BY a.id`,
    ]);
    return { criteria, applications };
  },
});

export const currentCriteria = Prisma.sql`
  FROM "Scorecard" s
  JOIN "Criterion" k ON k."organizationId" = s."organizationId" AND k."versionId" = s."currentVersionId"
    AND k.weight > 0`;

export const heaviestFirst = Prisma.sql`k.importance <> 'must', k.weight DESC, k.position`;

/** The job's criteria in the order of their verdicts. */
export const criteriaOf = (jobId: string) => Prisma.sql`
  SELECT k."criterionId", k.name, k.importance = 'must' AS must ${currentCriteria}
  WHERE s."jobId" = ${jobId}::uuid ORDER BY ${heaviestFirst}`;

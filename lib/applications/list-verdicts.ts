import * as z from "zod";
import { reading } from "@/lib/access/use-case";
import { verdicts } from "@/lib/ai/judging";
import { Prisma } from "@/lib/db/generated/client";
import { verdictsOf } from "@/lib/evaluation/stored-verdicts";

/**
 * How candidates of a job turned out on each criterion of the scorecard in force that counts, in its order. Null where
 * one was not judged by this version. Who has not been judged at all is left out.
 */
export const listVerdicts = reading({
  name: "listVerdicts",
  permission: "candidate:read",
  input: z.object({ jobId: z.uuid(), applicationIds: z.array(z.uuid()).max(50) }),
  output: z.object({
    criteria: z.array(z.object({ criterionId: z.uuid(), name: z.string() })),
    applications: z.array(
      z.object({ applicationId: z.uuid(), verdicts: z.array(z.enum(verdicts).nullable()) }),
    ),
  }),

  async run({ read }, { jobId, applicationIds }) {
    const inForce = Prisma.sql`
      FROM "Scorecard" s
      JOIN "Criterion" k ON k."organizationId" = s."organizationId" AND k."versionId" = s."currentVersionId"
        AND k.weight > 0`;
    const [criteria, applications] = await read<
      [{ criterionId: string; name: string }, { applicationId: string; verdicts: [] }]
    >([
      Prisma.sql`SELECT k."criterionId", k.name ${inForce} WHERE s."jobId" = ${jobId}::uuid ORDER BY k.position`,
      Prisma.sql`
        SELECT a.id AS "applicationId", json_agg(v.verdict ORDER BY k.position) AS verdicts ${inForce}
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

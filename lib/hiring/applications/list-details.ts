import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { verdicts } from "@/lib/judging/ai/judging";
import { isBlindCandidate } from "@/lib/platform/blind-review/blind-candidate";
import { Prisma } from "@/lib/platform/db/generated/client";
import { verdictsOf } from "@/lib/judging/evaluation/stored-verdicts";
import { criteriaOf, currentCriteria, heaviestFirst, listVerdicts } from "./list-verdicts";

const Detailed = z.object({
  applicationId: z.uuid(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  judged: z
    .array(z.object({ verdict: z.enum(verdicts).nullable(), quote: z.string().nullable() }))
    .describe("For each criterion; empty before an evaluation."),
});

/**
 * Contact of a job's candidates, and for each criterion of `listVerdicts` the verdict with the first quote for it. In
 * blind review without contact and quotes.
 */
export const listDetails = reading({
  name: "listDetails",
  permission: "candidate:read",
  input: listVerdicts.input,
  output: z.object({ criteria: listVerdicts.output.shape.criteria, applications: z.array(Detailed) }),

  async run({ read }, { jobId, applicationIds }) {
    const [criteria, applications] = await read<
      [z.output<typeof listVerdicts.output>["criteria"][number], z.output<typeof Detailed>]
    >([
      criteriaOf(jobId),
      Prisma.sql`
        SELECT a.id AS "applicationId", c.email, c.phone, c.location, coalesce((
          SELECT json_agg(json_build_object('verdict', v.verdict, 'quote', CASE WHEN NOT c.blind THEN (
            SELECT q.quote FROM "Evidence" q WHERE q."organizationId" = v."organizationId" AND q."assessmentId" = v.id
            ORDER BY q.position LIMIT 1) END) ORDER BY ${heaviestFirst})
          ${currentCriteria}
          LEFT JOIN "CriterionAssessment" v ON v."organizationId" = e."organizationId"
            AND v."evaluationId" = ${verdictsOf} AND v."criterionId" = k."criterionId"
          WHERE e.id IS NOT NULL AND s."jobId" = a."jobId"), '[]') AS judged
        FROM "Application" a
        JOIN LATERAL (
          SELECT blind, CASE WHEN NOT blind THEN c.email END AS email, CASE WHEN NOT blind THEN c.phone END AS phone,
            CASE WHEN NOT blind THEN c.location END AS location
          FROM "Candidate" c, LATERAL (SELECT ${isBlindCandidate} AS blind) b
          WHERE c."organizationId" = a."organizationId" AND c.id = a."candidateId") c ON true
        LEFT JOIN "Evaluation" e ON e."organizationId" = a."organizationId" AND e.id = a."currentEvaluationId"
        WHERE a."jobId" = ${jobId}::uuid AND a.id = ANY(${applicationIds}::uuid[])`,
    ]);
    return { criteria, applications };
  },
});

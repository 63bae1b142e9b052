import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";

/** Every evaluation of an application, the newest first. Rescoring adds one and changes none; scores are 0 to 100. */
export const listEvaluations = useCase({
  name: "listEvaluations",
  permission: "candidate:read",
  reads: true,
  input: z.object({ applicationId: z.uuid() }),
  output: z.object({
    evaluations: z.array(
      z.object({
        evaluationId: z.uuid(),
        /** The scorecard version. */
        version: z.int(),
        overall: z.number().nullable(),
        low: z.number().nullable(),
        high: z.number().nullable(),
        judge: z.string(),
        createdAt: z.string(),
        current: z.boolean(),
      }),
    ),
  }),

  async run({ db }, { applicationId }) {
    const application = await db.application.findUnique({
      where: { id: applicationId },
      select: {
        currentEvaluationId: true,
        evaluations: {
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: 50,
          include: { scorecardVersion: { select: { version: true } } },
        },
      },
    });
    if (!application) throw notFound("Application");
    return {
      evaluations: application.evaluations.map((evaluation) => ({
        evaluationId: evaluation.id,
        version: evaluation.scorecardVersion.version,
        overall: evaluation.overall,
        low: evaluation.low,
        high: evaluation.high,
        judge: evaluation.judge,
        createdAt: evaluation.createdAt.toISOString(),
        current: evaluation.id === application.currentEvaluationId,
      })),
    };
  },
});

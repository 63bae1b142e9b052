import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { lockApplications } from "@/lib/judging/states/before";
import { sentence } from "@/lib/say";

/**
 * Takes given applications, or all of a job's, out of the queue before their evaluation has begun and been charged.
 * Those already judged or being judged are not affected. A recruiter can still have the others evaluated later.
 */
export const stopScoring = useCase({
  name: "stopScoring",
  permission: "candidate:write",
  input: z
    .object({ applicationIds: z.array(z.uuid()).optional(), jobId: z.uuid().optional() })
    .refine(({ applicationIds, jobId }) => (applicationIds === undefined) !== (jobId === undefined), {
      error: "Name applications, or a job.",
    }),
  output: z.object({ stopped: z.int() }),

  async run(ctx, { applicationIds, jobId }) {
    const { db } = ctx;
    const where = {
      id: { in: applicationIds },
      jobId,
      disposition: "active",
      scoreStatus: "queued",
    } as const;
    const due = await db.application.findMany({ where, select: { id: true } });
    await lockApplications(
      db,
      due.map(({ id }) => id),
    );
    const stopped = await db.application.updateManyAndReturn({
      where,
      data: {
        scoreStatus: "failed",
        scoreReason: sentence("Scoring was cancelled before it began."),
        scoringStoppedAt: new Date(),
      },
      select: { id: true },
    });
    for (const { id } of stopped) await record(ctx, "application.scoring-stopped", id);
    return { stopped: stopped.length };
  },
});

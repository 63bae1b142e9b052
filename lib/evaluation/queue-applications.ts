import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import type { ScoreStatus } from "@/lib/db/generated/enums";
import { emit } from "@/lib/events/emit";
import { applicationQueued } from "@/lib/events/events";
import { lockApplications } from "@/lib/states/before";
import { awaitsVersion } from "@/lib/states/states";

/** How many are queued in one transaction; the caller asks again until none are left. */
const batch = 200;

/** Queues a job's active applications that the current scorecard version has not scored. */
export const queueForRescoring = useCase({
  name: "queueForRescoring",
  permission: "evaluation:record",
  input: z.object({ jobId: z.uuid() }),
  output: z.object({ queued: z.int() }),

  async run(ctx, { jobId }) {
    const due = await ctx.db.application.findMany({
      where: { jobId, disposition: "active", scoreStatus: { in: awaitsVersion } },
      orderBy: { id: "asc" },
      take: batch,
      select: { id: true },
    });
    return {
      queued: await queue(
        ctx,
        due.map(({ id }) => id),
        awaitsVersion,
      ),
    };
  },
});

/** Queues applications that wait for credits, oldest first, as many as the balance could pay for. */
export const queueAwaitingCredits = useCase({
  name: "queueAwaitingCredits",
  permission: "evaluation:record",
  input: z.object({}),
  output: z.object({ queued: z.int() }),

  async run(ctx) {
    const account = await ctx.db.creditAccount.findUnique({
      where: { organizationId: ctx.actor.organizationId },
    });
    const due = await ctx.db.application.findMany({
      where: { disposition: "active", scoreStatus: "awaiting_credits" },
      orderBy: { id: "asc" },
      take: Math.min(batch, account?.balance ?? 0),
      select: { id: true },
    });
    return {
      queued: await queue(
        ctx,
        due.map(({ id }) => id),
        ["awaiting_credits"],
      ),
    };
  },
});

async function queue(ctx: Parameters<typeof emit>[0], ids: string[], from: ScoreStatus[]) {
  await lockApplications(ctx.db, ids);
  const queued = await ctx.db.application.updateManyAndReturn({
    where: { id: { in: ids }, disposition: "active", scoreStatus: { in: from } },
    data: { scoreStatus: "queued", scoreReason: null },
    select: { id: true },
  });
  for (const { id } of queued) await emit(ctx, applicationQueued, { applicationId: id });
  return queued.length;
}

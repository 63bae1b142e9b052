import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { modelOf } from "@/lib/ai/choice/model-of";
import { batchesOf } from "@/lib/ai/openai/batch/batches";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { lockApplications } from "@/lib/states/before";
import { inScoring } from "@/lib/states/states";
import { sentence } from "@/lib/say";

/**
 * Cancels a batch that has not ended: applications that still wait are not judged, are marked as cancelled and cost
 * no credits. The provider charges for what it has answered by then.
 */
export const cancelBatch = flow({
  name: "cancelBatch",
  permission: "candidate:write",
  input: z.object({ batchId: z.uuid() }),
  output: z.object({ cancelled: z.int() }),

  async run(actor, { batchId }) {
    const { externalId, cancelled } = await stop(actor, { batchId });
    const model = externalId ? await modelOf(actor) : null;
    // Best effort, to spare the provider work: its answers are no longer read.
    if (model?.batch && externalId)
      await batchesOf(model)
        .cancel(externalId)
        .catch(() => undefined);
    return { cancelled };
  },
});

const stop = useCase({
  name: "stop",
  permission: "candidate:write",
  input: z.object({ batchId: z.uuid() }),
  output: z.object({ externalId: z.string().nullable(), cancelled: z.int() }),

  async run(ctx, { batchId }) {
    const { db } = ctx;
    const batch = await db.judgeBatch.findUnique({ where: { id: batchId } });
    if (!batch) throw notFound("Batch");
    const { count } = await db.judgeBatch.updateMany({
      where: { id: batchId, status: { in: ["preparing", "waiting"] } },
      data: { status: "cancelled", endedAt: new Date() },
    });
    if (count === 0) throw conflict("This batch has ended.");
    const rows = await db.judgeBatchRow.updateManyAndReturn({
      where: { batchId, status: "waiting" },
      data: { status: "cancelled", note: "Cancelled." },
      select: { applicationId: true },
    });
    const ids = rows.map(({ applicationId }) => applicationId);
    await lockApplications(db, ids);
    await db.application.updateMany({
      where: {
        id: { in: ids },
        disposition: "active",
        scoreStatus: { in: inScoring },
      },
      data: {
        scoreStatus: "failed",
        scoreReason: sentence("Scoring was cancelled."),
        scoringStoppedAt: new Date(),
      },
    });
    await record(ctx, "judge-batch.cancelled", batchId, { applications: rows.length });
    return { externalId: batch.externalId, cancelled: rows.length };
  },
});

import type { Context } from "@/lib/platform/access/use-case";
import { emit } from "@/lib/platform/events/emit";
import { candidateChanged } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import type { Fetchable } from "@/lib/records/ats/records";

/**
 * Marks a record that the ATS no longer has. Nothing is deleted: a job is closed, an open application is withdrawn,
 * and a candidate is no longer proposed for other roles. If the record returns, its state does, too.
 */
export async function removeRecord(
  ctx: Context,
  connectionId: string,
  resource: Fetchable,
  externalId: string,
) {
  const { db } = ctx;
  const where = { atsConnectionId: connectionId, externalId, atsRemovedAt: null };
  const atsRemovedAt = new Date();
  const ids = await {
    async jobs() {
      return db.job.updateManyAndReturn({
        where,
        data: { atsRemovedAt, status: "closed" },
        select: { id: true },
      });
    },
    async candidates() {
      // Equal times show that the removal opted them out; an earlier opt-out is permanent.
      await db.candidate.updateMany({
        where: { ...where, optedOutAt: null },
        data: { optedOutAt: atsRemovedAt },
      });
      return db.candidate.updateManyAndReturn({ where, data: { atsRemovedAt }, select: { id: true } });
    },
    async applications() {
      await db.application.updateMany({
        where: { ...where, disposition: "active" },
        data: { disposition: "withdrawn", decidedAt: atsRemovedAt, revision: { increment: 1 } },
      });
      return db.application.updateManyAndReturn({ where, data: { atsRemovedAt }, select: { id: true } });
    },
  }[resource]();
  for (const { id } of ids) {
    await record(ctx, "ats.record-removed", id, { resource });
    if (resource === "candidates") await emit(ctx, candidateChanged, { candidateId: id });
  }
}

import type { Context } from "@/lib/access/use-case";
import { emit } from "@/lib/events/emit";
import { candidateChanged } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import type { Fetchable } from "@/lib/ats/records";

/**
 * Notes that the ATS no longer has a record. Nothing is deleted: a job closes, an application that was open is
 * withdrawn, and a person is not proposed for other roles any more. Should it come back, so does what it was.
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
      // The same moment in both says why they are out; who had opted out before stays so whatever happens.
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

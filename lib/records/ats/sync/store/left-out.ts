import type { Context } from "@/lib/platform/access/use-case";
import type { Entry } from "@/lib/records/ats/read-rows";
import type { Resource } from "@/lib/records/ats/records";
import { stored } from "@/lib/say";

/**
 * Stores which of these entries were left out, and why; those that are understood now no longer are. What depends on a
 * job or a candidate that is understood again is listed by a full reading only, which is then due.
 */
export async function storeLeftOut(
  { db }: Context,
  connectionId: string,
  resource: Resource,
  entries: Entry[],
) {
  const { count } = await db.atsLeftOut.deleteMany({
    where: { connectionId, resource, externalId: { in: entries.map(({ externalId }) => externalId) } },
  });
  const odd = new Map(entries.flatMap(({ externalId, problem }) => (problem ? [[externalId, problem]] : [])));
  await db.atsLeftOut.createMany({
    data: [...odd].map(([externalId, problem]) => ({
      connectionId,
      resource,
      externalId,
      ...stored("problem", problem, 300),
    })),
  });
  if (count > odd.size && ["jobs", "candidates"].includes(resource))
    await db.atsConnection.updateMany({ where: { id: connectionId }, data: { nextFullSyncAt: new Date() } });
}

/** Forgets what a full reading no longer listed. */
export const forgetLeftOut = ({ db }: Context, connectionId: string, resource: Resource, began: Date) =>
  db.atsLeftOut.deleteMany({ where: { connectionId, resource, leftOutAt: { lt: began } } });

import * as z from "zod";
import { type Context, step } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { atsSyncRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { SyncSettings } from "@/lib/records/ats/settings";
import { nextReading, Reading, steps } from "./place";
import { fileImport } from "@/lib/judging/states/file-import";

export const Beginning = z.object({
  connectionId: z.uuid(),
  full: z.boolean().default(false).describe("Read everything again, and find what was removed."),
});

export const Begun = z.object({ begun: z.boolean().describe("False when a sync was already running.") });

const fullEveryMs = 24 * 3_600_000;

/** Resets a connection's cursors and requests a sync. A running sync continues instead. */
export async function begin(
  ctx: Context,
  { connectionId, full = false }: z.input<typeof Beginning>,
  onlyIfDue = false,
) {
  const { db } = ctx;
  const connection = await lockConnection(ctx, connectionId);
  if (!connection || connection.provider === fileImport) throw notFound("Connection");
  if (connection.status === "paused") throw conflict("This connection is paused. Resume it first.");
  const now = new Date();
  const { nextSyncAt: next, nextFullSyncAt: nextFull } = connection;
  if (onlyIfDue && ![next, nextFull].some((at) => at && at <= now)) return { begun: false };
  const rows = await db.syncCursor.findMany({ where: { connectionId } });
  const readings = new Map(rows.map((row) => [row.resource, Reading.parse(row.cursor)]));
  const underWay = [...readings.values()].some((reading) => reading.finishedAt === null);
  if (!underWay)
    for (const resource of steps) {
      const cursor = nextReading(readings.get(resource), full, now);
      await db.syncCursor.upsert({
        where: {
          organizationId_connectionId_resource: {
            organizationId: ctx.actor.organizationId,
            connectionId,
            resource,
          },
        },
        create: { connectionId, resource, cursor },
        update: { cursor },
      });
    }
  const { everyMinutes } = SyncSettings.parse(connection.settings);
  const nextSyncAt = new Date(now.getTime() + everyMinutes * 60_000);
  // A full sync follows a running one as soon as that ends; a failing one is tried by the schedule only.
  const afterThis = connection.status === "failing" ? nextSyncAt : now;
  await db.atsConnection.update({
    where: { id: connectionId },
    data: {
      nextSyncAt,
      ...(full ? { nextFullSyncAt: underWay ? afterThis : new Date(now.getTime() + fullEveryMs) } : {}),
    },
  });
  if (!underWay) await record(ctx, "ats.sync-begun", connectionId, { full });
  // Emitted for a running sync, too: if its job was lost, this one continues it.
  await emit(ctx, atsSyncRequested, { connectionId });
  return { begun: !underWay };
}

/**
 * Locks and returns the connection's row until the end of the transaction: writers of its records run one by one.
 * Transactions that only reference the row, such as a push, do not wait.
 */
export async function lockConnection({ db }: Pick<Context, "db">, connectionId: string) {
  await db.$queryRaw`SELECT id FROM "AtsConnection" WHERE id = ${connectionId}::uuid FOR NO KEY UPDATE`;
  return db.atsConnection.findUnique({ where: { id: connectionId } });
}

/** Begins a sync of a schedule; with `onlyIfDue` once for all instances that find it due at the same time. */
export const beginSync = step("beginSync", begin);

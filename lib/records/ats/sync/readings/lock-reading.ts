import type { Context } from "@/lib/platform/access/use-case";
import { lockConnection } from "./begin-sync";
import { Reading, type Step } from "./place";

/**
 * A reading as it is stored, with its connection. Null when another worker has continued, finished, skipped or
 * restarted it since `met` was read, or this one before a crash. Locks the connection's row.
 */
export async function lockReading(ctx: Context, connectionId: string, resource: Step, met: Reading) {
  const connection = await lockConnection(ctx, connectionId);
  const cursors = await ctx.db.syncCursor.findMany({ where: { connectionId } });
  const reading = Reading.safeParse(cursors.find((row) => row.resource === resource)?.cursor).data;
  if (!reading || reading.finishedAt !== null) return null;
  if (reading.startedAt !== met.startedAt || reading.pages !== met.pages) return null;
  const name = { organizationId: ctx.actor.organizationId, connectionId, resource };
  return {
    connection,
    cursors,
    reading,
    replace: (cursor: Reading) =>
      ctx.db.syncCursor.update({ where: { organizationId_connectionId_resource: name }, data: { cursor } }),
  };
}

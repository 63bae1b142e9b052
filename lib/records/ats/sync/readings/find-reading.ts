import { step } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { SyncSettings } from "@/lib/records/ats/settings";
import { Reading, steps } from "./place";

/** The next unfinished reading of a connection's sync; null when all are finished. */
export const findReading = step("findReading", async ({ db }, { connectionId }: { connectionId: string }) => {
  const connection = await db.atsConnection.findUnique({
    where: { id: connectionId },
    include: { cursors: true },
  });
  if (!connection) throw notFound("Connection");
  const settings = SyncSettings.parse(connection.settings);
  for (const resource of steps) {
    const row = connection.cursors.find((cursor) => cursor.resource === resource);
    const reading = Reading.safeParse(row?.cursor).data;
    if (reading?.finishedAt === null)
      return { due: { resource, reading, settings, status: connection.status } };
  }
  return { due: null };
});

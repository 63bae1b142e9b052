import { asRelay } from "@/lib/db/relay";

export type DueConnection = { organizationId: string; connectionId: string; full: boolean };

/** Connections of every organization that are due for a sync, longest waiting first. */
export function dueConnections(limit = 200): Promise<DueConnection[]> {
  return asRelay(
    (db) => db.$queryRaw<DueConnection[]>`
      SELECT "organizationId", id AS "connectionId", coalesce("nextFullSyncAt" <= now(), false) AS full
      FROM "AtsConnection"
      WHERE status <> 'paused' AND least("nextSyncAt", "nextFullSyncAt") <= now()
      ORDER BY least("nextSyncAt", "nextFullSyncAt") LIMIT ${limit}`,
  );
}

import { asRelay } from "@/lib/platform/db/relay";

/** Connections of every organization that are due for a sync, longest waiting first. */
export const dueConnections = () =>
  asRelay(
    (db) => db.$queryRaw<{ organizationId: string; connectionId: string; full: boolean }[]>`
      SELECT "organizationId", id AS "connectionId", coalesce("nextFullSyncAt" <= now(), false) AS full
      FROM "AtsConnection"
      WHERE status <> 'paused' AND least("nextSyncAt", "nextFullSyncAt") <= now()
      ORDER BY least("nextSyncAt", "nextFullSyncAt") LIMIT 200`,
  );

import { asRelay } from "@/lib/platform/db/relay";

type Pending = { id: string; name: string; data: Record<string, unknown> };

/** Longer than the timeout for sending a batch. The events of an interrupted sender wait this long. */
const claimSeconds = 10;

/**
 * Claims up to `limit` unsent events, oldest first, hands them to `send` and marks them sent. Several relays never
 * claim the same event at the same time, and no transaction is open while `send` runs. Events left claimed by a crash
 * are sent again with the same id, which the engine ignores. Returns how many were sent. @throws what `send` throws
 */
export async function drainOutbox(send: (events: Pending[]) => Promise<void>, limit = 100): Promise<number> {
  const claimed = await asRelay(
    (db) => db.$queryRaw<(Pending & { createdAt: Date })[]>`
      UPDATE "OutboxEvent" SET "claimedUntil" = now() + make_interval(secs => ${claimSeconds}), attempts = attempts + 1
      WHERE id IN (
        SELECT id FROM "OutboxEvent" WHERE "sentAt" IS NULL AND ("claimedUntil" IS NULL OR "claimedUntil" < now())
        ORDER BY "createdAt", id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id, name, data, "createdAt"`,
  );
  if (claimed.length === 0) return 0;
  const ids = claimed.map(({ id }) => id);
  const inOrder = claimed.sort((a, b) => Number(a.createdAt) - Number(b.createdAt) || (a.id < b.id ? -1 : 1));
  try {
    await send(inOrder.map(({ id, name, data }) => ({ id, name, data })));
  } catch (error) {
    await asRelay(
      (db) => db.$executeRaw`UPDATE "OutboxEvent" SET "claimedUntil" = NULL WHERE id = ANY(${ids}::uuid[])`,
    );
    throw error;
  }
  await asRelay(
    (db) => db.$executeRaw`UPDATE "OutboxEvent" SET "sentAt" = now() WHERE id = ANY(${ids}::uuid[])`,
  );
  return claimed.length;
}

/** Deletes events sent more than a week ago. */
export function pruneOutbox(): Promise<number> {
  return asRelay(
    (db) => db.$executeRaw`DELETE FROM "OutboxEvent" WHERE "sentAt" < now() - interval '7 days'`,
  );
}

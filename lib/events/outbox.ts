import { asRelay } from "@/lib/db/relay";

type Waiting = { id: string; name: string; data: Record<string, unknown> };

/** Longer than the engine is given to take a batch. A sender that was cut off or frozen leaves its events for so long. */
const claimSeconds = 10;

/**
 * Claims up to `limit` unsent events, oldest first, hands them to `send` and marks them sent. Several relays never claim
 * the same event at the same time, and no transaction is open while `send` talks. What a crash leaves claimed is sent
 * again later with the same id, which the engine drops. Returns how many were sent. @throws what `send` throws
 */
export async function drainOutbox(send: (events: Waiting[]) => Promise<void>, limit = 100): Promise<number> {
  const claimed = await asRelay(
    (db) => db.$queryRaw<(Waiting & { createdAt: Date })[]>`
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

/** Forgets events sent more than a week ago. */
export function pruneOutbox(): Promise<number> {
  return asRelay(
    (db) => db.$executeRaw`DELETE FROM "OutboxEvent" WHERE "sentAt" < now() - interval '7 days'`,
  );
}

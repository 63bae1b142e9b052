import { asRelay } from "@/lib/db/relay";

type Waiting = { id: string; name: string; data: Record<string, unknown> };

/**
 * Takes up to `limit` unsent events, oldest first, hands them to `send` and marks them sent, all under one row lock:
 * several relays never send the same event at the same time, and a crash before the mark sends it again with the
 * same id, which the engine drops. Returns how many were sent.
 */
export function drainOutbox(send: (events: Waiting[]) => Promise<void>, limit = 100): Promise<number> {
  return asRelay(async (db) => {
    const waiting = await db.$queryRaw<Waiting[]>`
      SELECT id, name, data FROM "OutboxEvent" WHERE "sentAt" IS NULL
      ORDER BY "createdAt", id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
    if (waiting.length === 0) return 0;
    await send(waiting);
    await db.$executeRaw`UPDATE "OutboxEvent" SET "sentAt" = now(), attempts = attempts + 1 WHERE id = ANY(${waiting.map((e) => e.id)}::uuid[])`;
    return waiting.length;
  });
}

/** Forgets events sent more than a week ago. */
export function pruneOutbox(): Promise<number> {
  return asRelay(
    (db) => db.$executeRaw`DELETE FROM "OutboxEvent" WHERE "sentAt" < now() - interval '7 days'`,
  );
}

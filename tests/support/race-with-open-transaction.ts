import { setTimeout as sleep } from "node:timers/promises";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { ownerDb } from "./world";

/**
 * Starts `act` while `change` is made but not committed, so that `act` reads the state before the change and writes
 * after it: a deterministic race. Commits once `act` waits for one of its locks, or has ended, and `then` is done.
 */
export async function raceWithOpenTransaction<T>(
  change: (db: Prisma.TransactionClient) => Promise<unknown>,
  act: () => Promise<T>,
  then?: (db: Prisma.TransactionClient) => Promise<unknown>,
): Promise<PromiseSettledResult<T>> {
  const acting = await ownerDb.$transaction(
    async (db) => {
      await change(db);
      let ended = false;
      const settled = Promise.allSettled([act()]).finally(() => (ended = true));
      while (!ended && !(await isBlocking(db))) await sleep(20);
      await then?.(db);
      return { settled };
    },
    { timeout: 60_000 },
  );
  return (await acting.settled)[0];
}

async function isBlocking(db: Prisma.TransactionClient): Promise<boolean> {
  const [row] = await db.$queryRaw<[{ waits: boolean }]>`
    SELECT EXISTS (SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND pg_backend_pid() = ANY (pg_blocking_pids(pid))) AS waits`;
  return row.waits;
}

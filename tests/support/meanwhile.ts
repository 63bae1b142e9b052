import { setTimeout as sleep } from "node:timers/promises";
import type { Prisma } from "@/lib/db/generated/client";
import { ownerDb } from "./world";

/**
 * Has `act` begin while `change` is made and not committed yet, so that it reads what was there before and writes when
 * the change has been made: the moment in which races are lost. Commits once the act waits for it, or has ended,
 * and `then` is done.
 */
export async function meanwhile<T>(
  change: (db: Prisma.TransactionClient) => Promise<unknown>,
  act: () => Promise<T>,
  then?: (db: Prisma.TransactionClient) => Promise<unknown>,
): Promise<PromiseSettledResult<T>> {
  const acting = await ownerDb.$transaction(
    async (db) => {
      await change(db);
      let ended = false;
      const settled = Promise.allSettled([act()]).finally(() => (ended = true));
      while (!ended && !(await somebodyWaits(db))) await sleep(20);
      await then?.(db);
      return { settled };
    },
    { timeout: 25_000 },
  );
  return (await acting.settled)[0];
}

async function somebodyWaits(db: Prisma.TransactionClient): Promise<boolean> {
  const [row] = await db.$queryRaw<[{ waits: boolean }]>`
    SELECT EXISTS (SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND pg_backend_pid() = ANY (pg_blocking_pids(pid))) AS waits`;
  return row.waits;
}

import { prisma } from "./client";
import type { TenantDb } from "./tenant";

/** How long one statement may run. */
export const REPORTING_TIMEOUT_MS = 5_000;

/** One statement at a time over all instances: they may be heavy. Any number will do that nothing else locks. */
const LOCK = 7_305_511_281;

/**
 * Runs work in a read-only transaction that sees the views of the schema `reporting` and nothing else. Null when
 * another one is running.
 */
export function asReporting<T>(work: (db: TenantDb) => Promise<T>): Promise<T | null> {
  return prisma.$transaction(async (db) => {
    const [lock] = await db.$queryRaw<
      { taken: boolean }[]
    >`SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`;
    if (!lock?.taken) return null;
    await db.$executeRaw`SET TRANSACTION READ ONLY`;
    await db.$executeRaw`
      SELECT set_config('search_path', 'reporting', true), set_config('standard_conforming_strings', 'on', true),
        set_config('statement_timeout', ${String(REPORTING_TIMEOUT_MS)}, true), set_config('lock_timeout', '1000', true),
        set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true),
        set_config('TimeZone', 'UTC', true), set_config('role', 'shortlist_sql', true)`;
    return work(db);
  });
}

import { prisma } from "./client";
import type { TenantDb } from "./tenant";

/**
 * Runs work in a transaction that sees every organization's outbox and what else crosses organizations, such as when
 * ATS connections are due, and nothing else.
 */
export function asRelay<T>(work: (db: TenantDb) => Promise<T>): Promise<T> {
  return prisma.$transaction(async (db) => {
    await db.$executeRaw`SELECT set_config('role', 'shortlist_relay', true)`;
    return work(db);
  });
}

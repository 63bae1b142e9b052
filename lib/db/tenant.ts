import { prisma } from "./client";
import type { Prisma } from "./generated/client";

export type TenantDb = Prisma.TransactionClient;

/** Runs work in one transaction in which PostgreSQL shows, and accepts, only this organization's rows. */
export function inTenant<T>(organizationId: string, work: (db: TenantDb) => Promise<T>): Promise<T> {
  return prisma.$transaction(async (db) => {
    await db.$executeRaw`SELECT set_config('role', 'shortlist_tenant', true), set_config('app.organization_id', ${organizationId}, true)`;
    return work(db);
  });
}

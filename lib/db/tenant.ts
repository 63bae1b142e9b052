import { prisma } from "./client";
import type { Prisma } from "./generated/client";
import { statementPool } from "./statement-pool";
import { prepared } from "./statement";
import { sendTogether } from "./together";

export type TenantDb = Prisma.TransactionClient;

/** Runs work in one transaction in which PostgreSQL shows, and accepts, only this organization's rows. */
export function inTenant<T>(organizationId: string, work: (db: TenantDb) => Promise<T>): Promise<T> {
  return prisma.$transaction(async (db) => {
    await db.$executeRaw`SELECT set_config('role', 'shortlist_tenant', true), set_config('app.organization_id', ${organizationId}, true)`;
    return work(db);
  });
}

/** The rows of each of some statements. */
type Rows<T extends readonly object[]> = { [K in keyof T]: T[K][] };

const enter = {
  name: "enter-tenant",
  text: "SELECT set_config('role', 'shortlist_tenant', true), set_config('app.organization_id', $1, true)",
};

/**
 * Statements that do not depend on each other's rows, in one transaction behind the same wall as inTenant, sent in
 * one round trip. When stepping behind the wall fails, PostgreSQL skips what follows.
 */
export async function statementsInTenant<T extends readonly object[]>(
  organizationId: string,
  statements: { [K in keyof T]: Prisma.Sql },
): Promise<Rows<T>> {
  const [, ...rows] = await sendTogether(statementPool, [
    { ...enter, values: [organizationId] },
    ...statements.map(prepared),
  ]);
  return rows as Rows<T>;
}

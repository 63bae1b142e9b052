import { prisma } from "./client";
import type { Prisma } from "./generated/client";
import { statementPool } from "./statement-pool";
import { prepared } from "./statement";

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
 * one round trip. When stepping behind the wall fails, PostgreSQL refuses what follows: the transaction is aborted,
 * and without one the login may not read these tables.
 */
export async function statementsInTenant<T extends readonly object[]>(
  organizationId: string,
  statements: { [K in keyof T]: Prisma.Sql },
): Promise<Rows<T>> {
  const connection = await statementPool.connect();
  let broken = true;
  try {
    const sent = [
      connection.query("BEGIN"),
      connection.query({ ...enter, values: [organizationId] }),
      ...statements.map((statement) => connection.query<object>(prepared(statement))),
      connection.query("COMMIT"),
    ];
    const settled = await Promise.allSettled(sent);
    // A statement that failed leaves the connection usable: COMMIT has ended its transaction.
    broken = settled.at(-1)?.status === "rejected";
    const failed = settled.find((each) => each.status === "rejected");
    if (failed) throw failed.reason;
    const answers = await Promise.all(sent.slice(2, -1));
    return answers.map((answer) => answer.rows as object[]) as Rows<T>;
  } finally {
    connection.release(broken);
  }
}

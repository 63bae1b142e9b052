import DataLoader from "dataloader";
import { prisma } from "./client";
import type { Prisma } from "./generated/client";
import { statementPool } from "./statement-pool";
import { prepared } from "./statement";
import { sendTogether } from "./together";

export type TenantDb = Prisma.TransactionClient;

/** Runs work in one transaction in which PostgreSQL shows, and accepts, only this organization's rows. */
export function inTenant<T>(
  organizationId: string,
  work: (db: TenantDb) => Promise<T>,
  /** In ms, for work on thousands of rows. */
  timeout?: number,
): Promise<T> {
  return prisma.$transaction(
    async (db) => {
      await db.$executeRaw`SELECT set_config('role', 'shortlist_tenant', true), set_config('app.organization_id', ${organizationId}, true)`;
      return work(db);
    },
    timeout === undefined ? {} : { timeout },
  );
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

/**
 * The same for statements that only read. Those of one organization that are asked for in the same turn share a
 * transaction, which costs as much as many a read.
 */
export const readInTenant = <T extends readonly object[]>(
  organizationId: string,
  statements: { [K in keyof T]: Prisma.Sql },
) => reads.load({ organizationId, statements }) as Promise<Rows<T>>;

type Reading = { organizationId: string; statements: readonly Prisma.Sql[] };
type Answer = readonly object[][] | Error;

const reads = new DataLoader<Reading, readonly object[][]>(
  async (asked) => {
    const answers = new Map<Reading, Answer>();
    const groups = Map.groupBy(asked, ({ organizationId }) => organizationId);
    await Promise.all(
      [...groups].map(async ([organizationId, group]) => {
        const found = await answersOf(organizationId, group);
        group.forEach((reading, i) => answers.set(reading, found[i]!));
      }),
    );
    return asked.map((reading) => answers.get(reading)!);
  },
  // Few enough that several connections share the work of a busy moment.
  { cache: false, maxBatchSize: 8, batchScheduleFn: setImmediate },
);

/** What readings of one organization found. One that PostgreSQL refuses takes the others along: each is asked alone then. */
async function answersOf(organizationId: string, group: readonly Reading[]): Promise<Answer[]> {
  try {
    const rows = await statementsInTenant<readonly object[]>(
      organizationId,
      group.flatMap(({ statements }) => statements),
    );
    let at = 0;
    return group.map(({ statements }) => rows.slice(at, (at += statements.length)));
  } catch (error) {
    if (group.length === 1) return [error as Error];
    return (await Promise.all(group.map((reading) => answersOf(organizationId, [reading])))).flat();
  }
}

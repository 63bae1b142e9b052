import DataLoader from "dataloader";
import { prisma } from "./client";
import { Prisma } from "./generated/client";
import { statementPool } from "./statement-pool";
import { prepared } from "./statement";
import { sendTogether } from "./together";

export type TenantDb = Prisma.TransactionClient;

/** For whom a transaction is: what it sees is the organization's, or what belongs to the jobs shared with a member. */
export type Tenant = {
  organizationId: string;
  /** The member's user. */
  id: string;
  sees: "organization" | "shared_jobs";
};

/** For the service's own work in an organization, where nobody acts. */
export const wholeOrganization = (organizationId: string): Tenant => ({
  organizationId,
  id: "",
  sees: "organization",
});

/** Runs work in one transaction in which PostgreSQL shows, and accepts, only what this tenant may see. */
export function inTenant<T>(
  tenant: Tenant,
  work: (db: TenantDb) => Promise<T>,
  /** In ms, for work on thousands of rows. */
  timeout?: number,
): Promise<T> {
  return prisma.$transaction(
    async (db) => {
      for (const step of entering(tenant)) await db.$executeRaw(step);
      return work(db);
    },
    timeout === undefined ? {} : { timeout },
  );
}

/** The rows of each of some statements. */
type Rows<T extends readonly object[]> = { [K in keyof T]: T[K][] };

/** The steps behind the wall. The jobs shared with somebody are looked up by who sees the whole organization. */
function entering({ organizationId, id, sees }: Tenant): Prisma.Sql[] {
  const enter = Prisma.sql`
    SELECT set_config('role', 'shortlist_tenant', true), set_config('app.organization_id', ${organizationId}, true)`;
  if (sees === "organization") return [enter];
  const confine = Prisma.sql`
    SELECT set_config('app.user_id', ${id}, true), set_config('app.shared_jobs', coalesce(
        (SELECT string_agg("jobId"::text, ',') FROM "HiringTeamMember" WHERE "userId" = ${id}::uuid), ''), true),
      set_config('role', 'shortlist_hiring_manager', true)`;
  return [enter, confine];
}

/**
 * Statements that do not depend on each other's rows, in one transaction behind the same wall as inTenant, sent in
 * one round trip. When stepping behind the wall fails, PostgreSQL skips what follows.
 */
export async function statementsInTenant<T extends readonly object[]>(
  tenant: Tenant,
  statements: { [K in keyof T]: Prisma.Sql },
): Promise<Rows<T>> {
  const steps = entering(tenant);
  const rows = await sendTogether(statementPool, [...steps, ...statements].map(prepared));
  return rows.slice(steps.length) as Rows<T>;
}

/**
 * The same for statements that only read. Those of one tenant that are asked for in the same turn share a
 * transaction, which costs as much as many a read.
 */
export const readInTenant = <T extends readonly object[]>(
  tenant: Tenant,
  statements: { [K in keyof T]: Prisma.Sql },
) => reads.load({ tenant, statements }) as Promise<Rows<T>>;

type Reading = { tenant: Tenant; statements: readonly Prisma.Sql[] };
type Answer = readonly object[][] | Error;

const reads = new DataLoader<Reading, readonly object[][]>(
  async (batch) => {
    const answers = new Map<Reading, Answer>();
    const groups = Map.groupBy(batch, ({ tenant: { organizationId, id, sees } }) =>
      sees === "organization" ? organizationId : `${organizationId} ${id}`,
    );
    await Promise.all(
      [...groups.values()].map(async (group) => {
        const results = await answersOf(group);
        group.forEach((reading, i) => answers.set(reading, results[i]!));
      }),
    );
    return batch.map((reading) => answers.get(reading)!);
  },
  // Few enough that several connections share the work of a busy moment.
  { cache: false, maxBatchSize: 8, batchScheduleFn: setImmediate },
);

/** What readings of one tenant found. One that PostgreSQL refuses takes the others along: each is asked alone then. */
async function answersOf(group: readonly Reading[]): Promise<Answer[]> {
  try {
    const rows = await statementsInTenant<readonly object[]>(
      group[0]!.tenant,
      group.flatMap(({ statements }) => statements),
    );
    let at = 0;
    return group.map(({ statements }) => rows.slice(at, (at += statements.length)));
  } catch (error) {
    if (group.length === 1) return [error as Error];
    return (await Promise.all(group.map((reading) => answersOf([reading])))).flat();
  }
}

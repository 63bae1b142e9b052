import DataLoader from "dataloader";
import { prisma } from "./client";
import { Prisma } from "./generated/client";
import { statementPool } from "./statement-pool";
import { prepared } from "./statement";
import { sendTogether } from "./together";

export type TenantDb = Prisma.TransactionClient;

/** Whose rows a transaction sees: all of the organization, or only what belongs to the jobs shared with a member. */
export type Tenant = {
  organizationId: string;
  /** The member's user. */
  id: string;
  sees: "organization" | "shared_jobs";
};

/** The tenant for the service's own work in an organization, without an acting member. */
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
      for (const step of contextOf(tenant)) await db.$executeRaw(step);
      return work(db);
    },
    timeout === undefined ? {} : { timeout },
  );
}

/** The rows of each statement. */
type Rows<T extends readonly object[]> = { [K in keyof T]: T[K][] };

/** Sets the context of row-level security. Shared jobs are looked up while the whole organization is visible. */
function contextOf({ organizationId, id, sees }: Tenant): Prisma.Sql[] {
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
 * Runs statements that do not depend on each other's rows in one transaction, with row-level security as in inTenant,
 * and in one round trip. When setting the context fails, PostgreSQL skips what follows.
 */
export async function statementsInTenant<T extends readonly object[]>(
  tenant: Tenant,
  statements: { [K in keyof T]: Prisma.Sql },
): Promise<Rows<T>> {
  const steps = contextOf(tenant);
  const rows = await sendTogether(statementPool, [...steps, ...statements].map(prepared));
  return rows.slice(steps.length) as Rows<T>;
}

/**
 * The same for statements that only read. Those of one tenant that are requested in the same turn of the event loop
 * share a transaction, whose overhead can exceed the cost of a read.
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
  // Small enough that several connections share the load at busy times.
  { cache: false, maxBatchSize: 8, batchScheduleFn: setImmediate },
);

/** The rows of one tenant's reads. When PostgreSQL rejects one, all of them fail: then each is sent alone. */
async function answersOf(group: readonly Reading[]): Promise<Answer[]> {
  try {
    const rows = await statementsInTenant<readonly object[]>(
      group[0]!.tenant,
      group.flatMap(({ statements }) => statements),
    );
    let offset = 0;
    return group.map(({ statements }) => rows.slice(offset, (offset += statements.length)));
  } catch (error) {
    if (group.length === 1) return [error as Error];
    return (await Promise.all(group.map((reading) => answersOf([reading])))).flat();
  }
}

import DataLoader from "dataloader";
import { prisma } from "./client";
import { Prisma } from "./generated/client";
import { readThrough } from "./reader";
import { statementPool } from "./statement-pool";
import { prepared } from "./statement";
import { type Answer, type Prepared, sendTogether } from "./together";

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
function contextOf({ organizationId, id, sees }: Tenant, readOnly = false): Prisma.Sql[] {
  const enter = Prisma.sql`
    SELECT set_config('role', 'shortlist_tenant', true), set_config('app.organization_id', ${organizationId}, true),
      set_config('transaction_read_only', ${String(readOnly)}, true)`;
  if (sees === "organization") return [enter];
  const confine = Prisma.sql`
    SELECT set_config('app.user_id', ${id}, true), set_config('app.shared_jobs', coalesce(
        (SELECT string_agg("jobId"::text, ',') FROM "HiringTeamMember" WHERE "userId" = ${id}::uuid), ''), true),
      set_config('role', 'shortlist_hiring_manager', true)`;
  return [enter, confine];
}

/**
 * Sends statements that do not depend on each other's rows in one transaction, with row-level security as in inTenant,
 * and in one round trip. When setting the context fails, PostgreSQL skips what follows.
 */
async function answersInTenant(
  tenant: Tenant,
  statements: readonly Prepared[],
  readOnly: boolean,
): Promise<Answer[]> {
  const steps = contextOf(tenant, readOnly).map(prepared);
  return (await sendTogether(statementPool, [...steps, ...statements])).slice(steps.length);
}

/** The rows of statements sent so. */
export const statementsInTenant = async <T extends readonly object[]>(
  tenant: Tenant,
  statements: { [K in keyof T]: Prisma.Sql },
): Promise<Rows<T>> => rowsOf(await answersInTenant(tenant, statements.map(prepared), false));

/**
 * The same for statements that only read, which PostgreSQL enforces. Those of one tenant that are requested in the same
 * turn of the event loop share a transaction, whose overhead can exceed the cost of a read.
 */
export const readInTenant = async <T extends readonly object[]>(
  tenant: Tenant,
  statements: { [K in keyof T]: Prisma.Sql },
): Promise<Rows<T>> => rowsOf(await reads.load({ tenant, statements: statements.map(prepared) }));

const rowsOf = <T extends readonly object[]>(answers: Answer[]) => answers.map(({ rows }) => rows) as Rows<T>;

type Reading = { tenant: Tenant; statements: readonly Prepared[] };

const reads = new DataLoader<Reading, Answer[]>(
  async (batch) => {
    const answers = new Map<Reading, Answer[] | Error>();
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
  // A page's reads fit in one; small enough that several connections share the load at busy times.
  { cache: false, maxBatchSize: 16, batchScheduleFn: setImmediate },
);

/**
 * The answers to one tenant's reads; of equal statements only one is sent. When PostgreSQL rejects one, all of them
 * fail: then each is sent alone.
 */
async function answersOf(group: readonly Reading[]): Promise<(Answer[] | Error)[]> {
  const distinct = new Map(group.flatMap(({ statements }) => statements.map((each) => [keyOf(each), each])));
  try {
    const rows = await answersInTenant(group[0]!.tenant, [...distinct.values()], true);
    const answers = new Map([...distinct.keys()].map((key, i) => [key, rows[i]!]));
    return group.map(({ statements }) => statements.map((each) => answers.get(keyOf(each))!));
  } catch (error) {
    if (group.length === 1) return [error as Error];
    return (await Promise.all(group.map((reading) => answersOf([reading])))).flat();
  }
}

const keyOf = ({ name, text, values }: Prepared) =>
  JSON.stringify([name || text, values], (_, value: unknown) =>
    typeof value === "bigint" ? `${value}n` : value,
  );

/**
 * Runs work that only reads as inTenant does, but with each of its statements a transaction of its own: sent without
 * BEGIN and COMMIT, together with what else is read in the same turn of the event loop.
 */
export const inReading = <T>(tenant: Tenant, work: (db: TenantDb) => Promise<T>): Promise<T> =>
  readThrough(async (statement) => {
    const [answer] = await reads.load({ tenant, statements: [statement] });
    return answer!;
  }, work);

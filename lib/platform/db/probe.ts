import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { env } from "@/lib/env";
import { unavailable } from "@/lib/errors";
import { prisma } from "./client";
import { loginProblem } from "./login-problem";

type Models = Record<
  string,
  { dbName: string | null; fields: { name: string; kind: string; dbName?: string }[] }
>;

/** Every column that this release reads or writes, as "Table.column". From Prisma's internal data model. */
const expected = () =>
  Object.entries(
    (prisma as unknown as { _runtimeDataModel: { models: Models } })._runtimeDataModel.models,
  ).flatMap(([model, { dbName, fields }]) =>
    fields
      .filter(({ kind }) => kind !== "object")
      .map((field) => `${dbName ?? model}.${field.dbName ?? field.name}`),
  );

type Login = "DATABASE_URL" | "DATABASE_SQL_URL";

/** Checks that the database responds to a login, and that it may be used. Throws DomainError, within 2 s. */
export const probeLogin = (name: Login) =>
  connected(name, async (client) => {
    const problem = await loginProblem(client);
    if (problem) throw unavailable("{name}: {problem}", { name, problem });
  });

/** How far this process's clock may be from the database's, in ms: signed calls are valid for minutes. */
const toleratedMs = 10_000;

/** Compares this process's clock with the database's, by which work is due. Throws DomainError, within 2 s. */
export const probeClock = () =>
  connected("DATABASE_URL", async (client) => {
    const asked = Date.now();
    const { rows } = await client.query<{ now: Date }>("SELECT clock_timestamp() AS now");
    const answered = Date.now();
    const ahead = (asked + answered) / 2 - rows[0]!.now.getTime();
    if (Math.abs(ahead) < toleratedMs + answered - asked) return;
    const seconds = Math.round(Math.abs(ahead) / 1000);
    const because = { cause: { code: "CLOCK_SKEW" } };
    throw ahead > 0
      ? unavailable(
          "The clock of this instance is {seconds, number} s ahead of the database's: set it by NTP.",
          { seconds },
          because,
        )
      : unavailable(
          "The clock of this instance is {seconds, number} s behind the database's: set it by NTP.",
          { seconds },
          because,
        );
  });

/** Throws when the database answers and a login may not be used. One that does not answer is asked by /api/ready. */
export async function refuseUnsafeLogins(): Promise<void> {
  const logins: Login[] = env.DATABASE_SQL_URL ? ["DATABASE_URL", "DATABASE_SQL_URL"] : ["DATABASE_URL"];
  for (const probed of await Promise.allSettled(logins.map(probeLogin)))
    if (probed.status === "rejected" && !(probed.reason as Error).cause) throw probed.reason;
}

/**
 * Checks that the schema has what this release needs. Uses the catalogue, which any login may read, rather than the
 * list of migrations, which belongs to the owner. Throws DomainError, within 2 s.
 */
export const probeSchema = () =>
  connected("DATABASE_URL", async (client) => {
    const { rows } = await client.query<{ missing: string }>(
      `SELECT name AS missing FROM unnest($1::text[]) AS name EXCEPT
       SELECT c.relname || '.' || a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped LIMIT 1`,
      [expected()],
    );
    if (rows[0])
      throw unavailable("The schema is behind this release: migrations are missing. Run npm run migrate.");
  });

async function connected(name: Login, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: env[name],
    connectionTimeoutMillis: 1_500,
    query_timeout: 1_500,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await work(client);
  } catch (error) {
    if (error instanceof Error && error.name === "DomainError") throw error;
    throw unavailable("The database cannot be reached.", {}, { cause: error });
  } finally {
    // Not awaited: a server that hangs does not confirm the close.
    void client.end().catch(() => {});
  }
}

/**
 * Reports once that migrations are missing. Retries a database that does not respond, and reports that only from the
 * second attempt on: a process that is starting may be too busy to read a response in time.
 */
export async function warnOfMissingMigrations(tell: (problem: string) => void) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      return await probeSchema();
    } catch (error) {
      const isUnreachable = Boolean((error as Error).cause);
      if (!isUnreachable || attempt > 0) tell((error as Error).message);
      if (!isUnreachable) return;
      await sleep(3_000, undefined, { ref: false });
    }
  }
}

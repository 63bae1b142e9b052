import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { log } from "../lib/log.ts";
import { loginProblem, versionProblem } from "../lib/platform/db/login-problem.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { bypassesRowSecurity, connected, value } from "./postgres/roles.ts";
import { root } from "./root.ts";

export interface Database {
  /** What our processes need to reach it. */
  env: {
    DATABASE_URL: string;
    DATABASE_OWNER_URL: string;
    DATABASE_SQL_URL?: string;
    DATABASE_EMBEDDED?: "1";
  };
  release: () => Promise<void>;
}

/**
 * The database of DATABASE_URL when that is set, else the embedded one of `home`. Not yet migrated.
 * @throws when DATABASE_URL is missing and nobody asked for an embedded one: it would be empty
 */
export async function openDatabase(home: string): Promise<Database> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_SQL_URL } = process.env;
  if (DATABASE_URL) {
    return {
      env: { DATABASE_URL, DATABASE_OWNER_URL: DATABASE_OWNER_URL || DATABASE_URL, DATABASE_SQL_URL },
      release: async () => {},
    };
  }
  if (!process.env.EMBEDDED && !fs.existsSync(path.join(home, "postgres")))
    throw new Error("DATABASE_URL: required; EMBEDDED=1 asks for a database of our own in SHORTLIST_HOME.");
  const { appUrl, ownerUrl, sqlUrl, release } = await startEmbeddedPostgres({ home });
  const urls = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, DATABASE_SQL_URL: sqlUrl };
  return { env: { ...urls, DATABASE_EMBEDDED: "1" }, release };
}

/** Advisory lock held while a database is migrated: any number that nothing else locks. */
const MIGRATING = 7_305_920_164;

/**
 * Applies missing migrations, creates the given logins if they are missing, and grants them the roles that the
 * migrations created. The owner must be a superuser or a role that may create roles. Of two concurrent calls the
 * second waits for the first and finds nothing to do. Returns the migrations it applied.
 *
 * @throws when the owner's address leads through a connection pooler, or the owner lacks a privilege
 */
export async function migrate({ env }: Pick<Database, "env">): Promise<string[]> {
  return connected(env.DATABASE_OWNER_URL, async (owner) => {
    await refusePooler(owner);
    refuse("DATABASE_OWNER_URL", await versionProblem(owner));
    await takeTurn(owner);
    const missing = await missingMigrations(owner);
    if (missing.length) {
      await giveUpUnfinished(owner);
      // Imported only when needed, because it loads WebAssembly.
      const { applyMigrations } = await import("./schema-engine/apply-migrations.mjs");
      await withoutForcedRowSecurity(owner, () =>
        applyMigrations(env.DATABASE_OWNER_URL, folder, migrationNames()),
      );
    }
    if (!env.DATABASE_EMBEDDED) await grantRoles(owner, env);
    return missing;
  });
}

/** A pooler reports a process id of its own. Our lock, and Prisma's, need a single connection to the server. */
async function refusePooler(owner: pg.Client) {
  const { processID } = owner as unknown as { processID: number };
  const pid = await value<number>(owner, "SELECT pg_backend_pid()");
  if (pid !== processID)
    throw new Error(
      "DATABASE_OWNER_URL goes through a connection pooler. Migrations need the server's own address; DATABASE_URL may stay with the pooler.",
    );
}

function refuse(name: string, problem: string | null) {
  if (problem) throw new Error(`${name}: ${problem}`);
}

async function takeTurn(owner: pg.Client) {
  if (await value<boolean>(owner, `SELECT pg_try_advisory_lock(${MIGRATING})`)) return;
  log.info("waiting for another process that is migrating this database");
  await owner.query(`SELECT pg_advisory_lock(${MIGRATING})`);
}

const folder = path.join(root, "prisma/migrations");
const migrationNames = () =>
  fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, "migration.sql")))
    .sort();

async function missingMigrations(owner: pg.Client): Promise<string[]> {
  const wanted = migrationNames();
  if (!(await hasMigrations(owner))) return wanted;
  const { rows } = await owner.query<{ name: string }>(
    `SELECT migration_name AS name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  const applied = new Set(rows.map(({ name }) => name));
  return wanted.filter((name) => !applied.has(name));
}

/** The advisory lock that Prisma's engine holds while it migrates. */
const PRISMA_MIGRATING = 72_707_369;

/**
 * Marks migrations that failed, or whose process was killed, as rolled back, which PostgreSQL has done. Prisma would
 * refuse to migrate for ever.
 */
async function giveUpUnfinished(owner: pg.Client) {
  // The session of a killed process runs its migration to the end.
  await owner.query(`SELECT pg_advisory_lock(${PRISMA_MIGRATING})`);
  await owner.query(`SELECT pg_advisory_unlock(${PRISMA_MIGRATING})`);
  if (await hasMigrations(owner))
    await owner.query(
      `UPDATE "_prisma_migrations" SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL`,
    );
}

const hasMigrations = (owner: pg.Client) =>
  value<boolean>(owner, `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL`);

/**
 * Row-level security applies to the tables' owner too (FORCE), which belongs to no organization: migrations would
 * silently change no row. For an owner that cannot bypass it, FORCE is off while they run. The app is another role.
 */
export async function withoutForcedRowSecurity<T>(owner: pg.Client, work: () => T | Promise<T>): Promise<T> {
  if (await bypassesRowSecurity(owner)) return work();
  try {
    await forceRowSecurity(owner, false);
    return await work();
  } finally {
    await forceRowSecurity(owner, true);
  }
}

/** Alters every table with row-level security, so that the next run repairs one that was interrupted. */
async function forceRowSecurity(owner: pg.Client, force: boolean) {
  const { rows } = await owner.query<{ statement: string }>(
    `SELECT format('ALTER TABLE %s %s ROW LEVEL SECURITY', oid::regclass, $1::text) AS statement FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relrowsecurity AND relforcerowsecurity <> $2`,
    [force ? "FORCE" : "NO FORCE", force],
  );
  for (const { statement } of rows) await owner.query(statement);
}

/** Grants roles to the logins: to assume for a transaction, or to have permanently (inherit). */
async function grantRoles(
  owner: pg.Client,
  { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_SQL_URL }: Database["env"],
) {
  const grantTo = async (login: string, roles: string[], inherit = false) => {
    for (const role of roles) {
      const held = `SELECT pg_has_role($1, $2, '${inherit ? "USAGE" : "SET"}')`;
      if (await value<boolean>(owner, held, [login, role])) continue;
      const grant = `GRANT ${role} TO ${owner.escapeIdentifier(login)} WITH INHERIT ${inherit}, SET TRUE`;
      await owner.query(grant).catch((cause: unknown) => {
        throw new Error(
          `The owner may not do this: ${grant}. Roles belong to the whole server: who made ${role}, or a superuser, has to grant it to the owner WITH ADMIN OPTION.`,
          { cause },
        );
      });
    }
  };
  if (DATABASE_URL !== DATABASE_OWNER_URL) {
    const app = await loginOf(owner, DATABASE_URL);
    await grantTo(app, ["shortlist_identity"], true);
    await grantTo(app, [
      ...["shortlist_tenant", "shortlist_hiring_manager", "shortlist_relay", "shortlist_sql"],
      ...["shortlist_self_reports", "shortlist_impact", "shortlist_holds"],
    ]);
  }
  if (DATABASE_SQL_URL) await grantTo(await loginOf(owner, DATABASE_SQL_URL), ["shortlist_sql"]);
  for (const [name, url] of Object.entries({ DATABASE_URL, DATABASE_SQL_URL }))
    if (url && url !== DATABASE_OWNER_URL) refuse(name, await connected(url, loginProblem));
}

/** The role that an address logs in as, created with the address's password if the server has no such role. */
async function loginOf(owner: pg.Client, url: string): Promise<string> {
  const currentUser = () => connected(url, (client) => value<string>(client, "SELECT current_user"));
  try {
    return await currentUser();
  } catch (error) {
    const name = decodeURIComponent(new URL(url).username);
    const password = decodeURIComponent(new URL(url).password);
    const exists = "SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1)";
    if (!(error instanceof pg.DatabaseError) || !password || (await value<boolean>(owner, exists, [name])))
      throw error;
    await owner.query(
      `CREATE ROLE ${owner.escapeIdentifier(name)} LOGIN NOINHERIT PASSWORD ${owner.escapeLiteral(password)}`,
    );
    return await currentUser().catch(() => name);
  }
}

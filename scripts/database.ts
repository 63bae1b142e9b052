import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { connected } from "./postgres/roles.ts";
import { prisma } from "./prisma.ts";

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

/** The database of DATABASE_URL when that is set, else the embedded one of `home`. Not yet migrated. */
export async function openDatabase(home: string): Promise<Database> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_SQL_URL } = process.env;
  if (DATABASE_URL) {
    return {
      env: { DATABASE_URL, DATABASE_OWNER_URL: DATABASE_OWNER_URL || DATABASE_URL, DATABASE_SQL_URL },
      release: async () => {},
    };
  }
  const { appUrl, ownerUrl, sqlUrl, release } = await startEmbeddedPostgres({ home });
  const urls = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, DATABASE_SQL_URL: sqlUrl };
  return { env: { ...urls, DATABASE_EMBEDDED: "1" }, release };
}

/** Applies the migrations that are missing, and lets the given logins play the roles that they made. */
export async function migrate({ env }: Database) {
  prisma(["migrate", "deploy"], env);
  if (env.DATABASE_EMBEDDED) return;
  const app = env.DATABASE_URL === env.DATABASE_OWNER_URL ? null : await loginOf(env.DATABASE_URL);
  const sql = env.DATABASE_SQL_URL ? await loginOf(env.DATABASE_SQL_URL) : null;
  await connected(env.DATABASE_OWNER_URL, async (client) => {
    const play = (roles: string, login: string, inherit = false) =>
      client.query(`GRANT ${roles} TO ${client.escapeIdentifier(login)} WITH INHERIT ${inherit}, SET TRUE`);
    if (app) await play("shortlist_identity", app, true);
    if (app) await play("shortlist_tenant, shortlist_relay, shortlist_sql", app);
    if (sql) await play("shortlist_sql", sql);
  });
}

const loginOf = (url: string) =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ login: string }>("SELECT current_user AS login");
    return (rows as [{ login: string }])[0].login;
  });

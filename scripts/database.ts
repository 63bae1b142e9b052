import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { connected } from "./postgres/roles.ts";
import { prisma } from "./prisma.ts";

export interface Database {
  /** What our processes need to reach it. */
  env: { DATABASE_URL: string; DATABASE_OWNER_URL: string; DATABASE_EMBEDDED?: "1" };
  release: () => Promise<void>;
}

/** The database of DATABASE_URL when that is set, else the embedded one of `home`. Not yet migrated. */
export async function openDatabase(home: string): Promise<Database> {
  const { DATABASE_URL, DATABASE_OWNER_URL } = process.env;
  if (DATABASE_URL) {
    return {
      env: { DATABASE_URL, DATABASE_OWNER_URL: DATABASE_OWNER_URL || DATABASE_URL },
      release: async () => {},
    };
  }
  const { appUrl, ownerUrl, release } = await startEmbeddedPostgres({ home });
  return { env: { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, DATABASE_EMBEDDED: "1" }, release };
}

/** Applies the migrations that are missing, and lets the app's login play the roles that they made. */
export async function migrate({ env }: Database) {
  prisma(["migrate", "deploy"], env);
  if (env.DATABASE_EMBEDDED || env.DATABASE_URL === env.DATABASE_OWNER_URL) return;
  const [{ login }] = await connected(env.DATABASE_URL, async (client) => {
    const { rows } = await client.query<{ login: string }>("SELECT current_user AS login");
    return rows as [{ login: string }];
  });
  await connected(env.DATABASE_OWNER_URL, async (client) => {
    const role = client.escapeIdentifier(login);
    const { rows } = await client.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int AS version",
    );
    const explicit = (rows[0]?.version ?? 0) >= 160_000;
    await client.query(
      `GRANT shortlist_identity TO ${role} ${explicit ? "WITH INHERIT TRUE, SET TRUE" : ""}`,
    );
    await client.query(
      `GRANT shortlist_tenant, shortlist_relay TO ${role} ${explicit ? "WITH INHERIT FALSE, SET TRUE" : ""}`,
    );
  });
}

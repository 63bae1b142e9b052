import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../scripts/embedded-postgres.ts";
import { prisma } from "../../scripts/prisma.ts";
import { removeHome, temporaryHome } from "../../scripts/temporary-home.ts";

/** Starts PostgreSQL as in production, durable, with a migrated database. */
export async function startDatabase(home: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ home, durable: true, hold: false });
  prisma(["migrate", "deploy"], { DATABASE_OWNER_URL: server.ownerUrl, DATABASE_URL: server.ownerUrl });
  return server;
}

/** Runs `work` with such a database in a SHORTLIST_HOME of its own, and removes everything afterwards. */
export async function withDatabase<T>(
  work: (home: string, server: EmbeddedPostgres) => Promise<T>,
): Promise<T> {
  const home = await temporaryHome();
  try {
    return await work(home, await startDatabase(home));
  } finally {
    await removeHome(home);
  }
}

/** Lets the product's modules, which read the environment when they are loaded, use this database. */
export function useDatabase(home: string, { appUrl, ownerUrl }: EmbeddedPostgres) {
  Object.assign(process.env, { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, SHORTLIST_HOME: home });
}

import type { EmbeddedPostgres } from "../../scripts/embedded-postgres.ts";
import { connected } from "../../scripts/postgres/roles.ts";

/** Creates a database of an owner as hosts provide them, no superuser. Returns the connection URLs of its logins. */
export async function hostedDatabase(
  server: EmbeddedPostgres,
  owner = ["CREATE ROLE hosted LOGIN CREATEROLE PASSWORD 'chosen'"],
) {
  await connected(server.ownerUrl, async (client) => {
    for (const statement of owner) await client.query(statement);
    await client.query("CREATE DATABASE talent OWNER hosted");
  });
  const superuser = server.urlsFor("talent").ownerUrl;
  const as = (login: string) => {
    const url = new URL(superuser);
    [url.username, url.password] = [login, "chosen"];
    return url.href;
  };
  const env = { DATABASE_URL: as("web"), DATABASE_OWNER_URL: as("hosted"), DATABASE_SQL_URL: as("reports") };
  return { env, superuser };
}

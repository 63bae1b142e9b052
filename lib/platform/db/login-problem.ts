import type { ClientBase } from "pg";

const oldest = 16;

/** Says that the server is older than PostgreSQL 16; null when it is not. */
export async function versionProblem(client: ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS version",
  );
  const { version } = rows[0]!;
  return version < oldest ? `PostgreSQL ${version} is too old; this service needs ${oldest} or newer.` : null;
}

/**
 * Why this service may not use the login of a connection: the server is too old, or the login, or a role that it may
 * assume, sees every organization's rows whatever row-level security says. Null when it may.
 */
export async function loginProblem(client: ClientBase): Promise<string | null> {
  const tooOld = await versionProblem(client);
  if (tooOld) return tooOld;
  const { rows } = await client.query<{ login: string }>(`
    SELECT current_user AS login FROM pg_roles
    WHERE (rolsuper OR rolbypassrls) AND pg_has_role(current_user, oid, 'SET') LIMIT 1`);
  return rows[0]
    ? `the login ${rows[0].login} is a superuser or bypasses row-level security, or may become a role that does. Choose another login, which npm run migrate creates if it is missing.`
    : null;
}

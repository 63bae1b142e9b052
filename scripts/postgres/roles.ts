import pg from "pg";

/** The app's login, and the login for administrators' SQL. */
export const APP_ROLE = "shortlist_app";
export const SQL_ROLE = "shortlist_sql_login";

/** Runs `work` on one connection and closes it. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "shortlist launcher" });
  // Without a listener, losing the server between two queries would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The one value of a statement's one row. */
export async function value<T>(client: pg.Client, text: string, values: unknown[] = []): Promise<T> {
  const { rows } = await client.query<[T]>({ text, values, rowMode: "array" });
  return (rows as [[T]])[0][0];
}

/** Whether the login reads and writes every row, whatever row-level security says. */
export const bypassesRowSecurity = (client: pg.Client) =>
  value<boolean>(client, "SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user");

/** Creates or updates a login: no superuser, no bypass of row-level security, roles only by SET ROLE. */
export async function ensureLogin(
  client: pg.Client,
  name: typeof APP_ROLE | typeof SQL_ROLE,
  password: string,
) {
  const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [name]);
  await client.query(
    `${rowCount ? "ALTER" : "CREATE"} ROLE ${name}
       LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE NOREPLICATION NOINHERIT
       PASSWORD ${client.escapeLiteral(password)}`,
  );
}

export async function ensureDatabase(client: pg.Client, name: string) {
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
}

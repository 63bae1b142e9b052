import pg from "pg";
import { logLine } from "./log-line.mjs";

const PRISMA_CODES = { "3D000": "P1003", "28P01": "P1000", "42P04": "P1009" };

/** The engine's one-shot commands: can-connect-to-database, create-database, drop-database. Returns the exit code. */
export async function databaseCommand(command, url) {
  try {
    if (command === "can-connect-to-database") await query(url, "SELECT 1");
    else if (command === "create-database") await createDatabase(url);
    else if (command === "drop-database") await dropDatabase(url);
    else throw new Error(`Unknown command ${command}`);
    return 0;
  } catch (error) {
    const error_code = PRISMA_CODES[error.code] ?? "P1001";
    logLine("ERROR", { message: error.message, error_code, is_panic: false });
    return 1;
  }
}

/** Creates the database that `url` names; returns its name. */
export async function createDatabase(url) {
  await onServer(url, (name) => `CREATE DATABASE ${name}`);
  return databaseName(url);
}

/** Drops the database that `url` names, ending open connections to it. */
export function dropDatabase(url) {
  return onServer(url, (name) => `DROP DATABASE ${name} WITH (FORCE)`);
}

function onServer(url, statement) {
  const server = new URL(url);
  server.pathname = "/postgres";
  return query(server.href, statement(pg.escapeIdentifier(databaseName(url))));
}

function databaseName(url) {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

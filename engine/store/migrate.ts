import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Database } from "./database.ts";

const folder = path.join(import.meta.dirname, "migrations");

/** Brings the schema `engine` up to date, once, however many engines boot at the same time. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('shortlist-engine-migrations'))");
    // CREATE SCHEMA IF NOT EXISTS requires the privilege to create schemas even when the schema exists.
    const { rowCount } = await tx.query("select 1 from pg_namespace where nspname = 'engine'");
    if (!rowCount) await tx.query("create schema engine");
    await tx.query(
      "create table if not exists engine.migration (name text primary key, at timestamptz default now())",
    );
    const { rows } = await tx.query<{ name: string }>("select name from engine.migration");
    const done = new Set(rows.map((row) => row.name));
    for (const name of readdirSync(folder).sort()) {
      if (done.has(name)) continue;
      await tx.query(readFileSync(path.join(folder, name), "utf8"));
      await tx.query("insert into engine.migration (name) values ($1)", [name]);
    }
  });
}

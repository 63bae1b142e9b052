import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { connected } from "../postgres/roles.ts";
import { type Manifest, newestMigration, requireEveryRow, tableNames } from "./tables.ts";

const BATCH = 500;

/**
 * Writes database, files and the service's secret into `folder`, which must not exist. The app may keep running:
 * the database is one snapshot, and files, which never change, are copied after it. The manifest is written last, so
 * that a folder without one is not a backup; one that fails removes what it wrote.
 */
export async function backUp(ownerUrl: string, home: string, folder: string): Promise<Manifest> {
  if (fs.existsSync(folder)) throw new Error(`${folder} already exists.`);
  try {
    return await connected(ownerUrl, (db) => copyAll(db, home, folder));
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function copyAll(db: pg.Client, home: string, folder: string): Promise<Manifest> {
  await requireEveryRow(db);
  fs.mkdirSync(path.join(folder, "database"), { recursive: true, mode: 0o700 });
  await db.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const tables: Record<string, number> = {};
  for (const name of await tableNames(db)) tables[name] = await copyOut(db, name, folder);
  const migration = await newestMigration(db);
  const manifest = { createdAt: new Date().toISOString(), migration, tables, files: 0 };
  manifest.files = copyFiles(path.join(home, "files"), path.join(folder, "files"));
  const secret = path.join(home, "secret");
  if (fs.existsSync(secret)) fs.copyFileSync(secret, path.join(folder, "secret"));
  fs.writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest, null, 2) + "\n", {
    mode: 0o600,
  });
  return manifest;
}

/** Writes a line of JSON for each row. */
async function copyOut(db: pg.Client, table: string, folder: string): Promise<number> {
  let count = 0;
  async function* lines() {
    const cursor = "backup";
    const name = db.escapeIdentifier(table);
    await db.query(
      `DECLARE ${cursor} NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${name} t`,
    );
    for (;;) {
      const { rows } = await db.query<{ row: string }>(`FETCH ${BATCH} FROM ${cursor}`);
      if (rows.length === 0) break;
      count += rows.length;
      yield rows.map(({ row }) => `${row}\n`).join("");
    }
    await db.query(`CLOSE ${cursor}`);
  }
  const file = path.join(folder, "database", `${table}.jsonl.gz`);
  await pipeline(Readable.from(lines()), createGzip(), fs.createWriteStream(file, { mode: 0o600 }));
  return count;
}

/** Copies the complete files of a folder, which may be deleted meanwhile; returns how many. */
export function copyFiles(from: string, to: string): number {
  if (!fs.existsSync(from)) return 0;
  let count = 0;
  for (const entry of fs.readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.part$|^\.ready/.test(entry.name)) continue;
    const folder = path.join(to, path.relative(from, entry.parentPath));
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      fs.copyFileSync(path.join(entry.parentPath, entry.name), path.join(folder, entry.name));
      count += 1;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return count;
}

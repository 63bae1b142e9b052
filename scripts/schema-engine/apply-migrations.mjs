import { readFileSync } from "node:fs";
import path from "node:path";
import { schemaEngine } from "./engine.mjs";

/**
 * Does what `prisma migrate deploy` does, without Prisma's CLI, which is larger than everything else that migrates.
 * @param {string} url the owner's
 * @param {string} folder prisma/migrations
 * @param {string[]} names its migrations, in order
 */
export async function applyMigrations(url, folder, names) {
  const read = (...file) => readFileSync(path.join(folder, ...file), "utf8");
  const engine = schemaEngine({ url, shadowDatabaseUrl: undefined, datamodels: [], print: () => {} });
  const migrationsList = {
    baseDir: folder,
    lockfile: { path: "migration_lock.toml", content: read("migration_lock.toml") },
    shadowDbInitScript: "",
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: read(name, "migration.sql") },
      },
    })),
  };
  try {
    await engine.call("applyMigrations", {
      migrationsList,
      filters: { externalTables: [], externalEnums: [] },
    });
  } catch (error) {
    throw new Error(engine.describe(error).message, { cause: error });
  }
}

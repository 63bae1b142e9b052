import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { connected } from "../../scripts/postgres/roles.ts";

const folder = "tests/db/previous-release";

/** The migrations of the previous release, which installations have run. */
export const previousMigrations = JSON.parse(
  fs.readFileSync(path.join(folder, "migrations.json"), "utf8"),
) as string[];

/** Migrations edited after installations had run them; the folder holds the text that those ran. */
export const editedMigrations = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith(".sql"))
  .map((file) => path.basename(file, ".sql"));

/** Runs migrations as `prisma migrate deploy` did then, with the text that installations ran. */
export const runMigrations = (ownerUrl: string, names: readonly string[]) =>
  connected(ownerUrl, async (owner) => {
    await owner.query(`CREATE TABLE IF NOT EXISTS _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL,
      finished_at timestamptz, migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
      started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`);
    for (const name of names) {
      const original = path.join(folder, `${name}.sql`);
      const file = fs.existsSync(original) ? original : path.join("prisma/migrations", name, "migration.sql");
      const text = fs.readFileSync(file, "utf8");
      await owner.query(text);
      await owner.query(
        `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
         VALUES ($1, $2, now(), $3, 1)`,
        [randomUUID(), createHash("sha256").update(text).digest("hex"), name],
      );
    }
  });

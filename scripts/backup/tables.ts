import type pg from "pg";
import { bypassesRowSecurity } from "../postgres/roles.ts";

/** A backup's description of itself. */
export interface Manifest {
  createdAt: string;
  /** The newest migration of its schema: it can only be restored into the same schema. */
  migration: string;
  /** Rows of each table. */
  tables: Record<string, number>;
  files: number;
}

export const newestMigration = async (db: pg.Client) => {
  const { rows } = await db.query<{ name: string }>(
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1 DESC LIMIT 1",
  );
  return rows[0]?.name ?? "none";
};

/** The product's tables, without Prisma's table of migrations, which migrating a new installation fills. */
export const tableNames = async (db: pg.Client) => {
  const { rows } = await db.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
};

/** Row-level security applies to the tables' owner too: a partial backup would look complete. */
export async function requireEveryRow(db: pg.Client) {
  if (!(await bypassesRowSecurity(db)))
    throw new Error(
      "DATABASE_OWNER_URL is subject to row-level security, so that a backup would lack rows. Use a login with BYPASSRLS, or pg_dump (docs/operate.md).",
    );
}

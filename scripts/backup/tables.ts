import type pg from "pg";

/** What a backup says of itself. */
export interface Manifest {
  createdAt: string;
  /** The newest migration of its schema: it is restored into the same. */
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

/** The tables of the product: what Prisma keeps of its migrations is made anew by them. */
export const tableNames = async (db: pg.Client) => {
  const { rows } = await db.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
};

/** Row-level security holds the tables' owner, too: half a backup would pass for a whole one. */
export async function requireEveryRow(db: pg.Client) {
  const { rows } = await db.query<{ whole: boolean }>(
    "SELECT rolsuper OR rolbypassrls AS whole FROM pg_roles WHERE rolname = current_user",
  );
  if (!rows[0]?.whole)
    throw new Error(
      "DATABASE_OWNER_URL is held by row-level security. Give a login with BYPASSRLS, or use your database's own backups.",
    );
}

import type { Context } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { holdsOn } from "./legal-hold";

type Row = { id?: string; storageKey?: string; candidateId?: string; applicationId?: string };

/**
 * If a legal hold covers the person with these records: stores everything that erasing them deletes where daily work
 * cannot read it, and returns the holds. Whatever table depends on a candidate is kept, without a list of tables, save
 * what people said about themselves, which stays where it is.
 */
export async function sealIfHeld(ctx: Context, candidateIds: string[]): Promise<string[]> {
  const { db } = ctx;
  const holdIds = await holdsOn(ctx, candidateIds);
  const [candidateId] = candidateIds;
  if (holdIds.length === 0 || candidateId === undefined) return [];
  const content = await everythingOf(ctx, candidateIds);
  const storageKeys = Object.values(content).flatMap((rows) => rows.flatMap((row) => row.storageKey ?? []));
  await db.sealedRecord.create({
    data: { candidateId, holdIds, content, storageKeys },
    select: { id: true },
  });
  return holdIds;
}

/** All rows of a person, by table: their records, and what would be deleted with them, step by step. */
async function everythingOf({ db }: Context, candidateIds: string[]): Promise<Record<string, Row[]>> {
  const references = await db.$queryRaw<{ child: string; parent: string; column: string }[]>`
    SELECT k.conrelid::regclass::text AS child, k.confrelid::regclass::text AS parent, quote_ident(c.attname) AS "column"
    FROM pg_constraint k
    JOIN pg_attribute c ON c.attrelid = k.conrelid AND c.attnum = k.conkey[2]
    JOIN pg_attribute p ON p.attrelid = k.confrelid AND p.attnum = k.confkey[2] AND p.attname = 'id'
    WHERE k.contype = 'f' AND k.confdeltype = 'c' AND cardinality(k.conkey) = 2
      AND has_table_privilege(current_user, k.conrelid, 'SELECT')
    ORDER BY 1, 3`;
  const all: Record<string, Map<string, Row>> = {};
  const theirs = { candidateId: new Set(candidateIds), applicationId: new Set<string>() };
  let level = [{ table: '"Candidate"', column: "id", ids: candidateIds }];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { table, column, ids } of level) {
      const rows = await db.$queryRaw<{ row: Row }[]>`
        SELECT to_jsonb(t) AS "row" FROM ${Prisma.raw(table)} t WHERE ${Prisma.raw(column)} = ANY(${ids}::uuid[])`;
      const stored = (all[table] ??= new Map());
      const fresh = rows.map(({ row }) => row).filter((row) => isTheirs(row) && !stored.has(keyOf(row)));
      for (const row of fresh) stored.set(keyOf(row), row);
      const found = fresh.flatMap(({ id }) => id ?? []);
      if (table === '"Application"') for (const id of found) theirs.applicationId.add(id);
      if (found.length > 0)
        for (const { child, parent, column } of references)
          if (parent === table) next.push({ table: child, column, ids: found });
    }
    // Applications first: whether a row of a file belongs to another person shows by its application.
    level = next.toSorted(
      (a, b) => Number(b.table === '"Application"') - Number(a.table === '"Application"'),
    );
  }
  return Object.fromEntries(
    Object.entries(all).map(([table, rows]) => [table.replaceAll('"', ""), [...rows.values()]]),
  );

  function isTheirs({ candidateId, applicationId }: Row): boolean {
    return (
      (candidateId === undefined || theirs.candidateId.has(candidateId)) &&
      (!applicationId || theirs.applicationId.has(applicationId))
    );
  }
}

const keyOf = (row: Row) => row.id ?? JSON.stringify(row);

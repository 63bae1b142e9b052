import { Prisma } from "@/lib/db/generated/client";
import type { TenantDb } from "@/lib/db/tenant";
import { type Postings, packOffsets, unpackOffsets } from "./posting-codec";

/** A row of PostingList as the database gives it. */
export type ListRow = { term: string; count: number; ids: Uint8Array; impacts: Uint8Array };
export type StoredList = ListRow;

export const listOf = (term: string, { offsets, impacts }: Postings): StoredList => ({
  term,
  count: offsets.length,
  ids: packOffsets(offsets),
  impacts,
});

export const postingsOf = ({ count, ids, impacts }: ListRow): Postings => ({
  offsets: unpackOffsets(ids, count),
  impacts,
});

/** The lists of a block: those of some terms, or all of them. */
export async function storedPostings(
  db: TenantDb,
  block: number,
  terms: readonly string[] | null,
): Promise<Map<string, Postings>> {
  const rows = await db.$queryRaw<ListRow[]>`
    SELECT term, count, ids, impacts FROM "PostingList"
    WHERE block = ${block} AND ${terms ? Prisma.sql`term = ANY(${[...terms]}::text[])` : Prisma.sql`true`}`;
  return new Map(rows.map((row) => [row.term, postingsOf(row)]));
}

/** Replaces lists of a block. All their bytes travel as two values and are cut up by the database: rows are many. */
export async function storeLists(db: TenantDb, block: number, written: readonly StoredList[]): Promise<void> {
  const emptied = written.filter(({ count }) => count === 0).map(({ term }) => term);
  if (emptied.length > 0)
    await db.$executeRaw`DELETE FROM "PostingList" WHERE block = ${block} AND term = ANY(${emptied}::text[])`;
  const kept = written.filter(({ count }) => count > 0);
  if (kept.length === 0) return;
  const sizes = (pick: (list: StoredList) => Uint8Array) => kept.map((list) => pick(list).length);
  const starts = (lengths: number[]) => {
    let next = 1;
    return lengths.map((length) => (next += length) - length);
  };
  const [idSizes, impactSizes] = [sizes(({ ids }) => ids), sizes(({ impacts }) => impacts)];
  await db.$executeRaw`
    INSERT INTO "PostingList" (block, term, count, ids, impacts)
    SELECT ${block}, term, count,
      substring(${Buffer.concat(kept.map(({ ids }) => ids))}::bytea FROM "idsFrom" FOR "idsSize"),
      substring(${Buffer.concat(kept.map(({ impacts }) => impacts))}::bytea FROM "impactsFrom" FOR "impactsSize")
    FROM unnest(${kept.map(({ term }) => term)}::text[], ${kept.map(({ count }) => count)}::int[],
      ${starts(idSizes)}::int[], ${idSizes}::int[], ${starts(impactSizes)}::int[], ${impactSizes}::int[])
      AS list(term, count, "idsFrom", "idsSize", "impactsFrom", "impactsSize")
    ON CONFLICT ("organizationId", term, block)
    DO UPDATE SET count = excluded.count, ids = excluded.ids, impacts = excluded.impacts`;
}

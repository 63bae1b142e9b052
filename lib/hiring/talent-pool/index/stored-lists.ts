import type { TenantDb } from "@/lib/platform/db/tenant";
import { fnv1a } from "@/lib/platform/security/fnv";

/**
 * Lists are stored by bucket, those of about twenty-five terms per row: most terms are rare, and a row for each would
 * be larger than its list and slow to write.
 */
export const buckets = 2_048;

/** The bucket of a term's list. Changing this function requires re-indexing. */
export function bucketOf(term: string): number {
  const hash = fnv1a(term);
  return (hash ^ (hash >>> 15)) & (buckets - 1);
}

/** A list as it is stored: packed, with the number of its postings. */
export type PackedList = { count: number; bytes: Uint8Array };
export type Bucket = Map<string, PackedList>;

type Row = { bucket: number; terms: string[]; counts: number[]; starts: number[]; postings: string };

/** The buckets of a block from `from` to before `to`; empty ones are left out. */
export async function storedBuckets(
  db: TenantDb,
  block: number,
  from: number,
  to: number,
): Promise<Map<number, Bucket>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT bucket, terms, counts, starts, encode(postings, 'base64') AS postings FROM "PostingList"
    WHERE block = ${block} AND bucket >= ${from} AND bucket < ${to}`;
  return new Map(rows.map((row) => [row.bucket, listsOf(row)]));
}

function listsOf({ terms, counts, starts, postings }: Row): Bucket {
  const bytes = Buffer.from(postings, "base64");
  return new Map(
    terms.map((term, i) => [
      term,
      // Starts count as PostgreSQL does: the first byte is 1.
      {
        count: counts[i] as number,
        bytes: bytes.subarray((starts[i] as number) - 1, (starts[i + 1] as number) - 1),
      },
    ]),
  );
}

/** Replaces buckets of a block. All their bytes are sent as one value and split by the database. */
export async function storeBuckets(
  db: TenantDb,
  block: number,
  written: ReadonlyMap<number, Bucket>,
): Promise<void> {
  const filled = [...written].filter(([, lists]) => lists.size > 0);
  const emptied = [...written].filter(([, lists]) => lists.size === 0).map(([bucket]) => bucket);
  if (emptied.length > 0)
    await db.$executeRaw`DELETE FROM "PostingList" WHERE block = ${block} AND bucket = ANY(${emptied}::int[])`;
  if (filled.length === 0) return;
  const all: Uint8Array[] = [];
  let next = 1;
  const rows = filled.map(([bucket, lists]) => {
    const from = next;
    const starts = [1];
    for (const { bytes } of lists.values()) {
      all.push(bytes);
      next += bytes.length;
      starts.push(next - from + 1);
    }
    const counts = Array.from(lists.values(), ({ count }) => count);
    return {
      bucket,
      terms: arrayOf([...lists.keys()].map(quoted)),
      counts: arrayOf(counts),
      starts: arrayOf(starts),
      from,
      size: next - from,
    };
  });
  await db.$executeRaw`
    INSERT INTO "PostingList" (block, bucket, terms, counts, starts, postings)
    SELECT ${block}, bucket, terms::text[], counts::int[], starts::int[], substring(${Buffer.concat(all)}::bytea FROM "from" FOR size)
    FROM unnest(${rows.map(({ bucket }) => bucket)}::int[], ${rows.map(({ terms }) => terms)}::text[],
      ${rows.map(({ counts }) => counts)}::text[], ${rows.map(({ starts }) => starts)}::text[],
      ${rows.map(({ from }) => from)}::int[], ${rows.map(({ size }) => size)}::int[])
      AS row(bucket, terms, counts, starts, "from", size)
    ON CONFLICT ("organizationId", block, bucket) DO UPDATE
    SET terms = excluded.terms, counts = excluded.counts, starts = excluded.starts, postings = excluded.postings`;
}

/** A PostgreSQL array literal: unnest would flatten nested arrays. */
const arrayOf = (elements: readonly (string | number)[]) => `{${elements.join(",")}}`;
const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

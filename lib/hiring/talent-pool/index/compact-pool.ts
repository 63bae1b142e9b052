import type { Actor } from "@/lib/platform/access/actor";
import { step } from "@/lib/platform/access/use-case";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { record } from "@/lib/platform/events/record";
import { mergeBucket } from "./merge-bucket";
import { Newcomers } from "./newcomers";
import { wholePool } from "./pool";
import { blockOf, blockSize } from "./posting-codec";
import { type Bucket, bucketOf, buckets, storeBuckets, storedBuckets } from "./stored-lists";

/** Candidates merged in one transaction, which has to end in time even on a busy machine. */
const most = 10_000;
/** How many are read, and written, per query: other requests run in between. */
const peopleAtOnce = 200;
const bucketsAtOnce = 64;

type Delta = { candidateNumber: number; revision: string; terms: string };

const oldestBlock = step("oldestBlock", async ({ db }) => {
  const first = await db.postingDelta.findFirst({
    orderBy: { candidateNumber: "asc" },
    select: { candidateNumber: true },
  });
  return { block: first && blockOf(first.candidateNumber) };
});

/** Merges a block's delta into its posting lists. Readers see the pool before or after the merge, never halfway. */
const mergeBlock = step("mergeBlock", async (ctx, { block }: { block: number }) => {
  const { db } = ctx;
  // The row lock serializes concurrent merges; the version tells readers that their cached lists are outdated.
  await db.$executeRaw`
    INSERT INTO "PostingBlock" (block) VALUES (${block})
    ON CONFLICT ("organizationId", block) DO UPDATE SET version = "PostingBlock".version + 1`;
  const newcomers = await waitingIn(db, block);
  await mergeInto(db, block, newcomers);
  // A candidate written again meanwhile has another revision, and stays for the next merge.
  await db.$executeRaw`
    DELETE FROM "PostingDelta" d
    USING unnest(${newcomers.numbers}::int[], ${newcomers.revisions}::uuid[]) AS done(number, revision)
    WHERE d."candidateNumber" = done.number AND d.revision = done.revision`;
  const merged = newcomers.numbers.length;
  await record(ctx, "pool.compacted", null, { block, merged });
  return { merged };
});

async function waitingIn(db: TenantDb, block: number): Promise<Newcomers> {
  const newcomers = new Newcomers();
  for (let from = block * blockSize; newcomers.numbers.length < most;) {
    const delta = await db.$queryRaw<Delta[]>`
      SELECT "candidateNumber", revision, terms FROM "PostingDelta"
      WHERE "candidateNumber" >= ${from} AND "candidateNumber" < ${(block + 1) * blockSize}
      ORDER BY "candidateNumber" LIMIT ${peopleAtOnce}`;
    for (const { candidateNumber, revision, terms } of delta) newcomers.add(candidateNumber, revision, terms);
    if (delta.length < peopleAtOnce) break;
    from = (delta.at(-1)?.candidateNumber ?? 0) + 1;
  }
  return newcomers;
}

const none: Bucket = new Map();

async function mergeInto(db: TenantDb, block: number, newcomers: Newcomers) {
  const home = bucketOf(wholePool);
  const indexed = (await storedBuckets(db, block, home, home + 1)).get(home)?.get(wholePool);
  // A candidate listed already may be in any list of the block; new ones are only in the lists of their terms.
  const relisted = indexed !== undefined && newcomers.anyIn(indexed);
  for (let from = 0; from < buckets; from += bucketsAtOnce) {
    const stored = await storedBuckets(db, block, from, from + bucketsAtOnce);
    const written = new Map<number, Bucket>();
    for (let bucket = from; bucket < from + bucketsAtOnce; bucket++) {
      const merged = mergeBucket(stored.get(bucket) ?? none, newcomers, bucket, relisted);
      if (merged) written.set(bucket, merged);
    }
    await storeBuckets(db, block, written);
  }
}

/** Merges all waiting candidates, block by block. Safe to run at any time, also concurrently. */
export async function compactPool(indexer: Actor): Promise<{ merged: number }> {
  for (let total = 0; ;) {
    const { block } = await oldestBlock(indexer);
    if (block === null) return { merged: total };
    total += (await mergeBlock(indexer, { block })).merged;
  }
}

import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { type Context, useCase } from "@/lib/access/use-case";
import { record } from "@/lib/events/record";
import { readTerms } from "./candidate-terms";
import { type Postings, blockOf, blockSize, lists } from "./posting-codec";
import { everybody } from "./pool";
import { type StoredList, listOf, storeLists, storedPostings } from "./stored-lists";

/** Candidates merged in one transaction: it has to end in time on a busy machine too. */
const most = 4_000;

type Delta = { candidateNumber: number; revision: string; terms: string };

const oldestBlock = useCase({
  permission: "evaluation:record",
  input: z.object({}),
  output: z.object({ block: z.int().nullable() }),

  async run({ db }) {
    const first = await db.postingDelta.findFirst({
      orderBy: { candidateNumber: "asc" },
      select: { candidateNumber: true },
    });
    return { block: first && blockOf(first.candidateNumber) };
  },
});

/** Merges what was indexed one by one into a block's posting lists. Readers see the pool before or after, never between. */
const mergeBlock = useCase({
  permission: "evaluation:record",
  input: z.object({ block: z.int().min(0) }),
  output: z.object({ merged: z.int() }),

  async run(ctx, { block }) {
    const { db } = ctx;
    // The row's lock puts two mergers in order; its version tells readers that what they keep is out of date.
    await db.$executeRaw`
      INSERT INTO "PostingBlock" (block) VALUES (${block})
      ON CONFLICT ("organizationId", block) DO UPDATE SET version = "PostingBlock".version + 1`;
    const delta = await db.$queryRaw<Delta[]>`
      SELECT "candidateNumber", revision, terms FROM "PostingDelta"
      WHERE "candidateNumber" >= ${block * blockSize} AND "candidateNumber" < ${(block + 1) * blockSize}
      ORDER BY "candidateNumber" LIMIT ${most}`;
    await mergeInto(ctx, block, delta);
    // Written again meanwhile, a candidate has another revision and waits for the next time.
    await db.$executeRaw`
      DELETE FROM "PostingDelta" d USING unnest(
        ${delta.map((d) => d.candidateNumber)}::int[], ${delta.map((d) => d.revision)}::uuid[]) AS done(number, revision)
      WHERE d."candidateNumber" = done.number AND d.revision = done.revision`;
    await record(ctx, "pool.compacted", null, { block, merged: delta.length });
    return { merged: delta.length };
  },
});

async function mergeInto({ db }: Pick<Context, "db">, block: number, delta: Delta[]) {
  const changed = new Map(delta.map((d) => [d.candidateNumber % blockSize, readTerms(d.terms)]));
  const added = new Map<string, [offset: number, impact: number][]>();
  for (const [offset, terms] of changed) {
    if (terms.size > 0) terms.set(everybody, 1);
    for (const [term, impact] of terms) {
      const list = added.get(term);
      if (list) list.push([offset, impact]);
      else added.set(term, [[offset, impact]]);
    }
  }
  const known = await storedPostings(db, block, [everybody]);
  const indexed = known.get(everybody);
  // Somebody listed already may be in any list of the block; newcomers are only in the lists they bring.
  const relisted = indexed ? [...changed.keys()].some((offset) => lists(indexed, offset)) : false;
  const stored = await storedPostings(db, block, relisted ? null : [...added.keys()]);

  const written: StoredList[] = [];
  for (const term of new Set([...stored.keys(), ...added.keys()])) {
    const before = stored.get(term);
    const fresh = added.get(term) ?? [];
    const after = merged(before, changed, fresh);
    if (fresh.length > 0 || after.offsets.length !== before?.offsets.length)
      written.push(listOf(term, after));
  }
  await storeLists(db, block, written);
}

/** A list without everybody that changed, with those of them who have the term now. */
function merged(
  before: Postings | undefined,
  changed: ReadonlyMap<number, unknown>,
  fresh: [offset: number, impact: number][],
): Postings {
  const size = (before?.offsets.length ?? 0) + fresh.length;
  const offsets = new Uint16Array(size);
  const impacts = new Uint8Array(size);
  let at = 0;
  let next = 0;
  const put = (offset: number, impact: number) => {
    offsets[at] = offset;
    impacts[at++] = impact;
  };
  const putFreshBelow = (limit: number) => {
    for (; next < fresh.length && (fresh[next] as [number, number])[0] < limit; next++)
      put(...(fresh[next] as [number, number]));
  };
  for (let i = 0; i < (before?.offsets.length ?? 0); i++) {
    const offset = before?.offsets[i] as number;
    if (changed.has(offset)) continue;
    putFreshBelow(offset);
    put(offset, before?.impacts[i] as number);
  }
  putFreshBelow(blockSize);
  return { offsets: offsets.slice(0, at), impacts: impacts.slice(0, at) };
}

/** Merges everything that waits, block by block. Safe to run at any time and from several places. */
export async function compactPool(indexer: Actor): Promise<{ merged: number }> {
  for (let total = 0; ;) {
    const { block } = await oldestBlock(indexer, {});
    if (block === null) return { merged: total };
    total += (await mergeBlock(indexer, { block })).merged;
  }
}

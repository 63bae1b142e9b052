import { setImmediate as nextTurn } from "node:timers/promises";
import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { unavailable } from "@/lib/errors";
import { cacheList, cachedList, cachedDelta, makeRoom } from "./list-cache";
import { type Pool, wholePool } from "../index/pool";
import { type Postings, unpackPostings } from "../index/posting-codec";
import { bucketOf } from "../index/stored-lists";
import type { Waiting } from "../index/unmerged-people";

/** Lists are merged all the time in a growing pool, but more misses in a row than this have another cause. */
const mostTries = 8;

type State = { blocks: number[]; versions: number[]; numbers: number[]; revisions: string[] };
type Reading = Parameters<Parameters<typeof reading>[0]["run"]>[0];

/**
 * Reads a consistent snapshot of the part of the index that a search for these terms needs; lists come from this
 * process's cache if their block has not changed. Throws `unavailable` if the index changes faster than it is read.
 */
export const readPool = reading({
  name: "readPool",
  permission: "candidate:read",
  input: z.object({ terms: z.array(z.string()) }),
  output: z.object({ pool: z.custom<Pool>() }),

  async run(ctx, { terms }) {
    const wanted = [...new Set([wholePool, ...terms])];
    for (let tries = 0; tries < mostTries; tries++) {
      const pool = await attempt(ctx, wanted);
      makeRoom();
      if (pool) return { pool };
    }
    throw unavailable("The talent pool is being updated.");
  },
});

// Most rows of the delta table are dead (merged, not yet vacuumed) or other organizations'. An index skips them, but
// a planner that assumes an empty table would not use it.
const byIndex = Prisma.sql`SELECT set_config('enable_seqscan', 'off', true)`;

const readState = Prisma.sql`
  SELECT * FROM
    (SELECT coalesce(array_agg(block ORDER BY block), '{}') AS blocks,
      coalesce(array_agg(version ORDER BY block), '{}') AS versions FROM "PostingBlock") b,
    (SELECT coalesce(array_agg("candidateNumber" ORDER BY "candidateNumber"), '{}') AS numbers,
      coalesce(array_agg(revision::text ORDER BY "candidateNumber"), '{}') AS revisions FROM "PostingDelta") d`;

async function attempt(reading: Reading, wanted: string[]): Promise<Pool | null> {
  const [, [state]] = await reading.read<[object, State]>([byIndex, readState]);
  if (!state) return null;
  const waiting = await waitingIn(reading, state);
  if (!waiting) return null;
  const versions = new Map(state.blocks.map((block, i) => [block, state.versions[i] ?? 0]));
  const blocks = await blocksOf(reading, versions, wanted);
  return blocks && { blocks, ...waiting };
}

/** How many are read per query: other requests run in between. */
const peopleAtOnce = 200;

/** Null when a row of the delta has disappeared: it was merged meanwhile, so the lists are newer than `versions`. */
async function waitingIn(
  { actor, read }: Reading,
  { numbers, revisions }: State,
): Promise<Pick<Pool, "delta" | "termIds"> | null> {
  const waiting = cachedDelta(actor.organizationId, new Set(numbers));
  const current = new Map(numbers.map((number, i) => [number, revisions[i] ?? ""]));
  // Referenced here, because another search may drop it from the cache while this one waits.
  const delta = new Map<number, Waiting>();
  const missing: number[] = [];
  for (const [number, revision] of current) {
    const cached = waiting.people.get(number);
    if (cached?.revision === revision) delta.set(number, cached);
    else missing.push(number);
  }
  for (let from = 0; from < missing.length; from += peopleAtOnce) {
    const batch = missing.slice(from, from + peopleAtOnce);
    const [rows] = await read<[{ candidateNumber: number; revision: string; terms: string }]>([
      Prisma.sql`SELECT "candidateNumber", revision, terms FROM "PostingDelta"
        WHERE "candidateNumber" = ANY(${batch}::int[])`,
    ]);
    if (rows.length < batch.length) return null;
    for (const { candidateNumber, revision, terms } of rows)
      delta.set(candidateNumber, waiting.keep(candidateNumber, revision, terms));
  }
  return { delta, termIds: waiting.termIds };
}

type ListRow = { block: number; version: number; term: string | null; count: number; postings: string };

/** A row for every block, even without the terms: its version has to be read together with its lists. */
const readLists = (blocks: number[], terms: string[]) => Prisma.sql`
  SELECT b.block, b.version, found.term, found.count, found.postings
  FROM "PostingBlock" b LEFT JOIN LATERAL (
    SELECT asked.term, l.counts[p.at] AS count,
      encode(substring(l.postings FROM l.starts[p.at] FOR l.starts[p.at + 1] - l.starts[p.at]), 'base64') AS postings
    FROM unnest(${terms}::text[], ${terms.map(bucketOf)}::int[]) AS asked(term, bucket)
    JOIN "PostingList" l ON l."organizationId" = b."organizationId" AND l.block = b.block AND l.bucket = asked.bucket
    CROSS JOIN LATERAL (SELECT array_position(l.terms, asked.term) AS at) p
    WHERE p.at IS NOT NULL
  ) found ON true
  WHERE b.block = ANY(${blocks}::int[])`;

/** Null when a block's version has changed by the time its lists are read. */
async function blocksOf(
  { actor: { organizationId }, read }: Reading,
  versions: ReadonlyMap<number, number>,
  wanted: string[],
): Promise<Pool["blocks"] | null> {
  const blocks = new Map<number, Map<string, Postings>>();
  const missing = { blocks: new Set<number>(), terms: new Set<string>() };
  for (const [block, version] of versions) {
    const lists = new Map<string, Postings>();
    blocks.set(block, lists);
    for (const term of wanted) {
      const postings = cachedList(organizationId, block, version, term);
      if (postings) lists.set(term, postings);
      if (postings !== undefined) continue;
      missing.blocks.add(block);
      missing.terms.add(term);
    }
  }
  if (missing.blocks.size === 0) return blocks;
  const [rows] = await read<[ListRow]>([readLists([...missing.blocks], [...missing.terms])]);
  if (rows.some(({ block, version }) => version !== versions.get(block))) return null;
  let turn = performance.now();
  for (const { block, term, count, postings } of rows) {
    if (term !== null) blocks.get(block)?.set(term, unpackPostings(Buffer.from(postings, "base64"), count));
    if (performance.now() - turn < longestTurnMs) continue;
    await nextTurn();
    turn = performance.now();
  }
  for (const block of missing.blocks)
    for (const term of missing.terms)
      cacheList(organizationId, block, versions.get(block) ?? 0, term, blocks.get(block)?.get(term) ?? null);
  return blocks;
}

/** The longest that a search of a large pool blocks other requests of this process. */
const longestTurnMs = 15;

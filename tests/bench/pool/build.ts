import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { systemActor } from "@/lib/platform/access/system";
import type { Scored } from "@/lib/hiring/talent-pool/search/best";
import { compactPool } from "@/lib/hiring/talent-pool/index/compact-pool";
import { bestOfAll } from "./exact";
import { fullTextTable } from "./full-text";
import { index } from "../../talent-pool/index/indexed";
import { person, query, termsOfPerson, vocabulary } from "./people";
import { round, say } from "./say";

export const bestCount = 100;
export const queries = Array.from({ length: 8 }, (_, number) => query(number));

/** Candidates per transaction, and per merge: as many as an import adds while one merge runs. */
const batch = 1_000;
const mergeEvery = 10_000;

/** A searchable pool, and the cost of filling it. `expected` holds the correct matches of each of `queries`. */
export type BuiltPool = {
  people: number;
  organizationId: string;
  termsPerCandidate: number;
  indexPerSecond: number;
  indexBytes: number;
  expected: Scored[][];
};

/** The pool of `people` candidates in this home; creates it if missing, with the product's indexing and merging. */
export async function buildPool(people: number, home: string, ownerUrl: string): Promise<BuiltPool> {
  const cacheFile = path.join(home, `pool-${people}.json`);
  if (existsSync(cacheFile)) return JSON.parse(readFileSync(cacheFile, "utf8")) as BuiltPool;
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ id: string }>(
    `INSERT INTO "Organization" (id, name, slug, "lastCandidateNumber") VALUES (gen_random_uuid(), $1, $1, $2) RETURNING id`,
    [`pool-${people}`, people],
  );
  const organizationId = rows[0]?.id ?? "";
  const bytesBefore = await indexBytes(owner);
  const { candidatesByRank, seconds } = await fill(organizationId, people);
  const bytesWithFreeSpace = (await indexBytes(owner)) - bytesBefore;
  // Merging leaves free space for the next merge, and how much depends on when autovacuum last ran. The reported size
  // excludes it.
  await owner.query(`VACUUM FULL "PostingList"`);
  await owner.query(`VACUUM ANALYZE "PostingList", "PostingDelta", "PostingBlock"`);
  const bytes = (await indexBytes(owner)) - bytesBefore;
  say(
    `${people} candidates indexed in ${round(seconds)} s: ${round(bytes / 1e6)} MB, with free space ${round(bytesWithFreeSpace / 1e6)} MB`,
  );
  const expected = bestOfAll(people, candidatesByRank, queries, bestCount);
  say("every candidate scored");
  await fullTextTable(owner, people);
  say("tsvector table created");
  await owner.end();
  const pool = {
    people,
    organizationId,
    expected,
    indexBytes: bytes,
    termsPerCandidate: candidatesByRank.reduce((sum, count) => sum + count, 0) / people,
    indexPerSecond: people / seconds,
  };
  writeFileSync(cacheFile, JSON.stringify(pool));
  return pool;
}

/** Indexes the people. Returns how many have each word, and the seconds of indexing without generating the people. */
async function fill(organizationId: string, people: number) {
  const indexer = systemActor(organizationId, "reader");
  const candidatesByRank = new Int32Array(vocabulary);
  let seconds = 0;
  for (let from = 1; from <= people; from += batch) {
    const entries = Array.from({ length: Math.min(batch, people - from + 1) }, (_, i) => {
      const entry = person(from + i);
      for (const rank of entry.ranks) candidatesByRank[rank] = (candidatesByRank[rank] as number) + 1;
      return { number: from + i, terms: termsOfPerson(entry) };
    });
    const began = performance.now();
    await index(indexer, { entries });
    const written = from - 1 + entries.length;
    if (written % mergeEvery === 0 || written === people) await compactPool(indexer);
    seconds += (performance.now() - began) / 1000;
  }
  return { candidatesByRank, seconds };
}

async function indexBytes(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ bytes: string }>(
    `SELECT pg_total_relation_size('"PostingList"') + pg_total_relation_size('"PostingBlock"') AS bytes`,
  );
  return Number(rows[0]?.bytes);
}

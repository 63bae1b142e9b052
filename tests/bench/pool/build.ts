import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { systemActor } from "@/lib/access/system";
import type { Scored } from "@/lib/talent-pool/search/best";
import { compactPool } from "@/lib/talent-pool/index/compact-pool";
import { bestOfAll } from "./exact";
import { fullTextTable } from "./full-text";
import { index } from "../../talent-pool/index/indexed";
import { person, query, termsOfPerson, vocabulary } from "./people";
import { round, say } from "./say";

export const best = 100;
export const queries = Array.from({ length: 8 }, (_, number) => query(number));

/** Written in one transaction, and left to be merged at once: as much as an import brings while one merge runs. */
const batch = 1_000;
const merged = 10_000;

/** A pool that is ready to be searched, and what filling it cost. `expected` is what each of `queries` has to find. */
export type BuiltPool = {
  people: number;
  organizationId: string;
  termsPerCandidate: number;
  indexPerSecond: number;
  indexBytes: number;
  expected: Scored[][];
};

/** The pool of so many people in this home, made if it is not there: through the product's own writing and merging. */
export async function builtPool(people: number, home: string, ownerUrl: string): Promise<BuiltPool> {
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
  const { having, seconds } = await fill(organizationId, people);
  const grown = (await indexBytes(owner)) - bytesBefore;
  // What merging leaves behind is room for what is merged next, and how much of it there is depends on when autovacuum
  // came by: the size is that of the index without it.
  await owner.query(`VACUUM FULL "PostingList"`);
  await owner.query(`VACUUM ANALYZE "PostingList", "PostingDelta", "PostingBlock"`);
  const bytes = (await indexBytes(owner)) - bytesBefore;
  say(
    `${people} candidates indexed in ${round(seconds)} s: ${round(bytes / 1e6)} MB, with free room ${round(grown / 1e6)} MB`,
  );
  const expected = bestOfAll(people, having, queries, best);
  say("every candidate looked at");
  await fullTextTable(owner, people);
  say("tsvector table made");
  await owner.end();
  const pool = {
    people,
    organizationId,
    expected,
    indexBytes: bytes,
    termsPerCandidate: having.reduce((sum, count) => sum + count, 0) / people,
    indexPerSecond: people / seconds,
  };
  writeFileSync(cacheFile, JSON.stringify(pool));
  return pool;
}

/** How many have each word, and the seconds that indexing took: making people up is not indexing them. */
async function fill(organizationId: string, people: number) {
  const indexer = systemActor(organizationId, "reader");
  const having = new Int32Array(vocabulary);
  let seconds = 0;
  for (let from = 1; from <= people; from += batch) {
    const entries = Array.from({ length: Math.min(batch, people - from + 1) }, (_, i) => {
      const one = person(from + i);
      for (const rank of one.ranks) having[rank] = (having[rank] as number) + 1;
      return { number: from + i, terms: termsOfPerson(one) };
    });
    const began = performance.now();
    await index(indexer, { entries });
    const written = from - 1 + entries.length;
    if (written % merged === 0 || written === people) await compactPool(indexer);
    seconds += (performance.now() - began) / 1000;
  }
  return { having, seconds };
}

async function indexBytes(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ bytes: string }>(
    `SELECT pg_total_relation_size('"PostingList"') + pg_total_relation_size('"PostingBlock"') AS bytes`,
  );
  return Number(rows[0]?.bytes);
}

import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { systemActor } from "@/lib/access/system";
import { compactPool } from "@/lib/talent-pool/compact-pool";
import { forgetLists } from "@/lib/talent-pool/list-cache";
import { readPool } from "@/lib/talent-pool/read-pool";
import { topCandidates } from "@/lib/talent-pool/score-pool";
import { bestOfAll } from "./exact";
import { fullTextSearch, fullTextTable } from "./full-text";
import { index } from "./index-act";
import { person, query, termsOfPerson, vocabulary } from "./people";
import { searchableAfter } from "./searchable";
import { syncRate } from "./sync";

const best = 100;
/** Written in one transaction, and left to be merged at once: as much as an import brings while one merge runs. */
const batch = 1_000;
const merged = 10_000;
const queries = Array.from({ length: 8 }, (_, number) => query(number));
/** ts_rank takes seconds in a large pool: some of the same queries tell how many. */
const comparedQueries = 3;
const repeats = 5;

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN;
const round = (value: number, digits = 0) => Number(value.toFixed(digits));
const say = (words: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${words}`);

/** Fills a pool of its own and measures it: times in milliseconds are medians of `queries`. */
export async function measurePool(people: number, ownerUrl: string): Promise<object> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ id: string }>(
    `INSERT INTO "Organization" (id, name, slug, "lastCandidateNumber") VALUES (gen_random_uuid(), $1, $1, $2) RETURNING id`,
    [`pool-${people}`, people],
  );
  const actor = systemActor(rows[0]?.id ?? "", "reader");
  const having = new Int32Array(vocabulary);
  const bytesBefore = await indexBytes(owner);
  let postings = 0;
  let indexing = 0;
  for (let from = 1; from <= people; from += batch) {
    const entries = Array.from({ length: Math.min(batch, people - from + 1) }, (_, i) => {
      const one = person(from + i);
      for (const rank of one.ranks) having[rank] = (having[rank] as number) + 1;
      postings += one.ranks.length;
      return { number: from + i, terms: termsOfPerson(one) };
    });
    // Making people up is not indexing them.
    const began = performance.now();
    await index(actor, { entries });
    if ((from - 1 + entries.length) % merged === 0 || from - 1 + entries.length === people)
      await compactPool(actor);
    indexing += performance.now() - began;
  }
  say(`${people} candidates indexed in ${round(indexing / 1000)} s`);
  await owner.query(`VACUUM FULL "PostingList"`);
  await owner.query(`VACUUM ANALYZE "PostingList", "PostingDelta", "PostingBlock"`);
  const bytes = (await indexBytes(owner)) - bytesBefore;

  const search = async (asked: ReadonlyMap<string, number>) => {
    const began = performance.now();
    const { pool } = await readPool(actor, { terms: [...asked.keys()] });
    const found = await topCandidates(pool, asked, best);
    return { found, ms: performance.now() - began };
  };
  const cold: number[] = [];
  for (let i = 0; i < repeats; i++)
    for (const asked of queries) {
      forgetLists();
      cold.push((await search(asked)).ms);
    }
  const warm: number[] = [];
  for (const asked of queries) {
    await search(asked);
    for (let i = 0; i < repeats; i++) warm.push((await search(asked)).ms);
  }
  say(`searched: ${round(median(cold))} ms cold, ${round(median(warm), 1)} ms warm`);
  const expected = bestOfAll(people, having, queries, best);
  let exact = true;
  for (const [q, asked] of queries.entries())
    exact &&= isDeepStrictEqual((await search(asked)).found, expected[q]);
  say(`every candidate looked at: ${exact ? "the same" : "NOT the same"}`);

  await fullTextTable(owner, people);
  say("tsvector table made");
  const fullText: number[] = [];
  for (const asked of queries.slice(0, comparedQueries)) {
    await fullTextSearch(owner, asked.keys());
    fullText.push(await fullTextSearch(owner, asked.keys()));
  }
  await owner.query(`DROP TABLE bench_full_text`);
  await owner.end();
  const tsRankMs = median(fullText);
  return {
    bench: "pool",
    people,
    termsPerCandidate: round(postings / people),
    exact,
    speedupCold: round(tsRankMs / median(cold), 1),
    speedupWarm: round(tsRankMs / median(warm), 1),
    indexMbPerMillion: round(bytes / people),
    indexPerSecond: round((1000 * people) / indexing),
    searchableAfterMs: round(await searchableAfter(actor.organizationId, ownerUrl)),
    syncPerSecond: round(await syncRate(actor.organizationId, ownerUrl)),
    ms: { tsRank: round(tsRankMs), cold: round(median(cold), 1), warm: round(median(warm), 1) },
  };
}

async function indexBytes(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ bytes: string }>(
    `SELECT pg_total_relation_size('"PostingList"') + pg_total_relation_size('"PostingBlock"') AS bytes`,
  );
  return Number(rows[0]?.bytes);
}

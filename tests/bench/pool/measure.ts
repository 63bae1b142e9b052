import { monitorEventLoopDelay } from "node:perf_hooks";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { systemActor } from "@/lib/platform/access/system";
import { clearLists } from "@/lib/hiring/talent-pool/search/list-cache";
import { readPool } from "@/lib/hiring/talent-pool/search/read-pool";
import { topCandidates } from "@/lib/hiring/talent-pool/search/score-pool";
import { type BuiltPool, bestCount, queries } from "./build";
import { median } from "../evaluation/measures";
import { fullTextSearch } from "./full-text";
import { round, say } from "./say";
import { searchableAfter } from "./searchable";
import { syncRate } from "./sync";

/** ts_rank takes seconds in a large pool, so only some of the queries are measured. */
const comparedQueries = 3;
const repeats = 5;

/** Measures a pool: times in milliseconds are medians of `queries`. */
export async function measurePool(pool: BuiltPool, ownerUrl: string): Promise<object> {
  const { people, organizationId, expected } = pool;
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const actor = systemActor(organizationId, "reader");
  const search = async (query: ReadonlyMap<string, number>) => {
    const began = performance.now();
    const { pool } = await readPool(actor, { terms: [...query.keys()] });
    const matches = await topCandidates(pool, query, bestCount);
    return { matches, ms: performance.now() - began };
  };
  let exact = true;
  for (const [q, query] of queries.entries())
    exact &&= isDeepStrictEqual((await search(query)).matches, expected[q]);
  say(`same result as a scan of every candidate: ${exact ? "yes" : "NO"}`);

  const blocked = monitorEventLoopDelay({ resolution: 1 });
  blocked.enable();
  const cold: number[] = [];
  for (let i = 0; i < repeats; i++)
    for (const query of queries) {
      clearLists();
      cold.push((await search(query)).ms);
    }
  const warm: number[] = [];
  for (const query of queries) {
    await search(query);
    for (let i = 0; i < repeats; i++) warm.push((await search(query)).ms);
  }
  blocked.disable();
  say(`searched: ${round(median(cold))} ms cold, ${round(median(warm), 1)} ms warm`);
  const fullText: number[] = [];
  for (const query of queries.slice(0, comparedQueries)) {
    await fullTextSearch(owner, people, query.keys());
    fullText.push(await fullTextSearch(owner, people, query.keys()));
  }
  const tsRankMs = median(fullText);
  say(`ts_rank: ${round(tsRankMs)} ms`);
  const searchableAfterMs = round(await searchableAfter(organizationId, ownerUrl));
  const syncPerSecond = round(await syncRate(organizationId, ownerUrl));
  // Removes the candidates that these two added, so that a pool kept with --home can be measured again.
  await owner.query(`DELETE FROM "PostingDelta" WHERE "organizationId" = $1`, [organizationId]);
  await owner.end();
  return {
    bench: "pool",
    people,
    termsPerCandidate: round(pool.termsPerCandidate),
    exact,
    speedupCold: round(tsRankMs / median(cold), 1),
    speedupWarm: round(tsRankMs / median(warm), 1),
    indexMbPerMillion: round(pool.indexBytes / people),
    indexPerSecond: round(pool.indexPerSecond),
    searchableAfterMs,
    syncPerSecond,
    ms: {
      tsRank: round(tsRankMs),
      cold: round(median(cold), 1),
      warm: round(median(warm), 1),
      blocked: { p99: round(blocked.percentile(99) / 1e6), max: round(blocked.max / 1e6) },
    },
  };
}

import { candidateChanged, poolGrown, scorecardPublished } from "@/lib/platform/events/events";
import { compactPool } from "@/lib/hiring/talent-pool/index/compact-pool";
import { reindexCandidate } from "@/lib/hiring/talent-pool/index/reindex-candidate";
import { rediscoverOnPublication as rediscover } from "@/lib/hiring/talent-pool/rediscovery/rediscover-on-publication";
import { findSignals } from "@/lib/records/candidates/signals/find-signals";
import { eachOrganization, onEvent } from "../on-event";

/** Updates a changed candidate in the talent pool's index, or removes them from it; and looks for others like them. */
export const indexCandidateOnChange = onEvent([candidateChanged], "reader", {
  id: "index-candidate",
  retries: 4,
  concurrency: eachOrganization(2),
  async run(indexer, { candidateId }, steps) {
    await steps.run("index", () => reindexCandidate(indexer, candidateId));
    return steps.run("compare", () => findSignals(indexer, { candidateId }));
  },
});

/** Merges individually indexed candidates into the posting lists. Debounced: one run serves many events. */
export const compactPoolWhenGrown = onEvent([poolGrown], "reader", {
  id: "compact-pool",
  retries: 4,
  concurrency: eachOrganization(1),
  debounce: { key: "event.data.organizationId", period: "2s", timeout: "20s" },
  run: (indexer, _, steps) => steps.run("compact", () => compactPool(indexer)),
});

/** Searches the talent pool for a job whose scorecard asks for it. A person confirms before anybody is applied. */
export const rediscoverOnPublication = onEvent([scorecardPublished], "evaluator", {
  id: "rediscover-on-publication",
  retries: 4,
  concurrency: eachOrganization(1),
  run: (evaluator, { jobId, versionId }, steps) =>
    steps.run("search", () => rediscover(evaluator, { jobId, versionId })),
});

import { candidateChanged, poolGrown, scorecardPublished } from "@/lib/events/events";
import { compactPool } from "@/lib/talent-pool/index/compact-pool";
import { reindexCandidate } from "@/lib/talent-pool/index/reindex-candidate";
import { rediscoverOnPublication as rediscover } from "@/lib/talent-pool/rediscovery/rediscover-on-publication";
import { inngest } from "../client";
import { inOneStep } from "../in-one-step";

/** Updates a changed candidate in the talent pool's index, or removes them from it. */
export const indexCandidateOnChange = inngest.createFunction(
  {
    id: "index-candidate",
    triggers: [candidateChanged],
    retries: 4,
    concurrency: { key: "event.data.organizationId", limit: 2 },
  },
  inOneStep("index", "reader", (indexer, { candidateId }: { candidateId: string }) =>
    reindexCandidate(indexer, candidateId),
  ),
);

/** Merges individually indexed candidates into the posting lists. Debounced: one run serves many events. */
export const compactPoolWhenGrown = inngest.createFunction(
  {
    id: "compact-pool",
    triggers: [poolGrown],
    retries: 4,
    concurrency: { key: "event.data.organizationId", limit: 1 },
    debounce: { key: "event.data.organizationId", period: "2s", timeout: "20s" },
  },
  inOneStep("compact", "reader", compactPool),
);

/** Searches the talent pool for a job whose scorecard asks for it. A person confirms before anybody is applied. */
export const rediscoverOnPublication = inngest.createFunction(
  {
    id: "rediscover-on-publication",
    triggers: [scorecardPublished],
    retries: 4,
    concurrency: { key: "event.data.organizationId", limit: 1 },
  },
  inOneStep("search", "evaluator", rediscover),
);

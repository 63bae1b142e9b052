import { systemActor } from "@/lib/access/system";
import { candidateChanged } from "@/lib/events/events";
import { reindexCandidate } from "@/lib/talent-pool/index/reindex-candidate";
import { inngest } from "../client";
import { withRetryPolicy } from "../permanent";

/** Updates a changed candidate in the talent pool's index, or removes them from it. */
export const indexCandidateOnChange = inngest.createFunction(
  {
    id: "index-candidate",
    triggers: [candidateChanged],
    retries: 4,
    concurrency: { key: "event.data.organizationId", limit: 2 },
  },
  async ({ event, step }) => {
    const { organizationId, candidateId } = event.data;
    const indexer = systemActor(organizationId, "reader");
    return step.run("index", () => withRetryPolicy(() => reindexCandidate(indexer, candidateId)));
  },
);

import { systemActor } from "@/lib/access/system";
import { candidateChanged } from "@/lib/events/events";
import { reindexCandidate } from "@/lib/talent-pool/index/reindex-candidate";
import { inngest } from "../client";
import { onceOrNever } from "../permanent";

/** Has a candidate found by what holds of them now, or not found any more. */
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
    return step.run("index", () => onceOrNever(() => reindexCandidate(indexer, candidateId)));
  },
);

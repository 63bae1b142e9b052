import { systemActor } from "@/lib/access/system";
import { scorecardPublished } from "@/lib/events/events";
import { rediscoverOnPublication as rediscover } from "@/lib/talent-pool/rediscovery/rediscover-on-publication";
import { inngest } from "../client";
import { withRetryPolicy } from "../permanent";

/** Searches the talent pool for a job whose scorecard asks for it. A person confirms before anybody is applied. */
export const rediscoverOnPublication = inngest.createFunction(
  {
    id: "rediscover-on-publication",
    triggers: [scorecardPublished],
    retries: 4,
    concurrency: { key: "event.data.organizationId", limit: 1 },
  },
  async ({ event, step }) => {
    const { organizationId, jobId, versionId } = event.data;
    const searcher = systemActor(organizationId, "evaluator");
    return step.run("search", () => withRetryPolicy(() => rediscover(searcher, { jobId, versionId })));
  },
);

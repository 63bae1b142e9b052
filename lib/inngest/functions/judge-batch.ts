import { systemActor } from "@/lib/access/system";
import { endBatch } from "@/lib/evaluation/batch/batch-rows";
import { collectBatch, isAnswered, sendBatch } from "@/lib/evaluation/batch/run-batch";
import { judgeBatchOpened } from "@/lib/events/events";
import { inngest } from "../client";
import { onceOrNever } from "../permanent";

/** Looked for ever more seldom: a day and a bit in all, after which the provider has given up by itself. */
const pauses = ["1m", "2m", "5m", "10m", ...Array.from({ length: 100 }, () => "15m")];
const mostSteps = 200;

/** Has the applications of a batch judged together. What goes wrong with the batch is judged one by one. */
export const judgeBatchWhenOpened = inngest.createFunction(
  {
    id: "judge-batch",
    triggers: [judgeBatchOpened],
    retries: 6,
    concurrency: { key: "event.data.organizationId", limit: 2 },
    onFailure: async ({ event }) => {
      const { organizationId, batchId } = judgeBatchOpened.schema.parse(event.data.event.data);
      const note = "The batch could not be finished: judged one by one.";
      await endBatch(systemActor(organizationId, "evaluator"), { batchId, note });
    },
  },
  async ({ event, step }) => {
    const { organizationId, batchId } = event.data;
    const evaluator = systemActor(organizationId, "evaluator");
    const { sent } = await step.run("send", () => onceOrNever(() => sendBatch(evaluator, batchId)));
    if (!sent) return { sent };
    for (const [at, pause] of pauses.entries()) {
      await step.sleep(`pause ${at + 1}`, pause);
      const look = () => onceOrNever(() => isAnswered(evaluator, batchId));
      if ((await step.run(`look ${at + 1}`, look)).answered) break;
    }
    for (let at = 1; at <= mostSteps; at++) {
      const collect = () => onceOrNever(() => collectBatch(evaluator, batchId));
      if (!(await step.run(`collect ${at}`, collect)).more) break;
    }
    return { sent };
  },
);

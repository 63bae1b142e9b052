import { systemActor } from "@/lib/access/system";
import { endBatch } from "@/lib/evaluation/batch/batch-rows";
import { collectBatch, isAnswered, sendBatch } from "@/lib/evaluation/batch/run-batch";
import { judgeBatchOpened } from "@/lib/events/events";
import { inngest } from "../client";
import { modelRetries } from "../permanent";

/** Pauses between polls, up to 15 minutes: a little over a day in all, by when the provider has expired the batch. */
const pauses = ["1m", "2m", "5m", "10m", ...Array.from({ length: 100 }, () => "15m")];
const mostSteps = 200;

/** Evaluates the applications of a batch together. If the batch fails, they are evaluated one by one. */
export const judgeBatchWhenOpened = inngest.createFunction(
  {
    id: "judge-batch",
    triggers: [judgeBatchOpened],
    retries: modelRetries,
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
    const { sent } = await step.run("send", () => sendBatch(evaluator, batchId));
    if (!sent) return { sent };
    for (const [at, pause] of pauses.entries()) {
      await step.sleep(`pause ${at + 1}`, pause);
      const { answered } = await step.run(`look ${at + 1}`, () => isAnswered(evaluator, batchId));
      if (answered) break;
    }
    for (let at = 1; at <= mostSteps; at++) {
      const { more } = await step.run(`collect ${at}`, () => collectBatch(evaluator, batchId));
      if (!more) break;
    }
    return { sent };
  },
);

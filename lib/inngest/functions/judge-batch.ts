import { endBatch } from "@/lib/evaluation/batch/batch-rows";
import { collectBatch, isAnswered, sendBatch } from "@/lib/evaluation/batch/run-batch";
import { judgeBatchOpened } from "@/lib/events/events";
import { eachOrganization, onEvent } from "../on-event";
import { modelRetries } from "../permanent";

/** Pauses between polls, up to 15 minutes: a little over a day in all, by when the provider has expired the batch. */
const pauses = ["1m", "2m", "5m", "10m", ...Array.from({ length: 100 }, () => "15m")];
const mostSteps = 200;

/** Evaluates the applications of a batch together. If the batch fails, they are evaluated one by one. */
export const judgeBatchWhenOpened = onEvent([judgeBatchOpened], "evaluator", {
  id: "judge-batch",
  retries: modelRetries,
  concurrency: eachOrganization(2),
  async run(evaluator, { batchId }, steps) {
    const { sent } = await steps.run("send", () => sendBatch(evaluator, batchId));
    if (!sent) return { sent };
    for (const [at, pause] of pauses.entries()) {
      await steps.sleep(`pause ${at + 1}`, pause);
      const { answered } = await steps.run(`look ${at + 1}`, () => isAnswered(evaluator, batchId));
      if (answered) break;
    }
    for (let at = 1; at <= mostSteps; at++) {
      const { more } = await steps.run(`collect ${at}`, () => collectBatch(evaluator, batchId));
      if (!more) break;
    }
    return { sent };
  },
  giveUp: (evaluator, { batchId }) =>
    endBatch(evaluator, { batchId, note: "The batch could not be finished: judged one by one." }),
});

import { z } from "zod";
import { lockRun, memoize } from "../runs/continue.ts";
import { parseOperations } from "../runs/operations.ts";
import { isOpen } from "../runs/run.ts";
import type { Database } from "../store/database.ts";
import { holdJob } from "../work/execute.ts";

const Checkpoint = z.object({
  qi_id: z.string().regex(/^\d+\.[0-9a-f-]{36}$/),
  steps: z.array(z.unknown()).max(1_000),
});

/**
 * Memoizes steps that ended while their call is still running. The call may continue only if its lease is still
 * valid. @returns the HTTP status for the SDK: 409 tells it that another call has replaced this one
 */
export async function takeCheckpoint(
  database: Database,
  runId: string,
  body: unknown,
): Promise<200 | 400 | 409> {
  const parsed = Checkpoint.safeParse(body);
  if (!parsed.success) return 400;
  const [jobId = "", lease = ""] = parsed.data.qi_id.split(".");
  if (parsed.data.steps.length === 0) return 200;
  const operations = parseOperations(parsed.data.steps);
  return database.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    const job = run && isOpen(run) && (await holdJob(tx, jobId, lease));
    if (!job) return 409;
    for (const operation of operations) {
      // Only finished steps are checkpointed; the SDK repeats everything else in its answer to the call.
      if (operation.op !== "StepRun") continue;
      const step = { id: operation.id, name: operation.displayName, attempts: job.attempt + 1 };
      await memoize(tx, run, step, { data: operation.data ?? null });
    }
    // The attempts so far belonged to the step that has now succeeded.
    if (job.attempt > 0) await tx.query("update engine.job set attempt = 0 where id = $1", [job.id]);
    return 200;
  });
}

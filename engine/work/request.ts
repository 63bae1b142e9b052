import type { EventBody } from "../store/event.ts";
import type { StepResult } from "../runs/run.ts";
import type { Database } from "../store/database.ts";
import { stableUuid, ulid } from "../store/identifiers.ts";
import type { ClaimedJob } from "./claim.ts";

type State = { version: number; stack: string[]; event: EventBody; steps: Record<string, StepResult> | null };

/** Builds the call that continues a run. Undefined when the run no longer exists. */
export async function buildCall(
  database: Database,
  job: ClaimedJob,
  options: { maxAttempts: number; checkpointing: boolean },
) {
  const { rows } = await database.pool.query<State>({
    name: "state",
    text: `select r.version, r.stack, e.body as event,
             (select json_object_agg(s.id, s.result) from engine.step s where s.run_id = r.id) as steps
           from engine.run r join engine.event e on e.id = r.event_id where r.id = $1`,
    values: [job.run_id],
  });
  const state = rows[0];
  if (!state) return undefined;
  const requestId = ulid();
  // As Inngest sends it.
  const body = {
    ctx: {
      attempt: job.attempt,
      disable_immediate_execution: false,
      env: "",
      // The SDK checkpoints whenever it receives the function's id.
      ...(options.checkpointing ? { fn_id: stableUuid(job.function_id) } : {}),
      generation_id: job.generation,
      job_id: job.id,
      max_attempts: options.maxAttempts,
      qi_id: `${job.id}.${job.lease}`,
      request_id: requestId,
      run_id: job.run_id,
      stack: { current: job.stack_position, stack: state.stack },
      step_id: "step",
      use_api: false,
    },
    defers: {},
    event: state.event,
    events: [state.event],
    steps: state.steps ?? {},
    use_api: false,
    version: state.version,
  };
  const headers = {
    "x-inngest-generation-id": String(job.generation),
    "x-inngest-job-id": job.id,
    "x-inngest-req-version": String(state.version),
    "x-inngest-step-id": job.step_id,
    "x-request-id": requestId,
    "x-run-id": job.run_id,
  };
  return { body, headers };
}

/** What a step left behind, as the SDK reads it. Null: the wait ended with nothing, or the sleep is over. */
export type StepResult = { data: unknown } | { error: StepFailure } | null;

export type StepFailure = { name: string; message: string; stack?: string; [more: string]: unknown };

/** A run that is locked in the transaction at hand. */
export type Run = {
  id: string;
  function_id: string;
  event_id: string;
  lane: string;
  status: "queued" | "running" | "completed" | "failed" | "cancelled";
  version: number;
  priority: number;
  stack: string[];
  parent_run: string | null;
  parent_step: string | null;
};

/** The run's outcome. `result` is what the app sent when it failed, kept whole for the failure handler. */
export type Outcome =
  | { status: "completed"; output: unknown }
  | { status: "failed"; error: StepFailure; result: unknown }
  | { status: "cancelled" };

export const isOpen = (run: Run) => run.status === "queued" || run.status === "running";

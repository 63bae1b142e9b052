/** A step's result, as the SDK reads it. Null: the result of a sleep. */
export type StepResult = { data: unknown } | { error: StepFailure } | null;

export type StepFailure = { name: string; message: string; stack?: string; [more: string]: unknown };

/** A run that is locked in the current transaction. */
export type Run = {
  id: string;
  function_id: string;
  event_id: string;
  status: "queued" | "running" | "completed" | "failed";
  version: number;
  stack: string[];
};

/** The run's outcome. `result` is all that the app sent when it failed, for the failure handler. */
export type Outcome =
  | { status: "completed"; output: unknown }
  | { status: "failed"; error: StepFailure; result: unknown };

export const isOpen = (run: Run) => run.status === "queued" || run.status === "running";

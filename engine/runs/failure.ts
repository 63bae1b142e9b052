import { z } from "zod";
import type { StepFailure } from "./run.ts";

const Reported = z.looseObject({
  name: z.string().optional(),
  message: z.string().optional(),
  error: z.unknown().optional(),
  stack: z.string().optional(),
  cause: z.unknown().optional(),
});

/** An error as the SDK serialized it, in the form in which it is memoized. */
export function failureOf(reported: unknown): StepFailure {
  const parsed = Reported.safeParse(reported);
  if (!parsed.success) return { name: "Error", message: "The app reported an error without details" };
  const { name, message, error, stack, cause } = parsed.data;
  return {
    name: name || "Error",
    message: message || (typeof error === "string" ? error : "Unknown error"),
    stack,
    cause,
  };
}

/** An error that the engine itself detected. */
export function failure(name: string, message: string): StepFailure {
  return { name, message };
}

/** Checks a step of the demo; a failed step ends the demo with exit code 1 and its name. */
export function check(condition: unknown, step: string): asserts condition {
  if (!condition) throw new Error(`This step failed: ${step}`);
}

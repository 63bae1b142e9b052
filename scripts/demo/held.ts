/** A step of the demo that has to hold; what does not ends it with exit code 1 and says which. */
export function held(condition: unknown, step: string): asserts condition {
  if (!condition) throw new Error(`This step did not hold: ${step}`);
}

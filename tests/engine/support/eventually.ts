import { vi } from "vitest";

/** Tries until it no longer throws, for as long as a busy machine may need. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000, interval: 25 });
}

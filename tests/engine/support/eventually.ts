import { vi } from "vitest";

/** Retries until `check` no longer throws, for up to a minute: a busy machine may need that long. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 25 });
}

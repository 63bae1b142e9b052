import { AsyncLocalStorage } from "node:async_hooks";

type Level = "info" | "warn" | "error";

/** Whose doing a line is: an HTTP request, a run of a workflow function, and the organization they act for. */
export type Ids = { request?: string; function?: string; run?: string; organization?: string };

// Next bundles the instrumentation apart from the routes: both write under the same ids.
const kept = globalThis as unknown as { shortlistLogIds?: AsyncLocalStorage<Ids> };
const ids = (kept.shortlistLogIds ??= new AsyncLocalStorage<Ids>());

/** Runs work whose lines carry these ids, beside those that are there already. */
export const withIds = <T>(more: Ids, work: () => T): T => ids.run({ ...ids.getStore(), ...more }, work);

/** Adds to the ids of what is running now, as soon as they are known. */
export function noteIds(more: Ids) {
  const known = ids.getStore();
  if (known) Object.assign(known, more);
}

/**
 * One line of JSON per event. An error is reduced to its name, code and the place it was thrown: messages of
 * foreign errors may quote a row or a document, and candidates' words do not belong in logs.
 */
function write(level: Level, event: string, detail?: unknown) {
  const line = { level, time: new Date().toISOString(), event, ...ids.getStore(), ...describe(detail) };
  (level === "error" ? console.error : console.log)(JSON.stringify(line));
}

function describe(detail: unknown): Record<string, unknown> {
  if (detail === undefined) return {};
  if (!(detail instanceof Error)) return typeof detail === "object" ? { ...detail } : { detail };
  const at = detail.stack
    ?.split("\n")
    .filter((frame) => /^\s+at /.test(frame))
    .slice(0, 6)
    .map((frame) => frame.trim());
  const code = (detail as { code?: unknown }).code;
  const cause = detail.cause instanceof Error ? { cause: describe(detail.cause) } : {};
  return { error: detail.name, ...(typeof code === "string" ? { code } : {}), at, ...cause };
}

export const log = {
  info: (event: string, detail?: Record<string, unknown>) => write("info", event, detail),
  warn: (event: string, detail?: Record<string, unknown>) => write("warn", event, detail),
  error: (event: string, error?: unknown) => write("error", event, error),
};

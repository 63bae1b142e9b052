import { codeOf, log } from "@/lib/log";
import { providerFailed } from "./telemetry";

/** What the service depends on, and what goes wrong between its parts. */
export type Dependency = "database" | "migrations" | "engine" | "queue" | "clock" | "storage" | "mail";

/** `problem` is null while it works, else what is wrong, in our own words; `code` is the cause's, such as ECONNREFUSED. */
type Noted = { problem: string | null; code: string; since: number; checkedAt: number };

// Next bundles the instrumentation, which watches, separately from the routes, which do the work.
const shared = globalThis as unknown as { shortlistDependencies?: Map<Dependency, Noted> };
const noted = (shared.shortlistDependencies ??= new Map<Dependency, Noted>());

/** What was last noted, by a check or by work; undefined before. Times are performance.now(). */
export const notedOf = (name: Dependency): Readonly<Noted> | undefined => noted.get(name);

/** Each dependency that was looked at, and whether it fails. */
export const failingNow = () => [...noted].map(([name, { problem }]) => [name, problem !== null] as const);

/**
 * Notes that a dependency did what it was asked, or with an error that it did not. Each change of its state is one line
 * of the log and, for a failure, counts once. `problem` replaces the message of an error that is not ours.
 */
export function noteDependency(name: Dependency, error?: unknown, problem = "It does not answer.") {
  const before = noted.get(name);
  const now = performance.now();
  if (error === undefined) {
    noted.set(name, {
      problem: null,
      code: "",
      since: before?.problem === null ? before.since : now,
      checkedAt: now,
    });
    if (before && before.problem !== null)
      log.info("dependency recovered", {
        dependency: name,
        failedSeconds: Math.round((now - before.since) / 1000),
      });
    return;
  }
  const words = error instanceof Error && error.name === "DomainError" ? error.message : problem;
  const code = codeOf(error) ?? "unknown";
  const wasFailing = before !== undefined && before.problem !== null;
  noted.set(name, { problem: words, code, since: wasFailing ? before.since : now, checkedAt: now });
  if (wasFailing) return;
  log.warn("dependency failing", { dependency: name, code, problem: words });
  providerFailed({ kind: "dependency", provider: name }, code);
}

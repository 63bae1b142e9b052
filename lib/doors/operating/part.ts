import { setTimeout as sleep } from "node:timers/promises";
import { type Dependency, noteDependency, notedOf } from "@/lib/platform/telemetry/dependencies";

/** How long the check of one part may take, in ms. */
const DEADLINE_MS = 2_000;
/** How long a failure is reported without another check, in ms. */
const FAILING_MS = 5_000;

export type State = {
  state: "ok" | "failing";
  /** Seconds since the last check, and since it has been in this state. */
  checkedSecondsAgo: number;
  inStateSeconds: number;
  /** What is wrong, in our own words, and the cause's code: ECONNREFUSED, NoSuchBucket, 550 … */
  problem?: string;
  code?: string;
};

/**
 * A dependency of the service, with a check that does what the service's work does. Runs one check at a time; its
 * result is cached for `cacheMs`. A check that takes too long counts as failing, and no other starts before it has ended.
 */
export class Part {
  #checking: Promise<void> | null = null;

  constructor(
    private readonly name: Dependency,
    /** Resolves when healthy. Throws DomainError with what is wrong; messages of other errors are not shown. */
    private readonly check: () => Promise<void>,
    private readonly cacheMs: number,
  ) {}

  async state(): Promise<State> {
    const last = notedOf(this.name);
    const freshMs = last?.problem == null ? this.cacheMs : Math.min(this.cacheMs, FAILING_MS);
    if (!last || performance.now() - last.checkedAt > freshMs) await this.#ask();
    const { problem, code, checkedAt, since } = notedOf(this.name)!;
    const seconds = (from: number) => Math.max(0, Math.round((performance.now() - from) / 100) / 10);
    return {
      state: problem === null ? "ok" : "failing",
      checkedSecondsAgo: seconds(checkedAt),
      inStateSeconds: seconds(since),
      ...(problem === null ? {} : { problem, code }),
    };
  }

  async #ask() {
    this.#checking ??= this.check()
      .then(
        () => noteDependency(this.name),
        (error: unknown) => noteDependency(this.name, error),
      )
      .finally(() => (this.#checking = null));
    const deadline = new AbortController();
    await Promise.race([
      this.#checking,
      sleep(DEADLINE_MS, undefined, { signal: deadline.signal }).then(
        () =>
          noteDependency(this.name, { code: "TIMEOUT" }, `It did not answer within ${DEADLINE_MS / 1000} s.`),
        () => {},
      ),
    ]);
    deadline.abort();
  }
}

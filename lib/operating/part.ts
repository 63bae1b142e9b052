import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "@/lib/errors";

/** How long the check of one part may take, in ms. */
const DEADLINE_MS = 2_000;

export type State = {
  state: "ok" | "failing";
  /** Seconds since the last check, and since it has been in this state. */
  checkedSecondsAgo: number;
  inStateSeconds: number;
  /** What is wrong, in our own words. */
  problem?: string;
};

/**
 * A dependency of the service, with a health check. Runs one check at a time; its result is cached for `cacheMs`. A
 * check that takes too long counts as failing, and no other starts before it has ended.
 */
export class Part {
  #problem: string | null = null;
  #checked = -Infinity;
  #since = performance.now();
  #checking: Promise<void> | null = null;

  constructor(
    /** Resolves when healthy. Throws DomainError with what is wrong; messages of other errors are not shown. */
    private readonly check: () => Promise<void>,
    private readonly cacheMs: number,
  ) {}

  async state(): Promise<State> {
    if (performance.now() - this.#checked > this.cacheMs) await this.#ask();
    const seconds = (from: number) => Math.max(0, Math.round((performance.now() - from) / 100) / 10);
    return {
      state: this.#problem === null ? "ok" : "failing",
      checkedSecondsAgo: seconds(this.#checked),
      inStateSeconds: seconds(this.#since),
      ...(this.#problem === null ? {} : { problem: this.#problem }),
    };
  }

  async #ask() {
    this.#checking ??= this.check()
      .then(
        () => this.#note(null),
        (error: unknown) => this.#note(error instanceof DomainError ? error.message : "It does not answer."),
      )
      .finally(() => (this.#checking = null));
    const deadline = new AbortController();
    await Promise.race([
      this.#checking,
      sleep(DEADLINE_MS, undefined, { signal: deadline.signal }).then(
        () => this.#note(`It did not answer within ${DEADLINE_MS / 1000} s.`),
        () => {},
      ),
    ]);
    deadline.abort();
  }

  #note(problem: string | null) {
    if ((problem === null) !== (this.#problem === null) || this.#checked === -Infinity)
      this.#since = performance.now();
    this.#problem = problem;
    this.#checked = performance.now();
  }
}

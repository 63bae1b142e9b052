import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "@/lib/errors";

/** How long a look at one part may take, in ms. */
const DEADLINE_MS = 2_000;

export type State = {
  state: "ok" | "failing";
  /** Seconds since it was last looked at, and since it has been in this state. */
  checkedSecondsAgo: number;
  inStateSeconds: number;
  /** What is wrong, in words of ours. */
  problem?: string;
};

/**
 * Something the service needs and can ask whether it is well. One look at a time; what a look found counts for
 * `fresh` ms. A look that takes too long counts as failing, and no other is begun before it has ended.
 */
export class Part {
  #problem: string | null = null;
  #checked = -Infinity;
  #since = performance.now();
  #looking: Promise<void> | null = null;

  constructor(
    /** Resolves when all is well. Throws DomainError with what is wrong; other errors are not told. */
    private readonly look: () => Promise<void>,
    private readonly fresh: number,
  ) {}

  async state(): Promise<State> {
    if (performance.now() - this.#checked > this.fresh) await this.#ask();
    const seconds = (from: number) => Math.max(0, Math.round((performance.now() - from) / 100) / 10);
    return {
      state: this.#problem === null ? "ok" : "failing",
      checkedSecondsAgo: seconds(this.#checked),
      inStateSeconds: seconds(this.#since),
      ...(this.#problem === null ? {} : { problem: this.#problem }),
    };
  }

  async #ask() {
    this.#looking ??= this.look()
      .then(
        () => this.#note(null),
        (error: unknown) => this.#note(error instanceof DomainError ? error.message : "It does not answer."),
      )
      .finally(() => (this.#looking = null));
    const deadline = new AbortController();
    await Promise.race([
      this.#looking,
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

import { availableParallelism } from "node:os";
import { arePeopleBrowsing } from "./people-browsing";
import { type Task, TextThread } from "./text-thread";

type Waiting = { task: Task; resolve: (value: unknown) => void; reject: (error: unknown) => void };

/** One thread per processor, up to this many. Each has all the languages' data, some 140 MB. */
const mostThreads = 4;

/** A few threads, started when they are needed, and a queue for them. */
export class TextThreads {
  readonly #queue: Waiting[] = [];
  readonly #idle: TextThread[] = [];
  #busy = 0;

  /** @param isDeferrable whether other threads' work has priority over this */
  constructor(private readonly isDeferrable: boolean) {}

  /** @throws TooComplex, and what the work throws */
  run(task: Task): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject });
      this.#startNext();
    });
  }

  #startNext() {
    if (this.#busy >= this.#most()) return;
    const next = this.#queue.shift();
    if (!next) return;
    this.#busy++;
    const thread = this.#take();
    void thread
      .run(next.task)
      .then(next.resolve, next.reject)
      .finally(() => {
        this.#busy--;
        this.#idle.push(thread);
        this.#startNext();
      });
  }

  /** The one that worked last, so that the others end when there is little to do. */
  #take(): TextThread {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) if (!idle.ended) return idle;
    return new TextThread(this.isDeferrable);
  }

  #most(): number {
    const most = Math.min(availableParallelism(), mostThreads);
    return this.isDeferrable && arePeopleBrowsing() ? Math.max(1, most - 1) : most;
  }
}

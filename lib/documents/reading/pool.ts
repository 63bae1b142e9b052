import { availableParallelism } from "node:os";
import type { ReadResult } from "../document";
import type { ReadLimits } from "../limits";
import { ReadingThread } from "./thread";

/** pdf.js and mammoth keep caches; a fresh thread now and then gives the memory back. */
const documentsPerThread = 100;

/** A few warm reading threads, one per processor at most, and a queue before them. */
export class ReadingPool {
  readonly #size: number;
  readonly #idle: ReadingThread[] = [];
  readonly #waiting: ((thread: ReadingThread | null) => void)[] = [];
  #started = 0;

  constructor(size: number) {
    this.#size = size;
  }

  async readDocument(bytes: Uint8Array, limits: ReadLimits): Promise<ReadResult> {
    const thread = await this.#take(limits);
    try {
      return await thread.readDocument(bytes, limits);
    } finally {
      this.#giveBack(thread);
    }
  }

  /** Ends the threads; for tests and for a process that is shutting down. */
  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((thread) => thread.end()));
  }

  async #take(limits: ReadLimits): Promise<ReadingThread> {
    const idle = this.#idle.pop();
    if (idle && !idle.ended) return idle;
    if (idle) this.#started--;
    if (this.#started < this.#size) {
      this.#started++;
      return new ReadingThread(limits.heapMegabytes);
    }
    const handed = await new Promise<ReadingThread | null>((resolve) => this.#waiting.push(resolve));
    return handed ?? this.#take(limits);
  }

  #giveBack(thread: ReadingThread) {
    const next = this.#waiting.shift();
    if (!thread.ended && thread.read < documentsPerThread) {
      if (next) next(thread);
      else this.#idle.push(thread);
      return;
    }
    if (!thread.ended) void thread.end();
    this.#started--;
    next?.(null);
  }
}

/** Each may take all the memory the limits allow: a large machine gets no more than these. */
const mostThreads = 4;

/** A bundler may load this module more than once; the processor is there once. */
const place = Symbol.for("shortlist.documents.pool");

export function readingPool(): ReadingPool {
  const holder = globalThis as { [place]?: ReadingPool };
  return (holder[place] ??= new ReadingPool(Math.min(availableParallelism(), mostThreads)));
}

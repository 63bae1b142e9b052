import { availableParallelism } from "node:os";
import type { ReadResult } from "../document";
import { defaultLimits, type ReadLimits } from "../limits";
import { ReadingProcess } from "./process";

/** pdf.js and mammoth keep caches; replacing the process now and then frees their memory. */
const documentsPerProcess = 100;

/** A few warm reading processes, at most one per processor, and a queue for them. */
export class ReadingPool {
  readonly #size: number;
  readonly #idle: ReadingProcess[] = [];
  readonly #waiting: ((process: ReadingProcess | null) => void)[] = [];
  #started = 0;

  constructor(size: number) {
    this.#size = size;
  }

  /** @throws unavailable when no process can be started */
  async readDocument(bytes: Uint8Array, limits: ReadLimits): Promise<ReadResult> {
    const process = await this.#take();
    try {
      const used = process.read > 0;
      const result = await process.readDocument(bytes, limits);
      const killed = process.ended && !result.ok && result.failure !== "timed_out";
      // Earlier documents may have caused it by what they left in the process: retry once in a fresh one.
      return killed && used ? await readAlone(bytes, limits) : result;
    } finally {
      this.#giveBack(process);
    }
  }

  /** Ends the idle processes; for tests. */
  async close(): Promise<void> {
    this.#started -= this.#idle.length;
    await Promise.all(this.#idle.splice(0).map((process) => process.end()));
  }

  async #take(): Promise<ReadingProcess> {
    const idle = this.#idle.pop();
    if (idle && !idle.ended) return idle;
    if (idle) this.#started--;
    if (this.#started < this.#size) {
      const process = new ReadingProcess(defaultLimits);
      this.#started++;
      return process;
    }
    const handed = await new Promise<ReadingProcess | null>((resolve) => this.#waiting.push(resolve));
    return handed ?? this.#take();
  }

  #giveBack(process: ReadingProcess) {
    const next = this.#waiting.shift();
    const spent = process.read >= documentsPerProcess || process.milliseconds > defaultLimits.milliseconds;
    if (!process.ended && !spent) {
      if (next) next(process);
      else this.#idle.push(process);
      return;
    }
    void process.end();
    this.#started--;
    next?.(null);
  }
}

/** Reads a document in its own process, which then ends. @throws unavailable when it cannot be started */
export async function readAlone(bytes: Uint8Array, limits: ReadLimits): Promise<ReadResult> {
  const process = new ReadingProcess(limits);
  try {
    return await process.readDocument(bytes, limits);
  } finally {
    await process.end();
  }
}

/** Each may use all the memory the limits allow, so a large machine runs no more than this either. */
const mostProcesses = 4;

/** A bundler may load this module more than once; all copies must share one pool. */
const poolKey = Symbol.for("shortlist.documents.pool");

export function readingPool(): ReadingPool {
  const holder = globalThis as { [poolKey]?: ReadingPool };
  return (holder[poolKey] ??= new ReadingPool(Math.min(availableParallelism(), mostProcesses)));
}

import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { DomainError, type ErrorCode } from "@/lib/errors";
import { TooComplex } from "./too-complex";

/** Relative to the project's root, where the service is started. Bundled by scripts/generated.ts. */
const program = ["lib", "platform", "threads", "generated", "text.mjs"];
const memoryMb = 512;
/** What is new and mostly garbage; by default up to 192 MB, which a thread fills before it collects any. */
const youngMb = 32;
/** After this long without work (ms) a thread ends, which frees its memory. */
const longestIdle = 60_000;

/**
 * The processor time that work on this many characters may take, in ms. The longest of 465 real CVs (24,000) takes a
 * tenth of a second, and the slowest texts of the longest length that is read (100,000) take seconds.
 */
const allowance = (length: number) => 2_000 + 0.1 * length;

/** What a text thread is started with. */
export type ThreadData = { isDeferrable: boolean };

/** A function by its name, with arguments that have this many characters. */
export type Task = { name: string; args: unknown[]; length: number };
/** What a thread answers; `code` is that of a DomainError. */
export type Outcome = { value: unknown } | { error: unknown; code?: ErrorCode };

/** A thread that runs one task after another until one of them takes too long. */
export class TextThread {
  /** Set once it has ended; it must not be used again. */
  ended = false;
  readonly #worker: Worker;
  readonly #ready: Promise<unknown>;
  /** Settled by its next message. */
  #next = Promise.withResolvers<Outcome>();
  #end: NodeJS.Timeout | undefined;

  /** @param isDeferrable whether other threads' work has priority over its own */
  constructor(isDeferrable: boolean) {
    this.#worker = new Worker(path.join(/* turbopackIgnore: true */ process.cwd(), ...program), {
      env: {},
      execArgv: [],
      workerData: { isDeferrable } satisfies ThreadData,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
    });
    this.#worker
      .on("message", (outcome: Outcome) => this.#next.resolve(outcome))
      .on("error", (error) => this.#fail(isOutOfMemory(error) ? new TooComplex() : error))
      .on("exit", () => this.#fail(new Error("A text thread ended without an answer.")));
    this.#ready = this.#next.promise;
  }

  /** @throws TooComplex when it takes too much time or memory, and what the work throws */
  async run({ name, args, length }: Task): Promise<unknown> {
    clearTimeout(this.#end);
    this.#worker.ref();
    await this.#ready;
    this.#next = Promise.withResolvers<Outcome>();
    const answered = new AbortController();
    void this.#endAfter(allowance(length), answered.signal);
    try {
      this.#worker.postMessage({ name, args });
      return valueOf(await this.#next.promise);
    } finally {
      answered.abort();
      this.#worker.unref();
      this.#end = setTimeout(() => void this.#stop(), longestIdle).unref();
    }
  }

  /** Ends the thread once it has used this much processor time, unless it answers before. */
  async #endAfter(milliseconds: number, answered: AbortSignal) {
    try {
      const before = await this.#milliseconds();
      for (let used = 0; used < milliseconds; used = (await this.#milliseconds()) - before)
        await pause(Math.max(50, milliseconds - used), undefined, { signal: answered });
      if (answered.aborted) return;
      this.#fail(new TooComplex());
      await this.#stop();
    } catch {
      // It has answered or ended.
    }
  }

  /** The processor time it has used; where Node does not tell, an eighth of the time that has passed. */
  async #milliseconds(): Promise<number> {
    const usage = await (this.#worker as Partial<Pick<Worker, "cpuUsage">>).cpuUsage?.();
    return usage ? (usage.user + usage.system) / 1_000 : performance.now() / 8;
  }

  #fail(error: unknown) {
    this.ended = true;
    this.#next.reject(error);
  }

  #stop() {
    this.ended = true;
    return this.#worker.terminate();
  }
}

const isOutOfMemory = (error: unknown) => (error as { code?: unknown }).code === "ERR_WORKER_OUT_OF_MEMORY";

function valueOf(outcome: Outcome): unknown {
  if ("value" in outcome) return outcome.value;
  const { error, code } = outcome;
  throw code && error instanceof Error ? new DomainError(code, error.message) : error;
}

import path from "node:path";
import { Worker } from "node:worker_threads";
import type { ReadResult } from "../document";
import type { ReadLimits } from "../limits";
import type { ReadRequest, ThreadMessage } from "./reading-thread";

/** Under the project's root, which is where the service is started from. Never bundled: Node runs the file itself. */
const program = ["lib", "documents", "reading", "reading-thread.ts"];

/** Starting, Node loads pdf.js and mammoth: under a second, on a busy machine several. */
const startMilliseconds = 30_000;
const watchMilliseconds = 100;

/**
 * A thread that reads documents, with a heap, a clock and buffers of its own. It has no environment.
 */
export class ReadingThread {
  /** Documents read so far. */
  read = 0;
  /** Set once the thread has failed or was ended; it must not be used again. */
  ended = false;
  readonly #worker: Worker;
  readonly #ready: Promise<void>;

  constructor(heapMegabytes: number) {
    this.#worker = new Worker(path.join(/* turbopackIgnore: true */ process.cwd(), ...program), {
      env: {},
      // Not the parent's: a loader or a coverage hook is no business of this thread.
      execArgv: [],
      // Kept apart and never read: what a library prints might quote the document.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
    this.#worker.on("error", () => (this.ended = true));
    this.#worker.on("exit", () => (this.ended = true));
    this.#ready = this.#answer(startMilliseconds, null).then(() => undefined);
    this.#ready.catch(() => undefined);
  }

  /** @throws when the thread cannot be started, which says nothing about the document. */
  async readDocument(bytes: Uint8Array, limits: ReadLimits): Promise<ReadResult> {
    this.#worker.ref();
    try {
      await this.#ready;
    } catch (error) {
      await this.end();
      throw error;
    }
    try {
      // A copy of its own, handed over: the caller's bytes stay the caller's.
      const copy = Uint8Array.from(bytes);
      const answer = this.#answer(limits.milliseconds, limits.bufferMegabytes);
      this.#worker.postMessage({ bytes: copy, limits } satisfies ReadRequest, [copy.buffer]);
      const result = await answer;
      this.read++;
      return result as ReadResult;
    } catch (error) {
      await this.end();
      // What is no limit is a defect of a library, met on this document: reading it again would end the same.
      return { ok: false, failure: error instanceof LimitReached ? error.failure : "corrupt" };
    } finally {
      // An idle thread must not keep a script or a server from ending.
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.#worker.terminate();
  }

  /** The thread's next message, or the limit it broke first. */
  #answer(milliseconds: number, bufferMegabytes: number | null): Promise<ThreadMessage> {
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(clock);
        clearInterval(watch);
        worker.off("message", onMessage).off("error", onError).off("exit", onExit);
        act();
      };
      const onMessage = (message: ThreadMessage) => settle(() => resolve(message));
      const onError = (error: Error) =>
        settle(() => reject(isOutOfMemory(error) ? new LimitReached("too_complex") : error));
      const onExit = () => settle(() => reject(new Error("The reading thread ended.")));
      const clock = setTimeout(() => settle(() => reject(new LimitReached("timed_out"))), milliseconds);
      const watch = setInterval(() => {
        if (bufferMegabytes === null) return;
        void buffersOf(worker).then((megabytes) => {
          if (megabytes > bufferMegabytes) settle(() => reject(new LimitReached("too_complex")));
        });
      }, watchMilliseconds);
      worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    });
  }
}

class LimitReached extends Error {
  readonly failure: "timed_out" | "too_complex";

  constructor(failure: "timed_out" | "too_complex") {
    super(failure);
    this.failure = failure;
  }
}

const isOutOfMemory = (error: NodeJS.ErrnoException) => error.code === "ERR_WORKER_OUT_OF_MEMORY";

/** Memory outside the heap, which the thread's resource limits do not count; 0 when it has ended. */
async function buffersOf(worker: Worker): Promise<number> {
  try {
    const { external_memory: bytes } = await worker.getHeapStatistics();
    return bytes / 1024 / 1024;
  } catch {
    return 0;
  }
}

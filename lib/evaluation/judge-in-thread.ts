import { once } from "node:events";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { arePeopleBrowsing } from "@/lib/access/load/people-browsing";
import type { JudgedPeople, People } from "./judge-people";

/** Relative to the project's root, where the service is started. Bundled by scripts/generated.ts. */
const program = ["lib", "evaluation", "generated", "judge.mjs"];
const memoryMb = 512;
/** After this long without work (ms) the thread ends, which frees its memory. */
const longestIdle = 20_000;

/** A thread that judges one batch of people after another, so that the app can answer pages meanwhile. */
class JudgingThread {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #end: NodeJS.Timeout | undefined;

  /** @throws what the judge throws; the next batch then gets a new thread */
  judge(people: People): Promise<JudgedPeople> {
    const judged = this.#last.then(() => this.#ask(people));
    this.#last = judged.catch(() => undefined);
    return judged;
  }

  async #ask(people: People): Promise<JudgedPeople> {
    clearTimeout(this.#end);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    worker.postMessage(people);
    const evaluations = await answerOf(worker);
    worker.unref();
    this.#end = setTimeout(() => this.#stop(worker), longestIdle).unref();
    return evaluations;
  }

  /** Batches that arrive while it ends get a new thread. */
  #stop(worker: Worker) {
    this.#worker = null;
    void worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(path.join(/* turbopackIgnore: true */ process.cwd(), ...program), {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const forget = () => {
      if (this.#worker === worker) this.#worker = null;
    };
    return worker.on("error", forget).on("exit", forget);
  }
}

/** @throws what the thread threw, also when it ended without an answer */
async function answerOf(worker: Worker): Promise<JudgedPeople> {
  const answered = new AbortController();
  const ended = once(worker, "exit", answered).then(() => {
    throw new Error("The judging thread ended without an answer.");
  });
  try {
    const [evaluations] = (await Promise.race([once(worker, "message", answered), ended])) as [JudgedPeople];
    return evaluations;
  } finally {
    answered.abort();
  }
}

/** One thread per processor, up to this many. */
const mostThreads = 4;
/** A bundler may load this module more than once; all copies must share the threads. */
const threadsKey = Symbol.for("shortlist.evaluation.threads");

/**
 * Judges people in several threads and returns them in the given order. While users request pages, leaves one
 * processor to them. Leaves out those whose assessment throws. @throws when a thread ends without an answer
 */
export async function judgeInThreads({ ready, answered }: People): Promise<JudgedPeople> {
  const holder = globalThis as { [threadsKey]?: JudgingThread[] };
  const threads = (holder[threadsKey] ??= Array.from(
    { length: Math.min(availableParallelism(), mostThreads) },
    () => new JudgingThread(),
  ));
  const free = arePeopleBrowsing() ? Math.max(1, threads.length - 1) : threads.length;
  const share = Math.ceil(ready.length / free);
  const shares = threads.map((thread, at) => ({ thread, ready: ready.slice(at * share, (at + 1) * share) }));
  const judged = shares
    .filter(({ ready }) => ready.length > 0)
    .map(({ thread, ready }) => thread.judge({ ready, answered }));
  return (await Promise.all(judged)).flat();
}

import { once } from "node:events";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { arePagesAsked } from "@/lib/access/load/pages-asked";
import type { JudgedPeople, People } from "./judge-people";

/** Under the project's root, which is where the service is started from. Bundled by scripts/generated.ts. */
const program = ["lib", "evaluation", "generated", "judge.mjs"];
const memoryMb = 512;
/** With nothing to do for so long (ms) the thread ends, and gives its memory back. */
const longestIdle = 20_000;

/** A thread of the app that judges people of one batch after another, so that pages are answered meanwhile. */
class JudgingThread {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #end: NodeJS.Timeout | undefined;

  /** @throws what the judge throws; the next batch has a thread of its own then */
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
    this.#end = setTimeout(() => this.#rest(worker), longestIdle).unref();
    return evaluations;
  }

  /** Whoever comes while it ends has another. */
  #rest(worker: Worker) {
    this.#worker = null;
    void worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(path.join(/* turbopackIgnore: true */ process.cwd(), ...program), {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const gone = () => {
      if (this.#worker === worker) this.#worker = null;
    };
    return worker.on("error", gone).on("exit", gone);
  }
}

/** @throws what the thread threw, also when it ended without a word */
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

/** A thread for each processor, up to so many. */
const mostThreads = 4;
/** A bundler may load this module more than once; the processors are there once. */
const place = Symbol.for("shortlist.evaluation.threads");

/**
 * Judges people in as many threads as have something to do, in the order given; while people ask for pages, one of the
 * processors is theirs. @throws what the judge throws
 */
export async function judgeInThreads({ ready, answered }: People): Promise<JudgedPeople> {
  const holder = globalThis as { [place]?: JudgingThread[] };
  const threads = (holder[place] ??= Array.from(
    { length: Math.min(availableParallelism(), mostThreads) },
    () => new JudgingThread(),
  ));
  const free = arePagesAsked() ? Math.max(1, threads.length - 1) : threads.length;
  const share = Math.ceil(ready.length / free);
  const shares = threads.map((thread, at) => ({ thread, ready: ready.slice(at * share, (at + 1) * share) }));
  const judged = shares
    .filter(({ ready }) => ready.length > 0)
    .map(({ thread, ready }) => thread.judge({ ready, answered }));
  return (await Promise.all(judged)).flat();
}

import { workerData } from "node:worker_threads";
import { lengthOf } from "./length-of";
import type { ThreadData } from "./text-thread";
import { TextThreads } from "./text-threads";

type Work = (...args: never[]) => unknown;

/** What the text threads can do, by name. */
const works = new Map<string, Work>();

export const workNamed = (name: string) => works.get(name) as ((...args: unknown[]) => unknown) | undefined;

const isTextThread = (workerData as Partial<ThreadData> | null)?.isTextThread === true;

/**
 * Each kind has its own threads: what a person or an agent waits for never queues behind the rest. All have a lower
 * priority than requests, deferrable work the lowest; it leaves a processor to pages while people use them.
 */
type Kind = "waited for" | "queued" | "deferrable";

/**
 * Makes a function of strangers' texts run in a text thread, where a clock can end it: rules for text can take far
 * longer on a hostile text than on any that a person wrote. The module that calls this must be imported by
 * lib/operating/text-program.ts. Arguments and result are copied (structured clone).
 *
 * @param name unique, as the thread finds the function by it
 * @returns the function, which throws TooComplex when the text takes more time or memory than it may, and what `work`
 *   throws; from within a text thread it calls `work` directly
 */
export function inThread<A extends unknown[], R>(
  name: string,
  work: (...args: A) => R,
  kind: Kind = "waited for",
): (...args: A) => Promise<Awaited<R>> {
  works.set(name, work);
  return async (...args: A): Promise<Awaited<R>> => {
    const task = { name, args, length: lengthOf(args) };
    return (await (isTextThread ? work(...args) : threadsOf(kind).run(task))) as Awaited<R>;
  };
}

/** A bundler may load this module more than once; all copies must share the threads. */
const key = Symbol.for("shortlist.threads");

function threadsOf(kind: Kind): TextThreads {
  const holder = globalThis as { [key]?: Record<Kind, TextThreads> };
  return (holder[key] ??= {
    "waited for": new TextThreads(false),
    queued: new TextThreads(false),
    deferrable: new TextThreads(true),
  })[kind];
}

import { TextThreads } from "./text-threads";

type Work = (...args: never[]) => unknown;

/**
 * Each kind has its own threads: what a person or an agent waits for never queues behind the rest. All have a lower
 * priority than requests, deferrable work the lowest; it leaves a processor to pages while people use them.
 */
type Kind = "waited for" | "queued" | "deferrable";

/**
 * A function of strangers' texts that runs in a text thread, where a clock can end it: rules for text can take far
 * longer on a hostile text than on any that a person wrote. Only its type is known here: the thread finds the function
 * by its name in lib/doors/operating/text-program.ts. Arguments and result are copied (structured clone).
 *
 * @returns the function, which throws TooComplex when the text takes more time or memory than it may, and what `F`
 *   throws
 */
export const inThread =
  <F extends Work>(name: string, kind: Kind = "waited for") =>
  async (...args: Parameters<F>): Promise<Awaited<ReturnType<F>>> =>
    (await threadsOf(kind).run({ name, args, length: lengthOf(args) })) as Awaited<ReturnType<F>>;

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

/** The characters of all strings in a value; bytes are copied, and rules for text read none. */
function lengthOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return 0;
  let length = 0;
  for (const each of Object.values(value)) length += lengthOf(each);
  return length;
}

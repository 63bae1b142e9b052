import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import path from "node:path";
import { unavailable } from "@/lib/errors";
import { killGroup } from "@/lib/kill-group";
import { log } from "@/lib/log";
import { type ReadFailure, ReadResult } from "../document";
import type { ReadLimits } from "../limits";
import { frame, framesOf } from "./frames";
import { systemLimits } from "./hold";
import { watchLimits } from "./watch-limits";

/** Relative to the project's root, where the service is started. Bundled by scripts/generated.ts. */
const program = ["lib", "reading", "documents", "generated", "reader.mjs"];
/** Where text recognition finds Tesseract, its models, a canvas and decoders. */
const packages = "node_modules";

/** Startup loads pdf.js and mammoth: under a second, or several on a busy machine. */
const startMilliseconds = 30_000;
/** Enough for a document at the limits whose lines have one letter each. */
const mostAnswerBytes = 32 * 1024 * 1024;
/** The JavaScript heap's share of the memory limit; the rest is for buffers and the program itself. */
const heapShare = 0.75;

/**
 * A process that reads documents. It has no environment variables, may open only its own program (for recognition
 * also node_modules) and write no files. The app watches its memory and time; where there is a shell, the system
 * limits both as well, and kills it first when the machine runs out of memory.
 */
export class ReadingProcess {
  /** Documents read so far, and how long that took. */
  read = 0;
  milliseconds = 0;
  /** Set once the process has failed or was ended; it must not be used again. */
  ended = false;
  readonly #child: ChildProcess;
  readonly #pipes: [Socket, Socket];
  readonly #answers: AsyncGenerator<Buffer, undefined>;
  readonly #exited: Promise<ReadFailure>;
  /** Null once it is ready, or why it ended before that. */
  readonly #ready: Promise<ReadFailure | null>;

  constructor(limits: ReadLimits) {
    const [command = "", ...args] = [...systemLimits(limits), process.execPath, ...nodeArguments(limits)];
    this.#child = spawn(/* turbopackIgnore: true */ command, args, {
      cwd: process.cwd(),
      env: {} as NodeJS.ProcessEnv,
      // Its own process group: Ctrl-C reaches only the app, which decides when to end it.
      detached: process.platform !== "win32",
      // A library's output might quote the document: discard it.
      stdio: ["pipe", "ignore", "ignore", "pipe"],
    });
    // Listen before anything else: without a listener, a failure to start would be an uncaught exception.
    this.#exited = exitFailure(this.#child).finally(() => (this.ended = true));
    this.#pipes = [this.#child.stdio[0] as Socket, this.#child.stdio[3] as Socket];
    // Callers waiting for an answer are notified through #exited.
    for (const pipe of this.#pipes) pipe.on("error", () => undefined);
    this.#answers = framesOf(this.#pipes[1] as AsyncIterable<Buffer>, mostAnswerBytes);
    this.#ready = this.#answers.next().then(
      ({ done }) => (done ? this.#exited : null),
      () => this.#exited,
    );
  }

  /** @throws unavailable when the process cannot be started, which says nothing about the document. */
  async readDocument(bytes: Uint8Array, limits: ReadLimits): Promise<ReadResult> {
    this.#keepAppAlive(true);
    try {
      await this.#started();
      const started = performance.now();
      const result = await this.#answerTo(bytes, limits);
      this.read++;
      this.milliseconds += performance.now() - started;
      return result;
    } finally {
      this.#keepAppAlive(false);
    }
  }

  /** Kills it and everything it has started, and waits for its exit. */
  async end(): Promise<void> {
    this.#child.ref();
    if (!this.ended) killGroup(this.#child);
    await this.#exited;
  }

  async #started() {
    const limit = watchLimits(this.#child, { milliseconds: startMilliseconds });
    try {
      const failure = await Promise.race([this.#ready, limit.broken]);
      if (failure === null && !this.ended) return;
    } finally {
      limit.forget();
    }
    await this.end();
    const cause = new Error("The process that reads documents did not start.");
    log.error("the process that reads documents did not start", cause);
    throw unavailable("Documents cannot be read at the moment. Try again later.", {}, { cause });
  }

  /** Returns the result, or the limit exceeded first, in which case the process is ended. */
  async #answerTo(bytes: Uint8Array, limits: ReadLimits): Promise<ReadResult> {
    const limit = watchLimits(this.#child, limits);
    try {
      for (const part of [...frame(JSON.stringify(limits)), ...frame(bytes)]) this.#pipes[0].write(part);
      const answer = this.#answers.next().then(async ({ value }) => value ?? (await this.#exited));
      const first = await Promise.race([answer, this.#exited, limit.broken]);
      if (typeof first !== "string") return ReadResult.parse(JSON.parse(first.toString()));
      await this.end();
      return { ok: false, failure: first };
    } catch {
      // An invalid answer: too long, or of the wrong shape.
      await this.end();
      return { ok: false, failure: "too_complex" };
    } finally {
      limit.forget();
    }
  }

  /** An idle process must not keep a script or a server from exiting. */
  #keepAppAlive(alive: boolean) {
    for (const handle of [this.#child, ...this.#pipes]) {
      if (alive) handle.ref();
      else handle.unref();
    }
  }
}

function nodeArguments({ memoryMegabytes, recognizedPages }: ReadLimits): string[] {
  const root = process.cwd();
  const file = path.join(/* turbopackIgnore: true */ root, ...program);
  const recognition = recognizedPages > 0;
  return [
    `--max-old-space-size=${Math.round(memoryMegabytes * heapShare)}`,
    // Deeply nested documents need more than Node's default stack of one megabyte; systems allow eight.
    "--stack-size=3900",
    "--no-warnings",
    "--permission",
    `--allow-fs-read=${file}`,
    // Tesseract is WebAssembly in a thread, the canvas a native library.
    ...(recognition
      ? [`--allow-fs-read=${path.join(root, packages)}${path.sep}`, "--allow-worker", "--allow-addons"]
      : []),
    file,
  ];
}

/** Resolves when the process has exited, with the failure of the document that it was reading. */
async function exitFailure(child: ChildProcess): Promise<ReadFailure> {
  try {
    const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
    if (signal === "SIGXCPU") return "timed_out";
    // Code 1 is an uncaught exception, a library's bug with this document; otherwise the system or V8 ended it.
    return code === 1 ? "corrupt" : "too_complex";
  } catch {
    return "too_complex";
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import path from "node:path";
import * as z from "zod";
import { unavailable } from "@/lib/errors";
import { log } from "@/lib/log";
import { ReadFile, type ReadFailure, readFailures, type ReadResult } from "../document";
import type { ReadLimits } from "../limits";
import { frame, framesOf } from "./frames";
import { heldBySystem, killGroup } from "./hold";
import { watchLimits } from "./watch-limits";

/** Under the project's root, which is where the service is started from. Bundled by scripts/generated.ts. */
const program = ["lib", "documents", "generated", "reader.mjs"];
/** Where text recognition finds Tesseract, its models, a canvas and decoders. */
const packages = "node_modules";

/** Starting, Node loads pdf.js and mammoth: under a second, on a busy machine several. */
const startMilliseconds = 30_000;
/** A document at the limits, every line of it a letter. */
const mostAnswerBytes = 32 * 1024 * 1024;
/** Of memory, JavaScript's heap may take so much; the rest is buffers and the program itself. */
const heapShare = 0.75;

const Answer = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), document: ReadFile }),
  z.object({ ok: z.literal(false), failure: z.enum(readFailures) }),
]);

/**
 * A process that reads documents. It has no environment, may open its own program and nothing else, and write
 * nothing. Memory and time are watched from outside; where there is a shell, the system holds it to both as well,
 * and ends it first when the machine is short of memory.
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
  readonly #gone: Promise<ReadFailure>;
  /** Null, or why it ended before it was. */
  readonly #ready: Promise<ReadFailure | null>;

  constructor(limits: ReadLimits) {
    const [command = "", ...args] = [...heldBySystem(limits), process.execPath, ...nodeArguments(limits)];
    this.#child = spawn(/* turbopackIgnore: true */ command, args, {
      cwd: process.cwd(),
      env: {} as NodeJS.ProcessEnv,
      // A group of its own: Ctrl-C reaches the app, which decides what becomes of it.
      detached: process.platform !== "win32",
      // What a library prints might quote the document: nobody reads it.
      stdio: ["pipe", "ignore", "ignore", "pipe"],
    });
    // First of all: without anybody listening, a process that cannot be started is an exception nobody catches.
    this.#gone = gone(this.#child).finally(() => (this.ended = true));
    this.#pipes = [this.#child.stdio[0] as Socket, this.#child.stdio[3] as Socket];
    // Whoever waits for an answer learns of the end by #gone.
    for (const pipe of this.#pipes) pipe.on("error", () => undefined);
    this.#answers = framesOf(this.#pipes[1] as AsyncIterable<Buffer>, mostAnswerBytes);
    this.#ready = this.#answers.next().then(
      ({ done }) => (done ? this.#gone : null),
      () => this.#gone,
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

  /** Ends it and whatever it has started, at once. */
  async end(): Promise<void> {
    this.#child.ref();
    if (!this.ended) killGroup(this.#child);
    await this.#gone;
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
    throw unavailable("Documents cannot be read at the moment. Try again later.", { cause });
  }

  /** The result, or the limit it broke first: then the process is ended. */
  async #answerTo(bytes: Uint8Array, limits: ReadLimits): Promise<ReadResult> {
    const limit = watchLimits(this.#child, limits);
    try {
      for (const part of [...frame(JSON.stringify(limits)), ...frame(bytes)]) this.#pipes[0].write(part);
      const answer = this.#answers.next().then(async ({ value }) => value ?? (await this.#gone));
      const first = await Promise.race([answer, this.#gone, limit.broken]);
      if (typeof first !== "string") return Answer.parse(JSON.parse(first.toString()));
      await this.end();
      return { ok: false, failure: first };
    } catch {
      // An answer that is none: too long, or not of the shape.
      await this.end();
      return { ok: false, failure: "too_complex" };
    } finally {
      limit.forget();
    }
  }

  /** An idle process must not keep a script or a server from ending. */
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
    // Documents nest deeper than Node's megabyte of stack; systems give eight.
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

/** Settles, with what it says of the document that was being read, when the process has ended. */
async function gone(child: ChildProcess): Promise<ReadFailure> {
  try {
    const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
    if (signal === "SIGXCPU") return "timed_out";
    // An exception is a defect of a library, met on this document; all else is the system's or V8's last word.
    return code === 1 ? "corrupt" : "too_complex";
  } catch {
    return "too_complex";
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ended } from "../../scripts/child.ts";
import { freePort } from "../../scripts/ports.ts";
import { isolates, readOnlyCommand } from "./read-only.ts";
import { place } from "./stage.ts";

/**
 * A process as serverless hosts run it: only with its stage's files, on a disk that is read-only outside /tmp, and
 * frozen whenever it has no request and no work left after a response.
 */
export class Instance {
  #requests = 0;
  #waiting = 0;
  #frozen = false;
  readonly #output: string[] = [];

  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {
    child.on("message", (message: { waiting: number }) => {
      this.#waiting = message.waiting;
      this.#settle();
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => this.#output.push(chunk.toString()));
  }

  /** Resolves once it answers at `probe`, with any status. */
  static async start(stage: string, env: Record<string, string>, probe: string): Promise<Instance> {
    const port = await freePort();
    // The host's own files go into the stage too: nothing else on this machine is visible to it.
    place(process.execPath, path.join(stage, "node"));
    place(path.join(import.meta.dirname, "platform.cjs"), path.join(stage, "platform.cjs"));
    const program = ["./node", "--require", "./platform.cjs", "server.js"];
    const [command = "", ...args] = isolates ? readOnlyCommand(stage, program) : program;
    if (!isolates)
      for (const file of fs.globSync("**", { cwd: stage })) fs.chmodSync(path.join(stage, file), 0o555);
    const child = spawn(command, args, {
      cwd: stage,
      // Nothing of our environment, only what is passed in.
      env: {
        PATH: "/usr/bin:/bin",
        HOME: "/nonexistent",
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        ...env,
        PORT: String(port),
        HOSTNAME: "127.0.0.1",
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      detached: true,
    });
    const instance = new Instance(child, port);
    for (const deadline = Date.now() + 30_000; ; await sleep(50)) {
      if (ended(child) || Date.now() > deadline) {
        instance.kill();
        throw new Error(`A staged server did not start:\n${instance.output()}`);
      }
      const answers = fetch(`http://127.0.0.1:${port}${probe}`).then(
        () => true,
        () => false,
      );
      if (await answers) break;
    }
    instance.#settle();
    return instance;
  }

  output = () => this.#output.join("");

  /** Thaws it until `work` and what still runs after its response are done. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#requests += 1;
    this.#signal("SIGCONT");
    try {
      return await work();
    } finally {
      this.#requests -= 1;
      // Its report of work after the response arrives on another channel than the response.
      setTimeout(() => this.#settle(), 20);
    }
  }

  /** Stops it in the middle of its work, like a host that does not wait for work after a response. */
  freeze() {
    this.#signal("SIGSTOP");
  }

  kill() {
    this.#signal("SIGKILL");
  }

  #settle() {
    if (!this.#frozen && this.#requests === 0 && this.#waiting === 0) this.freeze();
  }

  #signal(signal: "SIGSTOP" | "SIGCONT" | "SIGKILL") {
    this.#frozen = signal === "SIGSTOP";
    try {
      process.kill(-(this.child.pid ?? 0), signal);
    } catch {
      // It has exited already.
    }
  }
}

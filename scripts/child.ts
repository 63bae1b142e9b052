import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";
import { once } from "node:events";
import { killGroup } from "../lib/kill-group.ts";
import { log } from "../lib/log.ts";
import { root } from "./root.ts";

const preload = path.join(root, "scripts/with-parent.mjs");
const PATIENCE = 15_000;

/** Node's arguments for the app, before its script. */
export const appPreloads = ["accept-many.mjs", "answer-health.mjs", "quiet-start.mjs"].flatMap((file) => [
  "--import",
  path.join(root, "scripts", file),
]);

/** "inherit": directly to our own output. "json": each line to our own output, if it is JSON. Else: appended to that file. */
export type Output = "inherit" | "json" | { file: string };

export interface ChildOptions {
  name: string;
  script: string[];
  env: Record<string, string>;
  output: Output;
  /** Called with each line of its standard output. Not with "inherit". */
  onLine?: (line: string) => void;
}

/** Starts a script on this Node, in its own process group: Ctrl-C reaches the launcher, which stops all in order. */
export function startChild({ name, script, env, output, onLine }: ChildOptions): ChildProcess {
  // Directly into the file if nothing reads the lines: its last output is there when it has ended.
  const file = typeof output === "object" && !onLine ? openLog(output.file) : undefined;
  const stream = output === "inherit" ? output : (file ?? "pipe");
  const child = spawn(process.execPath, ["--import", preload, ...script], {
    cwd: root,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      LAUNCHER_PID: String(process.pid),
      ...env,
    },
    detached: process.platform !== "win32",
    stdio: ["ignore", stream, stream, "ipc"],
  });
  if (file !== undefined) fs.closeSync(file);
  else if (output !== "inherit") {
    const write = writer(name, output);
    const lines = (stream: NodeJS.ReadableStream, seen?: (line: string) => void) =>
      readline.createInterface({ input: stream }).on("line", (line) => {
        write(line);
        seen?.(line);
      });
    if (child.stdout) lines(child.stdout, onLine);
    if (child.stderr) lines(child.stderr);
  }
  return child;
}

/** Starts a script that prints a line such as {"engine":"ready"}, with its name; `ready` resolves with that line. */
export function startUntilReady(options: Omit<ChildOptions, "onLine">) {
  const ready = Promise.withResolvers<string>();
  const onLine = (line: string) => {
    if (line.startsWith(`{"${options.name}":"ready"`)) ready.resolve(line);
  };
  return { child: startChild({ ...options, onLine }), ready: ready.promise };
}

function writer(name: string, output: Exclude<Output, "inherit">): (line: string) => void {
  if (output === "json")
    // What Node or a library writes by itself may quote somebody.
    return (line) =>
      isJson(line) ? process.stdout.write(`${line}\n`) : log.warn("a line that is no JSON", { child: name });
  const file = fs.createWriteStream(output.file, { fd: openLog(output.file) });
  return (line) => void file.write(`${line}\n`);
}

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === "object";
  } catch {
    return false;
  }
}

function openLog(file: string): number {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  return fs.openSync(file, "a", 0o600);
}

export const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Sends SIGTERM; after `patience` (15 s by default) kills its process group. Resolves when it has ended. */
export async function stopChild(child: ChildProcess, patience = PATIENCE) {
  if (child.pid === undefined || ended(child)) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const force = setTimeout(() => killGroup(child), patience);
  await gone;
  clearTimeout(force);
}

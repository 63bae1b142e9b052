import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const root = path.join(import.meta.dirname, "../../..");

/** Runs a script with plain Node and waits until it prints `ready`. @throws with its stderr when it exits before */
export async function startProcess(script: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(root, script)], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: "test", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => chunk.toString().includes("ready") && resolve());
    child.once("exit", (code) =>
      reject(new Error(`${script} ended with ${code} before it was ready:\n${stderr}`)),
    );
  });
  return child;
}

/** Ends a process by a signal. @returns its exit code, null when the signal ended it */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, "exit") as Promise<[number | null]>;
  child.kill(signal);
  return (await exit)[0];
}

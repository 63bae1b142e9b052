import { spawn } from "node:child_process";
import os from "node:os";
import { root } from "./root.ts";

export interface RunOptions {
  env?: Record<string, string>;
  /** Show its output only if it fails. */
  quiet?: boolean;
  /** Runs it, and the processes it starts, at a lower priority. */
  lowPriority?: boolean;
}

/** Runs a script on this Node and waits for it to end. @throws when it fails. */
export async function run(name: string, script: string[], options: RunOptions = {}): Promise<void> {
  const code = await exitCode(script, options);
  if (code !== 0) throw new Error(`${name} failed (exit code ${code}).`);
}

/** Like `run`, but returns the exit code; 1 when a signal ended it. */
export function exitCode(script: string[], { env, quiet, lowPriority }: RunOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, script, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    if (lowPriority && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    // If we end first, because another part failed or on request, the child must end as well.
    const killChild = () => child.kill();
    process.once("exit", killChild);
    const output: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("exit", killChild);
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Arguments that run a TypeScript file with the aliases of tsconfig.json and React's server condition. */
export const withAliases = (...script: string[]) => [
  "--conditions=react-server",
  "--import",
  "tsx",
  ...script,
];

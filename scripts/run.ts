import { spawn } from "node:child_process";
import os from "node:os";
import { root } from "./root.ts";

export interface RunOptions {
  env?: Record<string, string>;
  /** Show its output only if it fails. */
  quiet?: boolean;
  /** It, and what it starts, run when others leave a processor. */
  yielding?: boolean;
}

/** Runs a script on this Node to its end. @throws when it does not end well. */
export async function run(name: string, script: string[], options: RunOptions = {}): Promise<void> {
  const code = await exitCode(script, options);
  if (code !== 0) throw new Error(`${name} failed (exit code ${code}).`);
}

/** As `run`, for those who want the exit code (128 + n for a signal is not told apart: it is just not 0). */
export function exitCode(script: string[], { env, quiet, yielding }: RunOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, script, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    if (yielding && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    // Should we end first, because another part failed or somebody asked us to, it has no reason to go on.
    const abandon = () => child.kill();
    process.once("exit", abandon);
    const output: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("exit", abandon);
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Arguments that run a TypeScript file with the aliases of tsconfig.json and the server's side of React. */
export const withAliases = (...script: string[]) => [
  "--conditions=react-server",
  "--import",
  "tsx",
  ...script,
];

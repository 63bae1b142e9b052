import { spawnSync } from "node:child_process";
import { root } from "./root.ts";

/** Runs Prisma's CLI quietly; its output is shown only when it fails. @throws when it fails. */
export function prisma(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    ["node_modules/prisma/build/index.js", ...args],
    {
      cwd: root,
      encoding: "utf8",
      // No version check over the network, no hints.
      env: { ...process.env, CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1", ...env },
    },
  );
  if (status !== 0) throw new Error(`prisma ${args.join(" ")} failed:\n${error?.message ?? stdout + stderr}`);
  return stdout;
}

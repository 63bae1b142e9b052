import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { root } from "./root.ts";

/** One digest over the contents and names of every file under `paths` (files or folders; absent ones count as empty). */
export function sourceHash(paths: string[], leaveOut: string[] = []): string {
  const hash = createHash("sha256");
  const skip = new Set(leaveOut);
  const visit = (relative: string) => {
    if (skip.has(relative)) return;
    const file = path.join(root, relative);
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      for (const name of fs.readdirSync(file).sort()) visit(path.posix.join(relative, name));
    } else if (stat?.isFile()) {
      hash.update(`${relative}\0${stat.size}\0`).update(fs.readFileSync(file));
    }
  };
  paths.forEach(visit);
  return hash.digest("hex");
}

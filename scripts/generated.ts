import fs from "node:fs";
import path from "node:path";
import { withLock } from "./postgres/lock.ts";
import { prisma } from "./prisma.ts";
import { root } from "./root.ts";
import { sourceHash } from "./source-hash.ts";

const output = path.join(root, "lib/db/generated");
const stamp = path.join(output, ".source");

/** Writes Prisma's client to lib/db/generated when the schema or Prisma has changed since. Works offline. */
export async function ensureGenerated() {
  const source = sourceHash(["prisma/schema", "prisma.config.ts", "node_modules/prisma/package.json"]);
  const fresh = () => fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === source;
  if (fresh()) return;
  await withLock(path.join(root, "node_modules/.shortlist-generate.lock"), async () => {
    if (fresh()) return;
    prisma(["generate"]);
    fs.writeFileSync(stamp, source);
  });
}

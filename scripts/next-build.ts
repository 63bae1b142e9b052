import fs from "node:fs";
import path from "node:path";
import { withLock } from "./postgres/lock.ts";
import { root } from "./root.ts";
import { run } from "./run.ts";
import { generated } from "./generated.ts";
import { sourceHash } from "./source-hash.ts";

const output = path.join(root, process.env.NEXT_DIST_DIR ?? ".next");
const stamp = path.join(output, "source-hash");

/** Whether there is a production build to serve. */
export const isBuilt = () => fs.existsSync(path.join(output, "BUILD_ID"));

/** Builds the app unless the last build has the same sources. Of concurrent callers only one builds. */
export async function ensureBuilt(options: { quiet?: boolean } = {}) {
  const source = builtFrom();
  const fresh = () => isBuilt() && fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === source;
  if (fresh()) return;
  await withLock(
    path.join(root, "node_modules/.shortlist-build.lock"),
    async () => {
      if (!fresh()) await build(source, options);
    },
    15 * 60_000,
  );
}

export async function build(source = builtFrom(), options: { quiet?: boolean } = {}) {
  fs.rmSync(stamp, { force: true });
  await run("next build", ["node_modules/next/dist/bin/next", "build"], {
    ...options,
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  fs.writeFileSync(stamp, source);
}

/** Everything that can change the build: the app's folders, and the configuration at the top of the checkout. */
function builtFrom(): string {
  const configuration = fs
    .readdirSync(root)
    .filter((name) => /\.(ts|mjs|cjs|js|json)$|^\.env/.test(name) && name !== "next-env.d.ts")
    .sort();
  return sourceHash(
    ["app", "components", "lib", "messages", "public", "prisma/schema", ...configuration],
    generated,
  );
}

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import readline from "node:readline";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { createDatabase } from "../support/database.ts";

/** The files that the Dockerfile copies into the tools image, and nothing else of the checkout. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-tools-image-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const run = promisify(execFile);

test("the tools image migrates an empty database and starts the engine on it", async () => {
  await run(process.execPath, ["scripts/bootstrap.mjs", "bundle-tools", path.join(folder, "tools")]);
  for (const copied of ["prisma/migrations", "node_modules/@prisma/schema-engine-wasm"])
    fs.cpSync(copied, path.join(folder, copied), { recursive: true });
  const { ownerUrl, appUrl, sqlUrl } = await createDatabase();
  const image = {
    cwd: folder,
    env: {
      NODE_ENV: "production" as const,
      PATH: "/usr/bin:/bin",
      DATABASE_OWNER_URL: ownerUrl,
      DATABASE_URL: appUrl,
      DATABASE_SQL_URL: sqlUrl,
      ENGINE_DATABASE_URL: ownerUrl,
      ENGINE_PORT: "0",
    },
  };
  const { stdout } = await run(process.execPath, ["tools/migrate.mjs"], image);
  expect(stdout).toMatch(/^Applied \d+ migrations\.$/m);
  const engine = spawn(process.execPath, ["tools/engine.mjs"], image);
  try {
    const [line] = (await once(readline.createInterface(engine.stdout), "line")) as [string];
    expect(JSON.parse(line)).toMatchObject({ engine: "ready" });
  } finally {
    engine.kill("SIGKILL");
  }
});

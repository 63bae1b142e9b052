// The app for the tests in the browser: the production build, a database of its own, the demo organization.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureGenerated } from "./generated.ts";
import { launch } from "./launch.ts";
import { ensureBuilt } from "./next-build.ts";
import { reporting } from "./reporting.ts";
import { untilStopped } from "./until-stopped.ts";

await reporting(async () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-e2e-"));
  // As root the server runs as another user, who must be able to pass through.
  fs.chmodSync(home, 0o711);
  process.on("exit", () => fs.rmSync(home, { recursive: true, force: true }));
  process.env.SHORTLIST_HOME = home;
  await ensureGenerated();
  await ensureBuilt({ quiet: true });
  await untilStopped(await launch({ mode: "start", seed: true, logs: "console" }));
});

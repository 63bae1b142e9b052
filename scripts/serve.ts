import { takeOverConsole } from "../lib/log.ts";
import { loadEnvFiles } from "./environment.ts";
import { ensureGenerated } from "./generated.ts";
import { launch } from "./launch.ts";
import { isBuilt } from "./next-build.ts";
import { reporting } from "./reporting.ts";
import { untilStopped } from "./until-stopped.ts";

/** Runs the app, as it was built or for development, until it is interrupted. */
export const serve = (mode: "start" | "dev") =>
  reporting(async () => {
    if (mode === "start" && !process.stdout.isTTY) takeOverConsole();
    loadEnvFiles(mode === "dev" ? "development" : "production");
    if (mode === "start" && !isBuilt()) throw new Error("There is no build to serve yet: npm run build");
    await ensureGenerated();
    const running = await launch({
      mode,
      seed: process.env.SEED === "demo",
      logs: "console",
      nextArguments: process.argv.slice(2),
    });
    await untilStopped(running);
  }, mode === "start");

import { loadEnvFiles } from "./environment.ts";
import { ensureGenerated } from "./generated.ts";
import { launch } from "./launch.ts";
import { isBuilt } from "./next-build.ts";
import { reporting } from "./reporting.ts";
import { untilStopped } from "./until-stopped.ts";

await reporting(async () => {
  loadEnvFiles("production");
  if (!isBuilt()) throw new Error("There is no build to serve yet: npm run build");
  await ensureGenerated();
  const running = await launch({
    mode: "start",
    seed: process.env.SEED === "demo",
    logs: "console",
    nextArguments: process.argv.slice(2),
  });
  await untilStopped(running);
});

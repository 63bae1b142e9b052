import { loadEnvFiles } from "./environment.ts";
import { ensureGenerated } from "./generated.ts";
import { launch } from "./launch.ts";
import { reporting } from "./reporting.ts";
import { untilStopped } from "./until-stopped.ts";

await reporting(async () => {
  loadEnvFiles("development");
  await ensureGenerated();
  const running = await launch({
    mode: "dev",
    seed: process.env.SEED === "demo",
    logs: "console",
    nextArguments: process.argv.slice(2),
  });
  await untilStopped(running);
});

import path from "node:path";
import { parseArgs } from "node:util";
import { homeFolder, loadEnvFiles } from "./environment.ts";
import { ensureGenerated } from "./generated.ts";
import { launch } from "./launch.ts";
import { ensureBuilt } from "./next-build.ts";
import { reporting } from "./reporting.ts";
import { exitCode, withAliases } from "./run.ts";
import { untilStopped } from "./until-stopped.ts";

const { exit } = parseArgs({ options: { exit: { type: "boolean", default: false } } }).values;

await reporting(async () => {
  const startedAt = Date.now();
  const say = (text: string) => console.log(`[${((Date.now() - startedAt) / 1000).toFixed(1)} s] ${text}`);
  loadEnvFiles("production");
  process.env.EMBEDDED = "1";
  await ensureGenerated();
  say("Starting PostgreSQL, migrating, seeding the demo organization, building the app …");
  const running = await launch({
    mode: "start",
    seed: true,
    logs: "files",
    prepare: async () => {
      await ensureBuilt({ quiet: true });
      say("The app is built.");
    },
  });
  say(`The app answers on ${running.url}. An agent goes to work.\n`);
  const { simulatorUrl = "" } = running;
  const code = await exitCode(withAliases("scripts/demo-agent.ts", running.url, simulatorUrl));
  if (code !== 0) console.error(`\nNot every step passed. Logs: ${path.join(homeFolder(), "logs")}`);
  if (exit) {
    await running.stop();
    process.exit(code);
  }
  console.log(
    code === 0
      ? "\nThe app keeps running; Ctrl-C stops it."
      : "\nNot every step passed. The app keeps running.",
  );
  await untilStopped(running, code);
});

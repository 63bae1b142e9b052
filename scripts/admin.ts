// npm run admin -- <act>: administers the service, for operators of the machine. Without an act, lists the acts.
import { openDatabase } from "./database.ts";
import { homeFolder, loadEnvFiles } from "./environment.ts";
import { ensureGenerated } from "./generated.ts";
import { exitWhenInterrupted } from "./interruption.ts";
import { reporting } from "./reporting.ts";
import { exitCode, withAliases } from "./run.ts";

exitWhenInterrupted();
await reporting(async () => {
  loadEnvFiles("production");
  await ensureGenerated();
  const home = homeFolder();
  const database = await openDatabase(home);
  const code = await exitCode(withAliases("scripts/admin/main.ts", ...process.argv.slice(2)), {
    env: { ...database.env, SHORTLIST_HOME: home, NODE_ENV: "production" },
  });
  await database.release();
  process.exit(code);
});

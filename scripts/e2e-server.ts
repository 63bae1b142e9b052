// The app for the browser tests: the production build, its own database, the demo organization.
import { ensureGenerated } from "./generated.ts";
import { launch } from "./launch.ts";
import { ensureBuilt } from "./next-build.ts";
import { reporting } from "./reporting.ts";
import { removeHome, temporaryHome } from "./temporary-home.ts";
import { stopped } from "./until-stopped.ts";

await reporting(async () => {
  const home = await temporaryHome();
  Object.assign(process.env, { SHORTLIST_HOME: home, EMBEDDED: "1" });
  await ensureGenerated();
  await ensureBuilt({ quiet: true });
  await stopped(await launch({ mode: "start", seed: true, logs: "console" }));
  await removeHome(home);
  process.exit();
});

import { loadEnvFiles } from "./environment.ts";
import { ensureGenerated } from "./generated.ts";
import { build } from "./next-build.ts";
import { reporting } from "./reporting.ts";

await reporting(async () => {
  loadEnvFiles("production");
  await ensureGenerated();
  await build();
});

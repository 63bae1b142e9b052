import { loadEnvFiles } from "./environment.ts";
import { ensureGenerated } from "./generated.ts";
import { exitWhenInterrupted } from "./interruption.ts";
import { build } from "./next-build.ts";
import { reporting } from "./reporting.ts";

exitWhenInterrupted();
await reporting(async () => {
  loadEnvFiles("production");
  await ensureGenerated();
  await build();
});

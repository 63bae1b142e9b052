// What the Dockerfile's tools image runs, each in one file: node scripts/bootstrap.mjs bundle-tools. Nothing of
// node_modules goes along but the schema engine's WebAssembly.
import { build } from "esbuild";
import { bundled } from "./bundled.ts";
import { ensureGenerated } from "./generated.ts";
import { reporting } from "./reporting.ts";

await reporting(async () => {
  await ensureGenerated();
  await build({
    ...bundled,
    entryPoints: { migrate: "scripts/migrate.ts", admin: "scripts/admin/main.ts", engine: "engine/main.ts" },
    outdir: "tools",
    outExtension: { ".js": ".mjs" },
    // As where React's server side runs (tsx is told the same).
    conditions: ["react-server"],
    external: ["pg-native"],
  });
});

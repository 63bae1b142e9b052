// What the Dockerfile's tools image runs, each in one file: node scripts/bootstrap.mjs bundle-tools [folder]. Nothing of
// node_modules goes along but the schema engine's WebAssembly.
import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { bundled } from "./bundled.ts";
import { ensureGenerated } from "./generated.ts";
import { reporting } from "./reporting.ts";

const [folder = "tools"] = process.argv.slice(2);

await reporting(async () => {
  await ensureGenerated();
  await build({
    ...bundled,
    entryPoints: { migrate: "scripts/migrate.ts", admin: "scripts/admin/main.ts", engine: "engine/main.ts" },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    // As where React's server side runs (tsx is told the same).
    conditions: ["react-server"],
    external: ["pg-native"],
  });
  // The engine reads the statements of its tables from beside itself.
  fs.cpSync("engine/store/migrations", path.join(folder, "migrations"), { recursive: true });
});

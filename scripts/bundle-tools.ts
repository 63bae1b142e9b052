// Bundles each program of the Dockerfile's tools image into one file: node scripts/bootstrap.mjs bundle-tools
// [folder]. Of node_modules the image needs only the schema engine's WebAssembly.
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
    // React's server condition, which tsx is given too.
    conditions: ["react-server"],
    external: ["pg-native"],
  });
  // The engine reads its migrations from its own folder.
  fs.cpSync("engine/store/migrations", path.join(folder, "migrations"), { recursive: true });
});

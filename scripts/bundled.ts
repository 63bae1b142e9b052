import type { BuildOptions } from "esbuild";
import { root } from "./root.ts";

/** Options that bundle a program for Node into one file. */
export const bundled = {
  absWorkingDir: root,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node22",
  // Code that a module runs only when it is the main module must not run in a bundle that includes it.
  define: { "import.meta.main": "false" },
  // CommonJS packages call require for Node's built-in modules.
  banner: {
    js: 'import { createRequire as requireFor } from "node:module"; const require = requireFor(import.meta.url);',
  },
  logLevel: "warning",
} as const satisfies BuildOptions;

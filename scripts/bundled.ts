import type { BuildOptions } from "esbuild";
import { root } from "./root.ts";

/** A program for Node in one file. */
export const bundled = {
  absWorkingDir: root,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node22",
  // What a module does when it is started itself is not for a program that it is a part of.
  define: { "import.meta.main": "false" },
  // Packages written as CommonJS ask for Node's own modules.
  banner: {
    js: 'import { createRequire as requireFor } from "node:module"; const require = requireFor(import.meta.url);',
  },
  logLevel: "warning",
} as const satisfies BuildOptions;

import path from "node:path";
import { defineConfig } from "vitest/config";
import { compileCatalogue } from "./messages/compile.mjs";

export default defineConfig({
  plugins: [
    {
      name: "messages",
      enforce: "pre",
      transform: (source, id) =>
        /\/messages\/[a-z]+\/[^/]+[.]json$/.test(id) ? compileCatalogue(source) : undefined,
    },
  ],
  resolve: {
    alias: {
      "@": import.meta.dirname,
      // Next's guard against server code in the browser throws outside a server build.
      "server-only": path.resolve("node_modules/server-only/empty.js"),
    },
  },
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    exclude: ["tests/e2e/**"],
    globalSetup: "tests/support/global-database.ts",
    setupFiles: "tests/support/contracts.ts",
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Tests wait on PostgreSQL more than they compute: leave no core idle.
    maxWorkers: "100%",
  },
});

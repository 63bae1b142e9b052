import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { compileCatalogue } from "./messages/compile.mjs";
import { LongestFirst } from "./tests/support/longest-first.ts";

/**
 * Tests of functions of these rooms share what they have loaded, as they need neither a database nor a process of their
 * own: starting one and loading the words of ten languages took most of their time.
 */
const ofFunctions = globSync(
  "tests/{ai,components,documents,evaluation,language,messages,profile}/**/*.test.{ts,tsx}",
).filter((file) => !/\/support\/|process\.env|vi\./.test(readFileSync(file, "utf8")));

/** Tests of the running app that share one, a database and a browser (tests/support/shared.ts). */
const ofSharedApp = globSync("tests/**/*.test.ts").filter((file) =>
  readFileSync(file, "utf8").includes('support/shared"'),
);

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
    projects: [
      { extends: true, test: { name: "functions", include: ofFunctions, isolate: false } },
      {
        extends: true,
        test: {
          name: "shared app",
          include: ofSharedApp,
          isolate: false,
          setupFiles: "tests/support/close-windows.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "service",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/e2e/**", ...ofFunctions, ...ofSharedApp],
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    globalSetup: "tests/support/global-database.ts",
    setupFiles: "tests/support/contracts.ts",
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Tests wait on PostgreSQL more than they compute: leave no core idle.
    maxWorkers: "100%",
  },
});

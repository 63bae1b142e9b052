import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { compileCatalogue } from "./messages/compile.mjs";
import { LongestFirst } from "./tests/support/longest-first.ts";

const texts = new Map(
  globSync("tests/**/*.test.{ts,tsx}", { exclude: ["tests/e2e/**"] }).map((file) => [
    file,
    readFileSync(file, "utf8"),
  ]),
);
const files = [...texts.keys()];
const says = (pattern: RegExp) => (file: string) => pattern.test(texts.get(file) ?? "");

/** Tests of the running app that share one, a database and a browser (tests/support/shared.ts). */
const ofSharedApp = files.filter(says(/support\/shared"/));

/** What needs a process of its own: settings, modules of its own, an app, services that it puts behind every request. */
const needsItsOwn = says(
  /process\.env|vi\.(mock\(|doMock|hoisted|stub|resetModules|setConfig)|child_process|scripts\/|createDatabase|wire\.\w+ =|support\/(app|agent|host|visitor)"/,
);
/** Rooms whose tests look at everything a database holds, or are told of whatever happens in it. */
const wholeDatabase = /^tests\/(engine|reporting-sql)\/|\/sweep-/;

/**
 * Tests of functions and of use cases share what they have loaded, and the latter a database as well, in which each has
 * organizations of its own: starting a process and loading the words of ten languages took most of their time.
 */
const sharing = files.filter(
  (file) => !ofSharedApp.includes(file) && !needsItsOwn(file) && !wholeDatabase.test(file),
);
const ofUseCases = sharing.filter(says(/support\/(?!thorough|json-schema)|connected"/));
const ofFunctions = sharing.filter((file) => !ofUseCases.includes(file));

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
      { extends: true, test: { name: "use cases", include: ofUseCases, isolate: false } },
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
          include: files.filter((file) => !sharing.includes(file) && !ofSharedApp.includes(file)),
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    globalSetup: "tests/support/global-database.ts",
    setupFiles: "tests/support/set-up.ts",
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // What a page or a queue comes to takes a busy machine longer than the second that is waited otherwise.
    expect: { poll: { timeout: 20_000 } },
    // One more than the two cores of a small machine: each waits now and then, for a clock or a browser.
    maxWorkers: Math.max(3, availableParallelism()),
  },
});

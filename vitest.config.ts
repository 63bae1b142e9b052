import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { compileCatalogue } from "./messages/compile.mjs";
import { SlowFirst } from "./tests/support/slow-first.ts";

const texts = new Map(
  globSync("tests/**/*.test.{ts,tsx}", { exclude: ["tests/e2e/**"] }).map((file) => [
    file,
    readFileSync(file, "utf8"),
  ]),
);
const files = [...texts.keys()];
const matches = (pattern: RegExp) => (file: string) => pattern.test(texts.get(file) ?? "");

/** Tests of the running app that share one app, one database and one browser (tests/support/shared.ts). */
const ofSharedApp = files.filter(matches(/support\/shared"/));

const ofSharedEngine = ofSharedApp.filter(matches(/sharedAppWithEngine/));

/** Tests that need their own process: they change settings or modules, start an app, or replace request services. */
const needsItsOwn = matches(
  /process\.env|vi\.(mock\(|doMock|hoisted|stub|resetModules|setConfig)|createDatabase|wire\.\w+ =|support\/(app|agent|host|visitor)"/,
);
/** Folders whose tests read the whole database or receive all of its events. */
const wholeDatabase = /^tests\/(engine|reporting-sql)\/|\/sweep-/;

/**
 * Tests of functions and of use cases share loaded modules, the latter also a database, where each test has
 * its own organizations: starting a process and loading the data of all languages took most of their time.
 */
const sharing = files.filter(
  (file) => !ofSharedApp.includes(file) && !needsItsOwn(file) && !wholeDatabase.test(file),
);
/** Each creates its own databases and engines. */
const ofEngine = files.filter((file) => file.startsWith("tests/engine/") && !needsItsOwn(file));
const ofUseCases = sharing.filter(matches(/support\/(?!thorough|json-schema)|connected"/));
const ofFunctions = sharing.filter((file) => !ofUseCases.includes(file));

const ofService = files.filter((file) => ![...sharing, ...ofSharedApp, ...ofEngine].includes(file));

/**
 * A page or a queue can be late on a busy machine. npm test lists what needed a second try. Tests of races and crashes
 * have none: they look for what goes wrong only sometimes.
 */
const retry = 1;
const ofCrashes = /^tests\/(crash\/|engine\/crash)/;

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
      { extends: true, test: { name: "engine", include: ofEngine, isolate: false } },
      ...Object.entries({
        "shared app": ofSharedApp.filter((file) => !ofSharedEngine.includes(file)),
        "shared app with an engine": ofSharedEngine,
      }).map(([name, include]) => ({
        extends: true as const,
        test: { name, include, isolate: false, retry, setupFiles: ["tests/support/close-windows.ts"] },
      })),
      ...Object.entries({
        service: { retry, include: ofService.filter((file) => !ofCrashes.test(file)) },
        crashes: { include: ofService.filter((file) => ofCrashes.test(file)) },
      }).map(([name, test]) => ({ extends: true as const, test: { name, ...test } })),
    ],
    sequence: { sequencer: SlowFirst },
    globalSetup: "tests/support/global-database.ts",
    setupFiles: ["tests/support/set-up.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // On a busy machine a page or a queue takes longer than Vitest's default of one second.
    expect: { poll: { timeout: 30_000 } },
    // One more than the two cores of a small machine, because workers often wait for a clock or a browser.
    maxWorkers: Math.max(3, availableParallelism()),
  },
});

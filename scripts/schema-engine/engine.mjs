import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as wasm from "@prisma/schema-engine-wasm/schema_engine_bg";
import { createDatabase } from "./database-command.mjs";
import { describeError } from "./describe-error.mjs";
import { logLine } from "./log-line.mjs";
import { DryRunAdapter, MigrationAdapter } from "./migration-adapter.mjs";

let panic = "";
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message(message) {
    panic = message;
    logLine("ERROR", { message, is_panic: true });
  },
};
const binary = createRequire(import.meta.url)
  .resolve("@prisma/schema-engine-wasm/schema_engine_bg")
  .replace(/\.js$/, ".wasm");
const { instance } = await WebAssembly.instantiate(readFileSync(binary), { "./schema_engine_bg.js": wasm });
wasm.__wbg_set_wasm(instance.exports);
instance.exports.__wbindgen_start();

/**
 * The engine's methods over one database. `call(method, params)` answers what the native engine would;
 * `print` receives what it would have printed, and `describe` explains an error.
 */
export function schemaEngine({ url, shadowDatabaseUrl, datamodels, print }) {
  const factories = [new MigrationAdapter(url, shadowDatabaseUrl), new DryRunAdapter(url, shadowDatabaseUrl)];
  const [adapter, dryRun] = factories.map(bindMigrationAwareSqlAdapterFactory);
  const sources = datamodels.length
    ? datamodels.map((file) => [file, readFileSync(file, "utf8")])
    : undefined;
  const debug = (message) => process.env.DEBUG && process.stderr.write(`${message}\n`);
  // One engine for each request: a reused one loses its shadow database.
  const fresh = (over = adapter) => wasm.SchemaEngine.new({ datamodels: sources }, debug, over);

  /**
   * The WebAssembly engine's own answer cannot reach a shadow database. `migrate dev` asks only when the
   * database equals its migrations, so the plan of a push against it is the same, with every write left out.
   */
  async function evaluateDataLoss({ schema, filters }) {
    const plan = await (await fresh(dryRun)).schemaPush({ force: true, schema, filters });
    const step = (message) => ({ message, stepIndex: 0 });
    return {
      migrationSteps: plan.executedSteps || (plan.unexecutable.length + plan.warnings.length ? 1 : 0),
      unexecutableSteps: plan.unexecutable.map(step),
      warnings: plan.warnings.map(step),
    };
  }

  /** Has the same limitation; `diff` does reach the shadow database. */
  async function createMigration({ draft, migrationName, migrationsList, schema, filters }) {
    const { stdout } = await (
      await fresh()
    ).diff({
      from: migrationsList.migrationDirectories.length
        ? { tag: "migrations", ...migrationsList }
        : { tag: "empty" },
      to: { tag: "schemaDatamodel", ...schema },
      script: true,
      exitCode: null,
      shadowDatabaseUrl: null,
      filters,
    });
    const nothing = !draft && (!stdout || /^\s*-- This is an empty migration\.?\s*$/.test(stdout));
    const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    return {
      connectorType: "postgresql",
      extension: "sql",
      generatedMigrationName: nothing ? null : [stamp, migrationName].filter(Boolean).join("_"),
      migrationScript: nothing ? null : stdout,
    };
  }

  const own = {
    createDatabase: async () => ({ databaseName: await createDatabase(url) }),
    evaluateDataLoss,
    createMigration,
    getDatabaseVersion: async (params) => (await fresh()).version(params),
    diff: async (params) => {
      const result = await (await fresh()).diff(params);
      if (result?.stdout != null) print(result.stdout);
      return result;
    },
  };

  return {
    describe: (error) => describeError(error, adapter.errorRegistry, panic),
    call: async (method, params = {}) => {
      try {
        return (own[method] ? await own[method](params) : await (await fresh())[method](params)) ?? {};
      } finally {
        await Promise.all(factories.map((factory) => factory.close()));
      }
    },
  };
}

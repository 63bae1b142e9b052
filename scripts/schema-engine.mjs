#!/usr/bin/env node
// Replaces Prisma's native schema engine: the same command line and JSON-RPC over stdio, implemented by
// @prisma/schema-engine-wasm over node-postgres. prisma.config.ts selects it when no native engine is installed.
// Plain JavaScript: Prisma executes it with whatever Node is first on PATH.
import { engineArguments } from "./schema-engine/arguments.mjs";
import { databaseCommand } from "./schema-engine/database-command.mjs";
import { serve } from "./schema-engine/rpc.mjs";

const { version, command, url, shadowDatabaseUrl, datamodels } = engineArguments(process.argv.slice(2));

if (version) {
  console.log("schema-engine-cli webassembly");
} else if (command) {
  process.exitCode = await databaseCommand(command, url);
} else {
  serve({ url, shadowDatabaseUrl, datamodels });
}

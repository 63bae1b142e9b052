import path from "node:path";
import { ensureGenerated } from "./generated.ts";
import { exitCode, withAliases } from "./run.ts";

await ensureGenerated();
// npm runs scripts in the project's folder; file names are relative to the folder in which npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const files = process.argv.slice(2).map((name) => path.resolve(from, name));
process.exitCode = await exitCode(withAliases("scripts/explain/recompute.ts", ...files));

import path from "node:path";
import { ensureGenerated } from "./generated.ts";
import { exitCode, withAliases } from "./run.ts";

await ensureGenerated();
// npm runs scripts in the project's folder; a file is named as seen from where the person stands.
const from = process.env.INIT_CWD ?? process.cwd();
const files = process.argv.slice(2).map((name) => path.resolve(from, name));
process.exitCode = await exitCode(withAliases("scripts/explain/recompute.ts", ...files));

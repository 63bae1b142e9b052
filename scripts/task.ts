// npm run evaluate, explain, bench:…: runs a script that imports the product's own code.
import { ensureGenerated } from "./generated.ts";
import { exitWhenInterrupted } from "./interruption.ts";
import { exitCode, withAliases } from "./run.ts";

exitWhenInterrupted();
const [file, ...args] = process.argv.slice(2);
if (!file) throw new Error("Which script?");
await ensureGenerated();
process.exit(await exitCode(withAliases(file, ...args)));

// npm run rehearse: the production build as serverless hosts run it (tests/rehearsal/main.ts). `-- --image` runs the
// Dockerfile's steps instead (tests/rehearsal/image.ts).
import { ensureGenerated } from "./generated.ts";
import { exitWhenInterrupted } from "./interruption.ts";
import { ensureBuilt } from "./next-build.ts";
import { exitCode, withAliases } from "./run.ts";

exitWhenInterrupted();
const image = process.argv.includes("--image");
await ensureGenerated();
if (!image) await ensureBuilt({ quiet: true });
const script = image ? "tests/rehearsal/image.ts" : "tests/rehearsal/main.ts";
process.exit(await exitCode(withAliases(script, ...process.argv.slice(2))));

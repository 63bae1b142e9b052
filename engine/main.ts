import { readConfig } from "./config.ts";
import { startEngine } from "./engine.ts";
import { log, reasonOf, warn } from "./log.ts";

try {
  const engine = await startEngine(readConfig(process.env));
  process.stdout.write(`${JSON.stringify({ engine: "ready", port: engine.port })}\n`);
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log("stopping", { signal });
    void engine.stop().then(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  // Configuration errors name variables, never their values.
  warn("cannot-start", {
    reason: error instanceof Error && error.name === "ZodError" ? error.message : reasonOf(error),
  });
  process.exit(1);
}

// The app that the crash test kills. Runs in plain Node; logs every step body it begins to SIDE_LOG.
import { appendFileSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Inngest } from "inngest";
import { serve } from "inngest/node";

const { PORT, ENGINE_URL, SIDE_LOG = "" } = process.env;
const silent = { info() {}, warn() {}, error() {}, debug() {} };
const client = new Inngest({ id: "crash", baseUrl: ENGINE_URL ?? "", isDev: true, logger: silent });
const note = (run: string, step: string) =>
  appendFileSync(SIDE_LOG, `${JSON.stringify({ at: Date.now(), run, step })}\n`);

// No retries: a run completes only if being killed costs no attempt.
const score = client.createFunction(
  { id: "score", retries: 0, triggers: [{ event: "score" }], concurrency: { limit: 8 } },
  async ({ event, step, runId }) => {
    const body = (name: string) => () => (note(runId, name), sleep(25).then(() => event.data.n as number));
    const read = await step.run("read", body("read"));
    const judged = await step.run("judge", body("judge"));
    await step.sleep("rest", "1s");
    return step.run("save", body("save")).then((saved) => saved + read + judged);
  },
);

createServer(serve({ client, functions: [score] })).listen(Number(PORT), "127.0.0.1", () =>
  console.log("ready"),
);

// The app of the engine's benchmark: one function of two steps that take 5 ms each.
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Inngest } from "inngest";
import { serve } from "inngest/node";

const silent = { info() {}, warn() {}, error() {}, debug() {} };
const client = new Inngest({
  id: "bench",
  baseUrl: process.env.ENGINE_URL ?? "",
  isDev: true,
  logger: silent,
});
const score = client.createFunction(
  { id: "score", triggers: [{ event: "score" }] },
  async ({ event, step }) => {
    const read = await step.run("read", () => sleep(5).then(() => event.data.n as number));
    return step.run("save", () => sleep(5).then(() => read));
  },
);
createServer(serve({ client, functions: [score] })).listen(Number(process.env.PORT), "127.0.0.1", () =>
  console.log("ready"),
);

import { setTimeout as sleep } from "node:timers/promises";
import { Inngest } from "inngest";
import { serve } from "inngest/next";

const silent = { info() {}, warn() {}, error() {}, debug() {} };
const client = new Inngest({ id: "bench", isDev: false, logger: silent });
const score = client.createFunction(
  { id: "score", triggers: [{ event: "score" }] },
  async ({ event, step }) => {
    const read = await step.run("read", () => sleep(5).then(() => event.data.n as number));
    return step.run("save", () => sleep(5).then(() => read));
  },
);

/** The Inngest endpoint that npm run bench:engine measures: one function with two steps of 5 ms each. */
export const { GET, POST, PUT } = serve({ client, functions: [score], enableUnauthedSync: false });

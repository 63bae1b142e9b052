import { env } from "@/lib/env";
import { onCommit } from "@/lib/platform/access/commits";
import { outliveResponse } from "./outlive-response";
import { relayOutbox } from "./relay";
import { sweepNowAndThen } from "./sweep";

/** How often a server checks for events that another instance, or a crash, left behind, and for what is due. */
const lookMs = 2_000;
const sweepMs = 60_000;

/**
 * Relays after every commit of this process and at its start; on a server also periodically, for events that others
 * left. The same for what is due by the clock. A serverless instance sets no timer, which would keep it and the database
 * awake: it looks after a commit, and the sweep (functions/clean-up.ts) finds the rest. Throws without the keys that sign calls: a service
 * without a workflow engine would accept work and never do it.
 */
export function startRelay() {
  if (!env.INNGEST_EVENT_KEY || !env.INNGEST_SIGNING_KEY)
    throw new Error(
      "The environment is invalid:\n  INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY: both required, unless npm start or npm run dev starts the local engine.",
    );
  const isServer = !env.VERCEL && !env.AWS_LAMBDA_FUNCTION_NAME;
  onCommit(() => outliveResponse(isServer ? relayOutbox() : relayOutbox().then(sweepNowAndThen)));
  if (isServer) {
    setInterval(() => void relayOutbox(), lookMs).unref();
    setInterval(() => void sweepNowAndThen(), sweepMs).unref();
  }
  void relayOutbox();
}

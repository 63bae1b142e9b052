import { env } from "@/lib/env";
import { onCommit } from "@/lib/access/commits";
import { outliveResponse } from "./outlive-response";
import { relayOutbox } from "./relay";

/** How often a server checks for events that another instance, or a crash, left behind. */
const lookMs = 2_000;

/**
 * Relays after every commit of this process and at its start; on a server also periodically, for events that others
 * left. A serverless instance sets no timer, which would keep it and the database awake: the sweep
 * (functions/clean-up.ts) sends what a frozen or ended instance left. Throws without the keys that sign calls: a service
 * without a workflow engine would accept work and never do it.
 */
export function startRelay() {
  if (!env.INNGEST_EVENT_KEY || !env.INNGEST_SIGNING_KEY)
    throw new Error(
      "The environment is invalid:\n  INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY: both required, unless npm start or npm run dev starts the local engine.",
    );
  onCommit(() => outliveResponse(relayOutbox()));
  if (!env.VERCEL && !env.AWS_LAMBDA_FUNCTION_NAME) setInterval(() => void relayOutbox(), lookMs).unref();
  void relayOutbox();
}

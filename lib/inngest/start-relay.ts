import { env } from "@/lib/env";
import { onCommit } from "@/lib/access/commits";
import { outliveResponse } from "./outlive-response";
import { relayOutbox } from "./relay";

/** How often a server looks for events that another instance, or a crash, left behind. */
const lookMs = 2_000;

/**
 * Relays after every commit of this process, at its start, and on a server now and then what others left. An instance
 * of a serverless host does not look by itself, which would keep it and the database awake: what one that was frozen or
 * ended there leaves, the sweep finds (functions/sweep.ts). Throws without the keys that sign calls: a service without
 * a workflow engine would take in work and never do it.
 */
export function startRelay() {
  if (!env.INNGEST_EVENT_KEY || !env.INNGEST_SIGNING_KEY)
    throw new Error(
      "The environment is not right:\n  INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY: both required, unless npm start or npm run dev starts the local engine.",
    );
  onCommit(() => outliveResponse(relayOutbox()));
  if (!env.VERCEL && !env.AWS_LAMBDA_FUNCTION_NAME) setInterval(() => void relayOutbox(), lookMs).unref();
  void relayOutbox();
}

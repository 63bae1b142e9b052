import { env } from "@/lib/env";
import { onCommit } from "@/lib/access/commits";
import { relayOutbox } from "./relay";

/** How often an instance looks for events that another instance, or a crash, left behind. */
const sweepMs = 2_000;

/**
 * Relays after every commit of this process, and now and then for events left by others. Throws without the keys that
 * sign calls: a service without a workflow engine would take in work and never do it.
 */
export function startRelay() {
  if (!env.INNGEST_EVENT_KEY || !env.INNGEST_SIGNING_KEY)
    throw new Error(
      "The environment is not right:\n  INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY: both required, unless npm start or npm run dev starts the local engine.",
    );
  onCommit(() => void relayOutbox());
  setInterval(() => void relayOutbox(), sweepMs).unref();
  void relayOutbox();
}

import { onCommit } from "@/lib/events/outbox";
import { relayOutbox } from "./relay";

/** How often an instance looks for events that another instance, or a crash, left behind. */
const sweepMs = 2_000;

/** Relays after every commit of this process, and now and then for events left by others. */
export function startRelay() {
  onCommit(() => void relayOutbox());
  setInterval(() => void relayOutbox(), sweepMs).unref();
  void relayOutbox();
}

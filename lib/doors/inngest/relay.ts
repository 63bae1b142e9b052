import { setTimeout as sleep } from "node:timers/promises";
import { drainOutbox } from "@/lib/platform/events/outbox";
import { probeEngine } from "@/lib/platform/events/probe-engine";
import { eventsRefused, recordEvents } from "@/lib/platform/events/workflow-service";
import { inngest } from "./client";

let running: Promise<void> | null = null;
let again = false;
/** How long sending a batch may take: less than a claim (lib/platform/events/outbox.ts). */
const sendMs = 8_000;

/**
 * Sends the events in the outbox until it is empty. A call during a run makes that run check once more. The outbox id
 * is sent as the event's id, so that an event sent twice starts work once.
 */
export function relayOutbox(): Promise<void> {
  if (running) {
    again = true;
    return running;
  }
  return (running = untilEmpty());
}

async function untilEmpty() {
  try {
    do {
      again = false;
      await drain();
    } while (again);
  } catch (error) {
    // Events stay in the outbox.
    recordEvents(error);
  } finally {
    running = null;
  }
}

async function drain() {
  const send = async (events: { id: string; name: string; data: Record<string, unknown> }[]) => {
    await inTime(inngest.send(events));
  };
  // While the engine is unreachable, claim no events: another instance may reach it, but sees only unclaimed ones.
  if (eventsRefused() && !(await isEngineUp())) return;
  while ((await drainOutbox(send)) > 0);
  recordEvents();
}

/** The SDK waits minutes for an answer, for example on a connection that a firewall has silently dropped. */
async function inTime(sending: Promise<unknown>) {
  const answered = new AbortController();
  const late = sleep(sendMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error("The workflow engine does not answer.");
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    answered.abort();
  }
}

const isEngineUp = () =>
  probeEngine().then(
    () => true,
    () => false,
  );

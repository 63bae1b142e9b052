import { drainOutbox } from "@/lib/events/outbox";
import { probeEngine } from "@/lib/events/probe-engine";
import { noteWorkflowService } from "@/lib/events/workflow-service";
import { log } from "@/lib/log";
import { inngest } from "./client";

let running: Promise<void> | null = null;
let again = false;
/** The last events found no engine. */
let refused = false;

/**
 * Sends what waits in the outbox, until it is empty. Calls while one is running make it look once more. The outbox
 * id travels as the event's id, so that an event sent twice starts work once.
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
    log.error("outbox relay failed; events stay in the outbox", error);
  } finally {
    running = null;
  }
}

async function drain() {
  const send = async (events: { id: string; name: string; data: Record<string, unknown> }[]) => {
    await inngest.send(events).catch((error: unknown) => {
      refused = true;
      noteWorkflowService("taking events", false);
      throw error;
    });
    noteWorkflowService("taking events", true);
  };
  // Whoever cannot reach the engine claims nothing: another instance may reach one, and finds only what is free.
  if (refused && !(await answers())) return;
  refused = false;
  while ((await drainOutbox(send)) > 0);
}

const answers = () =>
  probeEngine().then(
    () => true,
    () => false,
  );

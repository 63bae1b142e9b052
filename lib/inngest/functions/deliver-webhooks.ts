import { systemActor } from "@/lib/access/system";
import { webhookDue } from "@/lib/events/events";
import { log } from "@/lib/log";
import {
  deliverChanges,
  finishDelivery,
  giveUpDelivery,
  idleWebhooks,
  requestDelivery,
} from "@/lib/webhooks/deliver-changes";
import { onEvent, onSchedule } from "../on-event";

/** Batches in one run: engines store every step's result, and the next minute begins another run. */
const batchesPerRun = 100;

/** Sends an organization's changes to one of its addresses; the engine retries with longer and longer pauses. */
export const deliverToWebhook = onEvent([webhookDue], "webhooks", {
  id: "deliver-to-webhook",
  retries: 8,
  concurrency: { key: "event.data.webhookId", limit: 1 },
  async run(sender, { webhookId }, steps) {
    for (let number = 1; number <= batchesPerRun; number++) {
      const { more } = await steps.run(`batch ${number}`, () => deliverChanges(sender, webhookId));
      if (!more) return;
    }
    await steps.run("end", () => finishDelivery(sender, { webhookId }));
  },
  giveUp: (sender, { webhookId }) => giveUpDelivery(sender, { webhookId }),
});

/** Requests a delivery for every webhook with changes to send. */
export const requestDeliveries = onSchedule("request-deliveries", "* * * * *", (steps) =>
  steps.run("request", async () => {
    let requested = 0;
    for (const { organizationId, webhookId } of await idleWebhooks()) {
      try {
        requested += Number(await requestDelivery(systemActor(organizationId, "webhooks"), { webhookId }));
      } catch (error) {
        // A failure of one does not stop the others.
        log.error("a delivery could not be requested", error);
      }
    }
    return { requested };
  }),
);

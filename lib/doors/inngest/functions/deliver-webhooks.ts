import { webhookDue } from "@/lib/platform/events/events";
import { deliverChanges, finishDelivery, giveUpDelivery } from "@/lib/platform/webhooks/deliver-changes";
import { onEvent } from "../on-event";

/** Batches in one run: engines store every step's result, and the next sweep begins another run. */
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

import { handleChange } from "@/lib/records/ats/webhooks/handle-change";
import { atsRecordChanged } from "@/lib/platform/events/events";
import { onEvent } from "../on-event";

/** Fetches a record that a webhook reported as changed. If this fails permanently, the next sync imports it. */
export const syncChangeOnWebhook = onEvent([atsRecordChanged], "sync", {
  id: "sync-change",
  retries: 6,
  concurrency: { key: "event.data.connectionId", limit: 2 },
  async run(syncer, { connectionId, webhookId }, steps) {
    for (let attempt = 1; attempt <= 20; attempt++) {
      const wait = await steps.run(`fetch ${attempt}`, () =>
        handleChange(syncer, { connectionId, webhookId }),
      );
      if (wait === 0) return;
      await steps.sleep(`pause ${attempt}`, Math.ceil(wait));
    }
  },
});

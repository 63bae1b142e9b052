import { systemActor } from "@/lib/access/system";
import { handleChange } from "@/lib/ats/webhooks/handle-change";
import { atsRecordChanged } from "@/lib/events/events";
import { inngest } from "../client";

/** Fetches a record that a webhook reported as changed. If this fails permanently, the next sync imports it. */
export const syncChangeOnWebhook = inngest.createFunction(
  {
    id: "sync-change",
    triggers: [atsRecordChanged],
    retries: 6,
    concurrency: { key: "event.data.connectionId", limit: 2 },
  },
  async ({ event, step }) => {
    const { organizationId, connectionId, webhookId } = event.data;
    const syncer = systemActor(organizationId, "sync");
    for (let attempt = 1; attempt <= 20; attempt++) {
      const wait = await step.run(`fetch ${attempt}`, () =>
        handleChange(syncer, { connectionId, webhookId }),
      );
      if (wait === 0) return;
      await step.sleep(`pause ${attempt}`, Math.ceil(wait));
    }
  },
);

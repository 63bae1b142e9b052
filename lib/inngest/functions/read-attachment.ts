import { systemActor } from "@/lib/access/system";
import { recordReadFailure } from "@/lib/intake/record-read-failure";
import { readAttachment } from "@/lib/intake/read-attachment";
import { attachmentReceived } from "@/lib/events/events";
import { inngest } from "../client";
import { withRetryPolicy } from "../permanent";

/** Reads a received file. Reading takes CPU time, so at most two at a time. */
export const readAttachmentOnReceipt = inngest.createFunction(
  {
    id: "read-attachment",
    triggers: [attachmentReceived],
    retries: 4,
    concurrency: { limit: 2 },
    onFailure: async ({ event }) => {
      const { organizationId, attachmentId } = attachmentReceived.schema.parse(event.data.event.data);
      await recordReadFailure(systemActor(organizationId, "reader"), {
        attachmentId,
        failure: "interrupted",
      });
    },
  },
  async ({ event, step }) => {
    const { organizationId, attachmentId } = event.data;
    const reader = systemActor(organizationId, "reader");
    return step.run("read", () => withRetryPolicy(() => readAttachment(reader, attachmentId)));
  },
);

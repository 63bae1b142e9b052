import { systemActor } from "@/lib/access/system";
import { keepFailure } from "@/lib/intake/keep-failure";
import { readAttachment } from "@/lib/intake/read-attachment";
import { attachmentReceived } from "@/lib/events/events";
import { inngest } from "../client";
import { onceOrNever } from "../permanent";

/** Reads a file that came in. Reading is bounded work of the processor, so few at a time. */
export const readAttachmentOnReceipt = inngest.createFunction(
  {
    id: "read-attachment",
    triggers: [attachmentReceived],
    retries: 4,
    concurrency: { limit: 2 },
    onFailure: async ({ event }) => {
      const { organizationId, attachmentId } = attachmentReceived.schema.parse(event.data.event.data);
      await keepFailure(systemActor(organizationId, "reader"), { attachmentId, failure: "interrupted" });
    },
  },
  async ({ event, step }) => {
    const { organizationId, attachmentId } = event.data;
    const reader = systemActor(organizationId, "reader");
    return step.run("read", () => onceOrNever(() => readAttachment(reader, attachmentId)));
  },
);

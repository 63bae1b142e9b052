import { systemActor } from "@/lib/access/system";
import { keepFailure } from "@/lib/intake/keep-failure";
import { recognizeAttachment } from "@/lib/intake/read-attachment";
import { attachmentScanned } from "@/lib/events/events";
import { inngest } from "../client";
import { onceOrNever } from "../permanent";

/** Recognises the text of a scan. It takes a processor for seconds a page, so one at a time, apart from other files. */
export const recognizeAttachmentWhenScanned = inngest.createFunction(
  {
    id: "recognize-attachment",
    triggers: [attachmentScanned],
    retries: 2,
    concurrency: { limit: 1 },
    onFailure: async ({ event }) => {
      const { organizationId, attachmentId } = attachmentScanned.schema.parse(event.data.event.data);
      await keepFailure(systemActor(organizationId, "reader"), { attachmentId, failure: "interrupted" });
    },
  },
  async ({ event, step }) => {
    const { organizationId, attachmentId } = event.data;
    const reader = systemActor(organizationId, "reader");
    return step.run("recognize", () => onceOrNever(() => recognizeAttachment(reader, attachmentId)));
  },
);

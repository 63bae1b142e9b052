import { systemActor } from "@/lib/access/system";
import { recordReadFailure } from "@/lib/intake/record-read-failure";
import { recognizeAttachment } from "@/lib/intake/read-attachment";
import { attachmentScanned } from "@/lib/events/events";
import { inngest } from "../client";
import { withRetryPolicy } from "../permanent";

/** Recognises the text of a scan. It takes seconds of CPU time per page: one at a time, separate from other files. */
export const recognizeAttachmentWhenScanned = inngest.createFunction(
  {
    id: "recognize-attachment",
    triggers: [attachmentScanned],
    retries: 2,
    concurrency: { limit: 1 },
    onFailure: async ({ event }) => {
      const { organizationId, attachmentId } = attachmentScanned.schema.parse(event.data.event.data);
      await recordReadFailure(systemActor(organizationId, "reader"), {
        attachmentId,
        failure: "interrupted",
      });
    },
  },
  async ({ event, step }) => {
    const { organizationId, attachmentId } = event.data;
    const reader = systemActor(organizationId, "reader");
    return step.run("recognize", () => withRetryPolicy(() => recognizeAttachment(reader, attachmentId)));
  },
);

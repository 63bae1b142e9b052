import { systemActor } from "@/lib/access/system";
import { recordReadFailure } from "@/lib/intake/record-read-failure";
import { readAttachment, recognizeAttachment } from "@/lib/intake/read-attachment";
import { attachmentReceived, attachmentScanned } from "@/lib/events/events";
import { inngest } from "../client";
import { inOneStep } from "../in-one-step";

/** Reads a received file. Reading takes CPU time, so at most two at a time. */
export const readAttachmentOnReceipt = inngest.createFunction(
  {
    id: "read-attachment",
    triggers: [attachmentReceived],
    retries: 4,
    concurrency: { limit: 2 },
    onFailure: ({ event }) => interrupted(event.data.event.data),
  },
  inOneStep("read", "reader", (reader, { attachmentId }: Attachment) => readAttachment(reader, attachmentId)),
);

/** Recognises the text of a scan. It takes seconds of CPU time per page: one at a time, separate from other files. */
export const recognizeAttachmentWhenScanned = inngest.createFunction(
  {
    id: "recognize-attachment",
    triggers: [attachmentScanned],
    retries: 2,
    concurrency: { limit: 1 },
    onFailure: ({ event }) => interrupted(event.data.event.data),
  },
  inOneStep("recognize", "reader", (reader, { attachmentId }: Attachment) =>
    recognizeAttachment(reader, attachmentId),
  ),
);

type Attachment = { attachmentId: string };

async function interrupted(data: unknown) {
  const { organizationId, attachmentId } = attachmentReceived.schema.parse(data);
  await recordReadFailure(systemActor(organizationId, "reader"), { attachmentId, failure: "interrupted" });
}

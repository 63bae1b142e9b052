import { recordReadFailure } from "@/lib/hiring/intake/record-read-failure";
import { readAttachment, recognizeAttachment } from "@/lib/hiring/intake/read-attachment";
import { findSignals } from "@/lib/records/candidates/signals/find-signals";
import type { Actor } from "@/lib/platform/access/actor";
import { attachmentReceived, attachmentScanned } from "@/lib/platform/events/events";
import { onEvent } from "../on-event";

const interrupted = (reader: Actor, { attachmentId }: { attachmentId: string }) =>
  recordReadFailure(reader, { attachmentId, failure: "interrupted" });

/** Reads a received file, and looks for others like it. Reading takes CPU time, so at most two at a time. */
export const readAttachmentOnReceipt = onEvent([attachmentReceived], "reader", {
  id: "read-attachment",
  retries: 4,
  concurrency: { limit: 2 },
  async run(reader, { attachmentId }, steps) {
    await steps.run("read", () => readAttachment(reader, attachmentId));
    return steps.run("compare", () => findSignals(reader, { attachmentId }));
  },
  giveUp: interrupted,
});

/** Recognises the text of a scan. It takes seconds of CPU time per page: one at a time, separate from other files. */
export const recognizeAttachmentWhenScanned = onEvent([attachmentScanned], "reader", {
  id: "recognize-attachment",
  retries: 2,
  concurrency: { limit: 1 },
  async run(reader, { attachmentId }, steps) {
    await steps.run("recognize", () => recognizeAttachment(reader, attachmentId));
    return steps.run("compare", () => findSignals(reader, { attachmentId }));
  },
  giveUp: interrupted,
});

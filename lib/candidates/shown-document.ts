import * as z from "zod";
import { ReadDocument } from "@/lib/documents/document";

/** A CV as it was read, for a page that shows it. */
export const ShownDocument = ReadDocument.extend({
  attachmentId: z.uuid(),
  /** Whether the original can be shown page by page: else it is a scan, no PDF, or hidden by a blind review. */
  original: z.enum(["pdf", "scan", "other", "blind"]),
});

/** `document`: as it was read, masked already where the review is blind. */
export const shownDocument = (
  cv: { id: string; mediaType: string },
  document: z.infer<typeof ReadDocument>,
  blind: boolean,
): z.input<typeof ShownDocument> => ({
  ...document,
  attachmentId: cv.id,
  original: blind ? "blind" : document.recognition ? "scan" : kindOf(cv.mediaType),
});

const kindOf = (mediaType: string) =>
  mediaType === "application/pdf" ? ("pdf" as const) : ("other" as const);

import * as z from "zod";
import { ReadDocument } from "@/lib/reading/documents/document";

/** A CV's text and layout, for a page that shows it. */
export const ShownDocument = ReadDocument.extend({
  attachmentId: z.uuid(),
  /** "pdf" if the original can be shown page by page; else why not: a scan, not a PDF, or hidden in blind review. */
  original: z.enum(["pdf", "scan", "other", "blind"]),
});

/** `document`: the CV's text, already masked in blind review. */
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

import * as z from "zod";

/** Why some text of a document is kept out of scoring: a person looking at the page would not see it. */
export const hiddenReasons = [
  "invisible_rendering",
  "low_contrast",
  "tiny",
  "off_page",
  "covered",
  "vanished",
] as const;

/** A line of a document: `start` and `end` are UTF-16 offsets into the document's text. */
export const DocumentLine = z.object({
  start: z.int(),
  end: z.int(),
  /** 1-based. */
  page: z.int(),
  /** Left, top, width and height in points from the page's top left; null where the format has no layout. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
});

/** What was read from a file: visible text in reading order with where each line stands, and what was hidden. */
export const ReadDocument = z.object({
  text: z.string(),
  pages: z.array(
    z.object({ number: z.int(), start: z.int(), end: z.int(), width: z.number(), height: z.number() }),
  ),
  lines: z.array(DocumentLine),
  hidden: z.array(z.object({ text: z.string(), page: z.int(), reason: z.enum(hiddenReasons) })),
});
export type ReadDocument = z.infer<typeof ReadDocument>;

/** Ways a file can be unreadable. Each leaves the application with a reason, no score and no charge. */
export const readFailures = [
  "empty",
  "wrong_type",
  "encrypted",
  "corrupt",
  "too_large",
  "too_complex",
  "timed_out",
  "needs_ocr",
] as const;
export type ReadFailure = (typeof readFailures)[number];

/** What a recruiter is told. Never contains anything taken from the file. */
export const readFailureMessages: Record<ReadFailure, string> = {
  empty: "The file is empty. Ask the candidate for the document again.",
  wrong_type:
    "The file is not a document that can be read, whatever its name says. Upload a PDF, DOCX, ODT, RTF, HTML or plain text file.",
  encrypted: "The file is protected by a password. Ask the candidate for an unprotected copy.",
  corrupt: "The file is damaged or cut short and cannot be opened. Ask the candidate for the document again.",
  too_large: "The file is larger than can be read. Upload a file of at most 20 MB.",
  too_complex: "The file is built in a way that cannot be read safely. Ask for a plain PDF or DOCX export.",
  timed_out: "Reading the file took too long and was stopped. Ask for a plain PDF or DOCX export.",
  needs_ocr: "The file is a picture of text without readable text (a scan). Ask for a PDF or DOCX with text.",
};

export type ReadResult = { ok: true; document: ReadDocument } | { ok: false; failure: ReadFailure };

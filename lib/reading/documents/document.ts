import * as z from "zod";

/** Reasons why a person looking at the page would not see a text; such text is excluded from scoring. */
export const hiddenReasons = [
  "invisible_rendering",
  "low_contrast",
  "tiny",
  "off_page",
  "covered",
  "vanished",
] as const;

/** Which pages are pictures of text (a scan), and how well their text could be recognised. */
export const Recognition = z.object({
  /** Pages whose text was recognised; 1-based. */
  pages: z.array(z.int()),
  /** Pages that are pictures and whose text is missing. */
  unread: z.array(z.int()),
  /** Mean over the letters of recognised pages, in percent; null when there are none. */
  confidence: z.int().min(0).max(100).nullable(),
});

/** The content of a file: visible text in reading order, the position of each line, and hidden text. */
export const ReadDocument = z.object({
  text: z.string(),
  pages: z.array(
    z.object({ number: z.int(), start: z.int(), end: z.int(), width: z.number(), height: z.number() }),
  ),
  /** As in lib/reading/language/line.ts. */
  lines: z.array(
    z.object({
      start: z.int(),
      end: z.int(),
      page: z.int(),
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
    }),
  ),
  hidden: z.array(z.object({ text: z.string(), page: z.int(), reason: z.enum(hiddenReasons) })),
  /** Absent where no page is a picture of text. */
  recognition: Recognition.nullish(),
});
export type ReadDocument = z.infer<typeof ReadDocument>;

/** How the text is set, in order of `start`; as Run in lib/runs.ts. Empty for plain text. */
export const Looks = z.array(
  z.object({
    start: z.int(),
    end: z.int(),
    size: z.number(),
    bold: z.literal(true).optional(),
    italic: z.literal(true).optional(),
    colour: z.string().optional(),
    link: z.string().optional(),
  }),
);

/**
 * A document with how it is set and its file's properties: title, author, keywords, comments, alternative texts of pictures. They may
 * identify the candidate. Instructions in them are flagged; pages, judges and agents never get them.
 */
export const ReadFile = ReadDocument.extend({
  properties: z.array(z.string()),
  /** Absent in what an earlier release has read. */
  looks: Looks.nullish(),
});
export type ReadFile = z.infer<typeof ReadFile>;

/**
 * Ways a file can be unreadable, with the message for the recruiter, which never contains anything from the file. Each
 * leaves the application with a reason, no score and no charge.
 */
export const readFailureMessages = {
  empty: "The file is empty. Ask the candidate for the document again.",
  wrong_type:
    "The file is not a document that can be read, whatever its name says. Upload a PDF, DOCX, ODT, RTF, HTML or plain text file.",
  old_word:
    "The file is in the format of Word 97–2003 (.doc), which cannot be read. Open it in Word, LibreOffice or Google Docs, save it as DOCX or PDF, and upload that.",
  picture:
    "The format of this picture cannot be read. Save it as a PDF, PNG or JPEG and upload that: text on pictured pages is recognised.",
  encrypted: "The file is protected by a password. Ask the candidate for an unprotected copy.",
  corrupt: "The file is damaged or cut short and cannot be opened. Ask the candidate for the document again.",
  too_large: "The file is larger than can be read. Upload a file of at most 20 MB.",
  too_complex: "The file is built in a way that cannot be read safely. Ask for a plain PDF or DOCX export.",
  too_long:
    "The file has more text than a CV or a job description (100,000 characters, 5,000 lines). Ask for a shorter document.",
  timed_out: "Reading the file took too long and was stopped. Ask for a plain PDF or DOCX export.",
  needs_ocr:
    "The file is a picture of text (a scan), and its text could not be recognised reliably. Ask for a PDF or DOCX with text.",
  interrupted:
    "Reading the file was interrupted several times. Upload it again, or ask for a plain PDF or DOCX export.",
};

export type ReadFailure = keyof typeof readFailureMessages;
export const readFailures = Object.keys(readFailureMessages) as ReadFailure[];

export const ReadResult = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), document: ReadFile }),
  z.object({ ok: z.literal(false), failure: z.enum(readFailures) }),
]);
export type ReadResult = z.infer<typeof ReadResult>;

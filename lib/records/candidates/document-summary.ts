import * as z from "zod";
import type { Attachment } from "@/lib/platform/db/generated/client";
import { AttachmentKind, ReadStatus } from "@/lib/platform/db/generated/enums";
import { env } from "@/lib/env";
import { Recognition, type ReadFailure, readFailureMessages } from "@/lib/reading/documents/document";
import { say } from "@/lib/say";

/** A candidate's file in a list. */
export const DocumentSummary = z.object({
  attachmentId: z.uuid(),
  fileName: z.string(),
  kind: z.enum(AttachmentKind),
  size: z.int().describe("Bytes."),
  readStatus: z.enum(ReadStatus),
  problem: z.string().nullable().describe("Why it cannot be read, and what to do."),
  recognized: z.int().nullable().describe("Percent of certainty, where the text was recognised from a scan."),
  url: z
    .url()
    .nullable()
    .describe("The original, for a signed-in recruiter's browser. Null in blind review."),
});

type Stored = Pick<Attachment, "id" | "fileName" | "kind" | "size" | "readStatus" | "readFailure"> & {
  documentText?: { recognition: unknown } | null;
};

/** The columns of an attachment's text that its summary needs. */
export const summarizedText = { select: { recognition: true } } as const;

/** In blind review only its kind: the file name usually contains the candidate's name. */
export const shownFileName = ({ fileName, kind }: Pick<Attachment, "fileName" | "kind">, blind: boolean) =>
  blind ? say("Document ({kind})", { kind }) : fileName;

/** In blind review leaves out the original and the file name. */
export const summarizeDocument = (file: Stored, blind: boolean): z.input<typeof DocumentSummary> => ({
  attachmentId: file.id,
  fileName: shownFileName(file, blind),
  kind: file.kind,
  size: file.size,
  readStatus: file.readStatus,
  problem: file.readFailure === null ? null : say(readFailureMessages[file.readFailure as ReadFailure]),
  recognized: Recognition.nullish().parse(file.documentText?.recognition)?.confidence ?? null,
  url: blind ? null : new URL(`/api/attachments/${file.id}`, env.APP_URL).href,
});

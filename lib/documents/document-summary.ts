import * as z from "zod";
import { AttachmentKind, ReadStatus } from "@/lib/db/generated/enums";
import { type ReadFailure, readFailureMessages } from "./document";

/** A candidate's file as it is listed. */
export const DocumentSummary = z.object({
  attachmentId: z.uuid(),
  fileName: z.string(),
  kind: z.enum(AttachmentKind),
  size: z.int().describe("Bytes."),
  readStatus: z.enum(ReadStatus),
  problem: z.string().nullable().describe("Why it cannot be read, and what to do."),
});

type Stored = {
  id: string;
  fileName: string;
  kind: z.infer<typeof DocumentSummary>["kind"];
  size: number;
  readStatus: z.infer<typeof DocumentSummary>["readStatus"];
  readFailure: string | null;
};

/** In blind review the file's name is left out: it usually is the candidate's. */
export const summarizeDocument = (file: Stored, blind: boolean): z.input<typeof DocumentSummary> => ({
  attachmentId: file.id,
  fileName: blind ? `Document (${file.kind})` : file.fileName,
  kind: file.kind,
  size: file.size,
  readStatus: file.readStatus,
  problem: file.readFailure === null ? null : readFailureMessages[file.readFailure as ReadFailure],
});

import type { PrepareUpload } from "@/components/upload/put-file";
import type { ActionState } from "@/lib/access/action-state";

export type FileKind = "cv" | "cover_letter" | "other";

/** What can be done about a candidate's files. */
export type FileActs = {
  prepareUpload: PrepareUpload;
  addFile: (candidateId: string, kind: FileKind, uploadId: string) => Promise<ActionState>;
  /** A CV as somebody typed it. */
  addTyped: (candidateId: string, text: string) => Promise<ActionState>;
  readAgain: (attachmentId: string) => Promise<ActionState>;
  sayRead: (attachmentId: string) => Promise<ActionState>;
};

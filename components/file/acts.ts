import type { PrepareUpload } from "@/components/upload/put-file";
import type { ActionState } from "@/lib/platform/access/action-state";

export type FileKind = "cv" | "cover_letter" | "other";

/** The acts on a candidate's files. */
export type FileActs = {
  prepareUpload: PrepareUpload;
  addFile: (candidateId: string, kind: FileKind, uploadId: string) => Promise<ActionState>;
  /** Adds a CV that a member has typed. */
  addTyped: (candidateId: string, text: string) => Promise<ActionState>;
  readAgain: (attachmentId: string) => Promise<ActionState>;
  confirmRead: (attachmentId: string) => Promise<ActionState>;
};

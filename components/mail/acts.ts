import type * as z from "zod";
import type { Letter, PreparedLetters } from "./letter-draft";
import type { getConversation } from "@/lib/hiring/letters/get-conversation";
import type { ActionState } from "@/lib/platform/access/action-state";

export type Conversation = z.output<typeof getConversation.output>;

/** Who is written to: applicants, or one person about no application. */
export type About = { applicationIds: string[]; candidateId?: string | undefined };

type Addressee = { letterId: string; candidateId: string; applicationId: string | null };

export type MailActs = {
  prepare: (about: About) => Promise<ActionState<PreparedLetters>>;
  write: (
    message: Letter & { people: Addressee[]; answers?: string | undefined },
  ) => Promise<ActionState<Written>>;
  takeBack: (letterIds: string[]) => Promise<ActionState>;
  sendAgain: (letterId: string) => Promise<ActionState>;
  acceptFile: (fileId: string, kind: "cv" | "other") => Promise<ActionState>;
};
/** `undoMs`: how long it can be taken back. */
type Written = {
  letterIds: string[];
  refused: { candidateId: string; message: string }[];
  undoMs: number;
};

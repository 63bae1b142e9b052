import * as z from "zod";
import {
  DecisionKind,
  Disposition,
  ScoreStatus,
  SyncStatus,
  VerificationStatus,
} from "@/lib/platform/db/generated/enums";

/** The states of an application as people and agents see them. */
export const Dispositions = z.enum(Disposition);
export const ScoreStatuses = z.enum(ScoreStatus);
export const SyncStatuses = z.enum(SyncStatus);
export const VerificationStatuses = z.enum(VerificationStatus);
export const DecisionKinds = z.enum(DecisionKind);

/** Decisions on how an application ends; the other kind moves it to another stage. */
export type Outcome = Exclude<DecisionKind, "move">;
/** Decisions that can come with a letter. */
export const LetterKinds = DecisionKinds.extract(["accept", "reject"]);
export type LetterKind = z.output<typeof LetterKinds>;

/** Explains the verification states in one line. */
export const verificationHint = "flagged: to be looked at; verified: was.";

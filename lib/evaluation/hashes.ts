import type { Dossier } from "@/lib/ai/judging";
import { digestOf } from "@/lib/security/digest";

/** The hash of what verdicts depend on, besides the questions. */
export const judgedHashOf = (judged: {
  dossier: Dossier;
  description: string;
  judge: string;
  judgeVersion: string;
}) => digestOf(judged);

/** The hash of all that an evaluation depends on: for the same input it is reused and not charged again. */
export const inputHashOf = (input: {
  judgedHash: string;
  contentHash: string;
  versionId: string;
  scoringVersion: string;
}) => digestOf(input);

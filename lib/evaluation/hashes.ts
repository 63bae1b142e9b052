import type { Dossier } from "@/lib/ai/judging";
import { digestOf } from "@/lib/security/digest";

/** Of what verdicts depend on, besides the questions. */
export const judgedHashOf = (judged: {
  dossier: Dossier;
  description: string;
  judge: string;
  judgeVersion: string;
}) => digestOf(judged);

/** Of all that an evaluation depends on: the same again is found instead of made, and not charged. */
export const inputHashOf = (input: {
  judgedHash: string;
  contentHash: string;
  versionId: string;
  scoringVersion: string;
}) => digestOf(input);

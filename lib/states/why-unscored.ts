import type { ScoreStatus } from "@/lib/db/generated/enums";
import { sayAgain } from "@/lib/say-again";
import { workflowDelay } from "@/lib/events/workflow-service";

/** Why an application has no score, or why that waits: what was noted of it, else what everybody's work waits for. */
export const whyUnscored = ({
  scoreStatus,
  scoreReason,
}: {
  scoreStatus: ScoreStatus;
  scoreReason: string | null;
}) =>
  sayAgain(scoreReason) ??
  (scoreStatus === "queued" || scoreStatus === "processing" ? workflowDelay() : null);

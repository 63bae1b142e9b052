import type { ScoreStatus } from "@/lib/db/generated/enums";
import { translateStored } from "@/lib/translate-stored";
import { workflowDelay } from "@/lib/events/workflow-service";

/** Why an application has no score yet: its own stored reason, else a delay of the workflow service. */
export const whyUnscored = ({
  scoreStatus,
  scoreReason,
}: {
  scoreStatus: ScoreStatus;
  scoreReason: string | null;
}) =>
  translateStored(scoreReason) ??
  (scoreStatus === "queued" || scoreStatus === "processing" ? workflowDelay() : null);

import type { ScoreStatus } from "@/lib/db/generated/enums";
import { translateStored } from "@/lib/translate-stored";
import { workflowDelay } from "@/lib/events/workflow-service";
import { inScoring } from "./states";

/** Why an application has no score yet: its own stored reason, else a delay of the workflow service. */
export const whyUnscored = ({
  scoreStatus,
  scoreReason,
}: {
  scoreStatus: ScoreStatus;
  scoreReason: string | null;
}) => translateStored(scoreReason) ?? (inScoring.includes(scoreStatus) ? workflowDelay() : null);

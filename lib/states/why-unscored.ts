import type { ScoreStatus } from "@/lib/db/generated/enums";
import { workflowDelay } from "@/lib/events/workflow-service";
import { inScoring } from "./states";
import { shownStored } from "@/lib/say";

/** Why an application has no score yet: its own stored reason, else a delay of the workflow service. */
export const whyUnscored = ({
  scoreStatus,
  scoreReason,
  scoreReasonSaid,
}: {
  scoreStatus: ScoreStatus;
  scoreReason: string | null;
  scoreReasonSaid: string | null;
}) => shownStored(scoreReason, scoreReasonSaid) ?? (inScoring.includes(scoreStatus) ? workflowDelay() : null);

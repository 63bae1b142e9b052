import type { ScoreStatus } from "@/lib/platform/db/generated/enums";
import { shownStored } from "@/lib/say";
import { workflowDelay } from "@/lib/platform/events/workflow-service";
import { inScoring } from "./states";

type Unscored = { scoreStatus: ScoreStatus; scoreReason: string | null; scoreReasonSaid: string | null };

/**
 * Why an application has no score yet: its own stored reason, else a delay of the workflow service. Begins with the
 * name of the file that cannot be read, where it is given.
 */
export function whyUnscored(
  { scoreStatus, scoreReason, scoreReasonSaid }: Unscored,
  failedFile: string | null = null,
): string | null {
  const reason =
    shownStored(scoreReason, scoreReasonSaid) ?? (inScoring.includes(scoreStatus) ? workflowDelay() : null);
  return reason && failedFile ? `${failedFile}: ${reason}` : reason;
}

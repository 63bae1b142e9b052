import type { DecisionKind } from "@/lib/db/generated/enums";
import { say } from "@/lib/say";

/** Why a decision cannot give this reason; null when it can. `listed`: the organization's rejection reasons. */
export function whyNotForReason(
  kind: DecisionKind,
  reason: string | undefined,
  listed: readonly string[],
): string | null {
  if (reason === undefined || (kind === "reject" && listed.includes(reason))) return null;
  if (kind !== "reject") return say("Only a rejection has a reason.");
  return listed.length === 0
    ? say("Your organization has no list of reasons: leave the reason out.")
    : say("“{reason}” is not on your organization's list of reasons. Choose one of these: {reasons}.", {
        reason,
        reasons: listed.join("; "),
      });
}

import type { ReasonAsked } from "@/lib/platform/db/generated/enums";
import { say } from "@/lib/say";

type Rules = { rejectionReasons: readonly string[]; reasonAsked: ReasonAsked };

/** Why a rejection cannot have this reason, or none; null when it can. */
export function reasonProblem(
  reason: string | null | undefined,
  { rejectionReasons: listed, reasonAsked }: Rules,
): string | null {
  const reasons = listed.join("; ");
  if (!reason)
    return reasonAsked === "required" && listed.length > 0
      ? say("Your organization wants a reason for every rejection. Choose one of these: {reasons}.", {
          reasons,
        })
      : null;
  if (listed.includes(reason)) return null;
  return listed.length === 0
    ? say("Your organization has no list of reasons: leave the reason out.")
    : say("“{reason}” is not on your organization's list of reasons. Choose one of these: {reasons}.", {
        reason,
        reasons,
      });
}

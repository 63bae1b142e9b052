import type { Actor } from "@/lib/platform/access/actor";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { previewDecisions } from "@/lib/hiring/applications/preview-decisions";
import type { DecisionKind } from "@/lib/platform/db/generated/enums";

type Details = { applicationId: string; feedback?: string; reason?: string };
type Input = Omit<Parameters<typeof decideApplications>[1], "decisions" | "feedback">;

/** The argument for one decision on one application. */
export const one = (
  decision: DecisionKind,
  { applicationId, feedback, reason, ...input }: Details & Input,
) => ({
  decisions: [{ applicationId, decision, ...(feedback && { feedback }), ...(reason && { reason }) }],
  ...input,
});

const decider = (decision: DecisionKind) => async (actor: Actor, details: Details & Input) => {
  const { outcomes } = await decideApplications(actor, one(decision, details));
  return outcomes[0]!.decided!;
};

/** Decisions on one application. */
export const acceptApplication = decider("accept");
export const rejectApplication = decider("reject");
export const reopenApplication = decider("reopen");

/** Previews one decision. */
export async function previewDecision(
  actor: Actor,
  { kind, letter, ...details }: Details & { kind: DecisionKind; letter?: boolean },
) {
  const { decisions } = one(kind, details);
  const { rows, subjectRevision } = await previewDecisions(actor, { decisions, letter });
  return { ...rows[0]!, subjectRevision };
}

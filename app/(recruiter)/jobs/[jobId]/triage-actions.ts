"use server";

import type { TriageActs } from "@/components/application/use-triage";
import { asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { decideApplications } from "@/lib/applications/decide";
import { undoDecision } from "@/lib/applications/undo-decision";

// No refresh(): the list shows decisions itself, and is rendered again when the user has stopped deciding.

/** Decides on an application that the list shows as undecided; throws a conflict if it has been decided since. */
export const decideUndecided: TriageActs["decide"] = async (applicationId, kind) =>
  asActionState(async () => {
    const { outcomes } = await decideApplications(await currentActor(), {
      decisions: [{ applicationId, decision: kind }],
      shownAs: "active",
    });
    return { decisionId: outcomes[0]!.decided!.decisionId };
  });

/** Undoes a decision that has not been sent to the ATS yet. */
export const undoTriage: TriageActs["undo"] = async (decisionId) =>
  asActionState(async () => {
    await undoDecision(await currentActor(), { decisionId });
  });

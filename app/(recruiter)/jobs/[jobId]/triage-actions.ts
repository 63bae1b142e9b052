"use server";

import type { TriageActs } from "@/components/application/use-triage";
import { asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { decisionsByKind } from "@/lib/applications/decide";
import { undoDecision } from "@/lib/applications/undo-decision";

// No refresh(): the list shows decisions itself, and is rendered again when the user has stopped deciding.

/** Decides on an application that the list shows as undecided; throws a conflict if it has been decided since. */
export const decideUndecided: TriageActs["decide"] = async (applicationId, kind) =>
  asActionState(async () => {
    const { decisionId } = await decisionsByKind[kind](await currentActor(), {
      applicationId,
      shownAs: "active",
    });
    return { decisionId };
  });

/** Undoes a decision that has not been sent to the ATS yet. */
export const undoTriage: TriageActs["undo"] = async (decisionId) =>
  asActionState(async () => {
    await undoDecision(await currentActor(), { decisionId });
  });

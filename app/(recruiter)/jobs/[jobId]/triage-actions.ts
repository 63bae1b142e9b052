"use server";

import type { TriageActs } from "@/components/application/use-triage";
import { asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { acceptApplication } from "@/lib/applications/accept-application";
import { rejectApplication } from "@/lib/applications/reject-application";
import { undoDecision } from "@/lib/applications/undo-decision";

// The list shows these by itself and is served anew once nobody decides any more: they bring no page back.

/** Decides on somebody whom a list shows as undecided; refused when somebody else has decided meanwhile. */
export const decideUndecided: TriageActs["decide"] = async (applicationId, kind) =>
  asActionState(async () => {
    const act = { accept: acceptApplication, reject: rejectApplication }[kind];
    const { decisionId } = await act(await currentActor(), { applicationId, shownAs: "active" });
    return { decisionId };
  });

/** Takes a decision back while the ATS has not been told. */
export const takeBack: TriageActs["undo"] = async (decisionId) =>
  asActionState(async () => {
    await undoDecision(await currentActor(), { decisionId });
  });

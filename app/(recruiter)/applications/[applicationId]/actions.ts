"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { acceptApplication } from "@/lib/applications/accept-application";
import { previewDecision } from "@/lib/applications/preview-decision";
import { evaluateAgain } from "@/lib/evaluation/evaluate-again";
import { rejectApplication } from "@/lib/applications/reject-application";

type Decision = { applicationId: string; kind: "accept" | "reject"; feedback: string };
type Foretold = { effects: string[]; subjectRevision: string };

/** What the decision would do, here and outside. */
export async function foretell(decision: Decision): Promise<ActionState<Foretold>> {
  return asActionState(async () => {
    const { applicationId, kind, feedback } = decision;
    const { effects, subjectRevision } = await previewDecision(await currentActor(), {
      ...{ applicationId, kind },
      feedback: feedback || undefined,
    });
    return { effects, subjectRevision };
  });
}

export async function askAgain(applicationId: string): Promise<ActionState> {
  return asActionState(async () => {
    await evaluateAgain(await currentActor(), { applicationId });
    refresh();
  });
}

/** Decides on what `foretell` showed. */
export async function decide(decision: Decision & { subjectRevision: string }): Promise<ActionState> {
  return asActionState(async () => {
    const { applicationId, kind, feedback, subjectRevision } = decision;
    const act = kind === "accept" ? acceptApplication : rejectApplication;
    await act(await currentActor(), { applicationId, feedback: feedback || undefined, subjectRevision });
    refresh();
  });
}

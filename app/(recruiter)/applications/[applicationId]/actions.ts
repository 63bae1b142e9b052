"use server";

import { refresh } from "next/cache";
import * as z from "zod";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { acceptApplication } from "@/lib/applications/accept-application";
import { previewDecision } from "@/lib/applications/preview-decision";
import { reopenApplication } from "@/lib/applications/reopen-application";
import { undoDecision } from "@/lib/applications/undo-decision";
import { addressOriginal } from "@/lib/candidates/original-address";
import { evaluateAgain } from "@/lib/evaluation/evaluate-again";
import { rejectApplication } from "@/lib/applications/reject-application";

const Decision = z.object({
  applicationId: z.string(),
  kind: z.enum(["accept", "reject", "reopen"]),
  feedback: z.string(),
  /** Empty for none. */
  reason: z.string(),
});
type Decision = z.infer<typeof Decision>;
const Reviewed = Decision.extend({ subjectRevision: z.string() });
type Foretold = { effects: string[]; refusal: string | null; subjectRevision: string };

/** What the decision would do, here and outside. */
export async function foretell(decision: Decision): Promise<ActionState<Foretold>> {
  return asActionState(async () => {
    const { applicationId, kind, feedback, reason } = Decision.parse(decision);
    const { effects, refusal, subjectRevision } = await previewDecision(await currentActor(), {
      ...{ applicationId, kind },
      feedback: feedback || undefined,
      reason: reason || undefined,
    });
    return { effects, refusal, subjectRevision };
  });
}

/** Where the page fetches a PDF from, to draw it. */
export async function addressOf(attachmentId: string): Promise<ActionState<{ path: string }>> {
  return asActionState(async () => addressOriginal(await currentActor(), { attachmentId }));
}

export async function askAgain(applicationId: string): Promise<ActionState> {
  return asActionState(async () => {
    await evaluateAgain(await currentActor(), { applicationId });
    refresh();
  });
}

/** Decides on what `foretell` showed. */
export async function decide(
  decision: z.infer<typeof Reviewed>,
): Promise<ActionState<{ decisionId: string; undoMs: number }>> {
  return asActionState(async () => {
    const { applicationId, kind, feedback, reason, subjectRevision } = Reviewed.parse(decision);
    const act = { accept: acceptApplication, reject: rejectApplication, reopen: reopenApplication }[kind];
    const { decisionId, undoUntil } = await act(await currentActor(), {
      ...{ applicationId, subjectRevision },
      feedback: feedback || undefined,
      reason: reason || undefined,
    });
    refresh();
    return { decisionId, undoMs: Math.max(Date.parse(undoUntil) - Date.now(), 0) };
  });
}

/** Takes a decision back while the ATS has not been told. */
export async function undo(decisionId: string): Promise<ActionState> {
  return asActionState(async () => {
    await undoDecision(await currentActor(), { decisionId });
    refresh();
  });
}

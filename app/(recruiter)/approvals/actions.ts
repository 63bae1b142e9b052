"use server";

import { refresh } from "next/cache";
import * as z from "zod";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { answerConfirmation } from "@/lib/approvals/answer-confirmation";

type Verdict = "approve" | "decline";

export async function answer(confirmationId: string, verdict: Verdict): Promise<ActionState> {
  return asActionState(async () => {
    await answerConfirmation(await currentActor(), { confirmationId, answer: verdict });
    refresh();
  });
}

/** Each by itself and in this order: one that is refused keeps none of the others. */
export async function answerTogether(
  confirmationIds: string[],
  verdict: Verdict,
): Promise<ActionState<{ refused: Record<string, string> }>> {
  return asActionState(async () => {
    const ids = Together.parse(confirmationIds);
    const refused: Record<string, string> = {};
    for (const confirmationId of ids) {
      const state = await asActionState(async () => {
        await answerConfirmation(await currentActor(), { confirmationId, answer: verdict });
      });
      if (!state.ok) refused[confirmationId] = state.message;
    }
    refresh();
    return { refused };
  });
}

/** As many as the page lists. */
const Together = z.array(z.uuid()).min(1).max(100);

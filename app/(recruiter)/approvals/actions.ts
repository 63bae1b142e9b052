"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { answerConfirmation } from "@/lib/approvals/answer-confirmation";

export async function answer(confirmationId: string, verdict: "approve" | "decline"): Promise<ActionState> {
  return asActionState(async () => {
    await answerConfirmation(await currentActor(), { confirmationId, answer: verdict });
    refresh();
  });
}

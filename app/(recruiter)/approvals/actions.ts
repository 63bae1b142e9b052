"use server";

import { refresh } from "next/cache";
import * as z from "zod";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { answerConfirmation } from "@/lib/approvals/answer-confirmation";
import { runAct } from "../run-act";

type Answer = "approve" | "decline";

export const answer = async (confirmationId: string, choice: Answer) =>
  runAct((actor) => answerConfirmation(actor, { confirmationId, answer: choice }));

/** Answers each separately, in this order, so that one failure does not stop the others. */
export async function answerTogether(
  confirmationIds: string[],
  choice: Answer,
): Promise<ActionState<{ refused: Record<string, string> }>> {
  return asActionState(async () => {
    const ids = Together.parse(confirmationIds);
    const refused: Record<string, string> = {};
    for (const confirmationId of ids) {
      const state = await asActionState(async () => {
        await answerConfirmation(await currentActor(), { confirmationId, answer: choice });
      });
      if (!state.ok) refused[confirmationId] = state.message;
    }
    refresh();
    return { refused };
  });
}

/** The page lists at most 100. */
const Together = z.array(z.uuid()).min(1).max(100);

"use server";

import { refresh } from "next/cache";
import * as z from "zod";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import type { SeenById } from "@/lib/hiring/applications/looks";
import { answerConfirmation } from "@/lib/hiring/approvals/answer-confirmation";
import { runAct } from "../run-act";
import { runEach } from "../run-each";

type Answer = "approve" | "decline";

export const answer = async (confirmationId: string, choice: Answer, seen: SeenById) =>
  runAct((actor) => answerConfirmation(actor, { confirmationId, answer: choice, seen }));

export async function answerTogether(
  confirmationIds: string[],
  choice: Answer,
  seen: SeenById,
): Promise<ActionState<{ refused: Record<string, string> }>> {
  return asActionState(async () => {
    const { refused } = await runEach(Together.parse(confirmationIds), (actor, confirmationId) =>
      answerConfirmation(actor, { confirmationId, answer: choice, seen }),
    );
    refresh();
    return { refused: Object.fromEntries(refused) };
  });
}

/** The page lists at most 100. */
const Together = z.array(z.uuid()).min(1).max(100);

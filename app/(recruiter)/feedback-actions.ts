"use server";

import { refresh } from "next/cache";
import type * as z from "zod";
import type { AskActs } from "@/components/feedback/ask-dialog";
import { asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { giveFeedback } from "@/lib/hiring/feedback/give-feedback";
import { requestFeedback } from "@/lib/hiring/feedback/request-feedback";
import { runAct } from "./run-act";

export const ask: AskActs["ask"] = async (asking) =>
  asActionState(async () => {
    const { requested } = await requestFeedback(await currentActor(), asking);
    refresh();
    return { requested };
  });

export const give = async (feedback: z.input<typeof giveFeedback.input>) =>
  runAct((actor) => giveFeedback(actor, feedback));

"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { chooseModel } from "@/lib/ai/choice/choose-model";
import { cancelBatch } from "@/lib/evaluation/batch/cancel-batch";

type Choice = Parameters<typeof chooseModel>[1]["choice"];

export async function saveModel(choice: Choice): Promise<ActionState> {
  return asActionState(async () => {
    await chooseModel(await currentActor(), { choice });
    refresh();
  });
}

export async function cancel(batchId: string): Promise<ActionState> {
  return asActionState(async () => {
    await cancelBatch(await currentActor(), { batchId });
    refresh();
  });
}

"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { mergeCandidates } from "@/lib/candidates/merge-candidates";
import { undoMerge as unmerge } from "@/lib/candidates/undo-merge";

export async function merge(pair: { candidateId: string; mergedId: string }): Promise<ActionState> {
  return asActionState(async () => {
    await mergeCandidates(await currentActor(), pair);
    refresh();
  });
}

export async function undoMerge(merged: { mergedId: string }): Promise<ActionState> {
  return asActionState(async () => {
    await unmerge(await currentActor(), merged);
    refresh();
  });
}

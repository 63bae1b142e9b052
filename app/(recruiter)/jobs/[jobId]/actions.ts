"use server";

import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { createCandidate } from "@/lib/candidates/create-candidate";

export async function addCandidate(jobId: string, uploadId: string): Promise<ActionState> {
  return asActionState(async () => {
    await createCandidate(await currentActor(), { jobId, files: [{ uploadId }] });
  });
}

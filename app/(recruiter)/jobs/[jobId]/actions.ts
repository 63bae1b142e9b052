"use server";

import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { createCandidate } from "@/lib/candidates/create-candidate";
import { type ExistingRecord, SamePersonError } from "@/lib/candidates/same-person";

/** Adds somebody by their CV. `existing` says who is on record already, and nothing was added; null when it was. */
export async function addCandidate(
  jobId: string,
  uploadId: string,
  samePerson?: string,
): Promise<ActionState<{ existing: ExistingRecord[] | null }>> {
  return asActionState(async () => {
    try {
      await createCandidate(await currentActor(), { jobId, files: [{ uploadId }], samePerson });
      return { existing: null };
    } catch (error) {
      if (error instanceof SamePersonError) return { existing: error.existing };
      throw error;
    }
  });
}

import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { suggestCandidates } from "@/lib/records/candidates/suggest-candidates";
import type { Completer } from "./completes";

async function suggested(actor: Actor, typed: string, chosen: Record<string, string>) {
  const job = z.uuid().safeParse(chosen.jobId);
  const { items } = await suggestCandidates(actor, {
    typed: typed.slice(0, 100),
    jobId: job.success ? job.data : undefined,
  });
  return items;
}

/** Matches a part of the name or the beginning of the id; only on the job that was chosen before, if any. */
export const candidateIds: Completer = async (...request) =>
  (await suggested(...request)).map((candidate) => candidate.candidateId);

export const applicationIds: Completer = async (...request) =>
  (await suggested(...request)).flatMap((candidate) => candidate.applicationIds);

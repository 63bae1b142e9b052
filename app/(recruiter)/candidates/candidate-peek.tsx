import { FileQuestion } from "lucide-react";
import { CandidatePeek as Peek } from "@/components/candidate/candidate-peek";
import { EmptyState } from "@/components/ui/empty-state";
import { requireActor } from "@/lib/access/session";
import { getCandidate } from "@/lib/candidates/get-candidate";
import { getCandidateData } from "@/lib/candidates/get-candidate-data";
import { DomainError } from "@/lib/errors";

/** Fetched apart from the list, so that the list does not wait for it. */
export async function CandidatePeek({ candidateId, closeHref }: { candidateId: string; closeHref: string }) {
  const actor = await requireActor();
  const found = await Promise.all([
    getCandidate(actor, { candidateId }),
    getCandidateData(actor, { candidateId }),
  ]).catch((error: unknown) => {
    // The address may name somebody who is gone: the list is still good.
    if (error instanceof DomainError && (error.code === "not_found" || error.code === "invalid")) return null;
    throw error;
  });
  if (!found) return <EmptyState icon={FileQuestion} title="This candidate no longer exists" />;
  const [candidate, { applications }] = found;
  return <Peek candidate={candidate} applications={applications} closeHref={closeHref} />;
}

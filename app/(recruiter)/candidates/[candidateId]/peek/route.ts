import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { getCandidate } from "@/lib/records/candidates/get-candidate";
import { getCandidateData } from "@/lib/records/candidates/get-candidate-data";

type Props = { params: Promise<{ candidateId: string }> };

/** A candidate for the panel beside the list, fetched separately so that the list is not rendered again. */
export const GET = (_: Request, { params }: Props) =>
  orErrorResponse(async () => {
    const actor = await currentActor();
    const { candidateId } = await params;
    const [candidate, { applications }] = await Promise.all([
      getCandidate(actor, { candidateId }),
      getCandidateData(actor, { candidateId }),
    ]);
    return Response.json({ candidate, applications }, { headers: { "Cache-Control": "no-store" } });
  });

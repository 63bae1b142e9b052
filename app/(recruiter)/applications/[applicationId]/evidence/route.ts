import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { getApplication } from "@/lib/hiring/applications/get-application";
import type { Evidence } from "@/components/application/verdict-detail";

type Props = { params: Promise<{ applicationId: string }> };

/** The first quote for each criterion, by its id, for the evidence strip of a list. */
export const GET = (_: Request, { params }: Props) =>
  orErrorResponse(async () => {
    const { evaluation } = await getApplication(await currentActor(), await params);
    const evidence: Evidence = Object.fromEntries(
      (evaluation?.judged ?? []).map(({ criterion, assessment }) => [
        criterion.id,
        assessment.evidence[0]?.quote ?? null,
      ]),
    );
    return Response.json(evidence, { headers: { "Cache-Control": "no-store" } });
  });

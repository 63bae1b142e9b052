import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { explainEvaluation } from "@/lib/hiring/explanation/explain-evaluation";

type Props = { params: Promise<{ applicationId: string }> };

/** The explanation as a JSON file, for `npm run explain` and for records. */
export const GET = (request: Request, { params }: Props) =>
  orErrorResponse(async () => {
    const { applicationId } = await params;
    const evaluationId = new URL(request.url).searchParams.get("evaluation") ?? undefined;
    const explanation = await explainEvaluation(await currentActor(), { applicationId, evaluationId });
    return new Response(`${JSON.stringify(explanation, null, 2)}\n`, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        // Ids only: headers end up in logs, and a name must not.
        "Content-Disposition": `attachment; filename="explanation-${explanation.evaluation.evaluationId}.json"`,
        "Cache-Control": "no-store",
      },
    });
  });

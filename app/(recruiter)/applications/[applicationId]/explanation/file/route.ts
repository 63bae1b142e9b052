import { errorResponse } from "@/lib/access/error-response";
import { currentActor } from "@/lib/access/session";
import { explainEvaluation } from "@/lib/explanation/explain-evaluation";

type Props = { params: Promise<{ applicationId: string }> };

/** The explanation as a file, for `npm run explain` and for whoever keeps records. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  try {
    const { applicationId } = await params;
    const evaluationId = new URL(request.url).searchParams.get("evaluation") ?? undefined;
    const explanation = await explainEvaluation(await currentActor(), { applicationId, evaluationId });
    return new Response(`${JSON.stringify(explanation, null, 2)}\n`, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        // Ids only: a name in a header is a name in somebody's log.
        "Content-Disposition": `attachment; filename="explanation-${explanation.evaluation.evaluationId}.json"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    return errorResponse(error);
  }
}

import { errorResponse } from "@/lib/access/error-response";
import { currentActor } from "@/lib/access/session";
import { exportDecisions } from "@/lib/ats/csv/export-decisions";

/** What was decided on applications that came from files, to be taken over into the table they came from. */
export async function GET(): Promise<Response> {
  try {
    const { csv } = await exportDecisions(await currentActor(), {});
    return new Response(csv, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="decisions.csv"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    return errorResponse(error);
  }
}

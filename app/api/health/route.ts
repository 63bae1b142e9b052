import { isHealthy } from "@/lib/access/health";

/** For load balancers: 200 when the app and its database answer, 503 when the database does not. */
export async function GET() {
  const healthy = await isHealthy();
  return Response.json(
    { status: healthy ? "ok" : "unavailable" },
    { status: healthy ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}

import { readiness } from "@/lib/doors/operating/readiness";

/**
 * For load balancers and operators: 503 when this instance is useless, else 200; lists each part. What all instances
 * share, such as the mail server, makes the status "degraded", but takes none of them out of a balancer.
 */
export async function GET() {
  const answer = await readiness();
  const isReady = answer.status !== "unavailable";
  const headers = { "Cache-Control": "no-store", ...(isReady ? {} : { "Retry-After": "10" }) };
  return Response.json(answer, { status: isReady ? 200 : 503, headers });
}

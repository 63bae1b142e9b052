import { readiness } from "@/lib/operating/readiness";

/** For load balancers and operators: 200 when everything the service needs answers, else 503; lists each part. */
export async function GET() {
  const { ready, parts } = await readiness();
  const headers = { "Cache-Control": "no-store", ...(ready ? {} : { "Retry-After": "10" }) };
  return Response.json(
    { status: ready ? "ok" : "unavailable", parts },
    { status: ready ? 200 : 503, headers },
  );
}

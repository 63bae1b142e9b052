/** A fault of one request. "after": the request has already taken effect. */
export type Fault =
  | { kind: "status"; status: number; when: "before" | "after"; retryAfter?: number; body?: object }
  | { kind: "drop"; when: "before" | "after" }
  | { kind: "delay"; ms: number }
  /** Answers 503 immediately; the request takes effect `ms` later. */
  | { kind: "late"; ms: number };

/** A request that gets no answer: its connection is closed. */
export class Dropped extends Error {}

export type Handler = (request: Request) => Promise<Response> | Response;

/** Runs a handler with the next fault that `choose` names for the request, if any. */
export function withFaults(handler: Handler, choose: (request: Request) => Fault | null): Handler {
  return async (request) => {
    const fault = choose(request);
    if (!fault) return handler(request);
    if (fault.kind === "delay") {
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return handler(request);
    }
    if (fault.kind === "late") {
      const copy = request.clone();
      setTimeout(() => void handler(copy), fault.ms);
      return new Response("Service Unavailable", { status: 503 });
    }
    if (fault.when === "after") await handler(request);
    if (fault.kind === "drop") throw new Dropped("The connection was lost.");
    const headers: Record<string, string> =
      fault.retryAfter === undefined ? {} : { "retry-after": String(fault.retryAfter) };
    if (fault.body) return Response.json(fault.body, { status: fault.status, headers });
    return new Response("Simulated failure", { status: fault.status, headers });
  };
}

import { NextRequest } from "next/server";
import { errorResponse } from "@/lib/platform/access/error-response";
import { errorAnswer } from "@/lib/platform/access/oauth/problem";
import { readBody } from "@/lib/platform/access/read-body";

/** Above the largest call, which contains a run's memoized steps: Inngest limits the state of a run to 32 MB. */
const largestCall = 40 * 1024 * 1024;
const SIGNATURE = "x-inngest-signature";

const unsigned = () =>
  errorAnswer(401, "unauthenticated", "Calls have to be signed by the workflow engine of this service.");

/**
 * The SDK checks signatures, and signs its response to a call with a valid one. Its responses to other calls may
 * contain internal errors with stack and paths: they are all replaced by the same refusal.
 */
export function signedCallsOnly(handler: (request: NextRequest, more: unknown) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    if (!request.headers.has(SIGNATURE)) return unsigned();
    const { url, method, headers } = request;
    try {
      const body = await readBody(request, largestCall);
      const call = new NextRequest(url, { method, headers, ...(body.length > 0 ? { body } : {}) });
      const answer = await handler(call, undefined).catch(unsigned);
      return answer.status < 400 || answer.headers.has(SIGNATURE) ? answer : unsigned();
    } catch (error) {
      return errorResponse(error);
    }
  };
}

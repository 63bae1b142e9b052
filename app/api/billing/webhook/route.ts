import { orErrorResponse } from "@/lib/platform/access/error-response";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { readBody } from "@/lib/platform/access/read-body";
import { receiveNotice } from "@/lib/platform/billing/receive-notice";
import { rateLimited } from "@/lib/errors";

const largest = 256 * 1024;

/** Receives the payment provider's signed events about payments. */
export const POST = (request: Request) =>
  orErrorResponse(async () => {
    const wait = await countByAddress("webhook", request.headers);
    if (wait > 0) throw rateLimited(wait);
    const raw = (await readBody(request, largest)).toString("utf8");
    return Response.json(await receiveNotice(raw, request.headers));
  });

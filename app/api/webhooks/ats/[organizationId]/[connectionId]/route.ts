import * as z from "zod";
import { orErrorResponse } from "@/lib/platform/access/error-response";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { readBody } from "@/lib/platform/access/read-body";
import { receiveWebhook } from "@/lib/records/ats/webhooks/receive-webhook";
import { notFound, rateLimited } from "@/lib/errors";

const Address = z.object({ organizationId: z.uuid(), connectionId: z.uuid() });
const largest = 1024 * 1024;

type Params = { params: Promise<{ organizationId: string; connectionId: string }> };

/** Receives an applicant tracking system's notifications of changes. */
export const POST = (request: Request, { params }: Params) =>
  orErrorResponse(async () => {
    const wait = await countByAddress("webhook", request.headers);
    if (wait > 0) throw rateLimited(wait);
    const address = Address.safeParse(await params);
    if (!address.success) throw notFound("Connection");
    const raw = (await readBody(request, largest)).toString("utf8");
    return Response.json(await receiveWebhook(address.data, request.headers, raw));
  });

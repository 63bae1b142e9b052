import * as z from "zod";
import type { Notice } from "../../connector";
import { bodyOf, isHmac, noticesOf } from "../../webhook-call";

const Body = z.object({
  event_type: z.string().max(100),
  data: z.object({ id: z.string().min(1).max(100) }),
});

/**
 * `X-Workable-Signature: <hex>` over the raw body, with the account's token as its key
 * (workable.readme.io/reference/webhooks). The events are candidate_created and candidate_moved, both with the whole
 * candidate. Null when the call is not from Workable; [] when it is about no record we store, such as an employee.
 */
export function readWorkableWebhook(headers: Headers, raw: string, secret: string): Notice[] | null {
  if (!isHmac(secret, raw, headers.get("x-workable-signature") ?? "")) return null;
  const body = bodyOf(Body, raw);
  if (!body?.event_type.startsWith("candidate_")) return [];
  return noticesOf(raw, [["applications", [body.data.id]]]);
}

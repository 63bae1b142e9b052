import * as z from "zod";
import type { Notice } from "../../connector";
import { bodyOf, isHmac, noticesOf } from "../../webhook-call";

const id = z.string().min(1).max(100).nullish();
const Body = z.object({
  event: z.string().max(100),
  triggeredAt: z.int(),
  token: z.string().min(1).max(500),
  signature: z.string().max(500),
  data: z.object({ opportunityId: id, contactId: id }).nullish(),
});

/** A call is retried for at most a day; an event is remembered for longer. */
const freshMs = 86_400_000;

/**
 * The signature is in the body and covers only its token and time: anything else in the body can at most cause a
 * record to be fetched. `secret` has one token per event, separated by spaces. Null when the call is not from Lever
 * or not recent; [] when it is about no record we store, such as an interview.
 */
export function readLeverWebhook(_headers: Headers, raw: string, secret: string): Notice[] | null {
  const body = bodyOf(Body, raw);
  if (!body || Math.abs(Date.now() - body.triggeredAt) > freshMs) return null;
  const signed = `${body.token}${body.triggeredAt}`;
  if (!secret.split(/\s+/).some((token) => isHmac(token, signed, body.signature))) return null;
  return noticesOf(signed, [
    ["applications", [body.data?.opportunityId]],
    ["candidates", [body.data?.opportunityId ? null : body.data?.contactId]],
  ]);
}

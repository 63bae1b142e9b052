import * as z from "zod";
import type { Fetchable } from "../../records";
import type { Notice } from "../../connector";
import { bodyOf, isHmac, noticesOf } from "../../webhook-call";

const Body = z.object({
  payload: z.object({
    event_name: z.string().max(100),
    data: z.object({ id: z.union([z.int(), z.string().regex(/^\d{1,20}$/)]).transform(String) }),
  }),
});

const named: [RegExp, Fetchable][] = [
  [/^job_application\./, "applications"],
  [/^candidate\./, "candidates"],
  [/^job\./, "jobs"],
];

/** The largest clock difference to Teamtailor. It sends no call twice, so an older one is a replay. */
const freshMs = 5 * 60_000;

/**
 * `TT-Signature`: base64 of "t=<seconds since 1970>,v2=<hex>", with the HMAC-SHA-256 of "<t>.<raw body>"
 * (partner.teamtailor.com/company_webhooks). Null when the call is not from Teamtailor or not recent; [] when it is
 * about no record we store.
 */
export function readTeamtailorWebhook(headers: Headers, raw: string, secret: string): Notice[] | null {
  const header = Buffer.from(headers.get("tt-signature") ?? "", "base64").toString("latin1");
  const [, seconds, signature = ""] = /^t=(\d{1,12}),v2=([0-9a-f]{64})$/.exec(header) ?? [];
  const signed = `${seconds}.${raw}`;
  if (seconds === undefined || !isHmac(secret, signed, signature)) return null;
  if (Math.abs(Date.now() - Number(seconds) * 1000) > freshMs) return null;
  const body = bodyOf(Body, raw);
  if (!body) return [];
  const { event_name, data } = body.payload;
  const resource = named.find(([pattern]) => pattern.test(event_name))?.[1];
  return resource ? noticesOf(signed, [[resource, [data.id]]]) : [];
}

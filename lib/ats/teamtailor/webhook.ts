import * as z from "zod";
import { sha256 } from "@/lib/security/digest";
import type { Fetchable } from "../records";
import type { Notice } from "../connector";
import { hmac } from "../webhooks/hmac";
import { parseBody } from "../webhooks/parse-body";
import { timingSafeEqual } from "node:crypto";

const Body = z.looseObject({
  resource_id: z.union([z.int(), z.string().regex(/^\d{1,20}$/)]).transform(String),
  event_name: z.string().max(100).optional(),
  action: z.string().max(100).optional(),
});

const named: [RegExp, Fetchable][] = [
  [/^job_application/, "applications"],
  [/^candidate/, "candidates"],
  [/^job/, "jobs"],
];

/**
 * `Teamtailor-Signature`: base64 of the hexadecimal HMAC of the resource's id. The body is not covered, so nothing in
 * it is believed but which record to fetch.
 */
export function readTeamtailorWebhook(headers: Headers, raw: string, secret: string): Notice[] | null {
  const body = Body.safeParse(parseBody(raw));
  if (!body.success) return null;
  const { resource_id: externalId, event_name, action } = body.data;
  const expected = Buffer.from(Buffer.from(hmac(secret, externalId)).toString("base64"));
  const given = Buffer.from(headers.get("teamtailor-signature") ?? "");
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const resource = named.find(([pattern]) => pattern.test(event_name ?? action ?? ""))?.[1];
  return resource ? [{ eventKey: sha256(raw), resource, externalId }] : [];
}

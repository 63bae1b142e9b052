import * as z from "zod";
import { sha256 } from "@/lib/security/digest";
import { isHmac } from "../hmac";
import { parseBody } from "../parse-body";
import type { Notice } from "../connector";

const id = z.union([z.int(), z.string().regex(/^\d{1,20}$/)]).transform(String);
const Body = z.object({
  action: z.string().max(100),
  payload: z.object({
    application: z.object({ id }).nullish(),
    candidate: z.object({ id }).nullish(),
    job: z.object({ id }).nullish(),
    /** A candidate who was deleted or merged. */
    person: z.object({ id }).nullish(),
  }),
});

/**
 * `Signature: sha256 <hex>` over the raw body, and over no header: Greenhouse-Event-ID is not believed. Null when it is
 * not Greenhouse's; [] when it is about nothing we keep.
 */
export function readGreenhouseWebhook(headers: Headers, raw: string, secret: string): Notice[] | null {
  const [scheme, signature = ""] = (headers.get("signature") ?? "").split(" ");
  if (scheme !== "sha256" || !isHmac(secret, raw, signature)) return null;
  const body = Body.safeParse(parseBody(raw));
  if (!body.success) return [];
  const eventKey = sha256(raw);
  const { application, candidate = body.data.payload.person, job } = body.data.payload;
  if (application) return [{ eventKey, resource: "applications", externalId: application.id }];
  if (candidate) return [{ eventKey, resource: "candidates", externalId: candidate.id }];
  return job ? [{ eventKey, resource: "jobs", externalId: job.id }] : [];
}

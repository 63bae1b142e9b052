import * as z from "zod";
import { sha256 } from "@/lib/security/digest";
import type { Notice } from "../connector";
import { isHmac } from "../hmac";
import { parseBody } from "../parse-body";

const ref = z.object({ id: z.string().min(1).max(100) });
const Body = z.object({
  action: z.string().max(100),
  data: z.object({ application: ref.nullish(), candidate: ref.nullish(), job: ref.nullish() }),
});

/** `Ashby-Signature: sha256=<hex>` over the raw body. Null when it is not Ashby's; [] when it is about nothing we keep. */
export function readAshbyWebhook(headers: Headers, raw: string, secret: string): Notice[] | null {
  const given = headers.get("ashby-signature") ?? "";
  if (!given.startsWith("sha256=") || !isHmac(secret, raw, given.slice("sha256=".length))) return null;
  const body = Body.safeParse(parseBody(raw));
  if (!body.success) return [];
  // Ashby numbers no events: the same body is the same event.
  const eventKey = sha256(raw);
  const { application, candidate, job } = body.data.data;
  if (application) return [{ eventKey, resource: "applications", externalId: application.id }];
  if (candidate) return [{ eventKey, resource: "candidates", externalId: candidate.id }];
  return job ? [{ eventKey, resource: "jobs", externalId: job.id }] : [];
}

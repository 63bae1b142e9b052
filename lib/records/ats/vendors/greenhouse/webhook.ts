import * as z from "zod";
import type { Notice } from "../../connector";
import { bodyOf, isHmac, noticesOf } from "../../webhook-call";

const id = z.union([z.int(), z.string().regex(/^\d{1,20}$/)]).transform(String);
const ref = z.object({ id }).nullish();
const Body = z.object({
  action: z.string().max(100),
  payload: z.object({
    application: ref,
    candidate: ref,
    job: ref,
    /** A candidate who was deleted, or merged into another. */
    person: z.object({ id, new_candidate_id: id.nullish() }).nullish(),
    /** candidate_anonymized */
    candidate_id: id.nullish(),
    /** job_post_created and job_post_updated: the advert is the payload itself. */
    job_id: id.nullish(),
    /** job_interview_stage_deleted */
    job_interview_stage: ref,
  }),
});

/**
 * `Signature: sha256 <hex>` over the raw body and no header: Greenhouse-Event-ID is not trusted. Null when the call
 * is not from Greenhouse; [] when it is about no record we store, such as a ping. Payloads have the form of Harvest
 * v1; only ids are read from them, and the records from v3.
 */
export function readGreenhouseWebhook(headers: Headers, raw: string, secret: string): Notice[] | null {
  const [scheme, signature = ""] = (headers.get("signature") ?? "").split(" ");
  if (scheme !== "sha256" || !isHmac(secret, raw, signature)) return null;
  const body = bodyOf(Body, raw);
  if (!body) return [];
  const { application, candidate, person, candidate_id, job, job_id, job_interview_stage } = body.payload;
  return noticesOf(raw, [
    ["applications", [application?.id]],
    // The survivor of a merge first, so that the merged candidate has one to be merged into.
    ["candidates", [person?.new_candidate_id, person?.id, candidate?.id, candidate_id]],
    ["jobs", [job?.id, job_id]],
    ["stage", [job_interview_stage?.id]],
  ]);
}

import * as z from "zod";
import type { Notice } from "../../connector";
import { bodyOf, isHmac, noticesOf } from "../../webhook-call";

const id = z.string().min(1).max(100);
const ref = z.object({ id }).nullish();
const Body = z.object({
  action: z.string().max(100),
  data: z.object({
    application: ref,
    candidate: ref,
    job: ref,
    /** candidateMerge: the deleted candidate was merged into the other. */
    deletedCandidate: ref,
    mergedCandidate: ref,
    jobPosting: z.object({ jobId: id }).nullish(),
    /** interviewPlanTransition: the job's applications now go through other stages. */
    jobId: id.nullish(),
  }),
});

/**
 * `Ashby-Signature: sha256=<hex>` over the raw body (developers.ashbyhq.com/docs/authenticating-webhooks). Null when
 * the call is not from Ashby; [] when it is about no record we store, such as the ping, which must be answered.
 */
export function readAshbyWebhook(headers: Headers, raw: string, secret: string): Notice[] | null {
  const signature = headers.get("ashby-signature") ?? "";
  if (!signature.startsWith("sha256=") || !isHmac(secret, raw, signature.slice("sha256=".length)))
    return null;
  const body = bodyOf(Body, raw);
  if (!body) return [];
  const { application, candidate, job, deletedCandidate, mergedCandidate, jobPosting, jobId } = body.data;
  return noticesOf(raw, [
    ["applications", [application?.id]],
    // The survivor first, so that the deleted candidate has one to be merged into.
    ["candidates", [mergedCandidate?.id, deletedCandidate?.id, candidate?.id]],
    ["jobs", [job?.id, jobPosting?.jobId]],
    ["stages", [jobId]],
  ]);
}

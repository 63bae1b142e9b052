import type { AtsJob } from "../../records";
import { type Api, listRows } from "./api";
import { Posting, PostingBrief } from "./models";

/** The advert to use for each job: a listed one before an unlisted one, then the one changed last. */
export async function findPostings(ask: Api): Promise<Map<string, PostingBrief>> {
  const postings = (await listRows(ask, "jobPosting.list", {}, PostingBrief))?.items ?? [];
  const best = new Map<string, PostingBrief>();
  for (const posting of postings) {
    const other = best.get(posting.jobId);
    if (!other || isBetter(posting, other)) best.set(posting.jobId, posting);
  }
  return best;
}

const isBetter = (one: PostingBrief, other: PostingBrief) =>
  one.isListed === other.isListed ? (one.updatedAt ?? "") > (other.updatedAt ?? "") : one.isListed;

/** Jobs have no description and no department name; their adverts do (jobPosting.info). */
export async function describe(ask: Api, job: AtsJob, postings: Map<string, PostingBrief>) {
  const posting = postings.get(job.externalId);
  if (!posting) return;
  job.department = posting.departmentName ?? null;
  job.location ??= posting.locationName ?? null;
  const answer = await ask("jobPosting.info", { jobPostingId: posting.id }, Posting);
  job.description = answer?.results ?? "";
}

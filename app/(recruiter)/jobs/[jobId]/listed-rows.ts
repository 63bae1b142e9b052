import { PAGE } from "@/components/application/fetch-rows";
import { type Shortlisted, shortlisted } from "@/components/application/shortlisted";
import type { Actor } from "@/lib/platform/access/actor";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { listVerdicts } from "@/lib/hiring/applications/list-verdicts";
import { type Search, single } from "../../address";
import { narrowing } from "./narrowing";

/** The query for a job's list, from the address. */
export function listOf(jobId: string, search: Search) {
  const { sort, filter } = narrowing(search);
  return { jobId, sort, cursor: single(search.cursor), limit: PAGE, ...filter };
}

/** A page of a job's list as rows, with the criteria that the rows' verdicts belong to. */
export async function listedRows(actor: Actor, jobId: string, search: Search) {
  const list = await listJobCandidates(actor, listOf(jobId, search));
  const { criteria, applications } = await listVerdicts(actor, {
    jobId,
    applicationIds: list.items.map(({ applicationId }) => applicationId),
  });
  const verdictsOf = new Map(applications.map(({ applicationId, verdicts }) => [applicationId, verdicts]));
  const rows: Shortlisted[] = list.items.map((item) =>
    shortlisted(item, verdictsOf.get(item.applicationId) ?? null),
  );
  return { list, criteria, rows };
}

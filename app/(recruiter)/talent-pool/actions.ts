"use server";

import { redirect } from "next/navigation";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import { currentActor, requireActor } from "@/lib/platform/access/session";
import { listConfiguredJobs } from "@/lib/records/jobs/list-configured-jobs";
import { previewRediscovery } from "@/lib/hiring/talent-pool/rediscovery/preview-rediscovery";
import { confirmRediscovery } from "@/lib/hiring/talent-pool/rediscovery/rediscover-candidates";
import { searchText } from "../search-text";
import { runAct } from "../run-act";

/** Searches the talent pool for a job and redirects to the results. Creates no applications yet. */
export async function rediscover(jobId: string): Promise<ActionState> {
  const state = await asActionState(async () => previewRediscovery(await currentActor(), { jobId }));
  if (state.ok) redirect(`/talent-pool/${state.rediscoveryId}`);
  return state;
}

export const confirm = async (rediscoveryId: string, candidateIds: string[]) =>
  runAct((actor) => confirmRediscovery(actor, { rediscoveryId, candidateIds }));

const most = 8;

/** Open jobs with a scorecard, by title; the newest ones without a query. `except`: ids of jobs to leave out. */
export async function findSearchableJobs(query: unknown, except: readonly string[] = []) {
  const { items } = await listConfiguredJobs(await requireActor(), {
    query: searchText(query),
    limit: Math.min(50, most + except.length),
  });
  const jobs = items.filter(({ jobId }) => !except.includes(jobId)).slice(0, most);
  return jobs.map(({ jobId, title, department, location }) => ({
    jobId,
    title,
    detail: [department, location].filter(Boolean).join(" · ") || null,
  }));
}

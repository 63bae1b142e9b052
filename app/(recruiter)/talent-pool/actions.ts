"use server";

import { redirect } from "next/navigation";
import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor, requireActor } from "@/lib/access/session";
import { listConfiguredJobs } from "@/lib/jobs/list-configured-jobs";
import { previewRediscovery } from "@/lib/talent-pool/rediscovery/preview-rediscovery";
import { confirmRediscovery } from "@/lib/talent-pool/rediscovery/rediscover-candidates";
import { searchText } from "../search-text";

/** Searches the talent pool for a job and redirects to the results. Creates no applications yet. */
export async function rediscover(jobId: string): Promise<ActionState> {
  const state = await asActionState(async () => {
    const { rediscoveryId } = await previewRediscovery(await currentActor(), { jobId });
    return { rediscoveryId };
  });
  if (state.ok) redirect(`/talent-pool/${state.rediscoveryId}`);
  return state;
}

export async function confirm(rediscoveryId: string, candidateIds: string[]): Promise<ActionState> {
  return asActionState(async () => {
    await confirmRediscovery(await currentActor(), { rediscoveryId, candidateIds });
    refresh();
  });
}

/** Open jobs with a scorecard, by title; the newest ones without a query. */
export async function findSearchableJobs(query: unknown) {
  const { items } = await listConfiguredJobs(await requireActor(), {
    query: searchText(query),
    limit: 8,
  });
  return items.map(({ jobId, title, department, location }) => ({
    jobId,
    title,
    detail: [department, location].filter(Boolean).join(" · ") || null,
  }));
}

"use server";

import { redirect } from "next/navigation";
import type { Found } from "@/components/shell/command-palette";
import { currentActor, currentUser } from "@/lib/access/session";
import { listConfiguredJobs } from "@/lib/jobs/list-configured-jobs";
import { chooseOrganization } from "@/lib/organizations/choose-organization";

/** What the palette finds: jobs by title, the newest when nothing is typed yet. */
export async function findJobs(query: string): Promise<Found[]> {
  const { items } = await listConfiguredJobs(await currentActor(), {
    query: query.slice(0, 100) || undefined,
    status: "all",
    includeUnconfigured: true,
    limit: 8,
  });
  return items.map((job) => ({
    href: `/jobs/${job.jobId}`,
    label: job.title,
    detail: [job.department, job.location].filter(Boolean).join(" · ") || null,
  }));
}

/** Shows another of the person's organizations; what was on screen belongs to the one before. */
export async function switchOrganization(organizationId: string): Promise<void> {
  const user = await currentUser();
  if (user) await chooseOrganization(user, organizationId);
  redirect("/jobs");
}

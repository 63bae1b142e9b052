"use server";

import { redirect } from "next/navigation";
import type { Hit } from "@/components/shell/command-palette";
import { currentUser, requireActor } from "@/lib/platform/access/session";
import { searchCandidates } from "@/lib/records/candidates/search-candidates";
import { listConfiguredJobs } from "@/lib/records/jobs/list-configured-jobs";
import { chooseOrganization } from "@/lib/hiring/organizations/choose-organization";
import { orNotFound } from "./or-not-found";
import { searchText } from "./search-text";

/** Search of the command palette: jobs by title (newest first without a query), candidates by name or CV text. */
export async function find(query: unknown): Promise<Hit[]> {
  const actor = await requireActor();
  const text = searchText(query);
  const [jobs, people] = await Promise.all([
    listConfiguredJobs(actor, { query: text, status: "all", includeUnconfigured: true, limit: 8 }),
    text ? searchCandidates(actor, { query: text, limit: 5 }) : { items: [] },
  ]);
  return [
    ...jobs.items.map((job) => ({
      kind: "job" as const,
      href: `/jobs/${job.jobId}`,
      label: job.title,
      detail: [job.department, job.location].filter(Boolean).join(" · ") || null,
    })),
    ...people.items.map((candidate) => ({
      kind: "candidate" as const,
      href: `/candidates/${candidate.candidateId}`,
      label: candidate.name,
      detail: candidate.headline,
    })),
  ];
}

/** Switches to another of the user's organizations. Redirects, because the open page belongs to the previous one. */
export async function switchOrganization(organizationId: unknown): Promise<void> {
  const user = await currentUser();
  if (user) await orNotFound(chooseOrganization(user, String(organizationId)));
  redirect("/jobs");
}

"use server";

import { redirect } from "next/navigation";
import type { Found } from "@/components/shell/command-palette";
import { currentUser, requireActor } from "@/lib/access/session";
import { searchCandidates } from "@/lib/candidates/search-candidates";
import { listConfiguredJobs } from "@/lib/jobs/list-configured-jobs";
import { chooseOrganization } from "@/lib/organizations/choose-organization";
import { orNotFound } from "./or-not-found";
import { wordsOf } from "./words-of";

/** What the palette finds: jobs by title, the newest when nothing is typed yet; people by name or words of their CVs. */
export async function find(query: unknown): Promise<Found[]> {
  const actor = await requireActor();
  const words = wordsOf(query);
  const [jobs, people] = await Promise.all([
    listConfiguredJobs(actor, { query: words, status: "all", includeUnconfigured: true, limit: 8 }),
    words ? searchCandidates(actor, { query: words, limit: 5 }) : { items: [] },
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

/** Shows another of the person's organizations; what was on screen belongs to the one before. */
export async function switchOrganization(organizationId: unknown): Promise<void> {
  const user = await currentUser();
  if (user) await orNotFound(chooseOrganization(user, String(organizationId)));
  redirect("/jobs");
}

import { shownName } from "./shown-name";
import { blindCandidatesOf } from "./blind-candidate";
import type { TenantDb } from "@/lib/platform/db/tenant";

type Subject = { candidate: string | null; jobId: string; jobTitle: string };

const job = { select: { title: true } } as const;

/** Looks up the names of evaluated applications and scorecard drafts by their ids. Leaves out deleted ones. */
export async function nameSubjects(db: TenantDb, ids: string[]): Promise<Map<string, Subject>> {
  const applications = await nameApplications(db, ids);
  const drafts = await db.scorecardDraft.findMany({
    where: { id: { in: ids } },
    select: { id: true, jobId: true, job },
  });
  return new Map<string, Subject>([
    ...applications,
    ...drafts.map((d) => [d.id, { candidate: null, jobId: d.jobId, jobTitle: d.job.title }] as const),
  ]);
}

/** The names in applications by their ids. The candidate is a pseudonym while a review is blind. */
export async function nameApplications(db: TenantDb, ids: string[]) {
  if (ids.length === 0) return new Map<string, Subject & { candidate: string }>();
  const applications = await db.application.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      number: true,
      candidateId: true,
      jobId: true,
      job,
      candidate: { select: { fullName: true } },
    },
  });
  const blind = await blindCandidatesOf(db, applications);
  return new Map(
    applications.map((a) => {
      const candidate = shownName(a, a.candidate, blind.has(a.candidateId));
      return [a.id, { candidate, jobId: a.jobId, jobTitle: a.job.title }];
    }),
  );
}

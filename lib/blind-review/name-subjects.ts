import { shownName } from "./shown-name";
import { blindAmong } from "./blind-candidate";
import type { TenantDb } from "@/lib/db/tenant";

/** The names of what a ledger line paid for. The candidate is a pseudonym while a review is blind. */
type Subject = { candidate: string | null; jobId: string; jobTitle: string };

/** Looks up the names of evaluated applications and scorecard drafts by their ids. Leaves out deleted ones. */
export async function nameSubjects(db: TenantDb, ids: string[]): Promise<Map<string, Subject>> {
  const job = { select: { title: true } } as const;
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
  const blind = await blindAmong(
    db,
    applications.map(({ candidateId }) => candidateId),
  );
  const drafts = await db.scorecardDraft.findMany({
    where: { id: { in: ids } },
    select: { id: true, jobId: true, job },
  });
  return new Map([
    ...applications.map((a): [string, Subject] => {
      const candidate = shownName(a, a.candidate, blind.has(a.candidateId));
      return [a.id, { candidate, jobId: a.jobId, jobTitle: a.job.title }];
    }),
    ...drafts.map((d): [string, Subject] => [
      d.id,
      { candidate: null, jobId: d.jobId, jobTitle: d.job.title },
    ]),
  ]);
}

import * as z from "zod";
import type { Context } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { lockApplications } from "@/lib/judging/states/before";
import { queue } from "@/lib/judging/evaluation/queue";
import { judgedAgainWithNewCv } from "@/lib/judging/states/states";

/** A record's fields about the person: empty ones of the kept record are filled from the other. */
export const personFields = ["fullName", "email", "phone", "location", "headline", "link"] as const;

/** What a merge moved to the kept record: all that is needed to undo it. */
export const Moved = z.object({
  attachments: z.array(z.uuid()),
  applications: z.array(z.uuid()),
  /** Fields that were empty, with the values they were filled with. */
  filled: z.partialRecord(z.enum(personFields), z.string()),
  /** Whether the merge moved an opt-out to the kept record: an opt-out applies to the whole person. */
  optedOut: z.boolean(),
});
export type Moved = z.infer<typeof Moved>;

/** Locks both records, always in the same order, and reads them. Throws not_found if one does not exist. */
export async function lockPair({ db }: Context, first: string, second: string) {
  await db.$queryRaw`SELECT 1 FROM "Candidate" WHERE id = ANY(${[first, second]}::uuid[]) ORDER BY id FOR UPDATE`;
  const rows = await db.candidate.findMany({
    where: { id: { in: [first, second] }, erasedAt: null },
    include: { employee: { select: { id: true } } },
  });
  const find = (id: string) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw notFound("Candidate");
    return row;
  };
  return [find(first), find(second)] as const;
}

/** Moves files and applications that are still with one of the records to the other. Returns how many of each. */
export async function move(
  { db }: Context,
  { attachments, applications }: Moved,
  { from, to }: { from: string; to: string },
) {
  const files = await db.attachment.updateMany({
    where: { id: { in: attachments }, candidateId: from },
    data: { candidateId: to },
  });
  await lockApplications(db, applications);
  const { count } = await db.application.updateMany({
    where: { id: { in: applications }, candidateId: from },
    data: { candidateId: to, revision: { increment: 1 } },
  });
  return { attachments: files.count, applications: count };
}

/**
 * Queues the active ones of these applications for scoring with their new CV. An evaluation that exists for the same
 * CV is reused and costs nothing.
 */
export const queueForNewCv = (ctx: Context, applications: string[]): Promise<number> =>
  queue(ctx, applications, judgedAgainWithNewCv, { revision: { increment: 1 } });

/** Ids of a candidate's applications. */
export async function applicationsOf({ db }: Context, candidateId: string): Promise<string[]> {
  const applications = await db.application.findMany({ where: { candidateId }, select: { id: true } });
  return applications.map(({ id }) => id);
}

import * as z from "zod";
import type { Context } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { emit } from "@/lib/events/emit";
import { applicationQueued } from "@/lib/events/events";
import { lockApplications } from "@/lib/states/before";
import { judgedAgainWithNewCv } from "@/lib/states/states";

/** What a candidate's record says of the person: the kept one's gaps are filled from the other. */
export const personFields = ["fullName", "email", "phone", "location", "headline"] as const;

/** What a merge moved to the record that was kept: all that is needed to take it back. */
export const Moved = z.object({
  attachments: z.array(z.uuid()),
  applications: z.array(z.uuid()),
  /** Fields that were empty, with what they were given. */
  filled: z.partialRecord(z.enum(personFields), z.string()),
  /** Whoever has opted out once has opted out as a person: whether the merge brought that to the kept record. */
  optedOut: z.boolean(),
});
export type Moved = z.infer<typeof Moved>;

/** Locks both records, always in the same order, and reads them. Throws not_found for one that is not there. */
export async function lockPair({ db }: Context, first: string, second: string) {
  await db.$queryRaw`SELECT 1 FROM "Candidate" WHERE id = ANY(${[first, second]}::uuid[]) ORDER BY id FOR UPDATE`;
  const rows = await db.candidate.findMany({
    where: { id: { in: [first, second] }, erasedAt: null },
    include: { employee: { select: { id: true } } },
  });
  const find = (id: string) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw notFound("Candidate");
    return row;
  };
  return [find(first), find(second)] as const;
}

/** The CV that each candidate's applications are judged by: the newest that could be read. */
export async function judgedCv({ db }: Context, candidateId: string): Promise<string | null> {
  const cv = await db.attachment.findFirst({
    where: { candidateId, kind: "cv", readStatus: "read" },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  return cv?.id ?? null;
}

/**
 * Has the active applications judged again whose CV is another one now. What was judged before with the same CV is
 * found again and costs nothing.
 */
export async function judgeAgain(ctx: Context, applications: string[]): Promise<number> {
  await lockApplications(ctx.db, applications);
  const queued = await ctx.db.application.updateManyAndReturn({
    where: {
      id: { in: applications },
      disposition: "active",
      scoreStatus: { in: judgedAgainWithNewCv },
    },
    data: { scoreStatus: "queued", scoreReason: null, revision: { increment: 1 } },
    select: { id: true },
  });
  for (const { id } of queued) await emit(ctx, applicationQueued, { applicationId: id });
  return queued.length;
}

/** Ids of a candidate's applications. */
export async function applicationsOf({ db }: Context, candidateId: string): Promise<string[]> {
  const applications = await db.application.findMany({ where: { candidateId }, select: { id: true } });
  return applications.map(({ id }) => id);
}

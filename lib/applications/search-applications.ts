import * as z from "zod";
import { fromCursor, page, paged, toCursor } from "@/lib/access/paging";
import { useCase } from "@/lib/access/use-case";
import type { Prisma } from "@/lib/db/generated/client";
import { isBlind, shownName } from "./shown-name";
import { Dispositions, ScoreStatuses, SyncStatuses, VerificationStatuses } from "./status";

export const FoundApplication = z.object({
  applicationId: z.uuid(),
  candidateId: z.uuid(),
  name: z.string(),
  blind: z.boolean(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  stage: z.string(),
  disposition: Dispositions,
  scoreStatus: ScoreStatuses,
  scoreReason: z.string().nullable().describe("Why there is no score, or why it waits."),
  overall: z.number().nullable().describe("0 to 100."),
  verification: VerificationStatuses,
  atsSync: SyncStatuses,
  commentSync: SyncStatuses,
  syncReason: z.string().nullable().describe("Why the ATS was not told."),
  rediscovered: z.boolean(),
  internal: z.boolean(),
  appliedAt: z.string(),
});

const Input = z.object({
  jobId: z.uuid().optional(),
  candidateId: z.uuid().optional(),
  applicationId: z.uuid().optional(),
  stage: z.string().trim().max(100).optional().describe("The stage's whole name."),
  disposition: Dispositions.optional(),
  scoreStatus: ScoreStatuses.optional(),
  verification: VerificationStatuses.optional(),
  atsSync: SyncStatuses.optional(),
  commentSync: SyncStatuses.optional(),
  rediscovered: z.boolean().optional(),
  internal: z.boolean().optional(),
  sort: z.enum(["recent", "score"]).default("recent").describe("score: best first, unscored last."),
  ...page,
});

/** The organization's applications, over all jobs, by where they stand. */
export const searchApplications = useCase({
  permission: "candidate:read",
  input: Input,
  output: z.object(paged(FoundApplication)),

  async run({ db }, { sort, limit, cursor, applicationId, stage, rediscovered, ...equal }) {
    const after = fromCursor(cursor, 2);
    const where: Prisma.ApplicationWhereInput = {
      ...equal,
      id: applicationId,
      ...(stage !== undefined && { stage: { equals: stage, mode: "insensitive" } }),
      ...(rediscovered !== undefined && { source: rediscovered ? "rediscovered" : { not: "rediscovered" } }),
    };
    const total = await db.application.count({ where });
    // Version 7 ids grow with time.
    const rows = await db.application.findMany({
      where: after ? { AND: [where, comesAfter(sort, after)] } : where,
      orderBy:
        sort === "score" ? [{ overall: { sort: "desc", nulls: "last" } }, { id: "desc" }] : { id: "desc" },
      take: limit + 1,
      include: {
        candidate: { select: { fullName: true } },
        job: {
          select: {
            title: true,
            scorecard: { select: { currentVersion: { select: { blindReview: true } } } },
          },
        },
      },
    });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      total,
      nextCursor: rows.length > limit && last ? toCursor([last.overall, last.id]) : null,
      items: shown.map(({ id, job, candidate, source, ...a }) => {
        const blindReview = job.scorecard?.currentVersion?.blindReview ?? false;
        return {
          ...a,
          applicationId: id,
          name: shownName(a, candidate, blindReview),
          blind: isBlind(a, blindReview),
          jobTitle: job.title,
          rediscovered: source === "rediscovered",
          appliedAt: a.appliedAt.toISOString(),
        };
      }),
    };
  },
});

function comesAfter(
  sort: z.output<typeof Input>["sort"],
  [overall, id]: (string | number | null)[],
): Prisma.ApplicationWhereInput {
  const later = { id: { lt: z.uuid().safeParse(id).data ?? "00000000-0000-0000-0000-000000000000" } };
  if (sort === "recent") return later;
  if (typeof overall !== "number") return { overall: null, ...later };
  return { OR: [{ overall: { lt: overall } }, { overall, ...later }, { overall: null }] };
}

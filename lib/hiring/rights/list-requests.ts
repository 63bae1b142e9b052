import * as z from "zod";
import { memberName } from "@/lib/platform/access/member-name";
import { useCase } from "@/lib/platform/access/use-case";
import { blindCandidatesOf } from "@/lib/platform/blind-review/blind-candidate";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { CandidateRequestKind, RequestOutcome } from "@/lib/platform/db/generated/enums";
import { shownWords } from "@/lib/judging/evaluation/in-thread";

/** Closed cases that are listed beside all open ones, newest first. */
const mostClosed = 100;

/** What candidates asked on their own pages: open cases, the one due first on top, then the last closed ones. */
export const listRequests = useCase({
  name: "listRequests",
  permission: "application:decide",
  output: z.object({
    requests: z.array(
      z.object({
        requestId: z.uuid(),
        kind: z.enum(CandidateRequestKind),
        candidateId: z.uuid(),
        name: z.string(),
        applicationId: z.uuid().nullable(),
        jobTitle: z.string().nullable(),
        text: z.string().describe("The candidate's words; masked in blind review."),
        askedAt: z.string(),
        dueAt: z.string(),
        late: z.boolean().describe("Open beyond its day."),
        owner: z.string().nullable(),
        isMine: z.boolean(),
        outcome: z.enum(RequestOutcome).nullable(),
        answer: z.string().nullable(),
        closedAt: z.string().nullable(),
        closedBy: z.string().nullable(),
      }),
    ),
  }),

  async run({ db, actor }) {
    const include = {
      candidate: { select: { number: true, fullName: true } },
      application: { select: { job: { select: { title: true } } } },
    } as const;
    const open = await db.candidateRequest.findMany({
      where: { closedAt: null },
      orderBy: [{ dueAt: "asc" }, { id: "asc" }],
      include,
    });
    const closed = await db.candidateRequest.findMany({
      where: { closedAt: { not: null } },
      orderBy: [{ closedAt: "desc" }, { id: "desc" }],
      take: mostClosed,
      include,
    });
    const rows = [...open, ...closed];
    const blind = await blindCandidatesOf(db, rows);
    const names = await memberName(
      db,
      rows.flatMap(({ ownerId, closedBy }) => [ownerId ?? [], closedBy ?? []].flat()),
    );
    return {
      requests: await Promise.all(
        rows.map(async ({ id, candidate, application, ...row }) => {
          const isBlind = blind.has(row.candidateId);
          const knownNames = candidate.fullName === null ? [] : [candidate.fullName];
          const shown = await shownWords(isBlind, [row.text], { profile: null, knownNames });
          return {
            ...row,
            requestId: id,
            name: poolName(candidate, isBlind),
            jobTitle: application?.job.title ?? null,
            text: shown(row.text),
            askedAt: row.createdAt.toISOString(),
            dueAt: row.dueAt.toISOString(),
            late: row.closedAt === null && row.dueAt < new Date(),
            owner: row.ownerId && names(row.ownerId),
            isMine: row.ownerId === actor.id,
            closedAt: row.closedAt?.toISOString() ?? null,
            closedBy: row.closedBy && names(row.closedBy),
          };
        }),
      ),
    };
  },
});

import * as z from "zod";
import { memberName } from "@/lib/platform/access/member-name";
import { fromCursor, notOfThisList, onePage } from "@/lib/platform/access/paging";
import { bounds, period } from "@/lib/platform/access/period";
import { useCase } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";

const TrailEvent = z.object({
  eventId: z.uuid(),
  at: z.string(),
  name: z.string().describe("What was done to what: application.accepted."),
  actorKind: z.string().describe("member, agent or system."),
  actorId: z.string(),
  by: z.string().describe("A member's name, or Shortlist itself."),
  clientId: z.string().nullable().describe("The agent through which it was done."),
  subjectId: z.uuid().nullable(),
  particulars: z.record(z.string(), z.unknown()),
});
export type TrailEvent = z.output<typeof TrailEvent>;

/** What events are about: the first part of their names, that most are of. */
export const trailNouns = [
  "application",
  "candidate",
  "job",
  "scorecard",
  "note",
  "agent",
  "member",
  "organization",
  "ats",
  "credits",
] as const;

export const TrailFilter = z.object({
  noun: z.enum(trailNouns).optional(),
  by: z.uuid().optional().describe("A member's user id."),
  about: z.uuid().optional().describe("The id of an application, a candidate, a job …"),
  ...period,
});

/** The organization's trail, newest first: who did what to what, when, through which agent. Throws invalid for a cursor of another list. */
export const listTrail = useCase({
  name: "listTrail",
  permission: "organization:administer",
  input: TrailFilter.extend({
    cursor: z.string().max(500).optional(),
    limit: z.int().min(1).max(1_000).default(50),
  }),
  output: z.object({ events: z.array(TrailEvent), nextCursor: z.string().nullable() }),

  async run({ db }, { noun, by, about, cursor, limit, ...days }) {
    const { start, end } = bounds(days);
    const before = fromCursor(cursor, 2);
    if (before && Number.isNaN(Date.parse(String(before[0])))) throw notOfThisList();
    const wanted = [
      noun && Prisma.sql`starts_with(name, ${`${noun}.`})`,
      by && Prisma.sql`"actorId" = ${by}`,
      about && Prisma.sql`"subjectId" = ${about}::uuid`,
      start && Prisma.sql`"createdAt" >= ${start}`,
      end && Prisma.sql`"createdAt" < ${end}`,
      before && Prisma.sql`("createdAt", id) < (${before[0]}::timestamptz, ${before[1]}::uuid)`,
    ].filter((condition) => !!condition);
    const rows = await db.$queryRaw<(Omit<TrailEvent, "by" | "at"> & { at: Date; place: string })[]>`
      SELECT id AS "eventId", "createdAt" AS at, "createdAt"::text AS place, name, "actorKind", "actorId", "clientId",
        "subjectId", particulars
      FROM "AuditEvent" WHERE ${Prisma.join([Prisma.sql`true`, ...wanted], " AND ")}
      ORDER BY "createdAt" DESC, id DESC LIMIT ${limit + 1}`;
    const { shown, nextCursor } = onePage(rows, limit, ({ place, eventId }) => [place, eventId]);
    const memberNamed = await memberName(
      db,
      shown.map(({ actorId }) => actorId),
    );
    return {
      events: shown.map(({ place, at, ...row }) => ({
        ...row,
        at: at.toISOString(),
        by: memberNamed(row.actorId),
      })),
      nextCursor,
    };
  },
});

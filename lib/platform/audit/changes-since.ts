import * as z from "zod";
import { memberName } from "@/lib/platform/access/member-name";
import { notOfThisList, page, toCursor } from "@/lib/platform/access/paging";
import { bounds, period } from "@/lib/platform/access/period";
import { useCase } from "@/lib/platform/access/use-case";
import { isBlindCandidate } from "@/lib/platform/blind-review/blind-candidate";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { say, sentence } from "@/lib/say";

/** What people and agents are told of, by the name of its audit event. */
const sentences = {
  "application.accepted": sentence("{name} was accepted for {job}."),
  "application.rejected": sentence("{name} was rejected for {job}{reason}."),
  "application.reopened": sentence("{name} is undecided for {job} again."),
  "application.moved": sentence("{name} was moved to {stage} for {job}."),
  "application.decision-undone": sentence("A decision on {name} for {job} was undone."),
  "application.accepted-in-ats": sentence("{name} was accepted for {job} in the applicant tracking system."),
  "application.rejected-in-ats": sentence("{name} was rejected for {job} in the applicant tracking system."),
  "application.withdrawn-in-ats": sentence("{name} withdrew from {job} in the applicant tracking system."),
  "application.hired-in-ats": sentence("{name} was hired for {job} in the applicant tracking system."),
  "application.evaluated": sentence("{name} was evaluated for {job}."),
  "application.not-scored": sentence("{name} could not be evaluated for {job}."),
  "application.letter-sent": sentence("A letter was sent to {name} about {job}."),
  "application.letter-failed": sentence("A letter to {name} about {job} could not be sent."),
  "candidate.created": sentence("{name} was added."),
  "candidate.assigned": sentence("{name} was applied to {job}."),
  "candidate.corrected": sentence("The record of {name} was corrected."),
  "candidate.merged": sentence("Another record was merged into that of {name}."),
  "candidate.merge-undone": sentence("A merge into the record of {name} was undone."),
  "candidate.erased": sentence("A candidate was erased."),
  "candidates.rediscovered": sentence("People of the talent pool were applied to {job}."),
  "attachment.added": sentence("A file of {name} was added."),
  "document.unreadable": sentence("A file of {name} could not be read."),
  "note.added": sentence("A note on {name} was added."),
  "job.created": sentence("{job} was created."),
  "job.updated": sentence("{job} was changed."),
  "scorecard.drafted": sentence("A scorecard draft of {job} is ready."),
  "scorecard.published": sentence("Version {version} of the scorecard of {job} was published."),
} as const;
type Kind = keyof typeof sentences;
export const changeKinds = Object.keys(sentences) as [Kind, ...Kind[]];

export const Change = z.object({
  eventId: z.uuid(),
  at: z.string(),
  kind: z.enum(changeKinds),
  text: z.string(),
  by: z.string().describe("A member, or Shortlist itself."),
  byAgent: z.boolean().describe("Through an agent."),
  jobId: z.uuid().nullable(),
  applicationId: z.uuid().nullable(),
  candidateId: z.uuid().nullable(),
});
type Change = z.output<typeof Change>;

const hourMs = 3_600_000;

/**
 * Changes become visible this long after they began, in ms: the longest transaction. Until then an earlier one may
 * still commit, and whoever reads on from the last cursor would miss it.
 */
export const settleMs = 60_000;

/**
 * What happened in the organization, or in one job, oldest first. `nextCursor` is never null: reading on from it later
 * returns what has happened since, each change once. Hiring managers see their own acts. Throws invalid for a cursor
 * of another list.
 */
export const changesSince = useCase({
  name: "changesSince",
  permission: "candidate:read",
  input: z.object({
    since: period.from.describe("A day or time, UTC; else a day ago."),
    jobId: z.uuid().optional(),
    newestFirst: z.boolean().default(false).describe("For a page: the latest, without waiting."),
    ...page,
    limit: page.limit.default(50),
  }),
  output: z.object({
    items: z.array(Change),
    nextCursor: z.string().describe("Reads on from here, also later."),
    more: z.boolean().describe("Whether more has happened already."),
  }),

  async run({ db }, { since, jobId, newestFirst, cursor, limit }) {
    // By the hour, so that two calls at the same time begin at the same place.
    const dayAgo = new Date((Math.floor(Date.now() / hourMs) - 24) * hourMs);
    const [at, id] = placeOf(cursor) ?? [(bounds({ from: since }).start ?? dayAgo).toISOString(), null];
    const rows = await readChanges(db, { at, id, jobId, newestFirst, kinds: changeKinds, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const names = await memberName(
      db,
      shown.map(({ actorId }) => actorId),
    );
    return {
      items: shown.map((row) => told(row, names)),
      nextCursor: last ? toCursor([last.place, last.eventId]) : toCursor([at, id]),
      more: rows.length > limit,
    };
  },
});

type Wanted = {
  /** The place to read on from: a time, and the event there that was read. */
  at: string;
  id: string | null;
  kinds: readonly string[];
  jobId?: string | undefined;
  newestFirst?: boolean;
  limit: number;
};

/** Changes of these kinds after a place, oldest first unless asked otherwise. */
export function readChanges(db: TenantDb, { at, id, kinds, jobId, newestFirst = false, limit }: Wanted) {
  const after = id
    ? Prisma.sql`(e."createdAt", e.id) > (${at}::timestamptz, ${id}::uuid)`
    : Prisma.sql`e."createdAt" >= ${at}::timestamptz`;
  const settled = new Date(Date.now() - (newestFirst ? 0 : settleMs));
  const order = newestFirst ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  return db.$queryRaw<Row[]>`
    ${changes}
    WHERE e.name = ANY(${kinds}::text[]) AND ${after} AND e."createdAt" <= ${settled}
      AND ${jobId ? Prisma.sql`j.id = ${jobId}::uuid` : Prisma.sql`true`}
    ORDER BY e."createdAt" ${order}, e.id ${order} LIMIT ${limit}`;
}

/** A time in UTC on a day that there is. */
const isTime = (at: string) =>
  z.iso.date().safeParse(at.slice(0, 10)).success && !Number.isNaN(Date.parse(at));
const Cursor = z.tuple([z.string().refine(isTime), z.uuid().nullable()]);

function placeOf(cursor: string | undefined) {
  if (cursor === undefined) return null;
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw notOfThisList();
  }
}

type Row = {
  eventId: string;
  name: Kind;
  /** The time to the microsecond, as PostgreSQL orders it. */
  place: string;
  at: Date;
  actorId: string;
  clientId: string | null;
  jobId: string | null;
  title: string | null;
  applicationId: string | null;
  candidateId: string | null;
  applicationNumber: number | null;
  candidateNumber: number | null;
  fullName: string | null;
  blind: boolean;
  stage: string | null;
  reason: string | null;
  version: string | null;
};

/** SQL: events `e` with what they are about. Subjects are of four kinds, whose ids never coincide. */
const changes = Prisma.sql`
  SELECT e.id AS "eventId", e.name, e."createdAt"::text AS place, e."createdAt" AS at, e."actorId", e."clientId",
    j.id AS "jobId", j.title, a.id AS "applicationId", a.number AS "applicationNumber", c.id AS "candidateId",
    c.number AS "candidateNumber", c."fullName", ${isBlindCandidate} AS blind, d.stage, d.reason,
    e.particulars->>'version' AS version
  FROM "AuditEvent" e
  LEFT JOIN "Attachment" f ON f."organizationId" = e."organizationId" AND f.id = e."subjectId"
  LEFT JOIN "ScorecardDraft" s ON s."organizationId" = e."organizationId" AND s.id = e."subjectId"
  LEFT JOIN "Application" a ON a."organizationId" = e."organizationId"
    AND a.id = coalesce((e.particulars->>'applicationId')::uuid, e."subjectId")
  LEFT JOIN "Decision" d ON d."organizationId" = e."organizationId" AND d.id = (e.particulars->>'decisionId')::uuid
  LEFT JOIN "Job" j ON j."organizationId" = e."organizationId"
    AND j.id = coalesce(a."jobId", s."jobId", (e.particulars->>'jobId')::uuid, e."subjectId")
  LEFT JOIN "Candidate" c ON c."organizationId" = e."organizationId"
    AND c.id = coalesce(a."candidateId", f."candidateId", e."subjectId")`;

/** An event in words, with the name that may be shown. */
function told(row: Row, memberNamed: (actorId: string) => string): Change {
  const { eventId, name: kind, at, actorId, clientId, jobId, applicationId, candidateId } = row;
  const name =
    row.applicationNumber === null
      ? poolName({ number: row.candidateNumber ?? 0, fullName: row.fullName }, row.blind)
      : shownName({ number: row.applicationNumber }, row, row.blind);
  const text = say(sentences[kind], {
    name,
    job: row.title ?? say("a job that is gone"),
    stage: row.stage ?? "",
    reason: row.reason ? ` (${row.reason})` : "",
    version: row.version ?? "",
  });
  return {
    eventId,
    kind,
    text,
    at: at.toISOString(),
    by: memberNamed(actorId),
    byAgent: clientId !== null,
    jobId,
    applicationId,
    candidateId,
  };
}

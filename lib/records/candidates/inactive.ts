import type { Context } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { isMerged } from "@/lib/judging/states/merged";

type Inactive = {
  candidateId: string;
  number: number;
  fullName: string | null;
  /** Time of the last change. */
  lastActivity: Date;
  /** How many there are in all, including those beyond the limit. */
  total: number;
};

/**
 * People without a change for `months`, longest first, except employees, people with an active, accepted or hired
 * application, and those who wait for an answer to what they asked. Merged records count as one person. `only` restricts the search to one person.
 *
 * Changes are a new record, file or application, a change in the ATS, a decision, a reply of theirs, and any act of
 * a member or agent except opening a file. `updatedAt` does not count: each sync writes when it saw a record.
 */
export const findInactive = ({ db }: Context, { months, most, only }: Wanted) =>
  db.$queryRaw<Inactive[]>`
    WITH RECURSIVE part AS (
      SELECT c.id AS person, c.id FROM "Candidate" c
      WHERE c."erasedAt" IS NULL AND c."createdAt" < ${since(months)}
        AND ${only ? Prisma.sql`c.id = ${only}::uuid` : Prisma.sql`true`}
        AND NOT ${isMerged("c")}
      UNION
      SELECT part.person, m.value::uuid
      FROM part JOIN "CandidateAlias" m ON m."candidateId" = part.id AND m.kind = 'merged'
    ), inactive AS (
      SELECT part.person, max(greatest(c."createdAt", c."atsUpdatedAt", file.at, application.at, reply.at, act.at)) AS at
      FROM part JOIN "Candidate" c ON c.id = part.id
      CROSS JOIN LATERAL (
        SELECT max(f."createdAt") AS at FROM "Attachment" f
        WHERE f."organizationId" = c."organizationId" AND f."candidateId" = c.id) file
      CROSS JOIN LATERAL (
        SELECT max(greatest(a."createdAt", a."appliedAt", a."decidedAt", a."atsUpdatedAt")) AS at, array_agg(a.id) AS ids,
          coalesce(bool_or(a.disposition IN ('active', 'accepted', 'hired')), false) AS stays
        FROM "Application" a
        WHERE a."organizationId" = c."organizationId" AND a."candidateId" = c.id) application
      CROSS JOIN LATERAL (
        SELECT max(r."receivedAt") AS at FROM "CandidateReply" r
        WHERE r."organizationId" = c."organizationId" AND r."candidateId" = c.id AND r.kind = 'reply') reply
      CROSS JOIN LATERAL (
        SELECT max(e."createdAt") AS at FROM "AuditEvent" e
        WHERE e."organizationId" = c."organizationId" AND e."subjectId" = ANY(c.id || application.ids)
          AND e."actorKind" <> 'system' AND e.name <> 'attachment.opened') act
      GROUP BY part.person
      HAVING NOT bool_or(application.stays OR EXISTS (SELECT 1 FROM "Employee" works
          WHERE works."organizationId" = c."organizationId" AND works."candidateId" = c.id)
        OR EXISTS (SELECT 1 FROM "CandidateRequest" asked
          WHERE asked."organizationId" = c."organizationId" AND asked."candidateId" = c.id AND asked."closedAt" IS NULL))
        AND max(greatest(c."createdAt", c."atsUpdatedAt", file.at, application.at, reply.at, act.at)) < ${since(months)}
    )
    SELECT c.id AS "candidateId", c.number, c."fullName", inactive.at AS "lastActivity",
      (count(*) OVER ())::int AS total
    FROM inactive JOIN "Candidate" c ON c.id = inactive.person
    ORDER BY inactive.at, c.id LIMIT ${most}`;

type Wanted = { months: number; most: number; only?: string };

const since = (months: number) => Prisma.sql`now() - make_interval(months => ${months}::int)`;

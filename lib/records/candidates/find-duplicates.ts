import * as z from "zod";
import { fromCursor, onePage, page } from "@/lib/platform/access/paging";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { notFound } from "@/lib/errors";
import { isBlindCandidate } from "@/lib/platform/blind-review/blind-candidate";
import { say } from "@/lib/say";
import { ExistingRecord, type Marks, Same, existingRecord, findAlike, unnamed } from "./same-person";
import { isMerged } from "@/lib/judging/states/merged";

/** Groups listed at a time. */
const most = 20;

const Group = z.object({
  same: z.array(Same),
  records: z.array(
    z.object({ candidateId: z.uuid(), name: z.string(), applications: z.int(), createdAt: z.string() }),
  ),
});

/**
 * Other records that seem to be the same person, and records that were merged into this one; without a candidate all
 * groups of records in the organization that share an e-mail address, phone number or CV. Leaves out candidates in
 * blind review on both sides: none are listed for them, and they are not listed for others.
 */
export const findDuplicates = useCase({
  name: "findDuplicates",
  permission: "candidate:read",
  reads: true,
  input: z.object({
    candidateId: z.uuid().optional().describe("Else of everybody."),
    cursor: page.cursor,
  }),
  output: z.object({
    candidateId: z.uuid().nullable(),
    /** The record this one was merged into. */
    mergedInto: z.uuid().nullable(),
    duplicates: z.array(ExistingRecord.extend({ createdAt: z.string() })),
    merged: z.array(
      z.object({
        candidateId: z.uuid(),
        name: z.string(),
        mergedAt: z.string(),
        /** False for merges that the applicant tracking system made. */
        reversible: z.boolean(),
      }),
    ),
    groups: z.array(Group),
    nextCursor: z.string().nullable().describe("Of the groups; null on the last page."),
  }),

  async run(ctx, { candidateId, cursor }) {
    const { db } = ctx;
    const nobody = { mergedInto: null, duplicates: [], merged: [], groups: [], nextCursor: null };
    if (candidateId === undefined)
      return { ...nobody, candidateId: null, ...(await groupsAfter(ctx, cursor)) };
    const [self] = await marked(ctx, candidateId);
    if (!self) throw notFound("Candidate");
    // Any other record of this person would reveal who they are.
    if (self.blind) return { ...nobody, candidateId };
    const links = self.linked
      ? await db.candidateAlias.findMany({
          where: { kind: "merged", OR: [{ value: candidateId }, { candidateId }] },
          orderBy: { createdAt: "desc" },
        })
      : [];
    const into = links.find(({ value }) => value === candidateId) ?? null;
    const aliases = links.filter((link) => link !== into);
    const linked = [...(into ? [into.candidateId] : []), ...aliases.map(({ value }) => value)];
    const [named, found] = await Promise.all([
      linked.length > 0 ? recordsOf(ctx, linked) : [],
      findAlike(ctx, self, candidateId),
    ]);
    const others = new Map(named.map((row) => [row.id, row]));
    const alike = found.filter(({ blind }) => !blind);
    const mayBeNamed = (id: string) => !others.get(id)?.blind;
    return {
      ...nobody,
      candidateId,
      mergedInto: into && mayBeNamed(into.candidateId) ? into.candidateId : null,
      duplicates: into
        ? []
        : alike.map((row) => ({ ...existingRecord(row), createdAt: row.createdAt.toISOString() })),
      merged: aliases
        .filter(({ value }) => mayBeNamed(value))
        .map(({ value, createdAt, moved }) => {
          const other = others.get(value);
          return {
            candidateId: value,
            name: other ? (other.fullName ?? unnamed()) : say("Erased"),
            mergedAt: createdAt.toISOString(),
            reversible: moved !== null,
          };
        }),
    };
  },
});

type Row = { records: string[]; same: z.output<typeof Same>[]; first: string; key: string };

/** Records that are neither erased, merged away nor in blind review, grouped by what they share. */
async function groupsAfter({ db }: Context, cursor: string | undefined) {
  const after = fromCursor(cursor, 2);
  const rows = await db.$queryRaw<Row[]>`
    WITH person AS MATERIALIZED (
      SELECT c.id, c.email, c.phone FROM "Candidate" c
      WHERE c."erasedAt" IS NULL AND NOT ${isBlindCandidate} AND NOT ${isMerged("c")}
    ), mark AS (
      SELECT id, 'email' AS same, folded(email) AS value FROM person WHERE email <> ''
      UNION ALL SELECT id, 'phone', phone_key(phone) FROM person WHERE phone <> ''
      UNION ALL SELECT p.id, 'cv', f.value FROM person p JOIN "Attachment" a ON a."candidateId" = p.id AND a.kind = 'cv'
        CROSS JOIN LATERAL unnest(ARRAY[a.sha256, a."textKey"]) f(value)
    ), alike AS (
      SELECT array_agg(DISTINCT id ORDER BY id) AS records, same FROM mark WHERE value IS NOT NULL
      GROUP BY same, value HAVING count(DISTINCT id) > 1
    )
    SELECT * FROM (
      SELECT records::text[] AS records, array_agg(DISTINCT same) AS same, records[1] AS first, records::text AS key
      FROM alike GROUP BY records
    ) grouped
    WHERE ${after ? Prisma.sql`key > ${String(after[0])}` : Prisma.sql`true`} ORDER BY key LIMIT ${most + 1}`;
  const { shown, nextCursor } = onePage(rows, most, ({ key, first }) => [key, first]);
  const people = await db.candidate.findMany({
    where: { id: { in: shown.flatMap(({ records }) => records) } },
    select: { id: true, fullName: true, createdAt: true, _count: { select: { applications: true } } },
  });
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    nextCursor,
    groups: shown.map(({ same, records }) => ({
      same,
      records: records.flatMap((id) => {
        const person = byId.get(id);
        if (!person) return [];
        const { fullName, createdAt, _count } = person;
        return [
          {
            candidateId: id,
            name: fullName ?? unnamed(),
            applications: _count.applications,
            createdAt: createdAt.toISOString(),
          },
        ];
      }),
    })),
  };
}

const recordsOf = ({ db }: Context, ids: string[]) =>
  db.$queryRaw<{ id: string; fullName: string | null; blind: boolean }[]>`
    SELECT c.id, c."fullName", ${isBlindCandidate} AS blind
    FROM "Candidate" c WHERE c.id = ANY(${ids}::uuid[])`;

/** The identifying marks of a record, and whether it is in blind review and was merged with another. */
const marked = ({ db }: Context, candidateId: string) =>
  db.$queryRaw<(Marks & { blind: boolean; linked: boolean })[]>`
    SELECT ${isBlindCandidate} AS blind, ARRAY[c.email] AS emails, ARRAY[c.phone] AS phones,
      array_remove(array_agg(f.sha256), NULL) AS files, array_remove(array_agg(f."textKey"), NULL) AS texts,
      EXISTS (SELECT FROM "CandidateAlias" m WHERE m."organizationId" = c."organizationId" AND m.kind = 'merged'
        AND (m.value = c.id::text OR m."candidateId" = c.id)) AS linked
    FROM "Candidate" c
      LEFT JOIN "Attachment" f ON f."organizationId" = c."organizationId" AND f."candidateId" = c.id AND f.kind = 'cv'
    WHERE c.id = ${candidateId}::uuid GROUP BY c.id`;

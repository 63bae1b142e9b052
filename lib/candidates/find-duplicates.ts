import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";
import { notFound } from "@/lib/errors";
import { isBlindCandidate } from "./blind-candidate";

const Same = z.enum(["email", "phone", "cv"]);
/** Shown at once; somebody with more records than that has another problem. */
const most = 10;
/** Digits that tell a telephone number, whatever stands before them: +49 151 …, 0151 …, 0049151 …. */
const phoneDigits = 8;

/**
 * Other records that seem to be the same person, and those that were merged into this one. None is told of somebody in
 * a blind review, nor to anybody else that they are the same person.
 */
export const findDuplicates = useCase({
  permission: "candidate:read",
  input: z.object({ candidateId: z.uuid() }),
  output: z.object({
    candidateId: z.uuid(),
    /** The record this one was merged into. */
    mergedInto: z.uuid().nullable(),
    duplicates: z.array(
      z.object({
        candidateId: z.uuid(),
        name: z.string(),
        same: z.array(Same),
        applications: z.int(),
        createdAt: z.string(),
      }),
    ),
    merged: z.array(
      z.object({
        candidateId: z.uuid(),
        name: z.string(),
        mergedAt: z.string(),
        /** False for merges that the applicant tracking system made. */
        reversible: z.boolean(),
      }),
    ),
  }),

  async run(ctx, { candidateId }) {
    const { db } = ctx;
    const [self] = await named(ctx, [candidateId]);
    if (!self) throw notFound("Candidate");
    // Every other record of theirs leads to who they are.
    if (self.blind) return { candidateId, mergedInto: null, duplicates: [], merged: [] };
    const into = await db.candidateAlias.findFirst({ where: { kind: "merged", value: candidateId } });
    const aliases = await db.candidateAlias.findMany({
      where: { kind: "merged", candidateId },
      orderBy: { createdAt: "desc" },
    });
    const linked = [...(into ? [into.candidateId] : []), ...aliases.map(({ value }) => value)];
    const others = new Map((await named(ctx, linked)).map((row) => [row.id, row]));
    const told = (id: string) => !others.get(id)?.blind;
    return {
      candidateId,
      mergedInto: into && told(into.candidateId) ? into.candidateId : null,
      duplicates: into
        ? []
        : (await alike(ctx, candidateId)).map((row) => ({
            candidateId: row.id,
            name: row.fullName ?? unnamed,
            same: Same.options.filter((reason) => row[reason]),
            applications: row.applications,
            createdAt: row.createdAt.toISOString(),
          })),
      merged: aliases
        .filter(({ value }) => told(value))
        .map(({ value, createdAt, moved }) => {
          const other = others.get(value);
          return {
            candidateId: value,
            name: other ? (other.fullName ?? unnamed) : "Erased",
            mergedAt: createdAt.toISOString(),
            reversible: moved !== null,
          };
        }),
    };
  },
});

type Named = { id: string; fullName: string | null; blind: boolean };
type Alike = Omit<Named, "blind"> & {
  email: boolean;
  phone: boolean;
  cv: boolean;
  applications: number;
  createdAt: Date;
};

const unnamed = "Unnamed candidate";

const named = ({ db }: Context, ids: string[]) =>
  db.$queryRaw<Named[]>`
    SELECT c.id, c."fullName", ${isBlindCandidate} AS blind
    FROM "Candidate" c WHERE c.id = ANY(${ids}::uuid[])`;

const digits = (of: string) =>
  Prisma.sql`right(regexp_replace(${Prisma.raw(`${of}."phone"`)}, '\\D', '', 'g'), ${phoneDigits})`;

/** Records with the same address, number or CV, neither erased nor merged away already. */
const alike = ({ db }: Context, candidateId: string) =>
  db.$queryRaw<Alike[]>`
    WITH found AS (
      SELECT c.*,
        coalesce(lower(c.email) = lower(self.email), false) AS email_same,
        coalesce(${digits("c")} = ${digits("self")} AND length(${digits("self")}) = ${phoneDigits}, false)
          AS phone_same,
        c.id IN (
          SELECT theirs."candidateId" FROM "Attachment" ours
          JOIN "Attachment" theirs ON theirs."organizationId" = ours."organizationId"
            AND theirs.sha256 = ours.sha256 AND theirs.kind = 'cv'
          WHERE ours."candidateId" = self.id AND ours.kind = 'cv') AS cv_same
      FROM "Candidate" self JOIN "Candidate" c ON c."organizationId" = self."organizationId" AND c.id <> self.id
      WHERE self.id = ${candidateId}::uuid AND c."erasedAt" IS NULL
        AND NOT EXISTS (SELECT 1 FROM "CandidateAlias" m WHERE m."organizationId" = c."organizationId"
          AND m.kind = 'merged' AND m.value = c.id::text))
    SELECT c.id, c."fullName", c."createdAt",
      email_same AS email, phone_same AS phone, cv_same AS cv,
      (SELECT count(*)::int FROM "Application" a
        WHERE a."organizationId" = c."organizationId" AND a."candidateId" = c.id) AS applications
    FROM found c WHERE (email_same OR phone_same OR cv_same) AND NOT ${isBlindCandidate}
    ORDER BY c."createdAt", c.id LIMIT ${most}`;

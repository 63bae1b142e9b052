import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { isBlindCandidate } from "@/lib/blind-review/blind-candidate";
import { say } from "@/lib/say";
import { ExistingRecord, type Marks, existingRecord, findAlike, unnamed } from "./same-person";

/**
 * Other records that seem to be the same person, and records that were merged into this one. Leaves out candidates in
 * blind review on both sides: none are listed for them, and they are not listed for others.
 */
export const findDuplicates = useCase({
  name: "findDuplicates",
  permission: "candidate:read",
  input: z.object({ candidateId: z.uuid() }),
  output: z.object({
    candidateId: z.uuid(),
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
  }),

  async run(ctx, { candidateId }) {
    const { db } = ctx;
    const [self] = await named(ctx, [candidateId]);
    if (!self) throw notFound("Candidate");
    // Any other record of this person would reveal who they are.
    if (self.blind) return { candidateId, mergedInto: null, duplicates: [], merged: [] };
    const into = await db.candidateAlias.findFirst({ where: { kind: "merged", value: candidateId } });
    const aliases = await db.candidateAlias.findMany({
      where: { kind: "merged", candidateId },
      orderBy: { createdAt: "desc" },
    });
    const linked = [...(into ? [into.candidateId] : []), ...aliases.map(({ value }) => value)];
    const others = new Map((await named(ctx, linked)).map((row) => [row.id, row]));
    const alike = (await findAlike(ctx, await marksOf(ctx, candidateId), candidateId)).filter(
      ({ blind }) => !blind,
    );
    const mayBeNamed = (id: string) => !others.get(id)?.blind;
    return {
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

const named = ({ db }: Context, ids: string[]) =>
  db.$queryRaw<{ id: string; fullName: string | null; blind: boolean }[]>`
    SELECT c.id, c."fullName", ${isBlindCandidate} AS blind
    FROM "Candidate" c WHERE c.id = ANY(${ids}::uuid[])`;

/** The identifying marks of this record. */
async function marksOf({ db }: Context, candidateId: string): Promise<Marks> {
  const { email, phone, attachments } = await db.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    select: {
      email: true,
      phone: true,
      attachments: { where: { kind: "cv" }, select: { sha256: true, textKey: true } },
    },
  });
  return {
    emails: [email],
    phones: [phone],
    files: attachments.map(({ sha256 }) => sha256),
    texts: attachments.map(({ textKey }) => textKey),
  };
}

import type { Context } from "@/lib/platform/access/use-case";
import { isBlindCandidate } from "@/lib/platform/blind-review/blind-candidate";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { conflict, notFound } from "@/lib/errors";

/**
 * The records of one person: the candidate's own and those that were merged into it. Throws not_found for a candidate
 * who does not exist or is erased already, and conflict for a record that was merged into another.
 */
export async function recordsOf({ db }: Context, candidateId: string): Promise<string[]> {
  const candidate = await db.candidate.findUnique({ where: { id: candidateId }, select: { erasedAt: true } });
  if (!candidate || candidate.erasedAt) throw notFound("Candidate");
  const into = await db.candidateAlias.count({ where: { kind: "merged", value: candidateId } });
  if (into > 0)
    throw conflict(
      "This record was merged into another. Erase that one, and this goes with it; or undo the merge.",
    );
  const records = await partsOf(db, candidateId);
  // Erased since the first query.
  if (records.length === 0) throw notFound("Candidate");
  return records.map(({ id }) => id);
}

/** A record and those that were merged into it, without erased ones; and which of them are in blind review. */
export const partsOf = (db: TenantDb, candidateId: string) =>
  db.$queryRaw<{ id: string; fullName: string | null; blind: boolean }[]>`
    WITH RECURSIVE part AS (
      SELECT ${candidateId}::uuid AS id
      UNION
      SELECT m.value::uuid FROM "CandidateAlias" m JOIN part ON m."candidateId" = part.id WHERE m.kind = 'merged')
    SELECT c.id, c."fullName", ${isBlindCandidate} AS blind FROM "Candidate" c JOIN part ON part.id = c.id WHERE c."erasedAt" IS NULL`;

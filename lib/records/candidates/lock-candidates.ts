import type { Context } from "@/lib/platform/access/use-case";

/**
 * Locks these candidates until the commit, for callers that read and then write: meanwhile they cannot be merged,
 * erased or opted out, and their consent cannot change. Always locks in id order. To avoid deadlocks, lock jobs
 * before candidates, and candidates before their applications and files.
 */
export async function lockCandidates({ db }: Pick<Context, "db">, candidateIds: readonly string[]) {
  await db.$queryRaw`
    SELECT 1 FROM "Candidate" WHERE id = ANY(${candidateIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}

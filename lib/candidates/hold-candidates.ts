import type { Context } from "@/lib/access/use-case";

/**
 * Keeps these people as they are until the commit, for whoever reads first and then writes what follows: nobody is
 * merged, erased, opted out or asked for their consent meanwhile. Always in the same order. Jobs are locked before
 * people, and people before their applications and files, so that no two wait for each other.
 */
export async function holdCandidates({ db }: Pick<Context, "db">, candidateIds: readonly string[]) {
  await db.$queryRaw`
    SELECT 1 FROM "Candidate" WHERE id = ANY(${candidateIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}

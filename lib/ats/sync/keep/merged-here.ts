import type { Context } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";

/**
 * Of these records those that a recruiter has merged here, each with the one that was kept for both. The ATS goes on
 * having them apart; that is no reason to part them here.
 */
export async function mergedHere({ db }: Context, ids: string[]): Promise<Map<string, string>> {
  const into = new Map<string, string>();
  let pending = ids;
  // What was kept may have been merged itself.
  while (pending.length > 0) {
    const merges = await db.candidateAlias.findMany({
      where: { kind: "merged", value: { in: pending }, moved: { not: Prisma.DbNull } },
      select: { value: true, candidateId: true },
    });
    const survivors = new Map(merges.map(({ value, candidateId }) => [value, candidateId]));
    for (const id of ids) {
      const next = survivors.get(into.get(id) ?? id);
      if (next) into.set(id, next);
    }
    pending = [...new Set(survivors.values())];
  }
  return into;
}

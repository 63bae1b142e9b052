import type { Context } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";

/**
 * Maps those of these candidates that a recruiter has merged here to the surviving candidate. The ATS still has them
 * separately, which is no reason to undo the merge.
 */
export async function mergedHere({ db }: Context, ids: string[]): Promise<Map<string, string>> {
  const into = new Map<string, string>();
  let pending = ids;
  // A survivor may have been merged itself.
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

import type { Context } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { emit } from "@/lib/platform/events/emit";
import { candidateChanged } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";

export const aliasKind = (connectionId: string) => `ats:${connectionId}`;

type Ref = { id: string; externalId: string | null };

/**
 * Records that the ATS has moved an application from one candidate to another: the first was merged into the second.
 * The first's row stays, so that the merge can be undone.
 */
export async function rememberMerge(ctx: Context, connectionId: string, from: Ref, into: Ref) {
  const aliases = [
    { kind: aliasKind(connectionId), value: from.externalId ?? from.id, candidateId: into.id },
    { kind: "merged", value: from.id, candidateId: into.id },
  ];
  for (const { candidateId, ...name } of aliases) {
    const { count } = await ctx.db.candidateAlias.updateMany({ where: name, data: { candidateId } });
    if (count === 0) await ctx.db.candidateAlias.create({ data: { ...name, candidateId } });
  }
  await record(ctx, "candidate.merged", into.id, { from: from.id });
  for (const { id } of [from, into]) await emit(ctx, candidateChanged, { candidateId: id });
}

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

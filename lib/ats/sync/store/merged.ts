import type { Context } from "@/lib/access/use-case";
import { emit } from "@/lib/events/emit";
import { candidateChanged } from "@/lib/events/events";
import { record } from "@/lib/events/record";

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

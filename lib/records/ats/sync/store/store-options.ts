import type { Context } from "@/lib/platform/access/use-case";
import type { AtsOptionKind } from "@/lib/platform/db/generated/enums";
import type { AtsReason, AtsStage } from "@/lib/records/ats/records";
import { storableLine } from "./storable-text";

export const reasonOptions = (reasons: AtsReason[]): AtsStage[] =>
  // No ATS gives its reasons an order that holds across pages: they are sorted by name.
  reasons.map((reason) => ({ ...reason, jobExternalId: null, position: 0 }));

/** Writes stages or reasons as the ATS has them; a retired one that is back is offered again. Safe to repeat. */
export async function storeOptions(
  { db }: Pick<Context, "db">,
  connectionId: string,
  kind: AtsOptionKind,
  options: AtsStage[],
  now: Date,
) {
  const ids = options.map((option) => option.externalId);
  const existing = await db.atsOption.findMany({ where: { connectionId, kind, externalId: { in: ids } } });
  const byId = new Map(existing.map((option) => [option.externalId, option]));
  const clean = options.map((option) => ({ ...option, name: storableLine(option.name, 200) }));
  await db.atsOption.createMany({
    data: clean.filter((each) => !byId.has(each.externalId)).map((each) => ({ ...each, connectionId, kind })),
    skipDuplicates: true,
  });
  for (const option of clean) {
    const row = byId.get(option.externalId);
    if (row && (row.name !== option.name || row.position !== option.position))
      await db.atsOption.update({ where: { id: row.id }, data: option });
  }
  await db.atsOption.updateMany({
    where: { connectionId, kind, externalId: { in: ids } },
    data: { seenAt: now, retiredAt: null },
  });
}

type Retiring = {
  connectionId: string;
  kind: AtsOptionKind;
  /** Only stages of this job, when only these were read. */
  jobExternalId?: string;
  readingBegan: Date;
};

/** Retires what a full reading did not list. The rows stay, because settings and applications refer to them. */
export async function retireOptions(
  { db }: Pick<Context, "db">,
  { connectionId, kind, jobExternalId, readingBegan }: Retiring,
) {
  await db.atsOption.updateMany({
    where: {
      connectionId,
      kind,
      jobExternalId,
      retiredAt: null,
      OR: [{ seenAt: null }, { seenAt: { lt: readingBegan } }],
    },
    data: { retiredAt: new Date() },
  });
}

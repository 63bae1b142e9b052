import type { Context } from "@/lib/access/use-case";
import type { AtsOptionKind } from "@/lib/db/generated/enums";
import type { AtsReason, AtsStage } from "../records";
import { keptText } from "./kept-text";

type Option = { externalId: string; jobExternalId: string | null; name: string; position: number };

export const stageOptions = (stages: AtsStage[]): Option[] =>
  stages.map(({ externalId, jobExternalId, name, position }) => ({
    externalId,
    jobExternalId,
    name,
    position,
  }));

export const reasonOptions = (reasons: AtsReason[]): Option[] =>
  reasons.map((reason, position) => ({ ...reason, jobExternalId: null, position }));

/** Writes stages or reasons as the ATS has them. Safe to repeat. */
export async function keepOptions(
  { db }: Pick<Context, "db">,
  connectionId: string,
  kind: AtsOptionKind,
  options: Option[],
) {
  const ids = options.map((option) => option.externalId);
  const kept = await db.atsOption.findMany({ where: { connectionId, kind, externalId: { in: ids } } });
  const byId = new Map(kept.map((option) => [option.externalId, option]));
  const clean = options.map((option) => ({ ...option, name: keptText(option.name, 200) }));
  await db.atsOption.createMany({
    data: clean.filter((each) => !byId.has(each.externalId)).map((each) => ({ ...each, connectionId, kind })),
    skipDuplicates: true,
  });
  for (const option of clean) {
    const known = byId.get(option.externalId);
    if (known && (known.name !== option.name || known.position !== option.position))
      await db.atsOption.update({ where: { id: known.id }, data: option });
  }
}

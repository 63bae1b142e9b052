import type { Context } from "@/lib/platform/access/use-case";
import type { SignalEvidence } from "./signal";

/** Notes that a record has, or had, another name; one that was noted before, also if it was dismissed, stays. */
export async function nameChanged({ db }: Pick<Context, "db">, candidateId: string, name: string) {
  const about = { candidateId, kind: "name_changed" as const };
  const noted = await db.signal.findFirst({ where: about, select: { evidence: true } });
  if ((noted?.evidence as SignalEvidence | undefined)?.name === name) return;
  await db.signal.deleteMany({ where: about });
  await db.signal.createMany({ data: [{ ...about, evidence: { name } }], skipDuplicates: true });
}

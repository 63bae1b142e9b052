import type { Actor } from "@/lib/platform/access/actor";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { identityDb } from "@/lib/platform/db/identity";

type Act = { act: string; subjectId?: string; particulars?: Prisma.InputJsonObject };

/** Records an act on the service, and who did it; in the transaction of `db`, if one is given. */
export async function recordAct(
  actor: Actor,
  act: Act,
  db: Pick<typeof identityDb, "serviceAct"> = identityDb,
) {
  await db.serviceAct.create({ data: { actorId: actor.id, ...act } });
}

/** Records that somebody viewed something, at most once a day: pages call this each time they are shown. */
export async function recordLook(actor: Actor, act: string) {
  const createdAt = { gt: new Date(Date.now() - 24 * 3_600_000) };
  if (await identityDb.serviceAct.findFirst({ where: { actorId: actor.id, act, createdAt } })) return;
  await recordAct(actor, { act });
}

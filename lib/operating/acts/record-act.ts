import type { Actor } from "@/lib/access/actor";
import type { Prisma } from "@/lib/db/generated/client";
import { identityDb } from "@/lib/db/identity";

type Act = { act: string; subjectId?: string; particulars?: Prisma.InputJsonObject };

/** Writes down what was done to the service, and by whom; within `db`'s transaction where one is given. */
export async function recordAct(
  actor: Actor,
  act: Act,
  db: Pick<typeof identityDb, "serviceAct"> = identityDb,
) {
  await db.serviceAct.create({ data: { actorId: actor.id, ...act } });
}

/** Writes down that somebody looked, once a day: a page looks each time that it is shown. */
export async function recordLook(actor: Actor, act: string) {
  const createdAt = { gt: new Date(Date.now() - 24 * 3_600_000) };
  if (await identityDb.serviceAct.findFirst({ where: { actorId: actor.id, act, createdAt } })) return;
  await recordAct(actor, { act });
}

import type { Prisma } from "@/lib/platform/db/generated/client";
import type { Context } from "@/lib/platform/access/use-case";

type Recording = Pick<Context, "actor" | "db">;

/**
 * Writes an audit event in the same transaction as the change it describes. `particulars` holds ids and numbers,
 * never a candidate's text.
 */
export const record = (
  ctx: Recording,
  name: `${string}.${string}`,
  subjectId: string | null,
  particulars: Prisma.InputJsonObject = {},
) => recordAll(ctx, name, [{ subjectId, particulars }]);

/** The same for several subjects, in one statement. */
export async function recordAll(
  { actor, db }: Recording,
  name: `${string}.${string}`,
  events: { subjectId: string | null; particulars: Prisma.InputJsonObject }[],
) {
  const { kind: actorKind, id: actorId, clientId } = actor;
  await db.auditEvent.createMany({
    data: events.map((event) => ({ name, actorKind, actorId, clientId, ...event })),
  });
}

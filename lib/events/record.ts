import type { Prisma } from "@/lib/db/generated/client";
import type { Context } from "@/lib/access/use-case";

/**
 * Writes an audit event in the same transaction as the change it describes. `particulars` holds ids and numbers,
 * never a candidate's text.
 */
export async function record(
  { actor, db }: Pick<Context, "actor" | "db">,
  name: `${string}.${string}`,
  subjectId: string | null,
  particulars: Prisma.InputJsonObject = {},
) {
  await db.auditEvent.create({
    data: {
      name,
      actorKind: actor.kind,
      actorId: actor.id,
      clientId: actor.clientId,
      subjectId,
      particulars,
    },
  });
}

import type { Prisma } from "@/lib/db/generated/client";
import type { Context } from "@/lib/access/use-case";

/**
 * Writes the fact beside the change it describes, in the same transaction. `particulars` holds ids and numbers,
 * never a candidate's words.
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

import type { Context } from "@/lib/access/use-case";
import { confirmationIdOf } from "./token";

/**
 * The revision that a confirmation's preview had, for an act on several rows, which checks each row itself and
 * redeems the confirmation like any other. Null without a token.
 */
export async function agreedRevision(
  { actor, db }: Context,
  token: string | undefined,
): Promise<string | null> {
  if (token === undefined) return null;
  const row = await db.confirmation.findFirst({
    where: { id: confirmationIdOf(token, actor), userId: actor.id },
    select: { subjectRevision: true },
  });
  return row?.subjectRevision ?? null;
}

import type { Context } from "@/lib/access/use-case";
import { confirmationIdOf } from "./token";

/**
 * The revision that a confirmation was shown with, for an act on several rows, which checks each of them itself and
 * redeems the confirmation as any other does. Null without a token.
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

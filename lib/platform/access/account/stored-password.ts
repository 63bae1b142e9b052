import { Prisma } from "@/lib/platform/db/generated/client";
import { identityDb } from "@/lib/platform/db/identity";
import { type SignedInAnswer, undoSession } from "../opened-session";

type Owner = { id: string } | { email: string };

/** The hash of an account's password; null without an account. Waits for a transaction that is replacing it. */
export async function storedPassword(owner: Owner): Promise<string | null> {
  const whose = "id" in owner ? Prisma.sql`u.id = ${owner.id}::uuid` : Prisma.sql`u.email = ${owner.email}`;
  const [row] = await identityDb.$queryRaw<{ password: string | null }[]>`
    SELECT a.password FROM "Account" a JOIN "User" u ON u.id = a."userId"
    WHERE a."providerId" = 'credential' AND ${whose} FOR SHARE OF a`;
  return row?.password ?? null;
}

/**
 * Signs in, and undoes that if the password was replaced meanwhile: the session may have been opened just after all
 * others were ended.
 */
export async function whilePasswordStands<P extends object>(
  owner: Owner,
  signIn: () => Promise<SignedInAnswer | P>,
): Promise<SignedInAnswer | P> {
  const before = await storedPassword(owner);
  const answer = await signIn();
  if ((await storedPassword(owner)) === before) return answer;
  return undoSession(answer);
}

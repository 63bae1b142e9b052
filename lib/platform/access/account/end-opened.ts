import type { TenantDb } from "@/lib/platform/db/tenant";

/**
 * Ends all that was opened or begun with a password that is being replaced: sessions (but for the one with the token
 * `keep`), second steps of signing in, passkeys and authenticator apps being set up, codes that agents have not
 * redeemed, and a pending change of address. Runs as identity, after the password was replaced.
 */
export async function endOpened(db: TenantDb, userId: string, keep = "") {
  await db.session.deleteMany({ where: { userId, token: { not: keep } } });
  await db.emailChange.deleteMany({ where: { userId } });
  await db.twoFactor.deleteMany({ where: { userId, verified: false } });
  // better-auth stores the user's id alone, or in JSON.
  await db.verification.deleteMany({
    where: { OR: [{ value: userId }, { value: { contains: `"${userId}"` } }] },
  });
}

import { identityDb } from "@/lib/db/identity";

/**
 * Called when a password reset proves an address that was not verified before. Somebody else may have created the
 * account, so the access of agents they authorized ends, like their sessions and their password.
 */
export async function takeOverUnproven(userId: string): Promise<void> {
  const theirs = { where: { userId } };
  await identityDb.$transaction([
    identityDb.oauthAccessToken.deleteMany(theirs),
    identityDb.oauthRefreshToken.deleteMany(theirs),
    identityDb.oauthConsent.deleteMany(theirs),
    identityDb.user.update({ where: { id: userId }, data: { emailVerified: true } }),
  ]);
}

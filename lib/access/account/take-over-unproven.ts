import { identityDb } from "@/lib/db/identity";

/**
 * A reset letter was opened, which proves the address. Had nobody proven it before, whoever made the account may have
 * been somebody else: the agents they let in end, as their sessions and their password have.
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

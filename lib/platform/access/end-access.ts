import type { TenantDb } from "@/lib/platform/db/tenant";
import { endTokens } from "./oauth/end-tokens";

/**
 * Ends a user's access to an organization they no longer belong to: deletes their agents' grants, tokens and codes,
 * and the sessions that have it open. Sessions in another organization of theirs stay signed in. Runs as identity, in
 * the transaction that ends the membership.
 */
export async function endAccess(
  db: TenantDb,
  { userId, organizationId }: { userId: string; organizationId: string },
) {
  await db.oauthConsent.deleteMany({ where: { userId, referenceId: organizationId } });
  await endTokens(db, { userId, referenceId: organizationId });
  const belongsElsewhere = (await db.member.count({ where: { userId } })) > 0;
  await db.session.deleteMany({
    where: { userId, ...(belongsElsewhere && { activeOrganizationId: organizationId }) },
  });
}

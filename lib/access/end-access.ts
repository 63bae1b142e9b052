import type { TenantDb } from "@/lib/db/tenant";
import { endTokens } from "./oauth/end-tokens";

/**
 * Ends what a user could do in an organization they no longer belong to, as identity and in the transaction that ends
 * the membership: their agents' grants, tokens and codes, and the browsers that show it. One that shows another
 * organization of theirs stays signed in.
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

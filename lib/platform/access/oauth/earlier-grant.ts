import type { Actor } from "@/lib/platform/access/actor";
import type { Scope } from "@/lib/platform/access/permissions";
import type { ConfirmationPolicy } from "@/lib/platform/db/generated/enums";
import { identityDb } from "@/lib/platform/db/identity";
import { type Withheld, withheldBy } from "@/lib/platform/access/withheld";
import type { GrantKey } from "./lock-grant";

/** A recruiter's earlier answer to a client, for one organization. */
export type EarlierGrant = {
  scopes: Scope[];
  declined: Scope[];
  confirmation: ConfirmationPolicy;
  withheld: Withheld[];
};

/** Null for a first request, or when the client has been disconnected since. */
export async function earlierGrant(key: GrantKey): Promise<EarlierGrant | null> {
  const row = await identityDb.oauthConsent.findUnique({ where: { clientId_userId_referenceId: key } });
  return (
    row && {
      scopes: row.scopes as Scope[],
      declined: row.declinedScopes as Scope[],
      confirmation: row.confirmationPolicy,
      withheld: withheldBy(row.withheld),
    }
  );
}

/**
 * Stores the new grant. The provider has created the row, with the scopes of this request only. What is declined when
 * the agent is first connected may be asked for once more; what is declined again, may not.
 */
export const storeGrant = (
  key: GrantKey,
  { scopes, declined, confirmation, withheld }: EarlierGrant,
  earlier: EarlierGrant | null,
) =>
  identityDb.oauthConsent.updateMany({
    where: key,
    data: {
      scopes,
      declinedScopes: declined,
      confirmationPolicy: confirmation,
      withheld,
      // From now on it is theirs, if it was an identity provider's before.
      identityProviderId: null,
      askedAgainAt: earlier && declined.length > 0 ? new Date() : null,
    },
  });

/** Claims the one more time that an agent may ask for what its recruiter left out. False when it has been used. */
export async function mayAskAgain({ clientId, id, organizationId }: Actor): Promise<boolean> {
  // updatedAt stays: it says when the recruiter last answered.
  const claimed = await identityDb.$executeRaw`
    UPDATE "OauthConsent" SET "askedAgainAt" = now() WHERE "clientId" = ${clientId} AND "userId" = ${id}::uuid
      AND "referenceId" = ${organizationId} AND "askedAgainAt" IS NULL`;
  return claimed === 1;
}

/** Records declined scopes, so that the agent is told instead of led to ask again. Granted scopes stay. */
export const recordRefusal = async (key: GrantKey, declined: readonly Scope[]) => {
  await identityDb.$executeRaw`
    UPDATE "OauthConsent" SET "askedAgainAt" = now(), "declinedScopes" = ARRAY(
      (SELECT unnest("declinedScopes") UNION SELECT unnest(${declined}::text[])) EXCEPT SELECT unnest(scopes))
    WHERE "clientId" = ${key.clientId} AND "userId" = ${key.userId}::uuid AND "referenceId" = ${key.referenceId}`;
};

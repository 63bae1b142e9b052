import type { Scope } from "@/lib/access/permissions";
import type { ConfirmationPolicy } from "@/lib/db/generated/enums";
import { identityDb } from "@/lib/db/identity";
import type { GrantKey } from "./lock-grant";

/** A recruiter's earlier answer to a client, for one organization. */
export type EarlierGrant = {
  scopes: Scope[];
  declined: Scope[];
  confirmation: ConfirmationPolicy;
};

/** Null for a first request, or when the client has been disconnected since. */
export async function earlierGrant(key: GrantKey): Promise<EarlierGrant | null> {
  const row = await identityDb.oauthConsent.findUnique({ where: { clientId_userId_referenceId: key } });
  return (
    row && {
      scopes: row.scopes as Scope[],
      declined: row.declinedScopes as Scope[],
      confirmation: row.confirmationPolicy,
    }
  );
}

/** Stores the new grant. The provider has created the row, with the scopes of this request only. */
export const storeGrant = (key: GrantKey, { scopes, declined, confirmation }: EarlierGrant) =>
  identityDb.oauthConsent.updateMany({
    where: key,
    data: { scopes, declinedScopes: declined, confirmationPolicy: confirmation },
  });

/** Records declined scopes, so that the agent is told instead of led to ask again. Granted scopes stay. */
export const recordRefusal = async (key: GrantKey, declined: readonly Scope[]) => {
  await identityDb.$executeRaw`
    UPDATE "OauthConsent" SET "declinedScopes" = ARRAY(
      (SELECT unnest("declinedScopes") UNION SELECT unnest(${declined}::text[])) EXCEPT SELECT unnest(scopes))
    WHERE "clientId" = ${key.clientId} AND "userId" = ${key.userId}::uuid AND "referenceId" = ${key.referenceId}`;
};

import type { Scope } from "@/lib/access/permissions";
import type { ConfirmationPolicy } from "@/lib/db/generated/enums";
import { identityDb } from "@/lib/db/identity";

/** What a recruiter has answered a client before, for one organization. */
export type EarlierGrant = {
  scopes: Scope[];
  declined: Scope[];
  confirmation: ConfirmationPolicy;
};

type Key = { clientId: string; userId: string; referenceId: string };

/** Null when this would be the first time, or the client has been disconnected since. */
export async function earlierGrant(key: Key): Promise<EarlierGrant | null> {
  const row = await identityDb.oauthConsent.findUnique({ where: { clientId_userId_referenceId: key } });
  return (
    row && {
      scopes: row.scopes as Scope[],
      declined: row.declinedScopes as Scope[],
      confirmation: row.confirmationPolicy,
    }
  );
}

/** Writes what is allowed from now on. The provider has made the row, with what was asked this time only. */
export const keepGrant = (key: Key, { scopes, declined, confirmation }: EarlierGrant) =>
  identityDb.oauthConsent.updateMany({
    where: key,
    data: { scopes, declinedScopes: declined, confirmationPolicy: confirmation },
  });

/** Notes a no, so that the agent is told of it rather than led to ask again. Leaves what was allowed before. */
export const noteRefusal = async (key: Key, declined: readonly Scope[]) => {
  await identityDb.$executeRaw`
    UPDATE "OauthConsent" SET "declinedScopes" = ARRAY(
      (SELECT unnest("declinedScopes") UNION SELECT unnest(${declined}::text[])) EXCEPT SELECT unnest(scopes))
    WHERE "clientId" = ${key.clientId} AND "userId" = ${key.userId}::uuid AND "referenceId" = ${key.referenceId}`;
};

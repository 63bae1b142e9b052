import { identityDb } from "@/lib/db/identity";
import type { TenantDb } from "@/lib/db/tenant";

/**
 * Deletes what a user's agents hold for an organization: access tokens, refresh tokens and codes not yet redeemed. Of
 * one client, or of all when `clientId` is left out. Runs as identity.
 */
export async function endTokens(
  db: TenantDb,
  { clientId, userId, referenceId }: { clientId?: string; userId: string; referenceId: string | null },
) {
  const where = { ...(clientId !== undefined && { clientId }), userId, referenceId };
  await db.oauthAccessToken.deleteMany({ where });
  await db.oauthRefreshToken.deleteMany({ where });
  const owner = Object.entries({ client_id: clientId, userId, referenceId });
  await db.verification.deleteMany({
    where: {
      AND: owner
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ value: { contains: `"${name}":"${value}"` } })),
    },
  });
}

type Issued =
  | { clientId: string; userId: string; referenceId: string | null }
  | { authorizationCodeId: string; clientId: string };

/** Deletes the tokens issued to a client for a grant or for a code, rotated ones included. */
export const deleteTokens = (where: Issued) =>
  identityDb.$transaction([
    identityDb.oauthAccessToken.deleteMany({ where }),
    identityDb.oauthRefreshToken.deleteMany({ where }),
  ]);

import { identityDb } from "@/lib/platform/db/identity";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { lockGrant } from "./lock-grant";

/**
 * Deletes what a user's agents hold for an organization: access tokens, refresh tokens and codes not yet redeemed. Of
 * one client, or of all when `clientId` is left out. Runs as identity, after the grants were deleted: that waits for
 * tokens being rotated.
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

/** Deletes the tokens issued to a client for a grant or for a code, rotated ones included. The grant stays. */
export const deleteTokens = (where: Issued) =>
  identityDb.$transaction(async (db) => {
    const token = await db.oauthRefreshToken.findFirst({ where });
    if (token?.referenceId) await lockGrant(db, { ...token, referenceId: token.referenceId }, "wait");
    await db.oauthAccessToken.deleteMany({ where });
    await db.oauthRefreshToken.deleteMany({ where });
  });

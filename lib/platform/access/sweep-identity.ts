import { identityDb } from "@/lib/platform/db/identity";

const DAY_MS = 24 * 3600 * 1000;
/** A client without tokens, and without a consent within this time, is deleted. */
const UNUSED_CLIENT_MS = 7 * DAY_MS;
/** Rate-limit windows last at most a day; one that started before has ended. */
const RATE_LIMIT_MS = DAY_MS;

/**
 * Deletes what has expired: sessions, mailed links, codes and tokens, finished redemptions, repeatable responses, rate-limit windows, and clients that
 * registered and were never used, so that open registration cannot grow the database without limit. Run about hourly;
 * running it twice, or on two instances, does no harm. Returns how many rows were deleted of each.
 */
export async function sweepIdentity(now = new Date()) {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const expired = { expiresAt: { lt: now } };
  const dayOld = { lt: before(DAY_MS) };
  const startedBefore = BigInt(before(RATE_LIMIT_MS).getTime());
  const vouchedFor = await identityDb.identityProvider.findMany({ select: { clientIds: true } });
  const unusedClients = {
    clientId: { notIn: vouchedFor.flatMap(({ clientIds }) => clientIds) },
    createdAt: { lt: before(UNUSED_CLIENT_MS) },
    userId: null,
    // A recruiter may be deciding about a client whose document was fetched recently.
    OR: [{ documentExpiresAt: null }, { documentExpiresAt: dayOld }],
    accessTokens: { none: {} },
    refreshTokens: { none: {} },
    consents: { none: { updatedAt: { gte: before(UNUSED_CLIENT_MS) } } },
  };
  // In this order: a client can be deleted only once its tokens are gone.
  return {
    verifications: await counted(identityDb.verification.deleteMany({ where: expired })),
    emailChanges: await counted(identityDb.emailChange.deleteMany({ where: expired })),
    recoveryLinks: await counted(identityDb.recoveryLink.deleteMany({ where: expired })),
    sessions: await counted(identityDb.session.deleteMany({ where: expired })),
    assertions: await counted(identityDb.oauthClientAssertion.deleteMany({ where: expired })),
    redemptions: await counted(identityDb.oauthRedemption.deleteMany({ where: { claimedAt: dayOld } })),
    rateLimits: await counted(
      identityDb.rateLimit.deleteMany({ where: { lastRequest: { lt: startedBefore } } }),
    ),
    // Kept one more day: a token that has just expired may still explain a problem.
    accessTokens: await counted(identityDb.oauthAccessToken.deleteMany({ where: { expiresAt: dayOld } })),
    refreshResponses: await counted(
      identityDb.oauthRefreshToken.updateMany({
        where: { rotationReplayExpiresAt: { lt: now } },
        data: { rotationReplayResponse: null, rotationReplayExpiresAt: null },
      }),
    ),
    // Rotated tokens stay until they would have expired, so that a reuse is noticed.
    refreshTokens: await counted(identityDb.oauthRefreshToken.deleteMany({ where: { expiresAt: dayOld } })),
    clients: await counted(identityDb.oauthClient.deleteMany({ where: unusedClients })),
  };
}

const counted = async (deletion: Promise<{ count: number }>) => (await deletion).count;

import { identityDb } from "@/lib/db/identity";

const DAY_MS = 24 * 3600 * 1000;
/** A client without tokens, and without a consent within this time, is deleted. */
const UNUSED_CLIENT_MS = 7 * DAY_MS;
/** Rate-limit windows last at most a day; one that started before has ended. */
const RATE_LIMIT_MS = DAY_MS;

/**
 * Deletes what has expired: sessions, codes and tokens, finished redemptions, rate-limit windows, and clients that
 * registered and were never used, so that open registration cannot grow the database without limit. Run about hourly;
 * running it twice, or on two instances, does no harm. Returns how many rows were deleted of each.
 */
export async function sweepIdentity(now = new Date()) {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const expired = { expiresAt: { lt: now } };
  const verifications = await identityDb.verification.deleteMany({ where: expired });
  const sessions = await identityDb.session.deleteMany({ where: expired });
  const assertions = await identityDb.oauthClientAssertion.deleteMany({ where: expired });
  const redemptions = await identityDb.oauthRedemption.deleteMany({
    where: { claimedAt: { lt: before(DAY_MS) } },
  });
  const rateLimits = await identityDb.rateLimit.deleteMany({
    where: { lastRequest: { lt: BigInt(before(RATE_LIMIT_MS).getTime()) } },
  });
  // Kept one more day: a token that has just expired may still explain a problem.
  const accessTokens = await identityDb.oauthAccessToken.deleteMany({
    where: { expiresAt: { lt: before(DAY_MS) } },
  });
  // Rotated tokens stay until they would have expired, so that a reuse is noticed.
  const refreshTokens = await identityDb.oauthRefreshToken.deleteMany({
    where: { expiresAt: { lt: before(DAY_MS) } },
  });
  const clients = await identityDb.oauthClient.deleteMany({
    where: {
      createdAt: { lt: before(UNUSED_CLIENT_MS) },
      userId: null,
      // A recruiter may be deciding about a client whose document was fetched recently.
      OR: [{ documentExpiresAt: null }, { documentExpiresAt: { lt: before(DAY_MS) } }],
      accessTokens: { none: {} },
      refreshTokens: { none: {} },
      consents: { none: { updatedAt: { gte: before(UNUSED_CLIENT_MS) } } },
    },
  });
  const deleted = {
    verifications,
    sessions,
    assertions,
    redemptions,
    rateLimits,
    accessTokens,
    refreshTokens,
    clients,
  };
  return Object.fromEntries(Object.entries(deleted).map(([name, { count }]) => [name, count])) as Record<
    keyof typeof deleted,
    number
  >;
}

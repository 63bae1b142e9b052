import { identityDb } from "@/lib/db/identity";

const DAY_MS = 24 * 3600 * 1000;
/** A client that nobody has allowed anything within this time, nor holds a token of, is forgotten. */
const UNUSED_CLIENT_MS = 7 * DAY_MS;
/** Rate-limit windows are minutes; one this old has long ended. */
const RATE_LIMIT_MS = DAY_MS;

/**
 * Deletes what has had its time: expired sessions, codes and tokens, finished redemptions, rate-limit windows, and
 * clients that registered and were never used. Open registration cannot grow the database without limit. To be run
 * every hour or so; running it twice, or on two instances, does no harm. Returns how many rows went, by what.
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
  // A day's grace: a token that has just expired still explains a question.
  const accessTokens = await identityDb.oauthAccessToken.deleteMany({
    where: { expiresAt: { lt: before(DAY_MS) } },
  });
  // Rotated tokens stay until they would have expired, so that using one again is noticed.
  const refreshTokens = await identityDb.oauthRefreshToken.deleteMany({
    where: { expiresAt: { lt: before(DAY_MS) } },
  });
  const clients = await identityDb.oauthClient.deleteMany({
    where: {
      createdAt: { lt: before(UNUSED_CLIENT_MS) },
      userId: null,
      // One whose document was read lately may be before a recruiter at this moment.
      OR: [{ documentExpiresAt: null }, { documentExpiresAt: { lt: before(DAY_MS) } }],
      accessTokens: { none: {} },
      refreshTokens: { none: {} },
      consents: { none: { updatedAt: { gte: before(UNUSED_CLIENT_MS) } } },
    },
  });
  const gone = {
    verifications,
    sessions,
    assertions,
    redemptions,
    rateLimits,
    accessTokens,
    refreshTokens,
    clients,
  };
  return Object.fromEntries(Object.entries(gone).map(([name, { count }]) => [name, count])) as Record<
    keyof typeof gone,
    number
  >;
}

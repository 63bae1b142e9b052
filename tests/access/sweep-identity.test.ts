import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { ownerDb as db } from "../support/world";
import { sweepIdentity } from "@/lib/platform/access/sweep-identity";
import { functions } from "@/lib/doors/inngest/functions";

const now = new Date();
const days = (count: number) => new Date(now.getTime() + count * 24 * 3600 * 1000);
const client = (createdAt: Date, documentExpiresAt?: Date) =>
  db.oauthClient.create({
    data: { clientId: randomUUID(), redirectUris: [], createdAt, documentExpiresAt },
  });

test("deletes expired rows and unused clients, and keeps what is in use", async () => {
  const user = await db.user.create({ data: { name: "Ann", email: `${randomUUID()}@acme.example` } });
  const [vouched, fresh, unused, used, holding, allowed, read] = [
    // An identity provider may vouch for it, and nobody has come yet.
    await client(days(-100)),
    await client(days(-6)),
    await client(days(-8)),
    await client(days(-100)),
    await client(days(-100)),
    await client(days(-100)),
    // The first client's document was read recently, the second's was not.
    await client(days(-100), days(-0.5)),
    await client(days(-100), days(-2)),
  ];
  const { id: organizationId } = await db.organization.create({ data: { name: "Acme", slug: randomUUID() } });
  const provider = { issuer: "https://idp.example.com", tenant: "", jwksUri: "", createdBy: user.id };
  await db.identityProvider.create({
    data: { ...provider, organizationId, clientIds: [vouched.clientId] },
  });
  const grant = (clientId: string) => ({
    clientId,
    userId: user.id,
    referenceId: "x",
    scopes: [],
    token: randomUUID(),
  });
  const live = await db.oauthAccessToken.create({
    data: { ...grant(used.clientId), expiresAt: days(1) },
  });
  const rotated = await db.oauthRefreshToken.create({
    data: {
      ...grant(holding.clientId),
      expiresAt: days(20),
      revoked: days(-1),
      rotationReplayResponse: "sealed",
      rotationReplayExpiresAt: days(-1),
    },
  });
  await db.oauthAccessToken.create({ data: { ...grant(unused.clientId), expiresAt: days(-2) } });
  await db.oauthRefreshToken.create({ data: { ...grant(unused.clientId), expiresAt: days(-2) } });
  await db.oauthConsent.create({
    data: {
      clientId: unused.clientId,
      userId: user.id,
      scopes: [],
      createdAt: days(-8),
      updatedAt: days(-8),
    },
  });
  await db.oauthConsent.create({ data: { clientId: allowed.clientId, userId: user.id, scopes: [] } });
  await db.verification.create({ data: { identifier: "old", value: "", expiresAt: days(-1) } });
  await db.verification.create({ data: { identifier: "new", value: "", expiresAt: days(1) } });
  const mailed = { email: "new@acme.example", userId: user.id };
  await db.emailChange.create({ data: { ...mailed, token: "old", expiresAt: days(-1) } });
  await db.recoveryLink.create({ data: { ...mailed, token: "old", expiresAt: days(-1) } });
  await db.recoveryLink.create({ data: { ...mailed, token: "new", expiresAt: days(1) } });
  await db.session.create({ data: { userId: user.id, token: "old", expiresAt: days(-1) } });
  await db.session.create({ data: { userId: user.id, token: "new", expiresAt: days(1) } });
  await db.oauthRedemption.create({ data: { id: "old", claimedAt: days(-2) } });
  await db.oauthRedemption.create({ data: { id: "new", claimedAt: now } });
  await db.rateLimit.create({ data: { key: "old", count: 1, lastRequest: BigInt(days(-2).getTime()) } });
  await db.rateLimit.create({ data: { key: "new", count: 1, lastRequest: BigInt(now.getTime()) } });

  expect(await sweepIdentity(now)).toEqual({
    verifications: 1,
    emailChanges: 1,
    recoveryLinks: 1,
    sessions: 1,
    assertions: 0,
    redemptions: 1,
    rateLimits: 1,
    accessTokens: 1,
    refreshResponses: 1,
    refreshTokens: 1,
    clients: 2,
  });
  const left = (await db.oauthClient.findMany({ select: { clientId: true } })).map(
    ({ clientId }) => clientId,
  );
  expect(left.sort()).toEqual(
    [vouched, fresh, used, holding, allowed, read].map(({ clientId }) => clientId).sort(),
  );
  expect(await db.oauthAccessToken.findMany()).toMatchObject([{ id: live.id }]);
  expect(await db.oauthRefreshToken.findMany()).toMatchObject([
    { id: rotated.id, rotationReplayResponse: null },
  ]);
  expect((await sweepIdentity(now)).clients).toBe(0);
});

test("the workflow engine runs the sweep every hour", () => {
  const scheduled = functions.find((each) => each.opts.id === "sweep-identity");
  expect(scheduled?.opts.triggers).toEqual([{ cron: "17 * * * *" }]);
});

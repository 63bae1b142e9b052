import { generateRandomString } from "better-auth/crypto";
import type { Tokens } from "@/lib/platform/access/oauth/ask-for-tokens";
import { lockGrant } from "@/lib/platform/access/oauth/lock-grant";
import { OauthProblem } from "@/lib/platform/access/oauth/problem";
import { TOKEN_SECONDS, storedForm } from "@/lib/platform/access/oauth/protocol";
import { lockMembers } from "@/lib/platform/access/lock-members";
import type { Scope } from "@/lib/platform/access/permissions";
import { step } from "@/lib/platform/access/use-case";
import { asIdentity } from "@/lib/platform/db/as-identity";
import type { IdentityProvider } from "@/lib/platform/db/generated/client";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { record } from "@/lib/platform/events/record";
import { type Claims, refused } from "./verify-assertion";

type Issuing = {
  provider: IdentityProvider;
  clientId: string;
  userId: string;
  claims: Claims;
  vouched: Scope[];
  /** Those of them that are asked for. */
  asked: Scope[];
};

/**
 * Issues an access token for what is asked and allowed, with the member's grant to the agent, and records it. Throws
 * OauthProblem for an assertion that was used before, and when provider or member have gone meanwhile.
 */
export const issueToken = step("issueVouchedToken", async (ctx, issuing: Issuing): Promise<Tokens> => {
  const { actor, db } = ctx;
  const { provider, clientId, userId } = issuing;
  // Removing the member waits, and then ends this token, too.
  if (!(await lockMembers(db, [userId])).has(userId)) throw refused("It is about no member.");
  const { token, scopes, grantId } = await asIdentity(db, (identity) => issueIn(identity, issuing));
  const agent = { ...actor, kind: "agent" as const, id: userId, clientId };
  await record({ actor: agent, db }, "agent.vouched", grantId, { providerId: provider.id, scopes });
  const { access: expires_in } = TOKEN_SECONDS;
  return { access_token: token, token_type: "Bearer", expires_in, scope: scopes.join(" ") };
});

async function issueIn(db: TenantDb, { provider, clientId, userId, claims, vouched, asked }: Issuing) {
  const { organizationId, id: identityProviderId } = provider;
  // Removing the provider waits, and then ends this token, too.
  const [held] = await db.$queryRaw<object[]>`
    SELECT FROM "IdentityProvider" WHERE id = ${identityProviderId}::uuid FOR KEY SHARE`;
  if (!held) throw refused("Its identity provider has been removed.");
  // Once, on any instance: of two concurrent requests the second waits here for the first.
  const { count } = await db.oauthClientAssertion.createMany({
    data: [
      { id: storedForm(`id-jag\n${provider.issuer}\n${claims.jti}`), expiresAt: claims.presentableUntil },
    ],
    skipDuplicates: true,
  });
  if (count === 0) throw refused("It has been used before.");
  await db.identityLink.createMany({
    data: [{ organizationId, providerId: identityProviderId, subject: claims.sub, userId }],
    skipDuplicates: true,
  });
  const key = { clientId, userId, referenceId: organizationId };
  await db.oauthConsent.createMany({
    data: [{ ...key, scopes: vouched, identityProviderId }],
    skipDuplicates: true,
  });
  await lockGrant(db, key, "wait");
  const grant = await db.oauthConsent.findUniqueOrThrow({ where: { clientId_userId_referenceId: key } });
  // What the member allowed themselves, or took back from a vouched agent, limits what others may give it.
  const isOwn = grant.identityProviderId === null;
  const allowed = isOwn ? grant.scopes : vouched.filter((scope) => !grant.declinedScopes.includes(scope));
  if (!isOwn)
    await db.oauthConsent.updateMany({
      where: { id: grant.id, NOT: { scopes: { equals: allowed }, identityProviderId } },
      data: { scopes: allowed, identityProviderId },
    });
  const scopes = asked.filter((scope) => allowed.includes(scope));
  if (scopes.length === 0)
    throw new OauthProblem(400, "invalid_scope", "None of the scopes asked for is allowed to this agent.");
  const token = generateRandomString(43, "a-z", "A-Z", "0-9");
  await db.oauthAccessToken.create({
    data: {
      ...key,
      token: storedForm(token),
      scopes,
      identityProviderId,
      expiresAt: new Date(Date.now() + TOKEN_SECONDS.access * 1000),
    },
  });
  return { token, scopes, grantId: grant.id };
}

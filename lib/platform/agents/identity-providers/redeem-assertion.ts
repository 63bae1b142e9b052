import type { Tokens } from "@/lib/platform/access/oauth/ask-for-tokens";
import type { AuthenticatedClient } from "@/lib/platform/access/oauth/client-authentication";
import { isDocumentUrl } from "@/lib/platform/access/oauth/cimd/document-url";
import { OauthProblem, invalidRequest, tooMany } from "@/lib/platform/access/oauth/problem";
import { askedScopes, knownScopes, withReading } from "@/lib/platform/access/oauth/protocol";
import { workingScopes, type Scope } from "@/lib/platform/access/permissions";
import { countByGrant, countCall } from "@/lib/platform/access/rate-limit";
import { systemActor } from "@/lib/platform/access/system";
import { step } from "@/lib/platform/access/use-case";
import type { IdentityProvider } from "@/lib/platform/db/generated/client";
import { identityDb } from "@/lib/platform/db/identity";
import { record } from "@/lib/platform/events/record";
import { issueToken } from "./issue-token";
import { type Claims, issuerOf, refused, verifyAssertion } from "./verify-assertion";

/** Refusals in an organization's audit trail, so that nobody can flood it. */
const recordedRefusals = { limit: 60, seconds: 60 };

/**
 * Redeems the assertion by which an organization's identity provider vouches for an agent and a member (MCP's
 * Enterprise-Managed Authorization): returns an access token for what both the member's groups and the request allow,
 * never for administrators' scopes, and no refresh token, as another assertion takes its place. It ends with the
 * provider, the membership or the agent's grant. Acts are confirmed as usual. Issues and refusals are in the audit trail.
 * Throws OauthProblem: 400, or 429.
 */
export async function redeemAssertion(form: URLSearchParams, client: AuthenticatedClient): Promise<Tokens> {
  const assertion = form.get("assertion");
  if (!assertion) throw invalidRequest("assertion is required.");
  const issuer = issuerOf(assertion);
  const providers =
    issuer === null
      ? []
      : await identityDb.identityProvider.findMany({ where: { issuer }, orderBy: { createdAt: "desc" } });
  try {
    return await redeem(assertion, form.get("scope"), providers, client);
  } catch (error) {
    const [only, ...others] = providers;
    if (error instanceof OauthProblem && only && others.length === 0)
      await recordRefusal(only, client.clientId, error.description);
    throw error;
  }
}

async function redeem(
  assertion: string,
  scope: string | null,
  providers: IdentityProvider[],
  { clientId, isPublic }: AuthenticatedClient,
): Promise<Tokens> {
  // The draft's §8.1; the extension's §5 lets agents that are known by their document do without credentials.
  if (isPublic && !isDocumentUrl(clientId))
    throw new OauthProblem(400, "unauthorized_client", "This grant needs a client with credentials.");
  const [latest] = providers;
  if (!latest) throw refused("No organization has registered its issuer.");
  // Each of them discovered the keys at the issuer itself; the latest knows best where they are.
  const claims = await verifyAssertion(assertion, { ...latest, clientId });
  const candidates = providers.filter(
    ({ tenant, organizationId, clientIds }) =>
      tenant === (claims.tenant ?? "") &&
      [undefined, organizationId].includes(claims.aud_tenant) &&
      clientIds.includes(clientId),
  );
  const { provider, userId } = await personIn(candidates, claims);
  const wait = await countByGrant(clientId, userId);
  if (wait) throw tooMany(wait);
  const vouched = scopesOf(provider, claims);
  if (vouched.length === 0) throw refused("No group of this person is given access.");
  const limits = [
    ...(claims.scope === undefined ? [] : [withReading(knownScopes(claims.scope))]),
    ...(scope === null ? [] : [askedScopes(scope)]),
  ];
  const asked = vouched.filter((each) => limits.every((limit) => limit.includes(each)));
  const vouching = systemActor(provider.organizationId, "vouching");
  return issueToken(vouching, { provider, clientId, userId, claims, vouched, asked });
}

/** The one member, of one of these providers' organizations, whom an assertion is about. */
async function personIn(providers: IdentityProvider[], { sub, email, email_verified }: Claims) {
  if (providers.length === 0)
    throw refused("No organization lets this identity provider vouch for this client.");
  const verified = email_verified === true ? (email ?? null) : null;
  const found = await identityDb.$queryRaw<{ providerId: string; userId: string }[]>`
    SELECT p.id AS "providerId", m."userId" FROM "IdentityProvider" p
    JOIN "Member" m ON m."organizationId" = p."organizationId"
    JOIN "User" u ON u.id = m."userId"
    LEFT JOIN "IdentityLink" l ON l."providerId" = p.id AND l.subject = ${sub}
    WHERE p.id = ANY(${providers.map(({ id }) => id)}::uuid[]) AND CASE WHEN l.subject IS NULL
      THEN u."emailVerified" AND lower(u.email) = lower(${verified}) ELSE l."userId" = m."userId" END
    LIMIT 2`;
  const provider = providers.find(({ id }) => id === found[0]?.providerId);
  if (!found[0] || !provider)
    throw refused("Its subject is linked to no member, nor is its e-mail address verified and a member's.");
  if (found.length > 1)
    throw refused("It is about a member of several organizations: aud_tenant has to name one by its id.");
  return { provider, userId: found[0].userId };
}

/** What a member's groups allow. */
function scopesOf({ readGroups, writeGroups }: IdentityProvider, { groups }: Claims): Scope[] {
  const isIn = (named: string[]) => named.some((group) => groups.includes(group));
  if (isIn(writeGroups)) return [...workingScopes];
  return isIn(readGroups) ? [workingScopes[0]] : [];
}

/** The reason is ours, never a claim. */
async function recordRefusal(provider: IdentityProvider, clientId: string, reason: string) {
  if (await countCall(`vouching-refused:${provider.id}`, recordedRefusals)) return;
  await noteRefusal(systemActor(provider.organizationId, "vouching"), {
    providerId: provider.id,
    clientId,
    reason,
  });
}

const noteRefusal = step(
  "noteVouchingRefused",
  (
    { actor, db },
    { providerId, clientId, reason }: { providerId: string; clientId: string; reason: string },
  ) => record({ actor: { ...actor, clientId }, db }, "agent.vouching-refused", providerId, { reason }),
);

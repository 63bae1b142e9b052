import { identityDb } from "@/lib/db/identity";
import { deleteTokens } from "./end-tokens";
import type { PluginAnswer } from "./plugin-answer";
import { OauthProblem, invalidRequest } from "./problem";
import { storedForm } from "./protocol";
import { redeemOnce } from "./redeem-once";

type Grant = { clientId: string; userId: string; referenceId: string | null };

/**
 * Rotates a refresh token. A second use, even concurrent with the first, revokes all tokens the client holds for that
 * recruiter in that organization. Requesting fewer scopes narrows this access token only (RFC 6749 §6).
 */
export async function refresh(
  form: URLSearchParams,
  clientId: string,
  ask: () => Promise<PluginAnswer>,
): Promise<PluginAnswer> {
  const refreshToken = form.get("refresh_token");
  if (!refreshToken) throw invalidRequest("refresh_token is required.");
  const stored = storedForm(refreshToken);
  const before = await identityDb.oauthRefreshToken.findUnique({
    where: { token: stored },
    select: { clientId: true, userId: true, referenceId: true, scopes: true, expiresAt: true, revoked: true },
  });
  if (!before || before.clientId !== clientId || before.expiresAt < new Date()) throw notValid();
  const allowed = await allowedNow(before);
  if (!allowed) {
    await endFamily(before);
    throw notValid();
  }
  // The recruiter may have withdrawn scopes since, offline_access included.
  const scopes = before.scopes.filter((scope) => allowed.includes(scope));
  if (!scopes.includes("offline_access")) throw notValid();
  if (scopes.length < before.scopes.length)
    await identityDb.oauthRefreshToken.updateMany({ where: { token: stored }, data: { scopes } });
  return redeemOnce({
    stored,
    clientId,
    use: () => rotate(stored, { ...before, scopes }, ask),
    undo: () => endFamily(before),
    survivesRefusal: true,
  });
}

const notValid = () => new OauthProblem(400, "invalid_grant", "The refresh token is not valid.");

async function rotate(
  stored: string,
  before: Grant & { scopes: string[]; revoked: Date | null },
  ask: () => Promise<PluginAnswer>,
) {
  // Asked about a used token, the provider would end the recruiter's grants in other organizations, too.
  if (before.revoked) {
    await endFamily(before);
    throw notValid();
  }
  const answer = await ask();
  if (answer.ok && typeof answer.body.refresh_token === "string") {
    const issued = storedForm(answer.body.refresh_token);
    await identityDb.oauthRefreshToken.updateMany({
      where: { token: issued },
      data: { scopes: before.scopes },
    });
    // The grant may have been revoked while this ran; the lock waits for that transaction.
    const family = await identityDb.$queryRaw<unknown[]>`
      SELECT 1 FROM "OauthRefreshToken" WHERE token = ${stored} FOR SHARE`;
    if (family.length === 0) await endFamily(before);
  }
  // The token was rotated before and is presented again.
  if (!answer.ok && answer.body.error === "invalid_grant") await endFamily(before);
  return answer;
}

/** The grant's scopes; null when it has ended, or its recruiter has left the organization. */
async function allowedNow({ clientId, userId, referenceId }: Grant): Promise<string[] | null> {
  if (!referenceId) return null;
  const [grant, memberships] = await Promise.all([
    identityDb.oauthConsent.findUnique({
      where: { clientId_userId_referenceId: { clientId, userId, referenceId } },
    }),
    identityDb.member.count({ where: { userId, organizationId: referenceId } }),
  ]);
  return grant && memberships > 0 ? grant.scopes : null;
}

const endFamily = ({ clientId, userId, referenceId }: Grant) =>
  deleteTokens({ clientId, userId, referenceId });

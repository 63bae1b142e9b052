import { setTimeout as sleep } from "node:timers/promises";
import { auth } from "@/lib/platform/access/auth";
import { countByGrant } from "@/lib/platform/access/rate-limit";
import { workingScopes, type Scope } from "@/lib/platform/access/permissions";
import type { OauthRefreshToken } from "@/lib/platform/db/generated/client";
import { identityDb, inIdentity } from "@/lib/platform/db/identity";
import type { TenantDb } from "@/lib/platform/db/tenant";
import type { Tokens } from "./ask-for-tokens";
import { deleteTokens } from "./end-tokens";
import { lockGrant, type GrantKey } from "./lock-grant";
import { OauthProblem, invalidRequest, tooMany } from "./problem";
import { REPEAT_SECONDS, knownScopes, namesService, storedForm } from "./protocol";
import { openResponse, sealResponse } from "./stored-response";

/** Longer than a rotation takes on a busy database. */
const WAIT_MS = 10_000;
const POLL_MS = 50;

type RefreshRequest = {
  /** The refresh token as it was sent. */
  presented: string;
  /** The scopes asked for, in order; none for those of the grant. */
  asked: readonly Scope[];
  /** Sends it to the provider, for these scopes; for all of the token's without one. */
  ask: (scope: string) => Promise<Tokens>;
};

/**
 * Rotates a refresh token and returns the provider's token response. For 30 seconds the same request gets the same
 * tokens again: hosts refresh from several processes at once, and repeat a request whose answer they have lost. A
 * later use ends the chain: it revokes all tokens that the client holds for that recruiter in that organization (RFC
 * 9700 §4.14.2). Requesting fewer scopes narrows this access token only (RFC 6749 §6), but never to none that works:
 * hosts repeat what they asked for at first, which the recruiter or this server may have changed.
 *
 * One request at a time gets through, on all instances: a rotation is one transaction that holds the grant's lock. The
 * others ask again and hold no connection meanwhile; when a process dies, PostgreSQL undoes its rotation, and the next
 * request rotates. Throws OauthProblem: 400, or 503 if it waited ten seconds for another request.
 */
export async function refresh(
  form: URLSearchParams,
  clientId: string,
  redeem: () => Promise<Tokens>,
): Promise<Tokens> {
  const presented = form.get("refresh_token");
  if (!presented) throw invalidRequest("refresh_token is required.");
  const issued = await identityDb.oauthRefreshToken.findUnique({
    where: { token: storedForm(presented), clientId },
  });
  if (!issued?.referenceId || issued.expiresAt < new Date()) throw notValid();
  const { id, userId, referenceId } = issued;
  const wait = await countByGrant(clientId, userId);
  if (wait) throw tooMany(wait);
  const key = { clientId, userId, referenceId };
  const asked = knownScopes(form.get("scope") ?? "").sort();
  const ask = (scope: string) => {
    form.delete("scope");
    if (scope) form.set("scope", scope);
    return redeem();
  };
  // What better-auth writes when it starts must not be undone with a refused request.
  await auth().$context;
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const outcome = await inIdentity((db) => rotateOrRepeat(db, { id, ...key }, { presented, asked, ask }));
    if (outcome === "ended") {
      await deleteTokens(key);
      throw notValid();
    }
    if (outcome !== "busy") return outcome;
    await sleep(POLL_MS);
  }
  throw new OauthProblem(503, "temporarily_unavailable", "Another request is using this grant: try again.", {
    "retry-after": "1",
  });
}

const refused = (description: string) => new OauthProblem(400, "invalid_grant", description);
const notValid = () => refused("The refresh token is not valid.");

/** "busy": the grant is locked. "ended": its tokens have to be revoked. */
async function rotateOrRepeat(
  db: TenantDb,
  { id, ...key }: GrantKey & { id: string },
  request: RefreshRequest,
): Promise<Tokens | "busy" | "ended"> {
  const [grant] = await lockGrant(db, key, "skip");
  if (!grant) return (await db.oauthConsent.count({ where: key })) > 0 ? "busy" : "ended";
  const token = await db.oauthRefreshToken.findUnique({ where: { id } });
  if (!token) throw notValid();
  const { userId, referenceId: organizationId } = key;
  if ((await db.member.count({ where: { userId, organizationId } })) === 0) return "ended";
  // The recruiter may have withdrawn scopes since, offline_access included.
  const scopes = token.scopes.filter((scope) => grant.scopes.includes(scope));
  if (!scopes.includes("offline_access")) throw notValid();
  // Asked about a used token, the provider would end the recruiter's grants in other organizations, too.
  const asked = request.asked.filter((scope) => !grant.declined.includes(scope));
  const working = namesService(asked) ? [] : workingScopes.filter((scope) => scopes.includes(scope));
  const scope = asked.length > 0 ? [...asked, ...working].join(" ") : "";
  if (token.revoked) return repeated(token, request.presented, scope) ?? "ended";
  return rotate(db, { ...token, scopes }, request, scope);
}

async function rotate(
  db: TenantDb,
  { id, clientId, scopes }: OauthRefreshToken,
  { presented, ask }: RefreshRequest,
  scope: string,
) {
  await db.oauthRefreshToken.update({ where: { id }, data: { scopes } });
  const tokens = await ask(scope);
  await db.oauthRefreshToken.update({
    where: { token: storedForm(String(tokens.refresh_token)) },
    data: { scopes },
  });
  await db.oauthRefreshToken.update({
    where: { id },
    data: {
      rotationReplayResponse: sealResponse({ scope, tokens }, presented, `${clientId}|${id}`),
      rotationReplayExpiresAt: new Date(Date.now() + REPEAT_SECONDS * 1000),
    },
  });
  return tokens;
}

/**
 * What the rotation of this token returned, with the seconds that are left of the access token; null once that may not
 * be repeated. A request for other scopes is refused and ends nothing: it is no sign of a theft.
 */
function repeated(token: OauthRefreshToken, presented: string, scope: string): Tokens | null {
  const { id, clientId, rotationReplayResponse: stored, rotationReplayExpiresAt: until } = token;
  if (!stored || !until || until < new Date()) return null;
  const first = openResponse(stored, presented, `${clientId}|${id}`) as { scope: string; tokens: Tokens };
  if (first.scope !== scope)
    throw refused("This refresh token has just been used for other scopes: use the tokens of that response.");
  const left = Number(first.tokens.expires_at) - Math.floor(Date.now() / 1000);
  return { ...first.tokens, expires_in: Math.max(0, left) };
}

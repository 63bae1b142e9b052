import { setTimeout as sleep } from "node:timers/promises";
import { auth } from "@/lib/access/auth";
import type { OauthRefreshToken } from "@/lib/db/generated/client";
import { identityDb, inIdentity } from "@/lib/db/identity";
import type { TenantDb } from "@/lib/db/tenant";
import { keyFor } from "@/lib/security/keys";
import { open, seal } from "@/lib/security/secrets";
import type { Tokens } from "./ask-for-tokens";
import { deleteTokens } from "./end-tokens";
import { lockGrant, type GrantKey } from "./lock-grant";
import { OauthProblem, invalidRequest } from "./problem";
import { REPEAT_SECONDS, storedForm } from "./protocol";

/** Longer than a rotation takes on a busy database. */
const WAIT_MS = 10_000;
const POLL_MS = 50;

type RefreshRequest = {
  /** The refresh token as it was sent. */
  presented: string;
  /** The scopes asked for, in order; empty for those of the grant. */
  scope: string;
  /** Sends it to the provider. */
  ask: () => Promise<Tokens>;
};

/**
 * Rotates a refresh token and returns the provider's token response. For 30 seconds the same request gets the same
 * tokens again: hosts refresh from several processes at once, and repeat a request whose answer they have lost. A
 * later use ends the chain: it revokes all tokens that the client holds for that recruiter in that organization (RFC
 * 9700 §4.14.2). Requesting fewer scopes narrows this access token only (RFC 6749 §6).
 *
 * One request at a time gets through, on all instances: a rotation is one transaction that holds the grant's lock. The
 * others ask again and hold no connection meanwhile; when a process dies, PostgreSQL undoes its rotation, and the next
 * request rotates. Throws OauthProblem: 400, or 503 if it waited ten seconds for another request.
 */
export async function refresh(
  form: URLSearchParams,
  clientId: string,
  ask: RefreshRequest["ask"],
): Promise<Tokens> {
  const presented = form.get("refresh_token");
  if (!presented) throw invalidRequest("refresh_token is required.");
  const issued = await identityDb.oauthRefreshToken.findUnique({
    where: { token: storedForm(presented), clientId },
  });
  if (!issued?.referenceId || issued.expiresAt < new Date()) throw notValid();
  const { id, userId, referenceId } = issued;
  const key = { clientId, userId, referenceId };
  const scope = [...new Set(form.get("scope")?.split(" "))].sort().join(" ");
  // What better-auth writes when it starts must not be undone with a refused request.
  await auth().$context;
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const outcome = await inIdentity((db) => rotateOrRepeat(db, { id, ...key }, { presented, scope, ask }));
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
  return token.revoked ? (repeated(token, request) ?? "ended") : rotate(db, { ...token, scopes }, request);
}

async function rotate(db: TenantDb, { id, clientId, scopes }: OauthRefreshToken, request: RefreshRequest) {
  await db.oauthRefreshToken.update({ where: { id }, data: { scopes } });
  const { presented, scope, ask } = request;
  const tokens = await ask();
  await db.oauthRefreshToken.update({
    where: { token: storedForm(String(tokens.refresh_token)) },
    data: { scopes },
  });
  const { bytes } = seal(JSON.stringify({ scope, tokens }), `${clientId}|${id}`, keysFrom(presented));
  await db.oauthRefreshToken.update({
    where: { id },
    data: {
      rotationReplayResponse: Buffer.from(bytes).toString("base64"),
      rotationReplayExpiresAt: new Date(Date.now() + REPEAT_SECONDS * 1000),
    },
  });
  return tokens;
}

/**
 * What the rotation of this token returned, with the seconds that are left of the access token; null once that may not
 * be repeated. A request for other scopes is refused and ends nothing: it is no sign of a theft.
 */
function repeated(token: OauthRefreshToken, { presented, scope }: RefreshRequest): Tokens | null {
  const { id, clientId, rotationReplayResponse: stored, rotationReplayExpiresAt: until } = token;
  if (!stored || !until || until < new Date()) return null;
  const sealed = { bytes: Buffer.from(stored, "base64"), keyId: KEY_ID };
  const first = JSON.parse(open(sealed, `${clientId}|${id}`, keysFrom(presented))) as {
    scope: string;
    tokens: Tokens;
  };
  if (first.scope !== scope)
    throw refused("This refresh token has just been used for other scopes: use the tokens of that response.");
  const left = Number(first.tokens.expires_at) - Math.floor(Date.now() / 1000);
  return { ...first.tokens, expires_in: Math.max(0, left) };
}

const KEY_ID = "refresh-token";

/** Only who has the refresh token can derive the key: of it, the database has a hash. */
const keysFrom = (presented: string) => new Map([[KEY_ID, keyFor("refresh-response", presented)]]);

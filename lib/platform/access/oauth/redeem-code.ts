import { countByGrant } from "@/lib/platform/access/rate-limit";
import { identityDb } from "@/lib/platform/db/identity";
import type { Tokens } from "./ask-for-tokens";
import { deleteTokens } from "./end-tokens";
import { OauthProblem, invalidRequest, tooMany } from "./problem";
import { storedForm } from "./protocol";

/**
 * Redeems an authorization code with its PKCE verifier. When its own client uses a code twice, the tokens of the
 * first use are revoked (RFC 6749 §4.1.2); another client that presents it is refused, and code and grant stay valid.
 *
 * Of several concurrent uses, also on several instances, only one gets through. The others are refused and marked as
 * replays; whichever is written last, the finish or the replay, sees the other and revokes what was issued.
 */
export async function redeemCode(
  form: URLSearchParams,
  clientId: string,
  ask: () => Promise<Tokens>,
): Promise<Tokens> {
  const code = form.get("code");
  const verifier = form.get("code_verifier");
  if (!code) throw invalidRequest("code is required.");
  if (!verifier) throw invalidRequest("code_verifier is required.");
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier))
    throw new OauthProblem(400, "invalid_grant", "code_verifier is malformed.");
  const stored = storedForm(code);
  const pending = await identityDb.verification.findFirst({ where: { identifier: stored } });
  const issued = pending && (JSON.parse(pending.value) as IssuedCode);
  if (issued) {
    if (issued.query?.client_id !== clientId) throw notValid();
    const wait = await countByGrant(clientId, issued.userId ?? "");
    if (wait) throw tooMany(wait);
    // Optional here in OAuth 2.1 (§4.1.3): PKCE binds the code. One that is sent has to match.
    if (!form.has("redirect_uri")) form.set("redirect_uri", issued.query.redirect_uri ?? "");
  }
  const revoke = () => deleteTokens({ authorizationCodeId: stored, clientId });
  if (!(await claim(stored, clientId))) {
    if (await noteReplay(stored, clientId)) await revoke();
    throw new OauthProblem(400, "invalid_grant", "It has already been used.");
  }
  try {
    // Asked about a used code, the provider would revoke its tokens without checking whose code it was.
    if (!issued) throw notValid();
    return await ask();
  } finally {
    if (await finish(stored)) await revoke();
  }
}

const notValid = () => new OauthProblem(400, "invalid_grant", "The code or its proof is not valid.");

/** What the provider stores with a code. */
type IssuedCode = { query?: { client_id?: string; redirect_uri?: string }; userId?: string };

async function claim(stored: string, clientId: string): Promise<boolean> {
  const { count } = await identityDb.oauthRedemption.createMany({
    data: [{ id: stored, clientId, claimedAt: new Date() }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** Marks the redemption as replayed. Returns whether the first use had finished. */
async function noteReplay(stored: string, clientId: string): Promise<boolean> {
  const [row] = await identityDb.oauthRedemption.updateManyAndReturn({
    where: { id: stored, clientId },
    data: { replayed: true },
    select: { finished: true },
  });
  return row?.finished ?? false;
}

/** Marks the use as finished. Returns whether it was replayed meanwhile. */
async function finish(stored: string): Promise<boolean> {
  const [row] = await identityDb.oauthRedemption.updateManyAndReturn({
    where: { id: stored },
    data: { finished: true },
    select: { replayed: true },
  });
  return row?.replayed ?? false;
}

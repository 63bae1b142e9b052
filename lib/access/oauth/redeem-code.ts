import { identityDb } from "@/lib/db/identity";
import { deleteTokens } from "./end-tokens";
import type { PluginAnswer } from "./plugin-answer";
import { OauthProblem, invalidRequest } from "./problem";
import { storedForm } from "./protocol";
import { redeemOnce } from "./redeem-once";

/**
 * Redeems an authorization code with its PKCE verifier. When its own client uses a code twice, the tokens of the
 * first use are revoked (RFC 6749 §4.1.2); another client that presents it is refused, and code and grant stay valid.
 */
export async function redeemCode(
  form: URLSearchParams,
  clientId: string,
  ask: () => Promise<PluginAnswer>,
): Promise<PluginAnswer> {
  const code = form.get("code");
  const verifier = form.get("code_verifier");
  if (!code) throw invalidRequest("code is required.");
  if (!verifier) throw invalidRequest("code_verifier is required.");
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier))
    throw new OauthProblem(400, "invalid_grant", "code_verifier is malformed.");
  const stored = storedForm(code);
  const pending = await identityDb.verification.findFirst({ where: { identifier: stored } });
  if (pending && clientOf(pending.value) !== clientId) throw notValid();
  return redeemOnce({
    stored,
    clientId,
    // Asked about a used code, the provider would revoke its tokens without checking whose code it was.
    use: pending ? ask : () => Promise.reject(notValid()),
    undo: () => deleteTokens({ authorizationCodeId: stored, clientId }),
    survivesRefusal: false,
  });
}

const notValid = () => new OauthProblem(400, "invalid_grant", "The code or its proof is not valid.");

/** The client that a code was issued to, from the provider's stored row. */
const clientOf = (stored: string) =>
  (JSON.parse(stored) as { query?: { client_id?: string } }).query?.client_id;

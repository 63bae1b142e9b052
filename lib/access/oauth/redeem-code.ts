import { identityDb } from "@/lib/db/identity";
import type { PluginAnswer } from "./plugin-answer";
import { OauthProblem } from "./problem";
import { storedForm } from "./protocol";
import { redeemOnce } from "./redeem-once";

/** Redeems an authorization code with its PKCE verifier. A code tried twice ends what the first try has got. */
export async function redeemCode(
  form: URLSearchParams,
  ask: () => Promise<PluginAnswer>,
): Promise<PluginAnswer> {
  const code = form.get("code");
  const verifier = form.get("code_verifier");
  if (!code) throw new OauthProblem(400, "invalid_request", "code is required.");
  if (!verifier) throw new OauthProblem(400, "invalid_request", "code_verifier is required.");
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier))
    throw new OauthProblem(400, "invalid_grant", "code_verifier is malformed.");
  const stored = storedForm(code);
  return redeemOnce({ stored, use: ask, undo: () => endIssuedBy(stored), survivesRefusal: false });
}

/** Ends what a code has brought forth, rotated tokens included. */
async function endIssuedBy(storedCode: string) {
  const where = { authorizationCodeId: storedCode };
  await identityDb.$transaction([
    identityDb.oauthAccessToken.deleteMany({ where }),
    identityDb.oauthRefreshToken.deleteMany({ where }),
  ]);
}

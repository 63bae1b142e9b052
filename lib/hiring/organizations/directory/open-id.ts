import * as oauth from "oauth4webapi";
import * as z from "zod";
import { env } from "@/lib/env";
import { invalid } from "@/lib/errors";
import { isLoopbackHost } from "@/lib/platform/access/origins";
import { fetchPublic } from "@/lib/platform/network/fetch-public";
import { VisibleText } from "@/lib/visible-line";
import { readUpTo } from "@/lib/read-up-to";

/** Limits of each request to a provider. */
const WITHIN_MS = 5_000;
const LARGEST = 512 * 1024;

type Provider = { issuer: string; clientId: string; secret: string; redirectUri: string };
/** What a sign-in began with: nobody else knows these. */
export type Begun = { state: string; nonce: string; verifier: string };

const Text = z
  .string()
  .min(1)
  .max(255)
  .refine((text) => !text.includes("\0"));
const Claims = z.object({
  sub: Text,
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()).nullable().catch(null).default(null),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  name: VisibleText.overwrite((name) => name.slice(0, 120))
    .catch("")
    .default(""),
  groups: z.union([z.string().transform((group) => [group]), z.array(z.string())]).optional(),
  tenant: Text.optional(),
  hd: Text.optional(),
  tid: Text.optional(),
});
export type Claims = z.output<typeof Claims>;

/** A provider's own metadata (OpenID Connect Discovery 1.0). Throws `invalid`, with one message for all failures. */
export async function discover(issuer: string): Promise<oauth.AuthorizationServer> {
  try {
    const url = new URL(issuer);
    const metadata = await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, options()));
    if (!metadata.authorization_endpoint || !metadata.token_endpoint || !metadata.jwks_uri)
      throw new Error("It lacks an endpoint.");
    return metadata;
  } catch {
    throw invalid(
      "No document at {issuer}/.well-known/openid-configuration names this issuer and its endpoints. All have to be public, with https.",
      { issuer: issuer.replace(/\/$/, "") },
    );
  }
}

/** Where a person goes to sign in: the authorization code flow with PKCE, state and nonce. */
export async function authorizationUrl(
  { issuer, clientId, redirectUri }: Omit<Provider, "secret">,
  { state, nonce, verifier }: Begun,
  loginHint?: string,
): Promise<string> {
  const { authorization_endpoint, scopes_supported = [] } = await discover(issuer);
  const url = new URL(authorization_endpoint ?? "");
  const scope = ["openid", "email", "profile", ...scopes_supported.filter((each) => each === "groups")];
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: scope.join(" "),
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(loginHint && { login_hint: loginHint }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Whom a provider's answer is about: redeems its code and checks issuer, audience, nonce, times and the signature of the
 * ID token (OpenID Connect Core 1.0 §3.1.3.7), with the claims of the userinfo endpoint where the token says less. Throws
 * an error of oauth4webapi, or a ZodError, for one that does not hold.
 */
export async function claimsOf(provider: Provider, begun: Begun, answer: URLSearchParams): Promise<Claims> {
  const { issuer, clientId, secret, redirectUri } = provider;
  const as = await discover(issuer);
  const client: oauth.Client = { client_id: clientId, [oauth.clockTolerance]: 60 };
  const parameters = oauth.validateAuthResponse(as, client, answer, begun.state);
  const response = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    authenticate(as, secret),
    parameters,
    redirectUri,
    begun.verifier,
    options(),
  );
  const tokens = await oauth.processAuthorizationCodeResponse(as, client, response, {
    expectedNonce: begun.nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(as, response, options());
  const token = oauth.getValidatedIdTokenClaims(tokens)!;
  const more = as.userinfo_endpoint ? await userInfo(as, client, tokens.access_token, token.sub) : {};
  return Claims.parse({ ...more, ...token });
}

const userInfo = async (as: oauth.AuthorizationServer, client: oauth.Client, token: string, sub: string) =>
  oauth.processUserInfoResponse(as, client, sub, await oauth.userInfoRequest(as, client, token, options()));

const authenticate = (
  { token_endpoint_auth_methods_supported: methods }: oauth.AuthorizationServer,
  secret: string,
) =>
  !methods || methods.includes("client_secret_basic")
    ? oauth.ClientSecretBasic(secret)
    : oauth.ClientSecretPost(secret);

/** Only public hosts over https; for tests also this machine, as agents' documents are. */
function options() {
  return {
    [oauth.customFetch]: request,
    [oauth.allowInsecureRequests]: env.CLIENT_DOCUMENT_LOOPBACK === "1",
    signal: () => AbortSignal.timeout(WITHIN_MS),
  };
}

async function request(address: string, init: RequestInit): Promise<Response> {
  const { hostname, port, protocol } = new URL(address);
  const isOurs = env.CLIENT_DOCUMENT_LOOPBACK === "1" && isLoopbackHost(address);
  const trusted = isOurs ? [`${hostname}:${port || (protocol === "https:" ? "443" : "80")}`] : [];
  const answer = await fetchPublic(new Set(trusted))(address, init);
  const bytes = answer.body && (await readUpTo(answer.body, LARGEST));
  if (bytes === null && answer.body) throw new Error("The answer is too large.");
  return new Response(bytes, { status: answer.status, headers: answer.headers });
}

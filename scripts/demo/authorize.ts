import { createHash, randomBytes } from "node:crypto";
import { Browser } from "./browser.ts";
import { held } from "./held.ts";

type Json = Record<string, string | string[] | undefined>;

const scope = "openid offline_access service:recruiter service:recruiter:write";
const redirectUri = "http://127.0.0.1:8976/callback";

/**
 * From an address to an access token, as any agent goes: the 401 names the metadata, the metadata names the
 * authorization server, the agent registers, the recruiter signs in and consents, the code is exchanged with PKCE.
 */
export async function authorize(
  address: string,
  recruiter: { email: string; password: string },
  say: (line: string) => void,
): Promise<string> {
  const challenge = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  });
  held(challenge.status === 401, "a call without a token is answered 401");
  const metadataAddress = /resource_metadata="([^"]+)"/.exec(
    challenge.headers.get("www-authenticate") ?? "",
  )?.[1];
  held(metadataAddress, "the 401 names the protected-resource metadata");

  const resource = await json(await fetch(metadataAddress), 200, "protected-resource metadata");
  const [issuer] = resource.authorization_servers as string[];
  held(issuer, "the resource names its authorization server");
  const server = await json(
    await fetch(`${issuer}/.well-known/oauth-authorization-server`),
    200,
    "authorization-server metadata",
  );
  say(`401 → ${metadataAddress} → ${issuer}`);

  const client = await json(
    await fetch(String(server.registration_endpoint), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ client_name: "Demo Agent", redirect_uris: [redirectUri], scope }),
    }),
    201,
    "client registration",
  );

  const verifier = randomBytes(32).toString("base64url");
  const state = randomBytes(16).toString("base64url");
  const request = new URL(String(server.authorization_endpoint));
  request.search = new URLSearchParams({
    response_type: "code",
    client_id: String(client.client_id),
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    resource: String(resource.resource),
  }).toString();

  const browser = new Browser(new URL(issuer).origin);
  const signIn = await browser.open(request.href);
  held(signIn.html.includes("Password"), "the recruiter is asked to sign in");
  const consent = await browser.submit(signIn, recruiter);
  held(
    consent.html.includes("Allow") && consent.html.includes("Deny"),
    "the recruiter sees the consent screen",
  );
  held(consent.html.includes("Demo Agent"), "the consent screen names the agent");
  const back = new URL((await browser.submit(consent, { decision: "allow" })).url);
  held(back.href.startsWith(redirectUri), "consent leads back to the agent");
  held(back.searchParams.get("state") === state, "the state comes back unchanged");
  held(back.searchParams.get("iss") === issuer, "the answer names its issuer");

  const basic = Buffer.from(`${String(client.client_id)}:${String(client.client_secret)}`).toString("base64");
  const token = await json(
    await fetch(String(server.token_endpoint), {
      method: "POST",
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code: back.searchParams.get("code") ?? "",
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),
    }),
    200,
    "the code exchange",
  );
  held(token.token_type === "Bearer" && token.refresh_token, "a bearer token with a refresh token is issued");
  say(`registered, consented, token for: ${String(token.scope)}`);
  return String(token.access_token);
}

async function json(response: Response, status: number, step: string): Promise<Json> {
  const body = (await response.json().catch(() => ({}))) as Json;
  held(response.status === status, `${step} (HTTP ${response.status} ${String(body.error)})`);
  return body;
}

import * as oauth from "oauth4webapi";
import { expect, test } from "vitest";
import { answerConsent } from "../../support/answer-consent";
import { newRecruiter } from "../../support/recruiter";
import { sharedApp } from "../../support/shared";
import { fetchFromSomewhere } from "../../support/visitor";

const app = await sharedApp();
const recruiter = await newRecruiter(app.url);

const insecure = { [oauth.allowInsecureRequests]: true };
const redirectUri = "http://127.0.0.1:7777/cb";
const scope = "openid profile email offline_access service:recruiter";

/** The whole flow of a client that validates every response, from the URL of the MCP endpoint to the tokens. */
async function strictFlow(
  registration: Record<string, oauth.JsonValue>,
  authentication: (secret: string) => oauth.ClientAuth,
) {
  const endpoint = new URL(`${app.url}/api/mcp`);
  const resource = await oauth.processResourceDiscoveryResponse(
    endpoint,
    await oauth.resourceDiscoveryRequest(endpoint, insecure),
  );
  const issuer = new URL(resource.authorization_servers![0]!);
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...insecure }),
  );
  const client = await oauth.processDynamicClientRegistrationResponse(
    await oauth.dynamicClientRegistrationRequest(
      server,
      { redirect_uris: [redirectUri], client_name: "Strict", scope, ...registration },
      // Registration is rate limited by the caller's address, which other tests share.
      { ...insecure, [oauth.customFetch]: fetchFromSomewhere },
    ),
  );
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const nonce = oauth.generateRandomNonce();
  const authorize = new URL(server.authorization_endpoint!);
  authorize.search = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirectUri,
    response_type: "code",
    scope,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
    resource: endpoint.href,
  }).toString();
  const consentPage = await recruiter.visitor.get(authorize.href);
  const answered = await answerConsent(recruiter.visitor, consentPage.location ?? "");
  const parameters = oauth.validateAuthResponse(server, client, new URL(answered.location ?? ""), state);
  const authenticate = authentication(String(client.client_secret));
  const additionalParameters = { resource: endpoint.href };
  const tokens = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authenticate,
      parameters,
      redirectUri,
      verifier,
      {
        additionalParameters,
        ...insecure,
      },
    ),
    { expectedNonce: nonce, requireIdToken: true },
  );
  return { server, client, authenticate, tokens, additionalParameters };
}

test.each<[string, (secret: string) => oauth.ClientAuth]>([
  ["client_secret_basic", oauth.ClientSecretBasic],
  ["client_secret_post", oauth.ClientSecretPost],
  ["none", () => oauth.None()],
])("oauth4webapi accepts every response: %s", async (method, authentication) => {
  const flow = await strictFlow({ token_endpoint_auth_method: method }, authentication);
  const { server, client, authenticate, tokens, additionalParameters } = flow;
  expect(tokens.scope).toBe(scope);
  const claims = oauth.getValidatedIdTokenClaims(tokens)!;
  expect(claims.iss).toBe(app.url);

  const info = await oauth.processUserInfoResponse(
    server,
    client,
    claims.sub,
    await oauth.userInfoRequest(server, client, tokens.access_token, insecure),
  );
  expect(info).toEqual({
    sub: claims.sub,
    name: "Ann Recruiter",
    email: recruiter.email,
    email_verified: true,
  });

  const renewed = await oauth.processRefreshTokenResponse(
    server,
    client,
    await oauth.refreshTokenGrantRequest(server, client, authenticate, tokens.refresh_token!, {
      additionalParameters,
      ...insecure,
    }),
  );
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token);

  const revocation = await oauth.revocationRequest(
    server,
    client,
    authenticate,
    renewed.refresh_token!,
    insecure,
  );
  await oauth.processRevocationResponse(revocation);
  const reuse = await oauth.refreshTokenGrantRequest(
    server,
    client,
    authenticate,
    renewed.refresh_token!,
    insecure,
  );
  await expect(oauth.processRefreshTokenResponse(server, client, reuse)).rejects.toMatchObject({
    error: "invalid_grant",
  });
});

test("the id_token is signed with a published key", async () => {
  const { server, client, authenticate, tokens, additionalParameters } = await strictFlow(
    {},
    oauth.ClientSecretBasic,
  );
  const answer = await oauth.refreshTokenGrantRequest(server, client, authenticate, tokens.refresh_token!, {
    additionalParameters,
    ...insecure,
  });
  await oauth.processRefreshTokenResponse(server, client, answer);
  await oauth.validateApplicationLevelSignature(server, answer, insecure);
});

test("refuses a bad token with a challenge that a client can parse", async () => {
  const request = oauth.protectedResourceRequest(
    "not-a-token-of-ours",
    "POST",
    new URL(`${app.url}/api/mcp`),
    new Headers({ "content-type": "application/json" }),
    "{}",
    insecure,
  );
  await expect(request).rejects.toMatchObject({ code: oauth.WWW_AUTHENTICATE_CHALLENGE, status: 401 });
});

import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OauthAgent } from "../../support/agent";
import { DocumentHost, documentedAgent } from "../../support/document-host";
import { codeFor, newRecruiter, RECRUITER_SCOPES, statusOf } from "../../support/recruiter";
import { sharedApp } from "../../support/shared";
import { Visitor } from "../../support/visitor";
import { ownerDb } from "../../support/world";

// RFC 7523, as ChatGPT's documents have it: Altinity/altinity-mcp#118 and #119, engram-app/Engram#1633.
const ASSERTION_TYPE = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
const app = await sharedApp();
const recruiter = await newRecruiter(app.url);
const keyPair = await generateKeyPair("RS256");
const stranger = await generateKeyPair("RS256");
const publicKey = { ...(await exportJWK(keyPair.publicKey)), kid: "key-1", use: "sig", alg: "RS256" };
let host: DocumentHost;
beforeAll(async () => {
  host = await DocumentHost.start("https");
  serveKeys([publicKey]);
});
afterAll(() => host?.stop());

const serveKeys = (keys: object[]) =>
  host.handlers.set("/jwks.json", (_, response) =>
    response.writeHead(200, { "content-type": "application/jwk-set+json" }).end(JSON.stringify({ keys })),
  );

let count = 0;
/** A client whose document has keys at a URL; by default it can use nothing else. */
function signingAgent(more: Record<string, unknown> = {}): OauthAgent {
  const clientId = host.publish(`/signing-${++count}.json`, {
    token_endpoint_auth_method: "private_key_jwt",
    jwks_uri: `${host.origin}/jwks.json`,
    ...more,
  });
  return documentedAgent(app.url, clientId);
}

const TOKEN_ENDPOINT = `${app.url}/api/auth/mcp/token`;
const signed = (clientId: string, claims: JWTPayload = {}, header: object = {}, { privateKey } = keyPair) =>
  new SignJWT({
    iss: clientId,
    sub: clientId,
    aud: TOKEN_ENDPOINT,
    exp: inSeconds(300),
    jti: randomUUID(),
    ...claims,
  })
    .setProtectedHeader({ alg: "RS256", kid: "key-1", ...header })
    .sign(privateKey);
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const asserting = (client_assertion: string) => ({ client_assertion, client_assertion_type: ASSERTION_TYPE });

const invalidClient = { status: 401, json: { error: "invalid_client" } };

test("a client that signs its requests gets, refreshes and revokes tokens", async () => {
  const agent = signingAgent();
  const { clientId } = agent;
  const answer = await agent.redeem(await codeFor(agent, recruiter), asserting(await signed(clientId)));
  expect(answer).toMatchObject({ status: 200, json: { scope: RECRUITER_SCOPES } });
  const renewed = await agent.refresh(
    String(answer.json.refresh_token),
    asserting(await signed(clientId, { aud: app.url })),
  );
  expect(renewed.status).toBe(200);
  const access = String(renewed.json.access_token);
  expect(await statusOf(agent, access)).toBe(200);
  const revoked = await new Visitor(app.url).post("/api/auth/mcp/revoke", {
    token: access,
    ...asserting(await signed(clientId, { aud: [`${app.url}/api/auth/mcp/revoke`] })),
  });
  expect(revoked.status).toBe(200);
  expect(await statusOf(agent, access)).toBe(401);
});

test("the metadata names the method and its algorithms", async () => {
  const { json } = await new Visitor(app.url).get("/.well-known/oauth-authorization-server");
  expect(json.token_endpoint_auth_methods_supported).toContain("private_key_jwt");
  // RFC 8414 §2: required beside private_key_jwt, and never "none".
  expect(json.token_endpoint_auth_signing_alg_values_supported).toContain("RS256");
  expect(json.token_endpoint_auth_signing_alg_values_supported).not.toContain("none");
});

test("a client that lists none too may sign or not, but not wrongly", async () => {
  const agent = signingAgent({ token_endpoint_auth_methods_supported: ["none", "private_key_jwt"] });
  expect((await agent.redeem(await codeFor(agent, recruiter))).status).toBe(200);
  const code = await codeFor(agent, recruiter);
  const wrong = await signed(agent.clientId, {}, {}, stranger);
  expect(await agent.redeem(code, asserting(wrong))).toMatchObject(invalidClient);
  expect((await agent.redeem(code, asserting(await signed(agent.clientId)))).status).toBe(200);
});

test("refuses whatever does not prove the client, and the code stays valid", async () => {
  const agent = signingAgent();
  const other = signingAgent();
  await recruiter.visitor.get(other.authorizeUrl(RECRUITER_SCOPES));
  const { clientId } = agent;
  const code = await codeFor(agent, recruiter);
  const used = await signed(clientId);
  const refresh = (assertion: string) => agent.refresh("x".repeat(32), asserting(assertion));
  expect((await refresh(used)).json.error).toBe("invalid_grant");
  const hmac = new SignJWT({ iss: clientId, sub: clientId, aud: TOKEN_ENDPOINT, exp: inSeconds(300) })
    .setProtectedHeader({ alg: "HS256", kid: "key-1" })
    .sign(new TextEncoder().encode(JSON.stringify(publicKey)));
  const assertions: Record<string, string | Promise<string>> = {
    "used before": used,
    "another key": signed(clientId, {}, {}, stranger),
    "an unknown key": signed(clientId, {}, { kid: "key-2" }),
    "a public key as a secret": hmac,
    unsigned: new UnsecuredJWT({
      iss: clientId,
      sub: clientId,
      aud: TOKEN_ENDPOINT,
      exp: inSeconds(60),
    }).encode(),
    expired: signed(clientId, { exp: inSeconds(-120) }),
    "without an end": signed(clientId, { exp: undefined }),
    "valid for a day": signed(clientId, { exp: inSeconds(24 * 3600) }),
    "not valid yet": signed(clientId, { nbf: inSeconds(600) }),
    "for another server": signed(clientId, { aud: "https://other.example/token" }),
    "for nobody": signed(clientId, { aud: undefined }),
    "issued by another": signed(clientId, { iss: "https://other.example/client.json" }),
    "about another client": signed(other.clientId),
    "no token": "abc",
    empty: ".",
  };
  for (const [what, assertion] of Object.entries(assertions))
    expect(await agent.redeem(code, asserting(await assertion)), what).toMatchObject(invalidClient);
  expect(await agent.redeem(code), "nothing").toMatchObject(invalidClient);
  expect(
    await agent.redeem(code, { ...asserting(await signed(clientId)), client_secret: "x" }),
  ).toMatchObject({
    status: 400,
    json: { error: "invalid_request" },
  });
  const otherType = { client_assertion: await signed(clientId), client_assertion_type: "urn:other" };
  expect(await agent.redeem(code, otherType)).toMatchObject(invalidClient);
  expect((await agent.redeem(code, asserting(await signed(clientId)))).status).toBe(200);
});

test("an assertion without jti is used once, by one of ten concurrent requests", async () => {
  const agent = signingAgent();
  await recruiter.visitor.get(agent.authorizeUrl(RECRUITER_SCOPES));
  const assertion = await signed(agent.clientId, { jti: undefined });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => agent.refresh("x".repeat(32), asserting(assertion))),
  );
  expect(answers.map(({ json }) => json.error).sort()).toEqual([
    ...Array.from({ length: 9 }, () => "invalid_client"),
    "invalid_grant",
  ]);
});

test("keys that are rotated or away are fetched again, and nothing is accepted meanwhile", async () => {
  const agent = signingAgent({ jwks_uri: `${host.origin}/rotated.json` });
  await recruiter.visitor.get(agent.authorizeUrl(RECRUITER_SCOPES));
  const refresh = async () =>
    (await agent.refresh("x".repeat(32), asserting(await signed(agent.clientId)))).json.error;
  expect(await refresh()).toBe("invalid_client");
  host.handlers.set("/rotated.json", host.handlers.get("/jwks.json")!);
  expect(await refresh()).toBe("invalid_grant");
});

test("a client registers its keys, at a URL or in the registration", async () => {
  for (const keys of [{ jwks_uri: `${host.origin}/jwks.json` }, { jwks: { keys: [publicKey] } }]) {
    const registered = new OauthAgent(app.url);
    const { json } = await registered.register({ token_endpoint_auth_method: "private_key_jwt", ...keys });
    expect(json).toMatchObject({ token_endpoint_auth_method: "private_key_jwt", ...keys });
    expect(json).not.toHaveProperty("client_secret");
    const agent = documentedAgent(app.url, registered.clientId);
    const code = await codeFor(agent, recruiter);
    expect(await agent.redeem(code)).toMatchObject(invalidClient);
    expect((await agent.redeem(code, asserting(await signed(agent.clientId)))).status).toBe(200);
  }
});

test("an assertion that was used is forgotten only after it has expired", async () => {
  const agent = signingAgent();
  await recruiter.visitor.get(agent.authorizeUrl(RECRUITER_SCOPES));
  const others = await ownerDb.oauthClientAssertion.findMany();
  const before = Date.now();
  await agent.refresh("x".repeat(32), asserting(await signed(agent.clientId, { exp: inSeconds(200) })));
  const expiries = await ownerDb.oauthClientAssertion.findMany({
    where: { id: { notIn: others.map(({ id }) => id) }, expiresAt: { lt: new Date(before + 299_000) } },
  });
  // Another test file may have stored one meanwhile in the app that they share; of this life there is only ours.
  expect(expiries.filter(({ expiresAt }) => expiresAt.getTime() > before + 199_000)).toHaveLength(1);
});

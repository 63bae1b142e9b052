import { expect, test } from "vitest";
import { newVerifier, OauthAgent } from "../../support/agent";
import { sql } from "../../support/database";
import {
  codeFor,
  RECRUITER_SCOPES,
  newAgent,
  newRecruiter,
  statusOf,
  tokensFor,
} from "../../support/recruiter";
import { Visitor } from "../../support/visitor";
import { sharedApp } from "../../support/shared";
import { ownerDb } from "../../support/world";

const app = await sharedApp();
const recruiter = await newRecruiter(app.url);
const agent = await newAgent(app.url);
const other = await newAgent(app.url);

const code = () => codeFor(agent, recruiter);
const basic = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString("base64")}` });

const refused = (error: string, status = 400) => ({
  status,
  json: { error, error_description: expect.any(String), message: expect.any(String) },
});

test("a code returns the token response of the interface", async () => {
  const { status, json, headers } = await agent.redeem(await code());
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("pragma")).toBe("no-cache");
  expect(json).toEqual({
    access_token: expect.stringMatching(/^\w{32}$/),
    token_type: "Bearer",
    expires_in: 3600,
    refresh_token: expect.stringMatching(/^\w{32}$/),
    scope: RECRUITER_SCOPES,
    id_token: expect.stringMatching(/^ey/),
  });
});

test("stores tokens and codes hashed, and no secret in plain text", async () => {
  const authorizationCode = await code();
  const tokens = (await agent.redeem(authorizationCode)).json;
  const renewed = (await agent.refresh(String(tokens.refresh_token))).json;
  const tables = await Promise.all(
    ["OauthAccessToken", "OauthRefreshToken", "Verification", "OauthClient", "OauthConsent", "Jwks"].map(
      (table) => sql(`SELECT * FROM "${table}"`),
    ),
  );
  // The renewed tokens are stored to be returned again, but not in plain text.
  const [{ response }] = await sql(
    `SELECT "rotationReplayResponse" AS response FROM "OauthRefreshToken"
     WHERE "rotationReplayResponse" IS NOT NULL ORDER BY id DESC LIMIT 1`,
  );
  const stored = JSON.stringify(tables) + Buffer.from(String(response), "base64").toString("latin1");
  const issued = [tokens, renewed].flatMap((each) => [each.access_token, each.refresh_token, each.id_token]);
  for (const secret of [authorizationCode, ...issued, agent.clientSecret]) {
    expect(String(secret).length).toBeGreaterThanOrEqual(32);
    expect(stored).not.toContain(secret);
  }
  // The private signing key is stored, but not in plain text.
  const rows = await sql('SELECT "privateKey" FROM "Jwks"');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.privateKey).not.toContain('"d":');
});

test("returns no refresh token without offline_access", async () => {
  const visitingAgent = await newAgent(app.url);
  const { json } = await visitingAgent.redeem(await codeFor(visitingAgent, recruiter, "service:recruiter"));
  expect(Object.keys(json).sort()).toEqual(["access_token", "expires_in", "scope", "token_type"]);
});

test("limits a client and person to 300 token requests a minute, and not the next person at the same address", async () => {
  const address = new Visitor(app.url, "192.0.2.60");
  const host = await newAgent(app.url);
  const [busy, calm] = [await newRecruiter(app.url), await newRecruiter(app.url)];
  const [first, second] = [await tokensFor(host, busy), await tokensFor(host, calm)];
  const refresh = ({ refresh_token }: typeof first) => {
    const form = { grant_type: "refresh_token", refresh_token };
    return address.request("/api/auth/mcp/token", {
      method: "POST",
      body: new URLSearchParams(form),
      headers: host.basic(),
    });
  };
  expect((await refresh(first)).status).toBe(200);
  const { userId } = await ownerDb.member.findFirstOrThrow({ where: { user: { email: busy.email } } });
  await sql(`UPDATE "RateLimit" SET count = 298 WHERE key = $1`, [`grant:${host.clientId}:${userId}`]);
  const answers = [];
  for (let i = 0; i < 4; i++) answers.push(await refresh(first));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
  const { headers, json } = answers.at(-1)!;
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(json).toMatchObject({ error: "temporarily_unavailable", message: expect.any(String) });
  expect((await refresh(second)).status).toBe(200);
  // A rate-limited call does not use up a code.
  const authorizationCode = await codeFor(host, busy);
  expect((await host.redeem(authorizationCode)).status).toBe(429);
  await sql(`DELETE FROM "RateLimit" WHERE key LIKE $1`, [`grant:${host.clientId}:%`]);
  expect((await host.redeem(authorizationCode)).status).toBe(200);
});

test("limits what one address has refused, and the authorizations it starts, to 300 a minute", async () => {
  const busy = new OauthAgent(app.url, agent.redirectUri, new Visitor(app.url, "192.0.2.61"));
  Object.assign(busy, { clientId: agent.clientId, clientSecret: agent.clientSecret });
  for (const [call, passes] of [
    [() => busy.token({ grant_type: "password" }), 400],
    [() => busy.revoke("unknown"), 200],
    [() => busy.http.get(busy.authorizeUrl(RECRUITER_SCOPES)), 302],
  ] as const) {
    const answers: number[] = [];
    for (let i = 0; i < 10; i++)
      answers.push(...(await Promise.all(Array.from({ length: 30 }, async () => (await call()).status))));
    expect(answers).toEqual(Array(300).fill(passes));
    expect([(await call()).status, (await call()).status]).toEqual([429, 429]);
  }
});

test("redeems a code without redirect_uri (OAuth 2.1 §4.1.3), and refuses a different one", async () => {
  const form = async () => ({
    grant_type: "authorization_code",
    code: await code(),
    code_verifier: agent.verifier,
  });
  expect((await agent.token(await form())).status).toBe(200);
  expect(
    await agent.token({ ...(await form()), redirect_uri: "http://127.0.0.1:33418/other" }),
  ).toMatchObject(refused("invalid_grant"));
});

test.each([
  ["the endpoint", "/api/mcp", 200],
  ["a trailing slash", "/api/mcp/", 200],
  ["a query", "/api/mcp?profile=work", 200],
  ["the origin", "", 200],
  ["the origin with a slash", "/", 200],
  ["a fragment", "/api/mcp#x", 400],
  ["another path", "/api/other", 400],
])("takes %s as resource, or not", async (_, path, status) => {
  const resource = app.url + path;
  const asked = await recruiter.visitor.get(agent.authorizeUrl(RECRUITER_SCOPES, { resource }));
  expect(asked.location).toMatch(status === 200 ? /^\/consent\?/ : /error=invalid_(target|request)/);
  expect((await agent.redeem(await code(), { resource })).status).toBe(status);
});

test("takes another spelling of the origin as resource, and no other server", async () => {
  const { host, port } = new URL(app.url);
  for (const [resource, status] of [
    [`HTTP://${host.toUpperCase()}/api/mcp`, 200],
    [`http://evil.example:${port}/api/mcp`, 400],
    [`http://user@${host}/api/mcp`, 400],
    ["urn:shortlist", 400],
  ] as const)
    expect((await agent.redeem(await code(), { resource })).status, resource).toBe(status);
});

test("returns an opaque token for our own resource, too", async () => {
  const { status, json } = await agent.redeem(await code(), { resource: `${app.url}/api/mcp` });
  expect(status).toBe(200);
  expect(String(json.access_token)).not.toContain(".");
});

test("refuses another server's resource and keeps the code valid", async () => {
  const authorizationCode = await code();
  expect(await agent.redeem(authorizationCode, { resource: "https://evil.example/" })).toMatchObject(
    refused("invalid_target"),
  );
  const form = new URLSearchParams({ grant_type: "authorization_code", code: authorizationCode });
  for (const resource of [`${app.url}/api/mcp`, "https://evil.example/"]) form.append("resource", resource);
  expect(await raw(form.toString(), "application/x-www-form-urlencoded")).toMatchObject(
    refused("invalid_target"),
  );
  expect((await agent.redeem(authorizationCode)).status).toBe(200);
});

test.each<[string, Record<string, string>]>([
  ["a wrong verifier", { code_verifier: newVerifier() }],
  ["another redirect_uri", { redirect_uri: "https://client.example/other" }],
  ["another loopback port than requested", { redirect_uri: "http://127.0.0.1:1/callback" }],
  ["an unknown code", { code: "x".repeat(32) }],
])("answers invalid_grant for %s and uses up the code", async (_, more) => {
  const authorizationCode = await code();
  expect(await agent.redeem(authorizationCode, more)).toMatchObject(refused("invalid_grant"));
  if (!more.code) expect(await agent.redeem(authorizationCode)).toMatchObject(refused("invalid_grant"));
});

test("refuses a malformed verifier without using up the code", async () => {
  const authorizationCode = await code();
  for (const code_verifier of ["short", "é".repeat(43), `${"a".repeat(43)} `, "a".repeat(129)])
    expect(await agent.redeem(authorizationCode, { code_verifier })).toMatchObject(refused("invalid_grant"));
  expect(await agent.redeem(authorizationCode, { code_verifier: "" })).toMatchObject(
    refused("invalid_request"),
  );
  expect((await agent.redeem(authorizationCode)).status).toBe(200);
});

test("refuses to redeem a code with another client's credentials", async () => {
  other.verifier = agent.verifier;
  expect(await other.redeem(await code())).toMatchObject(refused("invalid_grant"));
});

test("refuses an expired code, and issues a code for one minute", async () => {
  const authorizationCode = await code();
  const [row] = await sql(
    `SELECT extract(epoch FROM "expiresAt" - now())::int AS left FROM "Verification"
     WHERE value LIKE '%authorization_code%' ORDER BY id DESC LIMIT 1`,
  );
  expect(row.left).toBeGreaterThan(50);
  expect(row.left).toBeLessThanOrEqual(60);
  await sql(
    `UPDATE "Verification" SET "expiresAt" = now() - interval '1 second' WHERE value LIKE '%authorization_code%'`,
  );
  expect(await agent.redeem(authorizationCode)).toMatchObject(refused("invalid_grant"));
});

test("refuses a replayed code and revokes its tokens", async () => {
  const authorizationCode = await code();
  const { json } = await agent.redeem(authorizationCode);
  expect(await statusOf(agent, String(json.access_token))).toBe(200);
  expect(await agent.redeem(authorizationCode)).toMatchObject(refused("invalid_grant"));
  expect(await statusOf(agent, String(json.access_token))).toBe(401);
  expect(await agent.refresh(String(json.refresh_token))).toMatchObject(refused("invalid_grant"));
});

test("refuses a code whose session has ended", async () => {
  const leaving = await newRecruiter(app.url);
  const authorizationCode = await codeFor(agent, leaving);
  expect((await leaving.visitor.post("/sign-out", {})).location).toBe("/sign-in");
  expect(await agent.redeem(authorizationCode)).toMatchObject(refused("invalid_grant"));
});

test.each<[string, Record<string, string>]>([
  ["a wrong secret", basic(`${agent.clientId}:wrong`)],
  ["an unknown client", basic("nobody:secret")],
  ["Basic without a colon", basic(agent.clientId)],
  ["Basic that is not base64", { authorization: "Basic !!!" }],
  ["a Bearer token", { authorization: "Bearer x" }],
  ["no credentials", {}],
])("answers a client with %s with 401 and a Basic challenge", async (_, headers) => {
  const answer = await agent.redeem(await code(), {}, headers);
  expect(answer).toMatchObject(refused("invalid_client", 401));
  expect(answer.headers.get("www-authenticate")).toMatch(/^Basic /);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("accepts only the authentication method that a client registered", async () => {
  const byPost = await newAgent(app.url, { token_endpoint_auth_method: "client_secret_post" });
  const isPublic = await newAgent(app.url, { token_endpoint_auth_method: "none" });
  const inForm = (of: OauthAgent) => ({
    client_id: of.clientId,
    client_secret: of.clientSecret ?? "made-up",
  });

  expect((await byPost.redeem(await codeFor(byPost, recruiter), inForm(byPost), {})).status).toBe(200);
  expect(
    (await isPublic.redeem(await codeFor(isPublic, recruiter), { client_id: isPublic.clientId }, {})).status,
  ).toBe(200);

  for (const [client, form, headers] of [
    [agent, inForm(agent), {}],
    [agent, { client_id: agent.clientId }, {}],
    [byPost, {}, byPost.basic()],
    [byPost, { client_id: byPost.clientId }, {}],
    [isPublic, inForm(isPublic), {}],
    [isPublic, {}, isPublic.basic("made-up")],
  ] as [OauthAgent, Record<string, string>, Record<string, string>][])
    expect(await client.redeem(await codeFor(client, recruiter), form, headers)).toMatchObject(
      refused("invalid_client", 401),
    );
});

test("refuses two authentication methods in one request, but accepts client_id beside Basic", async () => {
  const authorizationCode = await code();
  const { clientId: client_id, clientSecret: client_secret = "" } = agent;
  expect(await agent.redeem(authorizationCode, { client_id, client_secret })).toMatchObject(
    refused("invalid_request"),
  );
  expect(await agent.redeem(authorizationCode, { client_id: other.clientId })).toMatchObject(
    refused("invalid_request"),
  );
  expect((await agent.redeem(authorizationCode, { client_id })).status).toBe(200);
});

test.each([
  ["no grant_type", {}, "invalid_request"],
  ["the password grant", { grant_type: "password", username: "a", password: "b" }, "unsupported_grant_type"],
  [
    "client credentials",
    { grant_type: "client_credentials", scope: "service:admin:sql" },
    "unsupported_grant_type",
  ],
  ["no code", { grant_type: "authorization_code" }, "invalid_request"],
  ["no refresh token", { grant_type: "refresh_token" }, "invalid_request"],
  ["an unknown refresh token", { grant_type: "refresh_token", refresh_token: "x" }, "invalid_grant"],
  ["a NUL", { grant_type: "refresh_token", refresh_token: "x\0" }, "invalid_request"],
])("refuses %s with its own error", async (_, form, error) => {
  expect(await agent.token(form as Record<string, string>)).toMatchObject(refused(error));
});

const raw = (body: string, type: string) =>
  agent.http.request("/api/auth/mcp/token", {
    method: "POST",
    body,
    headers: { ...agent.basic(), "content-type": type },
  });

test("refuses a body of another type, with repeated parameters or too large, and keeps the code valid", async () => {
  const authorizationCode = await code();
  const form = new URLSearchParams({
    grant_type: "authorization_code",
    code: authorizationCode,
    redirect_uri: agent.redirectUri,
    code_verifier: agent.verifier,
  });
  const urlencoded = "application/x-www-form-urlencoded";
  expect(await raw(JSON.stringify(Object.fromEntries(form)), "application/json")).toMatchObject(
    refused("invalid_request"),
  );
  expect(await raw(form.toString(), "text/plain")).toMatchObject(refused("invalid_request"));
  for (const name of ["code", "code_verifier", "grant_type", "redirect_uri"])
    expect(await raw(`${form}&${name}=x`, urlencoded), name).toMatchObject(refused("invalid_request"));
  expect(await raw(`${form}&pad=${"x".repeat(20_000)}`, urlencoded)).toMatchObject(
    refused("invalid_request", 413),
  );
  expect((await raw(form.toString(), `${urlencoded}; charset=UTF-8`)).status).toBe(200);
});

test("a parameter without a value counts as left out (RFC 6749 §3.2)", async () => {
  const empty = { client_secret: "", scope: "", resource: "" };
  const { json, status } = await agent.redeem(await code(), empty);
  expect(status).toBe(200);
  expect((await agent.refresh(String(json.refresh_token), empty)).status).toBe(200);
  const isPublic = await newAgent(app.url, { token_endpoint_auth_method: "none" });
  const form = { ...empty, client_id: isPublic.clientId };
  expect((await isPublic.redeem(await codeFor(isPublic, recruiter), form, {})).status).toBe(200);
});

test("a client can revoke only its own access token, or refresh token with its access tokens", async () => {
  const first = await tokensFor(agent, recruiter);
  expect((await other.revoke(first.access_token)).status).toBe(200);
  expect((await other.revoke(first.refresh_token)).status).toBe(200);
  expect(await statusOf(agent, first.access_token)).toBe(200);
  const done = await agent.revoke(first.access_token);
  expect(done).toMatchObject({ status: 200, text: "" });
  expect(await statusOf(agent, first.access_token)).toBe(401);
  expect((await agent.refresh(first.refresh_token)).status).toBe(200);

  const second = await tokensFor(agent, recruiter);
  // A wrong hint changes nothing.
  expect((await agent.revoke(second.refresh_token, { token_type_hint: "access_token" })).status).toBe(200);
  expect(await statusOf(agent, second.access_token)).toBe(401);
  expect(await agent.refresh(second.refresh_token)).toMatchObject(refused("invalid_grant"));
});

test("revocation answers 200 for an unknown token, and 401 to an unauthenticated client", async () => {
  expect((await agent.revoke("unknown")).status).toBe(200);
  expect(await agent.revoke("x", {}, agent.basic("wrong"))).toMatchObject(refused("invalid_client", 401));
  expect(await agent.revoke("x", {}, {})).toMatchObject(refused("invalid_client", 401));
  expect(await agent.revoke("")).toMatchObject(refused("invalid_request"));
});

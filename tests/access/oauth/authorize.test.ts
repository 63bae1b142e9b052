import { expect, test } from "vitest";
import { challengeOf, type OauthAgent } from "../../support/agent";
import { consentTo, RECRUITER_SCOPES, newAgent, newRecruiter } from "../../support/recruiter";
import { Visitor } from "../../support/visitor";
import { sharedApp } from "../../support/shared";

const REDIRECT = "https://client.example/cb?x=1";
const app = await sharedApp();
const recruiter = await newRecruiter(app.url);
const agent = await newAgent(app.url, { redirect_uris: [REDIRECT] });

const base = { redirect_uri: REDIRECT };
const ask = (more: Record<string, string | undefined> = {}, scope = RECRUITER_SCOPES) =>
  recruiter.visitor.get(agent.authorizeUrl(scope, { ...base, ...more }));

/** The error a client gets at its own address, with the issuer it must check (RFC 9207). */
async function refusal(more: Record<string, string | undefined>, scope?: string) {
  const { status, location, headers } = await ask(more, scope);
  expect(status).toBe(302);
  expect(headers.get("cache-control")).toBe("no-store");
  const url = new URL(location ?? "");
  expect(url.origin + url.pathname).toBe("https://client.example/cb");
  expect(url.searchParams.get("x")).toBe("1");
  expect(url.searchParams.get("state")).toBe("st ate&1");
  expect(url.searchParams.get("iss")).toBe(app.url);
  expect(url.searchParams.has("code")).toBe(false);
  return url.searchParams.get("error");
}

test.each<[string, Record<string, string | undefined>, string]>([
  ["no PKCE", { code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
  [
    "no PKCE but a nonce",
    { code_challenge: undefined, code_challenge_method: undefined, nonce: "n1" },
    "invalid_request",
  ],
  ["PKCE plain", { code_challenge_method: "plain" }, "invalid_request"],
  ["no challenge method", { code_challenge_method: undefined }, "invalid_request"],
  ["a method in another case", { code_challenge_method: "s256" }, "invalid_request"],
  ["a challenge that is no hash", { code_challenge: "abc" }, "invalid_request"],
  ["a challenge with padding", { code_challenge: `${challengeOf("x")}=` }, "invalid_request"],
  ["a challenge of other characters", { code_challenge: "+".repeat(43) }, "invalid_request"],
  ["another server's resource", { resource: "https://evil.example/mcp" }, "invalid_target"],
  ["a resource that only starts like ours", { resource: `${app.url}/api/mcp2` }, "invalid_target"],
  ["a request object", { request: "eyJhbGciOiJub25lIn0.e30." }, "request_not_supported"],
  ["a request by reference", { request_uri: "https://evil.example/request" }, "request_uri_not_supported"],
])("redirects to the client with an error for %s", async (_, more, error) => {
  expect(await refusal(more)).toBe(error);
});

// n8n-io/n8n#22851 asks for openid alone; modelcontextprotocol#653 and archestra#7311 for scopes of other servers.
test.each([
  ["openid", "openid service:recruiter service:recruiter:write"],
  ["openid evil", "openid service:recruiter service:recruiter:write"],
  ["claudeai", "offline_access service:recruiter service:recruiter:write"],
  ["profile email mcp:tools", "profile email service:recruiter service:recruiter:write"],
  ["service:recruiter read:all", "service:recruiter"],
  ["service:recruiter:write", "service:recruiter service:recruiter:write"],
  ["service:recruiter service:recruiter", "service:recruiter"],
  ["service:admin:sql", "service:admin:sql"],
])("asked for %s, offers %s", async (scope, offered) => {
  const { location } = await recruiter.visitor.get(agent.authorizeUrl(scope, base));
  const asked = new URL(location ?? "", app.url).searchParams.get("scope") ?? "";
  expect(asked.split(" ").sort()).toEqual(offered.split(" ").sort());
});

test("refuses another server's resource also when ours is given as well", async () => {
  const url = agent.authorizeUrl(RECRUITER_SCOPES, { ...base, resource: `${app.url}/api/mcp` });
  const { location } = await recruiter.visitor.get(`${url}&resource=https://evil.example/mcp`);
  expect(new URL(location ?? "").searchParams.get("error")).toBe("invalid_target");
});

test("accepts only response_type=code", async () => {
  for (const response_type of ["token", "id_token", "code token", "none"]) {
    const { status, location } = await ask({ response_type });
    const url = new URL(location ?? "", app.url);
    expect(status).toBe(302);
    expect(url.origin).toBe("https://client.example");
    expect(url.href).toContain("unsupported_response_type");
  }
  expect(await refusal({ response_type: undefined })).toBe("invalid_request");
});

test.each<[string, string | undefined]>([
  ["a longer path", "https://client.example/cb/evil?x=1"],
  ["another query", "https://client.example/cb?x=2"],
  ["no query", "https://client.example/cb"],
  ["more query", "https://client.example/cb?x=1&y=1"],
  ["a longer host", "https://client.example.evil/cb?x=1"],
  ["another port", "https://client.example:444/cb?x=1"],
  ["the default port written out", "https://client.example:443/cb?x=1"],
  ["another scheme", "http://client.example/cb?x=1"],
  ["another case", "https://client.example/CB?x=1"],
  ["a host before an @", "https://client.example@evil.example/cb?x=1"],
  ["a fragment", "https://client.example/cb?x=1#f"],
  ["dot segments", "https://client.example/a/../cb?x=1"],
  ["an encoded path", "https://client.example/%63b?x=1"],
  ["a trailing space", "https://client.example/cb?x=1 "],
  ["another site", "https://evil.example/"],
  ["a script URL", "javascript:alert(1)"],
  ["no value", undefined],
])("answers 400 for a redirect_uri with %s, without a redirect", async (_, redirect_uri) => {
  const { status, location, json, headers } = await ask({ redirect_uri });
  expect(status).toBe(400);
  expect(location).toBeNull();
  expect(headers.get("cache-control")).toBe("no-store");
  expect(json).toMatchObject({ error: expect.any(String), error_description: json.message });
});

test("answers 400 for an unknown client, without a redirect", async () => {
  const answer = await ask({ client_id: "nope" });
  expect(answer).toMatchObject({ status: 400, location: null, json: { error: "invalid_client" } });
  expect((await ask({ client_id: undefined })).status).toBe(400);
  expect((await ask({ client_id: "\0" })).status).toBe(400);
});

test("refuses a repeated parameter", async () => {
  const url = agent.authorizeUrl(RECRUITER_SCOPES, base);
  for (const extra of ["redirect_uri=https://evil.example/", "client_id=x", "scope=openid", "state=2"]) {
    const answer = await recruiter.visitor.get(`${url}&${extra}`);
    expect(answer).toMatchObject({ status: 400, location: null, json: { error: "invalid_request" } });
  }
});

test("a loopback redirect_uri may differ in its port and in nothing else", async () => {
  const native = await newAgent(app.url, { redirect_uris: ["http://127.0.0.1:33418/cb"] });
  const at = (redirect_uri: string) => recruiter.visitor.get(native.authorizeUrl("openid", { redirect_uri }));
  expect((await at("http://127.0.0.1:50999/cb")).location).toMatch(/^\/consent\?/);
  for (const wrong of [
    "http://127.0.0.1:50999/evil",
    "http://localhost:33418/cb",
    "http://[::1]:33418/cb",
    "https://127.0.0.1:33418/cb",
    "http://127.0.0.2:33418/cb",
    "http://127.0.0.1:33418/cb?x=1",
    "http://127.0.0.1:99999/cb",
  ])
    expect((await at(wrong)).status, wrong).toBe(400);
});

test("redirects with a code to an application's own scheme", async () => {
  const redirect_uri = "cursor://anysphere.cursor-mcp/oauth/callback";
  const cursor = await newAgent(app.url, {
    redirect_uris: [redirect_uri],
    token_endpoint_auth_method: "none",
  });
  const url = await consentTo(cursor, recruiter, "openid service:recruiter", {}, { redirect_uri });
  expect(url.href).toMatch(/^cursor:\/\/anysphere\.cursor-mcp\/oauth\/callback\?code=\w+/);
  const more = { redirect_uri, client_id: cursor.clientId };
  expect((await cursor.redeem(url.searchParams.get("code") ?? "", more, {})).status).toBe(200);
});

test("redirects a signed-out visitor to sign-in and then back to the same request", async () => {
  const stranger = new Visitor(app.url);
  const { status, location } = await stranger.get(agent.authorizeUrl(RECRUITER_SCOPES, base));
  expect(status).toBe(302);
  expect(location).toMatch(/^\/sign-in\?/);
  const page = await stranger.get(location ?? "");
  expect(page.text).toContain("An agent is asking for access");
  const request = new URL(location ?? "", app.url).search.slice(1);
  const answer = await stranger.signIn(recruiter.email, "correct horse battery", { request });
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(/^\/consent\?/);
  expect((await stranger.get(answer.location ?? "")).text).toContain("An agent asks for access");
});

test("asks for consent every time", async () => {
  for (let i = 0; i < 2; i++) {
    const { location } = await ask();
    expect(location).toMatch(/^\/consent\?/);
    const url = await consentTo(agent, recruiter, RECRUITER_SCOPES, {}, base);
    expect(url.searchParams.get("code")).toBeTruthy();
  }
});

test("prompt=none grants nothing, even after an earlier consent", async () => {
  await consentTo(agent, recruiter, RECRUITER_SCOPES, {}, base);
  expect(await refusal({ prompt: "none" })).toBe("consent_required");
  const stranger = await new Visitor(app.url).get(
    agent.authorizeUrl(RECRUITER_SCOPES, { ...base, prompt: "none" }),
  );
  expect(new URL(stranger.location ?? "").searchParams.get("error")).toBe("login_required");
});

test("prompt=login asks to sign in again, prompt=none with another value is refused, other values are ignored", async () => {
  const response = await ask({ prompt: "login" });
  expect(response.location).toMatch(/^\/sign-in\?/);
  // The sign-in page appears although the browser is signed in, and the consent page cannot be opened without it.
  expect((await recruiter.visitor.get(response.location ?? "")).status).toBe(200);
  const request = (response.location ?? "").split("?")[1] ?? "";
  const bypass = await recruiter.visitor.get(`/consent?${request}`);
  expect(bypass.text).toContain("not valid");
  const freshVisitor = new Visitor(app.url);
  expect((await freshVisitor.signIn(recruiter.email, "correct horse battery", { request })).location).toMatch(
    /^\/consent\?/,
  );
  expect(await refusal({ prompt: "none login" })).toBe("invalid_request");
  for (const prompt of ["select_account", "create", "evil"])
    expect((await ask({ prompt })).location).toMatch(/^\/consent\?/);
});

const scopeFor = async (of: OauthAgent, scope: string | undefined) => {
  const { location } = await recruiter.visitor.get(of.authorizeUrl("", { ...base, scope }));
  return new URL(location ?? "", app.url).searchParams.get("scope");
};

test("offers the recruiter scopes and offline_access when no scope is requested", async () => {
  for (const empty of ["", " ", undefined])
    expect(await scopeFor(agent, empty)).toBe("offline_access service:recruiter service:recruiter:write");
});

test("adds offline_access for a client that registered refresh_token, and nothing for another client", async () => {
  const refresher = await newAgent(app.url, {
    redirect_uris: [REDIRECT],
    grant_types: ["authorization_code", "refresh_token"],
  });
  expect(await scopeFor(refresher, "service:recruiter")).toBe("service:recruiter offline_access");
  expect(await scopeFor(refresher, RECRUITER_SCOPES)).toBe(RECRUITER_SCOPES);
  expect(await scopeFor(agent, "service:recruiter")).toBe("service:recruiter");
  expect(await scopeFor(agent, RECRUITER_SCOPES)).toBe(RECRUITER_SCOPES);
});

test("answers a script's request with the redirect, too", async () => {
  const answer = await recruiter.visitor.get(agent.authorizeUrl(RECRUITER_SCOPES, base), {
    accept: "application/json",
    "sec-fetch-mode": "cors",
  });
  expect(answer.status).toBe(302);
});

test("drops unknown parameters", async () => {
  const { location } = await ask({
    claims: '{"userinfo":{"email":null}}',
    dpop_jkt: "x".repeat(43),
    evil: "1",
  });
  const query = new URL(location ?? "", app.url).searchParams;
  for (const name of ["claims", "dpop_jkt", "evil"]) expect(query.has(name)).toBe(false);
});

test("accepts our resource with and without a trailing slash", async () => {
  for (const resource of [`${app.url}/api/mcp`, `${app.url}/api/mcp/`])
    expect((await ask({ resource })).location).toMatch(/^\/consent\?/);
});

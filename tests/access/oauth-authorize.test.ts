import { beforeAll, expect, test } from "vitest";
import { challengeOf, type OauthAgent } from "../support/agent";
import type { TestApp } from "../support/app";
import { consentTo, EVERYDAY, newAgent, newRecruiter, type Recruiter } from "../support/recruiter";
import { Visitor } from "../support/visitor";
import { sharedApp } from "../support/shared";

const REDIRECT = "https://client.example/cb?x=1";
let app: TestApp;
let recruiter: Recruiter;
let agent: OauthAgent;
beforeAll(async () => {
  app = await sharedApp();
  recruiter = await newRecruiter(app.url);
  agent = await newAgent(app.url, { redirect_uris: [REDIRECT] });
});

const base = { redirect_uri: REDIRECT };
const ask = (more: Record<string, string | undefined> = {}, scope = EVERYDAY) =>
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
  ["no method", { code_challenge_method: undefined }, "invalid_request"],
  ["a method in another case", { code_challenge_method: "s256" }, "invalid_request"],
  ["a challenge that is no hash", { code_challenge: "abc" }, "invalid_request"],
  ["a challenge with padding", { code_challenge: `${challengeOf("x")}=` }, "invalid_request"],
  ["a challenge of other characters", { code_challenge: "+".repeat(43) }, "invalid_request"],
  ["another's resource", { resource: "https://evil.example/mcp" }, "invalid_target"],
  ["a resource beside ours", { resource: "PLACEHOLDER/api/mcp2" }, "invalid_target"],
  ["a request object", { request: "eyJhbGciOiJub25lIn0.e30." }, "request_not_supported"],
  ["a request by reference", { request_uri: "https://evil.example/request" }, "request_uri_not_supported"],
])("%s is refused at the client's address", async (_, more, error) => {
  const filled = Object.fromEntries(
    Object.entries(more).map(([name, value]) => [name, value?.replace("PLACEHOLDER", app.url)]),
  );
  expect(await refusal(filled)).toBe(error);
});

test("an unknown scope is refused at the client's address", async () => {
  expect(await refusal({}, "openid evil")).toBe("invalid_scope");
});

test("another's resource beside ours is refused as it is alone", async () => {
  const url = agent.authorizeUrl(EVERYDAY, { ...base, resource: `${app.url}/api/mcp` });
  const { location } = await recruiter.visitor.get(`${url}&resource=https://evil.example/mcp`);
  expect(new URL(location ?? "").searchParams.get("error")).toBe("invalid_target");
});

test("only response_type=code is answered", async () => {
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
  ["a script", "javascript:alert(1)"],
  ["nothing", undefined],
])("a redirect_uri with %s is answered 400, never redirected to", async (_, redirect_uri) => {
  const { status, location, json, headers } = await ask({ redirect_uri });
  expect(status).toBe(400);
  expect(location).toBeNull();
  expect(headers.get("cache-control")).toBe("no-store");
  expect(json).toMatchObject({ error: expect.any(String), error_description: json.message });
});

test("nor is anything of a client that is not there", async () => {
  const answer = await ask({ client_id: "nope" });
  expect(answer).toMatchObject({ status: 400, location: null, json: { error: "invalid_client" } });
  expect((await ask({ client_id: undefined })).status).toBe(400);
  expect((await ask({ client_id: "\0" })).status).toBe(400);
});

test("a parameter given twice is refused", async () => {
  const url = agent.authorizeUrl(EVERYDAY, base);
  for (const extra of ["redirect_uri=https://evil.example/", "client_id=x", "scope=openid", "state=2"]) {
    const answer = await recruiter.visitor.get(`${url}&${extra}`);
    expect(answer).toMatchObject({ status: 400, location: null, json: { error: "invalid_request" } });
  }
});

test("on loopback any port may be asked for, and nothing else may differ", async () => {
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

test("an application's own scheme gets its code", async () => {
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

test("a stranger is sent to sign in, and after it to the same request", async () => {
  const stranger = new Visitor(app.url);
  const { status, location } = await stranger.get(agent.authorizeUrl(EVERYDAY, base));
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

test("consent is asked for again and again", async () => {
  for (let i = 0; i < 2; i++) {
    const { location } = await ask();
    expect(location).toMatch(/^\/consent\?/);
    expect((await consentTo(agent, recruiter, EVERYDAY, {}, base)).searchParams.get("code")).toBeTruthy();
  }
});

test("without a page to show, nothing is granted, whatever was allowed before", async () => {
  await consentTo(agent, recruiter, EVERYDAY, {}, base);
  expect(await refusal({ prompt: "none" })).toBe("consent_required");
  const stranger = await new Visitor(app.url).get(agent.authorizeUrl(EVERYDAY, { ...base, prompt: "none" }));
  expect(new URL(stranger.location ?? "").searchParams.get("error")).toBe("login_required");
});

test("prompt=login signs in anew, prompt=none with another is refused, others do not matter", async () => {
  const response = await ask({ prompt: "login" });
  expect(response.location).toMatch(/^\/sign-in\?/);
  // The page asks although the browser is signed in, and the consent page cannot be reached around it.
  expect((await recruiter.visitor.get(response.location ?? "")).status).toBe(200);
  const around = await recruiter.visitor.get(`/consent?${(response.location ?? "").split("?")[1]}`);
  expect(around.text).toContain("not valid");
  const request = (response.location ?? "").split("?")[1] ?? "";
  const again = new Visitor(app.url);
  expect((await again.signIn(recruiter.email, "correct horse battery", { request })).location).toMatch(
    /^\/consent\?/,
  );
  expect(await refusal({ prompt: "none login" })).toBe("invalid_request");
  for (const prompt of ["select_account", "create", "evil"])
    expect((await ask({ prompt })).location).toMatch(/^\/consent\?/);
});

const scopeAsked = async (of: OauthAgent, scope: string | undefined) => {
  const { location } = await recruiter.visitor.get(of.authorizeUrl("", { ...base, scope }));
  return new URL(location ?? "", app.url).searchParams.get("scope");
};

test("asking for no scope offers what a working agent needs, and to stay", async () => {
  for (const none of ["", " ", undefined])
    expect(await scopeAsked(agent, none)).toBe("offline_access service:recruiter service:recruiter:write");
});

test("a client that lists refresh_token is offered to stay; another asks for just what it names", async () => {
  const staying = await newAgent(app.url, {
    redirect_uris: [REDIRECT],
    grant_types: ["authorization_code", "refresh_token"],
  });
  expect(await scopeAsked(staying, "service:recruiter")).toBe("service:recruiter offline_access");
  expect(await scopeAsked(staying, EVERYDAY)).toBe(EVERYDAY);
  expect(await scopeAsked(agent, "service:recruiter")).toBe("service:recruiter");
  expect(await scopeAsked(agent, EVERYDAY)).toBe(EVERYDAY);
});

test("a script gets the redirect too, not a body", async () => {
  const answer = await recruiter.visitor.get(agent.authorizeUrl(EVERYDAY, base), {
    accept: "application/json",
    "sec-fetch-mode": "cors",
  });
  expect(answer.status).toBe(302);
});

test("unknown parameters never reach the provider", async () => {
  const { location } = await ask({
    claims: '{"userinfo":{"email":null}}',
    dpop_jkt: "x".repeat(43),
    evil: "1",
  });
  const query = new URL(location ?? "", app.url).searchParams;
  for (const name of ["claims", "dpop_jkt", "evil"]) expect(query.has(name)).toBe(false);
});

test("our resource may be named, with a slash at its end too", async () => {
  for (const resource of [`${app.url}/api/mcp`, `${app.url}/api/mcp/`])
    expect((await ask({ resource })).location).toMatch(/^\/consent\?/);
});

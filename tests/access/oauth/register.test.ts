import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { OauthAgent } from "../../support/agent";
import { Visitor } from "../../support/visitor";
import { sharedApp, sharedDirectApp } from "../../support/shared";
import { ownerDb } from "../../support/world";

const JWT_BEARER = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const app = await sharedApp();

const RECRUITER_SCOPES = "openid profile email offline_access service:recruiter service:recruiter:write";
const HTTPS = "https://client.example/cb";
const register = (metadata: Record<string, unknown>) => new OauthAgent(app.url).register(metadata);

const clientStored = (json: Record<string, unknown>) =>
  ownerDb.oauthClient.findUniqueOrThrow({ where: { clientId: String(json.client_id) } });

test("registers a client with an id and a secret, and stores the secret hashed", async () => {
  const { status, json, headers } = await register({
    redirect_uris: [HTTPS],
    client_name: "Shopping for talent",
    scope: "openid service:recruiter",
  });
  expect(status).toBe(201);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(json).toMatchObject({
    client_id: expect.stringMatching(/^\w{32}$/),
    client_secret: expect.stringMatching(/^\w{43}$/),
    client_secret_expires_at: 0,
    redirect_uris: [HTTPS],
    client_name: "Shopping for talent",
    scope: "openid service:recruiter",
    token_endpoint_auth_method: "client_secret_basic",
    application_type: "web",
  });
  const hash = createHash("sha256").update(String(json.client_secret)).digest("base64url");
  expect((await clientStored(json)).clientSecret).toBe(hash);
});

test("accepts redirect_uris alone, and grants no administrator scope", async () => {
  const { status, json } = await register({ redirect_uris: [HTTPS], client_name: undefined });
  expect(status).toBe(201);
  expect(json.scope).toBe(RECRUITER_SCOPES);
});

test.each(["none", "client_secret_post", "client_secret_basic"])(
  "registers a client with the method %s",
  async (method) => {
    const { status, json } = await register({ redirect_uris: [HTTPS], token_endpoint_auth_method: method });
    expect(status).toBe(201);
    expect(json.token_endpoint_auth_method).toBe(method);
    expect("client_secret" in json).toBe(method !== "none");
  },
);

test.each([
  ["openid evil:scope claudeai", "openid"],
  ["mcp:tools", RECRUITER_SCOPES],
  ["", RECRUITER_SCOPES],
  [null, RECRUITER_SCOPES],
])("leaves unknown scopes out of a registration: %j", async (scope, registered) => {
  const { status, json } = await register({ redirect_uris: [HTTPS], scope });
  expect(status).toBe(201);
  expect(json.scope).toBe(registered);
});

test("accepts null for what a client leaves out", async () => {
  const { status, json } = await register({
    redirect_uris: [HTTPS],
    client_name: null,
    token_endpoint_auth_method: null,
    grant_types: null,
    logo_uri: null,
    contacts: null,
  });
  expect(status).toBe(201);
  expect(json).toMatchObject({
    client_name: "Unnamed agent",
    token_endpoint_auth_method: "client_secret_basic",
  });
});

test("registers a method a client can use where it prefers another (RP Metadata Choices 1.0)", async () => {
  const { json } = await register({
    redirect_uris: [HTTPS],
    token_endpoint_auth_method: "tls_client_auth",
    token_endpoint_auth_methods_supported: ["tls_client_auth", "client_secret_post", "none"],
  });
  expect(json.token_endpoint_auth_method).toBe("client_secret_post");
});

test("accepts the registrations of Claude, ChatGPT, Cursor, VS Code and the Inspector", async () => {
  for (const redirect_uris of [
    ["https://claude.ai/api/mcp/auth_callback"],
    ["https://chatgpt.com/connector_platform_oauth_redirect"],
    ["cursor://anysphere.cursor-mcp/oauth/callback"],
    [
      "https://insiders.vscode.dev/redirect",
      "https://vscode.dev/redirect",
      "http://127.0.0.1/",
      "http://127.0.0.1:33418/",
    ],
    ["http://localhost:6274/oauth/callback"],
    ["http://[::1]:4000/cb"],
    ["com.example.app:/callback"],
    // warpdotdev/warp#9088 and the same of other desktop hosts: schemes are not reverse domain names.
    ["warp://mcp/oauth2callback"],
    ["vscodium://vscode.github-authentication/did-authenticate"],
    ["kiro://kiro.kiroAgent/callback"],
    ["trae://trae.ai-ide/callback", "raycast://oauth?package_name=mcp"],
    ["an-agent-of-nobody://callback"],
    ["com.googleusercontent.apps.123-abc:redirect"],
  ]) {
    const { status, json } = await register({
      redirect_uris,
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token", "urn:ietf:params:oauth:grant-type:device_code"],
      response_types: ["code"],
      client_uri: "https://agent.example",
    });
    expect(status, redirect_uris[0]).toBe(201);
    expect(json.redirect_uris).toEqual(redirect_uris);
    expect(json.grant_types).toEqual(["authorization_code", "refresh_token"]);
  }
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://client.example/1",
  "about:blank",
  "http://client.example/cb",
  "http://127.0.0.1.evil.example/cb",
  "http://127.1/cb",
  "http://0x7f.0.0.1/cb",
  "http://localhost.evil.example/cb",
  "http://localhost./cb",
  "http://user@localhost/cb",
  "https://client.example/cb#fragment",
  "https://client.example/cb#",
  "https://user:secret@client.example/cb",
  "https://*.client.example/cb",
  "https://client.example/cb,https://evil.example/",
  "https://client.example;frame-ancestors/cb",
  "https://client.example,evil.example/cb",
  "https://'self'/cb",
  "https://client.example\\@evil.example/",
  "https://client.example/c b",
  "https://client.example/\u202egnp.bc",
  "https://clíent.example/cb",
  "https://localhost/cb",
  "javascript://client.example/%0aalert(1)",
  "ms-settings:x",
  "ms-msdt:/id",
  "search-ms://query=x",
  "intent://scan/#Intent;end",
  "view-source:https://client.example/cb",
  "chrome-extension://abc/cb",
  "x-apple.systempreferences://x",
  "ssh://client.example/cb",
  "mailto:x@client.example",
  "tel:123",
  "opaque:no-slash",
  "not a uri",
  "/relative",
  "",
  `https://client.example/${"a".repeat(2100)}`,
])("refuses %j as redirect_uri", async (uri) => {
  const before = await ownerDb.oauthClient.count();
  const { status, json } = await register({ redirect_uris: [uri] });
  expect(status).toBe(400);
  expect(json).toMatchObject({ error: "invalid_redirect_uri", error_description: json.message });
  expect(await ownerDb.oauthClient.count()).toBe(before);
});

test.each<[string, Record<string, unknown>, string]>([
  ["no redirect_uris", { redirect_uris: undefined }, "invalid_redirect_uri"],
  ["empty redirect_uris", { redirect_uris: [] }, "invalid_redirect_uri"],
  ["redirect_uris that are no list", { redirect_uris: HTTPS }, "invalid_redirect_uri"],
  ["redirect_uris that are no strings", { redirect_uris: [1] }, "invalid_redirect_uri"],
  ["one bad URI among good", { redirect_uris: [HTTPS, "http://evil.example/"] }, "invalid_redirect_uri"],
  [
    "eleven redirect_uris",
    { redirect_uris: Array.from({ length: 11 }, (_, i) => `${HTTPS}/${i}`) },
    "invalid_redirect_uri",
  ],
  ["a scope that is no string", { scope: ["openid"] }, "invalid_client_metadata"],
  ["an unknown auth method", { token_endpoint_auth_method: "tls_client_auth" }, "invalid_client_metadata"],
  [
    "a signing client without keys",
    { token_endpoint_auth_method: "private_key_jwt" },
    "invalid_client_metadata",
  ],
  ["a client_uri that is a script", { client_uri: "javascript:alert(1)" }, "invalid_client_metadata"],
  ["a logo_uri with data", { logo_uri: "data:image/svg+xml,<svg/>" }, "invalid_client_metadata"],
  ["a tos_uri that is no URL", { tos_uri: "terms" }, "invalid_client_metadata"],
  ["a policy_uri that is no string", { policy_uri: ["https://client.example"] }, "invalid_client_metadata"],
  ["a name that is no string", { client_name: { a: 1 } }, "invalid_client_metadata"],
  ["an empty name", { client_name: "   " }, "invalid_client_metadata"],
  ["a long name", { client_name: "x".repeat(121) }, "invalid_client_metadata"],
  ["a name with a control character", { client_name: "Clau\u0007de" }, "invalid_client_metadata"],
  ["a name with a line break", { client_name: "Claude\nVerified" }, "invalid_client_metadata"],
  ["a name with a right-to-left override", { client_name: "\u202eedualC" }, "invalid_client_metadata"],
  ["a name with an isolate", { client_name: "Claude\u2066x\u2069" }, "invalid_client_metadata"],
  ["a name with an invisible character", { client_name: "Cla\u200bude" }, "invalid_client_metadata"],
  ["a name with a byte-order mark", { client_name: "\ufeffClaude" }, "invalid_client_metadata"],
  ["a name with a tag character", { client_name: "Claude\u{e0041}" }, "invalid_client_metadata"],
  ["a name with a Cyrillic letter in a Latin word", { client_name: "Сlaude" }, "invalid_client_metadata"],
  ["a name with a Greek letter in a Latin word", { client_name: "Clαude" }, "invalid_client_metadata"],
  ["a name in two scripts", { client_name: "Claude Ассистент" }, "invalid_client_metadata"],
  ["a name in two scripts that share no letters", { client_name: "Claude مساعد" }, "invalid_client_metadata"],
  [
    "a name in a script that imitates Latin",
    { client_name: "\ua4da\ua4e1\ua4ee\ua4f4\ua4d3\ua4f0" },
    "invalid_client_metadata",
  ],
  ["a name with a letter that is not seen", { client_name: "Claude\u3164" }, "invalid_client_metadata"],
  ["a name with a blank of braille", { client_name: "Claude\u2800" }, "invalid_client_metadata"],
  ["a name with a variation selector", { client_name: "Claude\ufe0f" }, "invalid_client_metadata"],
  ["a name with stacked marks", { client_name: "Cl\u0300\u0301\u0302\u0303aude" }, "invalid_client_metadata"],
])("refuses %s", async (_, metadata, error) => {
  const before = await ownerDb.oauthClient.count();
  const { status, json } = await register({ redirect_uris: [HTTPS], ...metadata });
  expect(status).toBe(400);
  expect(json).toMatchObject({ error, error_description: json.message });
  expect(await ownerDb.oauthClient.count()).toBe(before);
});

test("accepts names in one script, in Latin beside Chinese, Japanese or Korean, and normalizes compatible characters and spaces", async () => {
  for (const [name, storedName] of [
    ["Помощник рекрутера", "Помощник рекрутера"],
    ["採用アシスタント", "採用アシスタント"],
    ["採用アシスタント Agent", "採用アシスタント Agent"],
    ["채용 Agent", "채용 Agent"],
    ["مساعد التوظيف", "مساعد التوظيف"],
    ["भर्ती सहायक", "भर्ती सहायक"],
    ["Ｃｌａｕｄｅ", "Claude"],
    ["José's  agent", "José's agent"],
    ["<b>Claude</b>", "<b>Claude</b>"],
  ]) {
    const { status, json } = await register({ redirect_uris: [HTTPS], client_name: name });
    expect(status).toBe(201);
    expect(json.client_name).toBe(storedName);
  }
});

test("does not store fields that nothing uses", async () => {
  const { status, json } = await register({
    redirect_uris: [HTTPS],
    client_uri: "https://client.example",
    logo_uri: "",
    skip_consent: true,
    require_pkce: false,
    subject_type: "pairwise",
    grant_types: ["client_credentials", "password", "implicit"],
    jwks_uri: "http://169.254.169.254/",
  });
  expect(status).toBe(201);
  expect(await clientStored(json)).toMatchObject({
    uri: null,
    icon: null,
    jwksUri: null,
    skipConsent: null,
    requirePKCE: true,
    grantTypes: ["authorization_code"],
  });
  expect(json.grant_types).toEqual(["authorization_code"]);
});

test("registers authorization_code alone without a list of grant types (RFC 7591 §2)", async () => {
  expect((await register({ redirect_uris: [HTTPS] })).json.grant_types).toEqual(["authorization_code"]);
  // As CrossAppAccessProvider of the SDK describes itself: it is sent nowhere.
  const asserting = await register({ redirect_uris: [], grant_types: [JWT_BEARER] });
  expect(asserting).toMatchObject({ status: 201, json: { redirect_uris: [], grant_types: [JWT_BEARER] } });
  expect((await register({ redirect_uris: [], grant_types: ["refresh_token"] })).status).toBe(400);
  const { status, json } = await register({ redirect_uris: [HTTPS], grant_types: "refresh_token" });
  expect(status).toBe(400);
  expect(json.error).toBe("invalid_client_metadata");
});

const post = (body: string, type = "application/json") =>
  new Visitor(app.url).request("/api/auth/mcp/register", {
    method: "POST",
    body,
    headers: { "content-type": type },
  });

test.each([
  ["broken JSON", "{bad", "application/json"],
  ["an array", "[]", "application/json"],
  ["null", "null", "application/json"],
  ["a form", "redirect_uris=x", "application/x-www-form-urlencoded"],
  ["JSON under another type", "{}", "text/plain"],
])("refuses a body that is %s", async (_, body, type) => {
  const { status, json } = await post(body, type);
  expect(status).toBe(400);
  expect(json.error).toBe("invalid_client_metadata");
});

test("refuses a body over 16 KB", async () => {
  const { status, json } = await post(
    JSON.stringify({ redirect_uris: [HTTPS], client_name: "x".repeat(16 * 1024) }),
  );
  expect(status).toBe(413);
  expect(json.error).toBe("invalid_client_metadata");
});

test("limits one address to 120 registrations a minute, more than a host has, and no other address", async () => {
  const busy = new Visitor(app.url, "192.0.2.7");
  const statuses: number[] = [];
  for (let i = 0; i < 122; i++) {
    const answer = await new OauthAgent(app.url, HTTPS, busy).register();
    statuses.push(answer.status);
    if (answer.status === 429) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(answer.json).toMatchObject({ error: "temporarily_unavailable", message: expect.any(String) });
    }
  }
  expect(statuses).toEqual([...Array(120).fill(201), 429, 429]);
  expect((await register({ redirect_uris: [HTTPS] })).status).toBe(201);
});

test("ignores the addresses that callers claim when no proxy is trusted", async () => {
  const direct = await sharedDirectApp();
  const statuses: number[] = [];
  for (let i = 0; i < 123; i++) {
    const visitor = new Visitor(direct.url, `203.0.113.${i}`);
    const headers = { "content-type": "application/json", "x-shortlist-peer": `198.51.100.${i}` };
    const body = JSON.stringify({ redirect_uris: [HTTPS] });
    statuses.push(
      (await visitor.request("/api/auth/mcp/register", { method: "POST", headers, body })).status,
    );
  }
  // The first requests may come before the server reads the connections' addresses.
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

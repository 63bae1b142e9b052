import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { OauthAgent } from "../../support/agent";
import { answerConsent } from "../../support/answer-consent";
import type { TestApp } from "../../support/app";
import { documentedAgent, DocumentHost } from "../../support/document-host";
import {
  codeFor,
  consentTo,
  RECRUITER_SCOPES,
  newRecruiter,
  statusOf,
  tokensFor,
  type Recruiter,
} from "../../support/recruiter";
import { sharedApp, sharedDirectApp } from "../../support/shared";
import { Visitor } from "../../support/visitor";
import { ownerDb } from "../../support/world";

// Two instances on one database: `app` accepts documents from this machine, `strict` is configured as in production.
let app: TestApp;
let strict: TestApp;
let host: DocumentHost;
let recruiter: Recruiter;
beforeAll(async () => {
  host = await DocumentHost.start("https");
  app = await sharedApp();
  strict = await sharedDirectApp();
  recruiter = await newRecruiter(app.url);
});
afterAll(() => host?.stop());

let at = "";
let count = 0;
beforeEach(() => {
  at = `/clients/${++count}.json`;
});

const documented = (clientId: string, url = app.url) => documentedAgent(url, clientId);

const ask = (agent: OauthAgent, more: Record<string, string | undefined> = {}) =>
  recruiter.visitor.get(agent.authorizeUrl(RECRUITER_SCOPES, more));

const stored = (clientId: string) => ownerDb.oauthClient.findUnique({ where: { clientId } });
/** The seconds until the stored document of a client expires. */
const freshFor = async (clientId: string) =>
  ((await stored(clientId))!.documentExpiresAt!.getTime() - Date.now()) / 1000;
/** Marks the stored document of a client as expired. */
const expire = (clientId: string) =>
  ownerDb.oauthClient.update({
    where: { clientId },
    data: { documentExpiresAt: new Date(Date.now() - 1000) },
  });

test("the metadata announces support for client metadata documents", async () => {
  const { json } = await new Visitor(app.url).get("/.well-known/oauth-authorization-server");
  expect(json.client_id_metadata_document_supported).toBe(true);
  expect(json.token_endpoint_auth_methods_supported).toContain("none");
});

test("a client with a document gets, refreshes and revokes tokens without registering", async () => {
  const agent = documented(host.publish(at));
  const tokens = await tokensFor(agent, recruiter);
  expect(tokens.scope).toBe(RECRUITER_SCOPES);
  expect(await statusOf(agent, tokens.access_token)).toBe(200);
  const renewed = await agent.refresh(tokens.refresh_token);
  expect(renewed.status).toBe(200);
  expect((await agent.revoke(String(renewed.json.access_token))).status).toBe(200);
  expect(await statusOf(agent, String(renewed.json.access_token))).toBe(401);
  expect(await stored(agent.clientId)).toMatchObject({ name: "Documented agent", clientSecret: null });
});

test("a client gets tokens with a document served over plain http on this machine", async () => {
  const plain = await DocumentHost.start("http", "127.0.0.1");
  const agent = documented(plain.publish(at));
  expect((await tokensFor(agent, recruiter)).access_token).toBeTruthy();
  await plain.stop();
});

test("the consent page shows the document's host, and the client's name as not verified", async () => {
  const agent = documented(host.publish(at, { client_name: "<i>Claude</i>" }));
  const page = await recruiter.visitor.get((await ask(agent)).location ?? "");
  expect(page.text).toContain("Described by");
  expect(page.text).toContain(`>${new URL(host.origin).host}<`);
  expect(page.text).toContain("&lt;i&gt;Claude&lt;/i&gt;");
  expect(page.text).toContain("(not verified)");
});

test("the consent page shows no document host for a registered client", async () => {
  const agent = new OauthAgent(app.url);
  await agent.register();
  const page = await recruiter.visitor.get((await ask(agent)).location ?? "");
  expect(page.text).toContain("Says it is");
  expect(page.text).not.toContain("Described by");
});

test("accepts only a redirect_uri of the document, a loopback one on any port", async () => {
  const agent = documented(
    host.publish(at, { redirect_uris: ["https://client.example/cb?x=1", "http://127.0.0.1:33418/callback"] }),
  );
  for (const redirect_uri of ["https://client.example/cb?x=1", "http://127.0.0.1:50999/callback"])
    expect((await ask(agent, { redirect_uri })).location).toMatch(/^\/consent\?/);
  for (const redirect_uri of [
    "https://client.example/cb",
    "https://client.example/cb?x=2",
    "https://client.example/cb/evil?x=1",
    "https://evil.example/",
    `${host.origin}/callback`,
    "http://127.0.0.1:33418/other",
    undefined,
  ])
    expect(await ask(agent, { redirect_uri }), redirect_uri).toMatchObject({ status: 400, location: null });
});

test("refuses a secret, Basic authentication and another client's code from a public client", async () => {
  const agent = documented(host.publish(at));
  const other = documented(host.publish(`${at}?other`));
  await ask(other);
  const code = await codeFor(agent, recruiter);
  const basic = {
    authorization: `Basic ${Buffer.from(`${encodeURIComponent(agent.clientId)}:x`).toString("base64")}`,
  };
  expect((await agent.redeem(code, {}, basic)).json.error).toBe("invalid_client");
  expect((await agent.redeem(code, { client_secret: "x" })).json.error).toBe("invalid_client");
  expect((await other.redeem(code)).status).toBe(400);
  const newCode = await codeFor(agent, recruiter);
  expect((await agent.redeem(newCode)).status).toBe(200);
});

test.each<[string, Record<string, unknown>, string]>([
  ["another client_id", { client_id: "https://claude.ai/client.json" }, "not the document's address"],
  ["private_key_jwt and no keys", { token_endpoint_auth_method: "private_key_jwt" }, "jwks_uri"],
  ["a method with a secret", { token_endpoint_auth_method: "client_secret_post" }, "must be one of none"],
  ["a secret", { client_secret: "s" }, "client secret"],
  ["a script as redirect_uri", { redirect_uris: ["javascript:alert(1)"] }, "URI scheme"],
  ["a misleading name", { client_name: "Сlaude" }, "client_name"],
])("answers 400 for a document with %s, and does not store it", async (_, more, description) => {
  const agent = documented(host.publish(at, more));
  const answer = await ask(agent);
  expect(answer).toMatchObject({ status: 400, location: null, json: { error: "invalid_client" } });
  expect(answer.json.error_description).toContain(description);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await stored(agent.clientId)).toBeNull();
});

test("answers 400 for a document that is missing, moved, too large or not JSON", async () => {
  const json = { "content-type": "application/json" };
  const cases: [string, Parameters<DocumentHost["handlers"]["set"]>[1]][] = [
    ["404", (_, response) => response.writeHead(404, json).end("{}")],
    ["302", (_, response) => response.writeHead(302, { location: host.publish("/elsewhere.json") }).end()],
    ["64 KB", (_, response) => response.writeHead(200, json).end(`{"x":"${"y".repeat(70_000)}"}`)],
    ["application/json", (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("{}")],
    ["JSON", (_, response) => response.writeHead(200, json).end("{")],
  ];
  for (const [problem, handler] of cases) {
    host.handlers.set(at, handler);
    const answer = await ask(documented(host.origin + at));
    expect(answer).toMatchObject({ status: 400, location: null, json: { error: "invalid_client" } });
    expect(answer.json.error_description).toContain(problem);
  }
  expect(host.timesAsked("/elsewhere.json")).toBe(0);
  // A failure is not cached.
  expect((await ask(documented(host.publish(at)))).location).toMatch(/^\/consent\?/);
});

test("gives up after five seconds on a host that does not answer", async () => {
  host.handlers.set(at, () => {});
  const started = performance.now();
  const answer = await ask(documented(host.origin + at));
  expect(answer.status).toBe(400);
  expect(answer.json.error_description).toContain("within 5 s");
  expect(performance.now() - started).toBeGreaterThan(4_000);
});

test("fetches a cached document again only after it has expired", async () => {
  const agent = documented(host.publish(at, {}, { "cache-control": "max-age=7200" }));
  await Promise.all([ask(agent), ask(agent)]);
  const first = host.timesAsked(at);
  expect(first).toBeLessThanOrEqual(2);
  for (let i = 0; i < 3; i++) await ask(agent);
  expect(host.timesAsked(at)).toBe(first);
  const fresh = await freshFor(agent.clientId);
  expect(fresh).toBeGreaterThan(7_000);
  expect(fresh).toBeLessThanOrEqual(7_200);
  await expire(agent.clientId);
  await ask(agent);
  expect(host.timesAsked(at)).toBe(first + 1);
  await ask(agent);
  expect(host.timesAsked(at)).toBe(first + 1);
});

test.each([
  ["no-store", 60],
  ["max-age=31536000", 86_400],
])("caches a document with %s for %i s", async (control, seconds) => {
  const agent = documented(host.publish(at, {}, { "cache-control": control }));
  await ask(agent);
  const fresh = await freshFor(agent.clientId);
  expect(fresh).toBeGreaterThan(seconds - 30);
  expect(fresh).toBeLessThanOrEqual(seconds);
});

test.each<[string, Record<string, unknown>]>([
  ["another name", { client_name: "Somebody else" }],
  [
    "one more redirect_uri",
    { redirect_uris: ["http://127.0.0.1:33418/callback", "https://evil.example/cb"] },
  ],
])("revokes consent, tokens and codes of a document with %s than before", async (_, more) => {
  const agent = documented(host.publish(at));
  const tokens = await tokensFor(agent, recruiter);
  const pending = (await ask(agent)).location ?? "";
  const code = await codeFor(agent, recruiter);
  await expire(agent.clientId);
  host.publish(at, more);
  const consentPath = (await ask(agent)).location ?? "";
  expect(await stored(agent.clientId)).toMatchObject(
    more.client_name ? { name: more.client_name } : { redirectUris: more.redirect_uris },
  );
  expect(await statusOf(agent, tokens.access_token)).toBe(401);
  expect((await agent.refresh(tokens.refresh_token)).status).toBe(400);
  expect((await agent.redeem(code)).status).toBe(400);
  expect(await ownerDb.oauthConsent.count({ where: { clientId: agent.clientId } })).toBe(0);
  // The earlier consent page showed the old document, so it can no longer be answered.
  expect((await recruiter.visitor.get(pending)).text).toContain("has expired");
  expect((await answerConsent(recruiter.visitor, pending)).location).toMatch(/^\/consent\?.*sig=/);
  expect((await answerConsent(recruiter.visitor, consentPath)).location).toContain("code=");
});

test("keeps the tokens when a document changes only its order or its logo", async () => {
  const redirect_uris = ["http://127.0.0.1:33418/callback", "https://client.example/cb"];
  const agent = documented(host.publish(at, { redirect_uris }));
  const tokens = await tokensFor(agent, recruiter);
  await expire(agent.clientId);
  host.publish(at, { redirect_uris: redirect_uris.toReversed(), logo_uri: "https://client.example/new.png" });
  await ask(agent);
  expect(host.timesAsked(at)).toBe(2);
  expect(await statusOf(agent, tokens.access_token)).toBe(200);
});

test("refuses authorization when an expired document is missing, and keeps the tokens", async () => {
  const agent = documented(host.publish(at));
  const tokens = await tokensFor(agent, recruiter);
  await expire(agent.clientId);
  host.handlers.delete(at);
  expect(await ask(agent)).toMatchObject({ status: 400, location: null });
  expect(await statusOf(agent, tokens.access_token)).toBe(200);
  expect((await agent.refresh(tokens.refresh_token)).status).toBe(200);
});

test("refuses a disabled client without fetching its document", async () => {
  const agent = documented(host.publish(at));
  await ask(agent);
  await ownerDb.oauthClient.update({ where: { clientId: agent.clientId }, data: { disabled: true } });
  await expire(agent.clientId);
  expect(await ask(agent)).toMatchObject({ status: 400, json: { error: "invalid_client" } });
  expect(host.timesAsked(at)).toBe(1);
});

test("concurrent requests create one client", async () => {
  const agent = documented(host.publish(at));
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(agent)));
  for (const { location } of answers) expect(location).toMatch(/^\/consent\?/);
  expect(await ownerDb.oauthClient.count({ where: { clientId: agent.clientId } })).toBe(1);
});

test("limits how many documents one caller can have fetched", async () => {
  const caller = new Visitor(app.url, "203.0.113.77");
  const answers = [];
  for (let i = 0; i < 25; i++)
    answers.push(await caller.get(documented(`${host.origin}${at}?${i}`).authorizeUrl(RECRUITER_SCOPES)));
  expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 400));
  for (const answer of answers.slice(20)) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(host.requestedPaths.filter((path) => path.startsWith(`${at}?`))).toHaveLength(20);
});

test("limits how many documents are fetched from one host, and still accepts its known client", async () => {
  const busy = await DocumentHost.start("https", "127.0.0.1");
  const cachedClient = documented(busy.publish(at));
  await ask(cachedClient);
  await expire(cachedClient.clientId);
  let last = 0;
  for (let i = 0; i < 65; i++)
    last = (
      await new Visitor(app.url).get(documented(`${busy.origin}/none?${i}`).authorizeUrl(RECRUITER_SCOPES))
    ).status;
  expect(last).toBe(429);
  expect(busy.requestedPaths.filter((path) => path.startsWith("/none"))).toHaveLength(59);
  expect((await ask(cachedClient)).location).toMatch(/^\/consent\?/);
  await busy.stop();
});

test("the token endpoint refuses an unknown client without fetching its document", async () => {
  const agent = documented(host.publish(at));
  const { status, json } = await agent.redeem("x".repeat(32));
  expect({ status, error: json.error }).toEqual({ status: 401, error: "invalid_client" });
  expect(host.timesAsked(at)).toBe(0);
});

test("fetches nothing from this machine or its network in production", async () => {
  const before = host.connections;
  host.publish("/c");
  const { port } = host;
  const visitor = new Visitor(strict.url);
  for (const clientId of [
    `https://localhost:${port}/c`,
    `http://localhost:${port}/c`,
    `https://127.0.0.1:${port}/c`,
    `https://127.1:${port}/c`,
    `https://2130706433:${port}/c`,
    `https://0x7f.1:${port}/c`,
    `https://0177.0.0.1:${port}/c`,
    `https://127.0.0.1.:${port}/c`,
    `https://localhost.:${port}/c`,
    `https://[::1]:${port}/c`,
    `https://[::ffff:127.0.0.1]:${port}/c`,
    `https://[::ffff:7f00:1]:${port}/c`,
    `https://[64:ff9b::7f00:1]:${port}/c`,
    `https://[::]:${port}/c`,
    `https://0.0.0.0:${port}/c`,
    `https://0:${port}/c`,
    `https://client.example@127.0.0.1:${port}/c`,
    `https://127.0.0.1:${port}\\@client.example/c`,
    `https://①②⑦.⓪.⓪.①:${port}/c`,
    `https://LOCALHOST:${port}/c`,
    `https:localhost:${port}/c`,
    `https://localhost:${port}/../c`,
    `https://localhost:${port}/c#x`,
    `https://x.localhost:${port}/c`,
    `https://localhost.localdomain:${port}/c`,
    `https://ip6-localhost:${port}/c`,
    `https://host.docker.internal:${port}/c`,
    "https://169.254.169.254/latest/meta-data/",
    "http://169.254.169.254/latest/meta-data/",
    "https://metadata.google.internal/computeMetadata/v1/",
    "https://[fd00:ec2::254]/latest/meta-data/",
    "https://10.0.0.1/c",
    "https://172.16.0.1/c",
    "https://192.168.1.1/c",
    "https://100.100.100.200/c",
    "https://[fe80::1]/c",
    "https://[fc00::1]/c",
    "https://[2002:7f00:1::]/c",
    "https://[2001:0:7f00:1::]/c",
    `${strict.url}/api/health`,
    `${strict.url.replace("127.0.0.1", "localhost")}/api/health`,
    "https://does-not-exist.invalid/c",
    "https://client.example:22/c",
    "https://client.example/",
    "file:///etc/passwd",
    "gopher://127.0.0.1:6379/_INFO",
    "ftp://127.0.0.1/c",
    "data:application/json,{}",
  ]) {
    const answer = await visitor.get(documented(clientId, strict.url).authorizeUrl(RECRUITER_SCOPES));
    expect(answer, clientId).toMatchObject({
      status: 400,
      location: null,
      json: { error: "invalid_client" },
    });
    expect(answer.text, clientId).not.toMatch(/ECONN|ENOTFOUND|EAI_AGAIN|certificate/);
  }
  expect(host.connections).toBe(before);
  expect(await ownerDb.oauthClient.count({ where: { clientId: { contains: "meta-data" } } })).toBe(0);
});

test("asks a client with a document for consent every time", async () => {
  const agent = documented(host.publish(at));
  for (let i = 0; i < 2; i++)
    expect((await consentTo(agent, recruiter)).searchParams.get("code")).toBeTruthy();
});

import { randomUUID } from "node:crypto";
import {
  Client,
  CrossAppAccessProvider,
  requestJwtAuthorizationGrant,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addIdentityProvider,
  removeIdentityProvider,
} from "@/lib/platform/agents/identity-providers/manage-identity-providers";
import { discoverKeys } from "@/lib/platform/agents/identity-providers/discover-keys";
import { env } from "@/lib/env";
import { removeMember } from "@/lib/hiring/organizations/remove-member";
import { startOpenIdProvider } from "../simulators/identity/openid-provider";
import type { OauthAgent } from "../support/agent";
import { DocumentHost, documentedAgent } from "../support/document-host";
import { signedInPage } from "../support/person-browser";
import { consentTo, newAgent, newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { fetchFromSomewhere, Visitor } from "../support/visitor";
import { colleagueOf, ownerActor, ownerDb } from "../support/world";

const JWT_BEARER = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const READ = "service:recruiter";
const WORKING = "service:recruiter service:recruiter:write";
const app = await sharedApp();
let idp: Awaited<ReturnType<typeof startOpenIdProvider>>;
beforeAll(async () => void (idp = await startOpenIdProvider()));
afterAll(() => idp?.stop());

/** An organization whose provider vouches for this agent and, as a writer, its owner. */
async function enterprise(more: { tenant?: string; clientIds?: string[] } = {}) {
  const recruiter = await newRecruiter(app.url);
  const admin = await ownerActor(recruiter.email);
  const agent = await newAgent(app.url);
  const { organizationId } = admin;
  const provider = await ownerDb.identityProvider.create({
    data: {
      organizationId,
      issuer: idp.issuer,
      tenant: more.tenant ?? organizationId,
      jwksUri: `${idp.issuer}/jwks`,
      clientIds: more.clientIds ?? [agent.clientId],
      readGroups: ["interviewers"],
      writeGroups: ["recruiting"],
      createdBy: admin.id,
    },
  });
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: `sub-${organizationId}`,
    aud: app.url,
    resource: `${app.url}/api/mcp`,
    client_id: agent.clientId,
    iat: now,
    exp: now + 300,
    tenant: organizationId,
    email: recruiter.email.toUpperCase(),
    email_verified: true,
    groups: ["all", "recruiting"],
  };
  const trail = () =>
    ownerDb.auditEvent.findMany({
      where: { organizationId, name: { startsWith: "agent.vouch" } },
      orderBy: { createdAt: "asc" },
    });
  return { recruiter, admin, agent, organizationId, providerId: provider.id, claims, trail };
}

const present = (agent: OauthAgent, assertion: string, more: Record<string, string> = {}) =>
  agent.token({ grant_type: JWT_BEARER, assertion, ...more });

async function callTool(accessToken: string, name: string, args: object = {}) {
  const response = await fetchFromSomewhere(`${app.url}/api/mcp`, {
    method: "POST",
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } }),
  });
  return { status: response.status, text: await response.text() };
}

test("an administrator adds the provider on the page; a published client then works for a member without consent", async () => {
  const recruiter = await newRecruiter(app.url);
  const admin = await ownerActor(recruiter.email);
  const agent = await newAgent(app.url);
  const browser = await sharedBrowser();
  const page = await signedInPage(browser, app.url, recruiter.email, "/settings/connections");
  await page.getByLabel("Issuer").fill(idp.issuer);
  await page.getByLabel("Agents it may vouch for").fill(`${agent.clientId}\n`);
  await page.getByLabel("Groups whose agents may also make changes").fill("recruiting\ntalent");
  await page.getByRole("button", { name: "Add identity provider" }).click();
  await page.getByRole("button", { name: `Remove: ${idp.issuer}` }).waitFor();

  idp.client.there = agent.clientId;
  idp.accounts.set("U1", { email: recruiter.email, email_verified: true, groups: ["talent"] });
  const idToken = await idp.signIn("U1");
  const transport = new StreamableHTTPClientTransport(new URL(`${app.url}/api/mcp`), {
    fetch: fetchFromSomewhere,
    authProvider: new CrossAppAccessProvider({
      clientId: agent.clientId,
      clientSecret: agent.clientSecret!,
      expectedIssuer: app.url,
      assertion: async ({ authorizationServerUrl, resourceUrl, scope }) =>
        (
          await requestJwtAuthorizationGrant({
            tokenEndpoint: `${idp.issuer}/token`,
            audience: authorizationServerUrl,
            resource: resourceUrl,
            idToken,
            clientId: idp.client.id,
            clientSecret: idp.client.secret,
            ...(scope && { scope }),
          })
        ).jwtAuthGrant,
    }),
  });
  const client = new Client({ name: "enterprise agent", version: "1" });
  await client.connect(transport);
  const created = await client.callTool({
    name: "createJob",
    arguments: { title: "Baker", description: "We look for a baker with two years in a bakery." },
  });
  expect(created.isError, JSON.stringify(created.content)).toBeFalsy();
  await client.close();

  const grant = await ownerDb.oauthConsent.findFirstOrThrow({ where: { clientId: agent.clientId } });
  expect(grant).toMatchObject({ userId: admin.id, scopes: WORKING.split(" ") });
  const agents = await recruiter.visitor.get("/agents");
  expect(agents.text).toContain(`Allowed by your organization through ${idp.issuer}`);
  await page.reload();
  await page.getByText("1 member linked").waitFor();
  await page.getByRole("button", { name: `Remove: ${idp.issuer}` }).click();
  await page.getByText("Removed; what it vouched for has ended", { exact: true }).waitFor();
  expect(await ownerDb.oauthConsent.count({ where: { clientId: agent.clientId } })).toBe(0);
  await page.context().close();
});

test("the metadata announces the profile and the grant", async () => {
  const { json } = await new Visitor(app.url).get("/.well-known/oauth-authorization-server");
  expect(json.authorization_grant_profiles_supported).toEqual(["urn:ietf:params:oauth:grant-profile:id-jag"]);
  expect(json.grant_types_supported).toContain(JWT_BEARER);
});

test("gives what groups, assertion and request all allow, no refresh token, and writes each issue down", async () => {
  const { agent, claims, admin, trail } = await enterprise();
  const all = await present(agent, await idp.sign(claims));
  expect(all).toMatchObject({
    status: 200,
    json: { token_type: "Bearer", expires_in: 3600, scope: WORKING },
  });
  expect(all.json).not.toHaveProperty("refresh_token");
  const scopeOf = async (more: JWTPayload, form: Record<string, string> = {}) =>
    (await present(agent, await idp.sign({ ...claims, ...more }), form)).json.scope;
  expect(await scopeOf({ groups: "recruiting" })).toBe(WORKING);
  expect(await scopeOf({ aud: [`${app.url}/`], resource: [app.url] })).toBe(WORKING);
  expect(await scopeOf({ groups: ["interviewers"] })).toBe(READ);
  expect(await scopeOf({ scope: READ })).toBe(READ);
  expect(await scopeOf({}, { scope: READ })).toBe(READ);
  expect(await scopeOf({ scope: "service:recruiter:write" }, { scope: "openid" })).toBe(WORKING);
  expect(await scopeOf({ scope: `service:admin:sql ${READ}` })).toBe(READ);
  const issued = (await trail()).filter(({ name }) => name === "agent.vouched");
  expect(issued).toHaveLength(8);
  expect(issued[0]).toMatchObject({ actorKind: "agent", actorId: admin.id, clientId: agent.clientId });
  const access = String(all.json.access_token);
  expect((await callTool(access, "listConfiguredJobs")).status).toBe(200);
});

test("acts still wait for a person's confirmation", async () => {
  const { agent, claims, organizationId } = await enterprise();
  const access = String((await present(agent, await idp.sign(claims))).json.access_token);
  const invited = await callTool(access, "addNote", { candidateId: randomUUID(), body: "x" });
  expect(invited.text).not.toContain('"status":"done"');
  expect(await ownerDb.note.count({ where: { organizationId } })).toBe(0);
});

test("refuses whatever is not this provider's word about a member, for this agent and this server, once", async () => {
  const { agent, claims, organizationId } = await enterprise();
  const other = await newAgent(app.url);
  const stranger = await generateKeyPair("RS256");
  const header = { alg: "RS256", kid: "key-1", typ: "oauth-id-jag+jwt" };
  const now = claims.iat;
  const whole = { ...claims, iss: idp.issuer, jti: randomUUID() };
  const used = await idp.sign(claims);
  expect((await present(agent, used)).status).toBe(200);
  const hmac = new SignJWT(whole)
    .setProtectedHeader({ ...header, alg: "HS256" })
    .sign(new TextEncoder().encode(JSON.stringify(idp.publicKey)));
  const assertions: Record<string, string | Promise<string>> = {
    "used before": used,
    "for another server": idp.sign({ ...claims, aud: "https://other.example" }),
    "for two servers": idp.sign({ ...claims, aud: [app.url, "https://other.example"] }),
    "for nobody": idp.sign({ ...claims, aud: undefined }),
    "for another resource": idp.sign({ ...claims, resource: "https://other.example/mcp" }),
    "for two resources": idp.sign({ ...claims, resource: [app.url, "https://other.example/mcp"] }),
    "an ID token": idp.sign(claims, { typ: "JWT" }),
    "without a type": idp.sign(claims, { typ: undefined }),
    "for another client": idp.sign({ ...claims, client_id: other.clientId }),
    "for no client": idp.sign({ ...claims, client_id: undefined }),
    expired: idp.sign({ ...claims, iat: now - 600, exp: now - 300 }),
    "without an end": idp.sign({ ...claims, exp: undefined }),
    "without a beginning": idp.sign({ ...claims, iat: undefined }),
    "valid for a day": idp.sign({ ...claims, exp: now + 24 * 3600 }),
    "of yesterday": idp.sign({ ...claims, iat: now - 24 * 3600 }),
    "not valid yet": idp.sign({ ...claims, nbf: now + 600 }),
    "without jti": idp.sign({ ...claims, jti: undefined }),
    "without a subject": idp.sign({ ...claims, sub: undefined }),
    "another key": new SignJWT(whole).setProtectedHeader(header).sign(stranger.privateKey),
    "an unknown key": idp.sign(claims, { kid: "key-9" }),
    "a key of its own": new SignJWT(whole)
      .setProtectedHeader({ ...header, jwk: idp.publicKey, jku: "https://other.example/keys" })
      .sign(stranger.privateKey),
    "a public key as a secret": hmac,
    unsigned: new UnsecuredJWT(whole).encode(),
    "of another tenant": idp.sign({ ...claims, tenant: randomUUID() }),
    "of no tenant": idp.sign({ ...claims, tenant: undefined }),
    "for another organization": idp.sign({ ...claims, aud_tenant: randomUUID() }),
    "an unverified mail": idp.sign({ ...claims, sub: "new", email_verified: false }),
    "a mail of which nothing is said": idp.sign({ ...claims, sub: "new", email_verified: undefined }),
    "a stranger's mail": idp.sign({ ...claims, sub: "new", email: "eve@other.example" }),
    "no mail": idp.sign({ ...claims, sub: "new", email: undefined }),
    "a NUL": idp.sign({ ...claims, sub: "a\0b" }),
    "no group": idp.sign({ ...claims, groups: undefined }),
    "a group that maps nothing": idp.sign({ ...claims, groups: ["Recruiting", "all"] }),
    "another issuer": idp.sign({ ...claims, iss: "https://other.example" }),
    "no token": "abc",
    empty: "..",
  };
  for (const [what, assertion] of Object.entries(assertions))
    expect(await present(agent, await assertion), what).toMatchObject({
      status: 400,
      json: { error: "invalid_grant" },
    });
  expect((await present(agent, await idp.sign({ ...claims, scope: "service:admin:sql" }))).json.error).toBe(
    "invalid_scope",
  );
  expect((await agent.token({ grant_type: JWT_BEARER })).json.error).toBe("invalid_request");
  // Its own assertion, presented by the other client.
  expect((await present(other, await idp.sign(claims))).json.error).toBe("invalid_grant");
  // And one that the provider made for a client it may not vouch for.
  const unlisted = await idp.sign({ ...claims, client_id: other.clientId });
  expect((await present(other, unlisted)).json.error_description).toContain("vouch for this client");
  const anonymous = await agent.token({ grant_type: JWT_BEARER, assertion: await idp.sign(claims) }, {});
  expect(anonymous).toMatchObject({ status: 401, json: { error: "invalid_client" } });
  expect(await ownerDb.oauthAccessToken.count({ where: { referenceId: organizationId } })).toBe(1);
});

test("each refusal is in the trail of the organization whose provider it is, with a reason and no claim", async () => {
  const issuer = await startOpenIdProvider();
  const { agent, claims, trail, providerId } = await enterprise();
  await ownerDb.identityProvider.update({
    where: { id: providerId },
    data: { issuer: issuer.issuer, jwksUri: `${issuer.issuer}/jwks` },
  });
  await present(agent, await issuer.sign({ ...claims, groups: ["all"] }));
  await present(agent, await issuer.sign({ ...claims, email: "eve@other.example" }));
  await present(agent, await idp.sign({ ...claims, iss: issuer.issuer }));
  const refusals = await trail();
  expect(refusals.map(({ particulars }) => particulars)).toEqual([
    { reason: "No group of this person is given access." },
    { reason: "Its subject is linked to no member, nor is its e-mail address verified and a member's." },
    { reason: "It is not signed with a key of its issuer." },
  ]);
  expect(refusals[0]).toMatchObject({
    name: "agent.vouching-refused",
    clientId: agent.clientId,
    subjectId: providerId,
  });
  expect(JSON.stringify(refusals)).not.toContain("eve@");
  for (let time = 0; time < 70; time++)
    await present(agent, await idp.sign({ ...claims, iss: issuer.issuer }));
  expect((await trail()).length).toBeLessThanOrEqual(60);
  issuer.stop();
});

test("of ten concurrent uses of one assertion one gets a token", async () => {
  const { agent, claims } = await enterprise();
  const assertion = await idp.sign(claims);
  const answers = await Promise.all(Array.from({ length: 10 }, () => present(agent, assertion)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
});

test("a subject stays the member's when their address changes, and may be linked without one", async () => {
  const { agent, claims, admin, organizationId, providerId } = await enterprise();
  expect((await present(agent, await idp.sign(claims))).status).toBe(200);
  const renamed = await idp.sign({ ...claims, email: "new@acme.example", email_verified: false });
  expect((await present(agent, renamed)).status).toBe(200);
  const colleague = await colleagueOf(admin, "recruiter");
  const unmailed = { ...claims, sub: "S-2", email: undefined };
  expect((await present(agent, await idp.sign(unmailed))).status).toBe(400);
  await ownerDb.identityLink.create({
    data: { organizationId, providerId, subject: "S-2", userId: colleague.id },
  });
  expect((await present(agent, await idp.sign(unmailed))).status).toBe(200);
  // An address that its owner here has not confirmed is nobody's.
  const { email } = await ownerDb.user.update({
    where: { id: colleague.id },
    data: { emailVerified: false },
  });
  expect((await present(agent, await idp.sign({ ...claims, sub: "S-3", email }))).status).toBe(400);
});

test("access ends with the member, the provider and the agent's grant", async () => {
  const { agent, claims, admin, organizationId, providerId } = await enterprise();
  const colleague = await colleagueOf(admin, "recruiter");
  await ownerDb.user.update({ where: { id: colleague.id }, data: { emailVerified: true } });
  const { email } = await ownerDb.user.findUniqueOrThrow({ where: { id: colleague.id } });
  const tokenOf = async (more: JWTPayload = {}) =>
    String((await present(agent, await idp.sign({ ...claims, ...more }))).json.access_token);
  const statusWith = async (token: string) => (await callTool(token, "listConfiguredJobs")).status;
  const theirs = { sub: "S-2", email };
  const left = await tokenOf(theirs);
  expect(await statusWith(left)).toBe(200);
  await removeMember(admin, { userId: colleague.id });
  expect(await statusWith(left)).toBe(401);
  expect((await present(agent, await idp.sign({ ...claims, ...theirs }))).json.error).toBe("invalid_grant");

  const token = await tokenOf();
  const removals = await Promise.allSettled([
    removeIdentityProvider(admin, { providerId }),
    removeIdentityProvider(admin, { providerId }),
    present(agent, await idp.sign(claims)),
    present(agent, await idp.sign(claims)),
  ]);
  expect(removals.map(({ status }) => status).sort()).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
  ]);
  expect(await statusWith(token)).toBe(401);
  expect(await ownerDb.oauthAccessToken.count({ where: { referenceId: organizationId } })).toBe(0);
  expect(await ownerDb.oauthConsent.count({ where: { referenceId: organizationId } })).toBe(0);
});

test("what a member allowed or took back themselves limits what their organization gives an agent", async () => {
  const { agent, claims, recruiter, organizationId, providerId, admin } = await enterprise();
  await consentTo(agent, recruiter, READ);
  expect((await present(agent, await idp.sign(claims))).json.scope).toBe(READ);
  await removeIdentityProvider(admin, { providerId });
  // Their own grant stays.
  expect(await ownerDb.oauthConsent.count({ where: { referenceId: organizationId } })).toBe(1);

  const second = await enterprise();
  await present(second.agent, await idp.sign(second.claims));
  await ownerDb.oauthConsent.updateMany({
    where: { clientId: second.agent.clientId },
    data: { declinedScopes: ["service:recruiter:write"] },
  });
  expect((await present(second.agent, await idp.sign(second.claims))).json.scope).toBe(READ);
});

test("a member of two organizations with one issuer is told apart by aud_tenant only", async () => {
  const agent = await newAgent(app.url);
  const tenant = randomUUID();
  const first = await enterprise({ tenant, clientIds: [agent.clientId] });
  const second = await enterprise({ tenant, clientIds: [agent.clientId] });
  await ownerDb.member.create({
    data: { organizationId: second.organizationId, userId: first.admin.id, role: "recruiter" },
  });
  const claims = { ...first.claims, client_id: agent.clientId, tenant };
  expect((await present(agent, await idp.sign(claims))).json.error).toBe("invalid_grant");
  const named = await present(agent, await idp.sign({ ...claims, aud_tenant: second.organizationId }));
  expect(named.status).toBe(200);
  const [token] = await ownerDb.oauthAccessToken.findMany({ where: { clientId: agent.clientId } });
  expect(token?.referenceId).toBe(second.organizationId);
});

test("a public client has to be known by its document", async () => {
  const host = await DocumentHost.start("https");
  const documented = documentedAgent(app.url, host.publish("/enterprise.json"));
  const registered = await newAgent(app.url, { token_endpoint_auth_method: "none" });
  registered.basic = () => ({});
  const { claims } = await enterprise({ clientIds: [documented.clientId, registered.clientId] });
  const assertion = (agent: OauthAgent) => idp.sign({ ...claims, client_id: agent.clientId });
  expect((await present(documented, await assertion(documented))).status).toBe(200);
  const refused = await present(registered, await assertion(registered), { client_id: registered.clientId });
  expect(refused.json.error).toBe("unauthorized_client");
  await host.stop();
});

const provider = (issuer: string, clientIds = ["https://agent.example/client.json"]) => ({
  issuer,
  clientIds,
  readGroups: ["all"],
  writeGroups: [],
});

test.each([
  "http://idp.example.com",
  "https://127.0.0.1",
  "https://localhost:9443",
  "https://169.254.169.254/latest",
  "https://[::1]/",
  "https://user:secret@idp.example.com",
  "https://127.0.0.1.nip.invalid",
])("fetches nothing for the issuer %s", async (issuer) => {
  const { email } = await newRecruiter(app.url);
  await expect(addIdentityProvider(await ownerActor(email), provider(issuer))).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringContaining("Both have to be public."),
  });
  expect(await ownerDb.identityProvider.count({ where: { issuer } })).toBe(0);
});

test.each([
  ["another issuer", { issuer: "https://other.example", jwks_uri: "https://idp.example.com/keys" }],
  ["keys without https", { issuer: "https://idp.example.com", jwks_uri: "http://idp.example.com/keys" }],
  ["keys in our network", { issuer: "https://idp.example.com", jwks_uri: "https://10.0.0.7/keys" }],
  ["keys of this machine", { issuer: "https://idp.example.com", jwks_uri: "https://localhost/keys" }],
  ["no keys", { issuer: "https://idp.example.com" }],
])("refuses a discovery document with %s", async (_, body) => {
  const fetch = () => Promise.resolve({ body, headers: {} });
  await expect(discoverKeys("https://idp.example.com", fetch)).rejects.toMatchObject({ code: "invalid" });
  const good = { issuer: "https://idp.example.com", jwks_uri: "https://idp.example.com/keys" };
  const discover = discoverKeys("https://idp.example.com", () =>
    Promise.resolve({ body: good, headers: {} }),
  );
  expect(await discover).toBe(good.jwks_uri);
});

test("keys that moved into our network are not fetched", async () => {
  const { agent, claims, providerId } = await enterprise();
  await ownerDb.identityProvider.update({
    where: { id: providerId },
    data: { issuer: "https://idp-moved.example", jwksUri: "https://10.0.0.7/keys" },
  });
  const answer = await present(agent, await idp.sign({ ...claims, iss: "https://idp-moved.example" }));
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("could not be fetched from a public address");
});

test("of eleven providers added at once ten are kept, and one of the same; only administrators add them", async () => {
  const { email } = await newRecruiter(app.url);
  const admin = await ownerActor(email);
  const { organizationId } = admin;
  const settings = env as { CLIENT_DOCUMENT_LOOPBACK?: string };
  settings.CLIENT_DOCUMENT_LOOPBACK = "1";
  try {
    const document = provider(idp.issuer, [`${idp.issuer}/client.json`]);
    const add = (tenant: string) => addIdentityProvider(admin, { ...document, tenant });
    const twice = await Promise.allSettled([add("same"), add("same")]);
    expect(twice.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "conflict" } },
    ]);
    expect(await ownerDb.identityProvider.count({ where: { organizationId } })).toBe(1);
    const added = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => add(`tenant ${i}`)));
    expect(added.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "conflict" } },
    ]);
    await expect(add("more")).rejects.toMatchObject({ code: "conflict" });
    for (const clientId of ["NobodyRegisteredThis", "https://10.0.0.7/client.json"])
      await expect(addIdentityProvider(admin, { ...document, clientIds: [clientId] })).rejects.toMatchObject({
        code: "invalid",
        message: expect.stringContaining(clientId),
      });
  } finally {
    delete settings.CLIENT_DOCUMENT_LOOPBACK;
  }
  const recruiter = await colleagueOf(admin, "recruiter");
  await expect(addIdentityProvider(recruiter, provider("https://idp.example.com"))).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(
    addIdentityProvider(admin, { ...provider("https://idp.example.com"), readGroups: [] }),
  ).rejects.toMatchObject({ code: "invalid", message: "Name at least one group." });
  const { providerId } = await enterprise();
  await expect(removeIdentityProvider(admin, { providerId })).rejects.toMatchObject({ code: "not_found" });
});

import { expect, test } from "vitest";
import { OauthAgent } from "../../support/agent";
import { answerConsent } from "../../support/answer-consent";
import {
  consentTo,
  RECRUITER_SCOPES,
  newAgent,
  newRecruiter,
  PASSWORD,
  tokensFor,
  type Recruiter,
} from "../../support/recruiter";
import { Visitor } from "../../support/visitor";
import { sharedApp } from "../../support/shared";
import { joinOrganizationOf, ownerActor, ownerDb } from "../../support/world";
import { scopes } from "@/lib/platform/access/permissions";
import consent from "@/messages/en/consent.json";

const app = await sharedApp();
const recruiter = await newRecruiter(app.url);
const agent = await newAgent(app.url, { client_name: "<b>Honest</b> agent" });

const consentPath = async (scope = RECRUITER_SCOPES, of = recruiter) =>
  (await of.visitor.get(agent.authorizeUrl(scope))).location ?? "";
const queryOf = (location: string) => new URL(location, app.url).search.slice(1);
const codesStored = () =>
  ownerDb.verification.count({ where: { value: { contains: "authorization_code" } } });

test("the page says that a program on this computer gets the access, and which links it opens", async () => {
  for (const [redirectUri, scheme] of [
    ["warp://mcp/oauth2callback", "warp:"],
    ["com.example.app:/callback", "com.example.app:"],
    ["https://client.example/cb", null],
    ["http://127.0.0.1:33418/callback", null],
  ] as const) {
    const program = new OauthAgent(app.url, redirectUri);
    await program.register();
    const { location } = await recruiter.visitor.get(program.authorizeUrl(RECRUITER_SCOPES));
    const page = await recruiter.visitor.get(location ?? "");
    expect(page.text.includes("A program on this computer that opens")).toBe(scheme !== null);
    if (!scheme) continue;
    expect(page.text).toContain(`opens ${scheme} links`);
    expect(page.headers.get("content-security-policy")).toMatch(new RegExp(`form-action [^;]* ${scheme}`));
    expect((await answerConsent(recruiter.visitor, location ?? "")).location).toMatch(`${redirectUri}?code=`);
  }
});

test("the page shows the client, the recruiter, the scopes and which of them are optional", async () => {
  const page = await recruiter.visitor.get(await consentPath());
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(page.headers.get("x-frame-options")).toBe("DENY");
  expect(page.headers.get("cache-control")).toContain("no-store");
  expect(page.text).toContain("Says it is");
  expect(page.text).toContain("&lt;b&gt;Honest&lt;/b&gt; agent");
  expect(page.text).not.toContain("<b>Honest");
  expect(page.text).toContain("127.0.0.1:33418");
  const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date());
  expect(page.text).toMatch(new RegExp(`First seen</dt><dd[^>]*><time[^>]*>${today}<`));
  expect(page.text).toContain(recruiter.organization);
  expect(page.text).toContain(recruiter.email);
  const ticks = [...page.text.matchAll(/<input[^>]*name="scope"[^>]*>/g)].map(
    ([tag]) => /value="([^"]*)"/.exec(tag)?.[1],
  );
  expect(ticks).toEqual(["service:recruiter:write", "offline_access"]);
  const buttons = [...page.text.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
  expect(buttons[0], "Enter presses the first button").toContain('value="none"');
  expect(page.text).toMatch(/value="deny"[^>]*>Deny</);
  expect(page.text).toMatch(/value="allow"[^>]*>Allow</);
});

test("allowing redirects to the client with a code, its state and the issuer", async () => {
  const url = await consentTo(agent, recruiter);
  expect(url.origin + url.pathname).toBe("http://127.0.0.1:33418/callback");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    code: expect.stringMatching(/^\w{32}$/),
    state: "st ate&1",
    iss: app.url,
  });
});

test("denying redirects to the client with access_denied and creates no code", async () => {
  const before = await codesStored();
  const url = await consentTo(agent, recruiter, RECRUITER_SCOPES, { allow: false });
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    error: "access_denied",
    state: "st ate&1",
    iss: app.url,
  });
  expect(await codesStored()).toBe(before);
});

test("shows the page again when the decision is missing or unknown", async () => {
  const before = await codesStored();
  const location = await consentPath();
  for (const decision of ["", "none", "ALLOW"]) {
    const answer = await recruiter.visitor.post("/consent/answer", { request: queryOf(location), decision });
    expect(answer).toMatchObject({ status: 303, location });
  }
  expect(await codesStored()).toBe(before);
});

test("does not grant unticked scopes", async () => {
  expect((await tokensFor(agent, recruiter)).scope).toBe(RECRUITER_SCOPES);
  const readOnly = await tokensFor(agent, recruiter, RECRUITER_SCOPES, { ticked: ["offline_access"] });
  expect(readOnly.scope).toBe("openid offline_access service:recruiter");
  const withoutRefresh = await tokensFor(agent, recruiter, RECRUITER_SCOPES, {
    ticked: ["service:recruiter:write"],
  });
  expect(withoutRefresh.scope).toBe("openid service:recruiter service:recruiter:write");
  expect(withoutRefresh.refresh_token).toBeUndefined();
});

test("does not grant ticked scopes that were not requested", async () => {
  const ticked = ["service:recruiter:write", "service:admin:sql"];
  expect((await tokensFor(agent, recruiter, "openid service:recruiter", { ticked })).scope).toBe(
    "openid service:recruiter",
  );
});

test("does not let an ordinary recruiter allow the administrator scopes", async () => {
  const scope = "openid service:recruiter service:admin:sql service:admin:recruiter";
  const page = await recruiter.visitor.get(await consentPath(scope));
  expect(page.text).toContain("only a service administrator can allow");
  expect(page.text).toContain("by read-only SQL");
  expect(page.text).not.toMatch(/<input[^>]*value="service:admin/);
  const forged = { ticked: ["service:admin:sql", "service:admin:recruiter"] };
  expect((await tokensFor(agent, recruiter, scope, forged)).scope).toBe("openid service:recruiter");
  const only = await consentTo(agent, recruiter, "service:admin:sql", forged);
  expect(only.searchParams.get("error")).toBe("access_denied");
});

test("a service administrator allows the administrator scopes one by one", async () => {
  const administrator = await newRecruiter(app.url);
  await ownerDb.user.update({
    where: { email: administrator.email },
    data: { serviceAdministrator: true },
  });
  const scope = "openid service:admin:recruiter service:admin:sql";
  // Administrator scopes start unticked; the scopes that a recruiter's agent needs start ticked.
  const pageFor = async (requested: string) =>
    administrator.visitor.get(await consentPath(requested, administrator));
  const page = await pageFor(`${scope} service:recruiter:write`);
  const fullPage = await pageFor(scopes.join(" "));
  for (const each of scopes) expect(fullPage.text, each).toContain(consent[`scope.${each}`]);
  const box = (value: string) => new RegExp(`<input[^>]*value="${value}"[^>]*>`).exec(page.text)?.[0];
  expect(box("service:recruiter:write")).toContain("checked");
  for (const each of ["service:admin:recruiter", "service:admin:sql"])
    expect(box(each)).not.toMatch(/checked/);
  const ticked = ["service:admin:recruiter"];
  expect((await tokensFor(agent, administrator, scope, { ticked })).scope).toBe(
    "openid service:admin:recruiter",
  );
});

test("a recruiter of several organizations can choose one of them, and no other", async () => {
  const other = await newRecruiter(app.url);
  const stranger = await newRecruiter(app.url);
  await joinOrganizationOf(other, recruiter);
  const idOf = async ({ email }: Recruiter) => (await ownerActor(email)).organizationId;
  const boundTo = async ({ organization }: Recruiter) => {
    const { access_token } = await tokensFor(agent, recruiter, RECRUITER_SCOPES, { organization });
    const { referenceId } = await ownerDb.oauthAccessToken.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(access_token).toBeTruthy();
    return referenceId;
  };
  const page = await recruiter.visitor.get(await consentPath());
  expect(page.text.match(/type="radio"[^>]*name="organization"/g)).toHaveLength(2);
  // Denying asks for no choice.
  expect(page.text).toMatch(/<button(?=[^>]*value="deny")[^>]*formnovalidate/i);
  for (const each of [recruiter, other]) expect(await boundTo(each)).toBe(await idOf(each));

  const before = await codesStored();
  for (const organization of [await idOf(stranger), "", "not-an-id"]) {
    const location = await consentPath();
    const answer = await recruiter.visitor.post("/consent/answer", {
      request: queryOf(location),
      decision: "allow",
      organization,
    });
    expect(answer.location).toMatch(/^\/consent\?/);
  }
  expect(await codesStored()).toBe(before);
});

test("allowing a request that asks nothing about confirming keeps where the agent's acts are confirmed", async () => {
  const careful = await newRecruiter(app.url);
  const client = await newAgent(app.url);
  await tokensFor(client, careful);
  const grant = { where: { clientId: client.clientId } };
  await ownerDb.oauthConsent.updateMany({ ...grant, data: { confirmationPolicy: "recruiter" } });
  const { location } = await careful.visitor.get(client.authorizeUrl("openid service:recruiter"));
  expect((await careful.visitor.get(location ?? "")).text).not.toContain('name="confirm"');
  await answerConsent(careful.visitor, location ?? "");
  expect(await ownerDb.oauthConsent.findMany(grant)).toMatchObject([
    { confirmationPolicy: "recruiter", scopes: RECRUITER_SCOPES.split(" ") },
  ]);
});

test("what the agent may not read is asked beside what it can see, and stays unless the page asks again", async () => {
  const careful = await newRecruiter(app.url);
  const client = await newAgent(app.url);
  const withheld = async () =>
    (await ownerDb.oauthConsent.findFirstOrThrow({ where: { clientId: client.clientId } })).withheld;
  const answer = async (scope: string, ...more: [string, string][]) => {
    const { location } = await careful.visitor.get(client.authorizeUrl(scope));
    const page = await careful.visitor.get(location ?? "");
    expect(page.text).toContain("What it may not read");
    const organization = /name="organization"[^>]*value="([^"]*)"/.exec(page.text)?.[1] ?? "";
    await careful.visitor.post("/consent/answer", [
      ["request", queryOf(location ?? "")],
      ["decision", "allow"],
      ["organization", organization],
      ...more,
    ]);
  };
  await answer("openid service:recruiter", ["withhold", ""], ["withhold", "pay"], ["withhold", "zebra"]);
  expect(await withheld()).toEqual(["pay"]);
  await answer("openid service:recruiter");
  expect(await withheld()).toEqual(["pay"]);
  await answer("openid service:recruiter", ["withhold", ""]);
  expect(await withheld()).toEqual([]);
});

test("refuses to show or answer another user's request", async () => {
  const location = await consentPath();
  const other = await newRecruiter(app.url);
  const page = await other.visitor.get(location);
  expect(page.text).toContain("belongs to another session");
  expect(page.text).not.toContain("Honest");
  const before = await codesStored();
  for (const decision of ["allow", "deny"]) {
    const answer = await other.visitor.post("/consent/answer", { request: queryOf(location), decision });
    expect(answer.location).toMatch(/^\/consent\?.*sig=/);
  }
  expect(await codesStored()).toBe(before);
});

test("refuses a request when signed out or from a session that has ended, and offers to start it again", async () => {
  const earlier = new Visitor(app.url);
  await earlier.signIn(recruiter.email, PASSWORD);
  const { location } = await earlier.get(agent.authorizeUrl(RECRUITER_SCOPES));
  const signedOut = new Visitor(app.url);
  expect((await signedOut.get(location!)).text).toContain("You are signed out");
  const answer = await signedOut.post("/consent/answer", { request: queryOf(location!), decision: "allow" });
  expect(answer.location).toMatch(/^\/consent\?.*sig=/);
  await earlier.post("/sign-out", {});
  const page = await recruiter.visitor.get(location!);
  expect(page.text).toContain("belongs to another session");
  expect(page.text).not.toContain("Honest");
  const restart = /href="(\/api\/auth\/mcp\/authorize\?[^"]*)"/
    .exec(page.text)?.[1]
    ?.replaceAll("&amp;", "&");
  expect((await recruiter.visitor.get(restart ?? "")).location).toMatch(/^\/consent\?/);
});

test("refuses a request that was changed, shortened or made up", async () => {
  const query = new URLSearchParams(queryOf(await consentPath("openid service:recruiter")));
  const forgeries = [
    (q: URLSearchParams) => q.set("scope", "openid service:recruiter service:recruiter:write"),
    (q: URLSearchParams) => q.set("redirect_uri", "https://evil.example/"),
    (q: URLSearchParams) => q.set("code_challenge", "A".repeat(43)),
    (q: URLSearchParams) => q.set("exp", String(Number(q.get("exp")) + 3600)),
    (q: URLSearchParams) => q.append("scope", "service:recruiter:write"),
    (q: URLSearchParams) => q.append("sig", q.get("sig") ?? ""),
    (q: URLSearchParams) => q.append("state", "2"),
    (q: URLSearchParams) => q.delete("sig"),
    (q: URLSearchParams) => q.delete("ba_pl"),
    (q: URLSearchParams) => q.delete("state"),
    (q: URLSearchParams) => q.set("sig", "A".repeat(43)),
  ];
  const before = await codesStored();
  for (const forge of forgeries) {
    const forged = new URLSearchParams(query);
    forge(forged);
    const page = await recruiter.visitor.get(`/consent?${forged}`);
    expect(page.text, forge.toString()).toContain("This request is not valid");
    const answer = await recruiter.visitor.post("/consent/answer", {
      request: forged.toString(),
      decision: "allow",
    });
    expect(answer.location, forge.toString()).toBe("/consent?problem=forged");
  }
  expect((await recruiter.visitor.post("/consent/answer", { decision: "allow" })).location).toBe(
    "/consent?problem=forged",
  );
  expect(await codesStored()).toBe(before);
});

test("shows a page for an expired request with a link to start again", async () => {
  const query = new URLSearchParams(queryOf(await consentPath()));
  query.set("exp", "1");
  const page = await recruiter.visitor.get(`/consent?${query}`);
  expect(page.text).toContain("This request has expired");
  expect(page.text).toContain("Start again");
  const answer = await recruiter.visitor.post("/consent/answer", {
    request: query.toString(),
    decision: "allow",
  });
  expect(answer.location).toMatch(/^\/consent\?.*sig=/);
});

test("refuses an answer from another site", async () => {
  const form = { request: queryOf(await consentPath()), decision: "allow" };
  const before = await codesStored();
  for (const headers of [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${app.url}.evil.example` },
    { origin: app.url.replace("http:", "https:") },
    { origin: "", "sec-fetch-site": "cross-site" },
    { origin: "", "sec-fetch-site": "same-site" },
    { origin: "" },
  ]) {
    const answer = await recruiter.visitor.post("/consent/answer", form, headers as Record<string, string>);
    expect(answer.status, JSON.stringify(headers)).toBe(403);
    expect(answer.json.error).toBe("forbidden");
  }
  expect((await recruiter.visitor.get(`/consent/answer?${new URLSearchParams(form)}`)).status).toBe(405);
  expect(await codesStored()).toBe(before);
});

test("accepts an answer from the other loopback host names", async () => {
  for (const host of ["localhost", "[::1]"]) {
    const origin = `http://${host}:${app.port}`;
    const form = { request: queryOf(await consentPath()), decision: "deny" };
    expect((await recruiter.visitor.post("/consent/answer", form, { origin })).status).toBe(303);
  }
});

test("refuses a client that was disabled after its request", async () => {
  const client = await newAgent(app.url);
  const location = (await recruiter.visitor.get(client.authorizeUrl(RECRUITER_SCOPES))).location ?? "";
  await ownerDb.oauthClient.update({ where: { clientId: client.clientId }, data: { disabled: true } });
  expect((await recruiter.visitor.get(location)).text).toContain("no longer registered");
  expect((await answerConsent(recruiter.visitor, location)).location).toBe("/consent?problem=unknown-client");
});

test("the page says what an agent was allowed before in each organization, whichever is open", async () => {
  const both = await newRecruiter(app.url);
  const other = await newRecruiter(app.url);
  await joinOrganizationOf(other, both);
  const { organizationId } = await ownerActor(other.email);
  await tokensFor(agent, both, RECRUITER_SCOPES, { organization: other.organization });
  await ownerDb.oauthConsent.updateMany({
    where: { referenceId: organizationId, user: { email: both.email } },
    data: { confirmationPolicy: "recruiter" },
  });
  const { text } = await both.visitor.get(await consentPath("email service:recruiter:write", both));
  expect(text).toContain(`You have given it access to ${other.organization} before.`);
  expect(text).toContain(`Already allowed in ${other.organization}`);
  expect(text.match(/>New</g), "the write scope is not new").toHaveLength(1);
  expect(text).toMatch(/<input[^>]*checked[^>]*value="page"|<input[^>]*value="page"[^>]*checked/);
});

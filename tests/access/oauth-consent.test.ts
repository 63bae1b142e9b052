import { beforeAll, expect, test } from "vitest";
import { connected } from "../../scripts/postgres/roles";
import { type OauthAgent } from "../support/agent";
import { answerConsent } from "../support/answer-consent";
import type { TestApp } from "../support/app";
import {
  consentTo,
  EVERYDAY,
  newAgent,
  newRecruiter,
  PASSWORD,
  tokensFor,
  type Recruiter,
} from "../support/recruiter";
import { Visitor } from "../support/visitor";
import { sharedApp } from "../support/shared";
import { scopes } from "@/lib/access/permissions";
import consent from "@/messages/en/consent.json";

let app: TestApp;
let recruiter: Recruiter;
let agent: OauthAgent;
beforeAll(async () => {
  app = await sharedApp();
  recruiter = await newRecruiter(app.url);
  agent = await newAgent(app.url, { client_name: "<b>Honest</b> agent" });
});

const consentPath = async (scope = EVERYDAY, of = recruiter) =>
  (await of.visitor.get(agent.authorizeUrl(scope))).location ?? "";
const queryOf = (location: string) => new URL(location, app.url).search.slice(1);
const codesStored = () =>
  connected(app.ownerUrl, async (db) => {
    const { rows } = await db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM "Verification" WHERE value LIKE '%authorization_code%'`,
    );
    return rows[0]!.count;
  });

test("the page says who asks, for whom, for what, and what of it can be left out", async () => {
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
  const ticks = [...page.text.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(
    ([tag]) => /value="([^"]*)"/.exec(tag)?.[1],
  );
  expect(ticks).toEqual(["service:recruiter:write", "offline_access"]);
  const buttons = [...page.text.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
  expect(buttons[0], "Enter presses the first button").toContain('value="none"');
  expect(page.text).toMatch(/value="deny"[^>]*>Deny</);
  expect(page.text).toMatch(/value="allow"[^>]*>Allow</);
});

test("allowing leads to the client with a code, its state and the issuer", async () => {
  const url = await consentTo(agent, recruiter);
  expect(url.origin + url.pathname).toBe("http://127.0.0.1:33418/callback");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    code: expect.stringMatching(/^\w{32}$/),
    state: "st ate&1",
    iss: app.url,
  });
});

test("denying leads to the client with access_denied, and no code exists", async () => {
  const before = await codesStored();
  const url = await consentTo(agent, recruiter, EVERYDAY, { allow: false });
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    error: "access_denied",
    state: "st ate&1",
    iss: app.url,
  });
  expect(await codesStored()).toBe(before);
});

test("no answer is no answer: the page is shown again", async () => {
  const before = await codesStored();
  const location = await consentPath();
  for (const decision of ["", "none", "ALLOW"]) {
    const answer = await recruiter.visitor.post("/consent/answer", { request: queryOf(location), decision });
    expect(answer).toMatchObject({ status: 303, location });
  }
  expect(await codesStored()).toBe(before);
});

test("what is unticked is not granted", async () => {
  expect((await tokensFor(agent, recruiter)).scope).toBe(EVERYDAY);
  const reading = await tokensFor(agent, recruiter, EVERYDAY, { ticked: ["offline_access"] });
  expect(reading.scope).toBe("openid offline_access service:recruiter");
  const visiting = await tokensFor(agent, recruiter, EVERYDAY, { ticked: ["service:recruiter:write"] });
  expect(visiting.scope).toBe("openid service:recruiter service:recruiter:write");
  expect(visiting.refresh_token).toBeUndefined();
});

test("what was not asked for cannot be ticked", async () => {
  const ticked = ["service:recruiter:write", "service:admin:sql"];
  expect((await tokensFor(agent, recruiter, "openid service:recruiter", { ticked })).scope).toBe(
    "openid service:recruiter",
  );
});

test("administrators' scopes are not an ordinary recruiter's to allow", async () => {
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

test("a service administrator allows them, one by one", async () => {
  const administrator = await newRecruiter(app.url);
  await connected(app.ownerUrl, (db) =>
    db.query('UPDATE "User" SET "serviceAdministrator" = true WHERE email = $1', [administrator.email]),
  );
  const scope = "openid service:admin:recruiter service:admin:sql";
  // They have to be ticked; what a recruiter's own agent needs is ticked already.
  const page = await administrator.visitor.get(
    (await administrator.visitor.get(agent.authorizeUrl(`${scope} service:recruiter:write`))).location ?? "",
  );
  const whole = await administrator.visitor.get(
    (await administrator.visitor.get(agent.authorizeUrl(scopes.join(" ")))).location ?? "",
  );
  for (const each of scopes) expect(whole.text, each).toContain(consent[`scope.${each}`]);
  const box = (value: string) => new RegExp(`<input[^>]*value="${value}"[^>]*>`).exec(page.text)?.[0];
  expect(box("service:recruiter:write")).toContain("checked");
  for (const each of ["service:admin:recruiter", "service:admin:sql"])
    expect(box(each)).not.toMatch(/checked/);
  const ticked = ["service:admin:recruiter"];
  expect((await tokensFor(agent, administrator, scope, { ticked })).scope).toBe(
    "openid service:admin:recruiter",
  );
});

test("a recruiter of several organizations chooses one, and only one of their own", async () => {
  const other = await newRecruiter(app.url);
  const stranger = await newRecruiter(app.url);
  const ids = await connected(app.ownerUrl, async (db) => {
    await db.query(
      `INSERT INTO "Member" (id, "organizationId", "userId", role)
       SELECT uuidv7(), m."organizationId", u.id, 'recruiter' FROM "User" u, "Member" m JOIN "User" o ON o.id = m."userId"
       WHERE u.email = $1 AND o.email = $2`,
      [recruiter.email, other.email],
    );
    const { rows } = await db.query<{ id: string; name: string }>('SELECT id, name FROM "Organization"');
    return new Map(rows.map((row) => [row.name, row.id]));
  });
  const boundTo = async (organization: string) => {
    const { access_token } = await tokensFor(agent, recruiter, EVERYDAY, { organization });
    const { rows } = await connected(app.ownerUrl, (db) =>
      db.query<{ referenceId: string }>(
        `SELECT "referenceId" FROM "OauthAccessToken" ORDER BY id DESC LIMIT 1`,
      ),
    );
    expect(access_token).toBeTruthy();
    return rows[0]!.referenceId;
  };
  const page = await recruiter.visitor.get(await consentPath());
  expect(page.text.match(/type="radio"[^>]*name="organization"/g)).toHaveLength(2);
  expect(await boundTo(recruiter.organization)).toBe(ids.get(recruiter.organization));
  expect(await boundTo(other.organization)).toBe(ids.get(other.organization));

  const before = await codesStored();
  for (const organization of [ids.get(stranger.organization) ?? "", "", "not-an-id"]) {
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

test("another user's request cannot be answered, nor even read", async () => {
  const location = await consentPath();
  const other = await newRecruiter(app.url);
  const page = await other.visitor.get(location);
  expect(page.text).toContain("for another sign-in");
  expect(page.text).not.toContain("Honest");
  const before = await codesStored();
  for (const decision of ["allow", "deny"]) {
    const answer = await other.visitor.post("/consent/answer", { request: queryOf(location), decision });
    expect(answer.location).toBe("/consent?problem=other-user");
  }
  expect(await codesStored()).toBe(before);
});

test("nor by nobody, nor by the same person after signing in anew", async () => {
  const location = await consentPath();
  const nobody = new Visitor(app.url);
  expect((await nobody.get(location)).text).toContain("You are signed out");
  const answer = await nobody.post("/consent/answer", { request: queryOf(location), decision: "allow" });
  expect(answer.location).toBe("/consent?problem=signed-out");
  const anew = new Visitor(app.url);
  await anew.signIn(recruiter.email, PASSWORD);
  const page = await anew.get(location);
  expect(page.text).toContain("Start again");
  const restart = /href="(\/api\/auth\/mcp\/authorize\?[^"]*)"/
    .exec(page.text)?.[1]
    ?.replaceAll("&amp;", "&");
  expect((await anew.get(restart ?? "")).location).toMatch(/^\/consent\?/);
});

test("a request that was changed, cut or made up is not answered", async () => {
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

test("an expired request gets a clear page and a way to start again", async () => {
  const query = new URLSearchParams(queryOf(await consentPath()));
  query.set("exp", "1");
  const page = await recruiter.visitor.get(`/consent?${query}`);
  expect(page.text).toContain("This request has expired");
  expect(page.text).toContain("Start again");
  const answer = await recruiter.visitor.post("/consent/answer", {
    request: query.toString(),
    decision: "allow",
  });
  expect(answer.location).toBe("/consent?problem=expired");
});

test("an answer from another site is refused", async () => {
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

test("the other spellings of this machine are the same site", async () => {
  for (const host of ["localhost", "[::1]"]) {
    const origin = `http://${host}:${app.port}`;
    const form = { request: queryOf(await consentPath()), decision: "deny" };
    expect((await recruiter.visitor.post("/consent/answer", form, { origin })).status).toBe(303);
  }
});

test("a client that was disabled meanwhile gets nothing", async () => {
  const gone = await newAgent(app.url);
  const location = (await recruiter.visitor.get(gone.authorizeUrl(EVERYDAY))).location ?? "";
  await connected(app.ownerUrl, (db) =>
    db.query('UPDATE "OauthClient" SET disabled = true WHERE "clientId" = $1', [gone.clientId]),
  );
  expect((await recruiter.visitor.get(location)).text).toContain("not known any more");
  expect((await answerConsent(recruiter.visitor, location)).location).toBe("/consent?problem=unknown-client");
});

import "../../support/database";
import { createHmac, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { env } from "@/lib/env";
import { auth } from "@/lib/platform/access/auth";
import type { Role } from "@/lib/platform/access/permissions";
import type { Actor } from "@/lib/platform/access/actor";
import { pageUrl } from "@/lib/platform/access/addresses";
import { signedInUser } from "@/lib/platform/access/signed-in";
import {
  addDomain,
  proveDomain,
  proofOf,
  removeDomain,
  verifyDomain,
} from "@/lib/hiring/organizations/directory/email-domains";
import {
  changeSignIn,
  getSignIn,
  setSignInProvider,
} from "@/lib/hiring/organizations/directory/manage-sign-in";
import {
  beginSignIn,
  finishSignIn,
  providerForAddress,
} from "@/lib/hiring/organizations/directory/sign-in-through-provider";
import { removeMember } from "@/lib/hiring/organizations/remove-member";
import {
  addIdentityProvider,
  listIdentityProviders,
  removeIdentityProvider,
} from "@/lib/platform/agents/identity-providers/manage-identity-providers";
import { startOpenIdProvider } from "../../simulators/identity/openid-provider";
import { colleagueOf, hiringTeam, ownerDb } from "../../support/world";

const settings = env as { CLIENT_DOCUMENT_LOOPBACK?: string };
const stops: (() => void)[] = [];
beforeAll(() => void (settings.CLIENT_DOCUMENT_LOOPBACK = "1"));
afterAll(() => {
  delete settings.CLIENT_DOCUMENT_LOOPBACK;
  for (const stop of stops) stop();
});

const browser = new Headers({ "user-agent": "Mozilla/5.0 Firefox/140.0" });

async function provedDomain(owner: Actor, domain = `${randomUUID().slice(0, 8)}.example`) {
  await addDomain(owner, { domain });
  const row = await ownerDb.emailDomain.findUniqueOrThrow({
    where: { organizationId_domain: { organizationId: owner.organizationId, domain } },
  });
  await proveDomain(owner, domain, async (name) => (name === proofOf(row).name ? [proofOf(row).value] : []));
  return domain;
}

const rules = {
  groupRoles: [
    { group: "Talent", role: "recruiter" },
    { group: "People Ops", role: "admin" },
  ],
  otherRole: null,
} as const;
type Rules = Pick<Parameters<typeof setSignInProvider>[1], "groupRoles" | "otherRole">;

/** An organization with a proved domain and a real provider, which an administrator has tested and turned on. */
async function enterprise(given: Rules = { ...rules, groupRoles: [...rules.groupRoles] }) {
  const { recruiter: owner, organizationId, organization } = await hiringTeam({ role: "owner", credits: 0 });
  const domain = await provedDomain(owner);
  const idp = await startOpenIdProvider([pageUrl.providerAnswer(organizationId)]);
  stops.push(idp.stop);
  const { id: clientId, secret } = idp.service;
  await setSignInProvider(owner, { issuer: idp.issuer, clientId, secret, ...given });
  await signIn(idp, organizationId, "tester", { test: true, tester: owner });
  await changeSignIn(owner, { act: "enable" });
  const trail = (name: string) => ownerDb.auditEvent.findMany({ where: { organizationId, name } });
  return { owner, organizationId, organization, domain, idp, trail };
}
type Idp = Awaited<ReturnType<typeof startOpenIdProvider>>;

/** Signs a person in, as their browser would. */
async function signIn(
  idp: Idp,
  organizationId: string,
  account: string,
  { test: isTest = false, tester = null as Actor | null, alter = (answer: URLSearchParams) => answer } = {},
) {
  const { location, state } = await beginSignIn(organizationId, { test: isTest, next: "/jobs" });
  const answer = alter((await idp.visit(account, location)).searchParams);
  return finishSignIn(organizationId, { answer, state, tester }, browser);
}

/** The cookie of a session that somebody's own password opened. */
async function sessionOf(userId: string, opened: { secondStep?: boolean }): Promise<string> {
  const { authCookies, secret } = await auth().$context;
  const token = randomUUID();
  await ownerDb.session.create({
    data: { userId, token, expiresAt: new Date(Date.now() + 60_000), ...opened },
  });
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `${authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** What the session's cookie shows. */
const seen = (cookies: string[]) =>
  signedInUser(new Headers({ cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") }));

test("somebody of a proved domain comes in for the first time, with the role of their groups, which follows them", async () => {
  const { idp, organizationId, organization, domain, trail } = await enterprise();
  const account = {
    email: `Ada@${domain.toUpperCase()}`,
    name: "Ada\u202E Lovelace",
    groups: ["all", "Talent"],
  };
  idp.accounts.set("ada", account);
  expect(await providerForAddress(` ada@${domain} `)).toEqual({
    organizationId,
    organization: organization.name,
  });
  const { opened, next } = await signIn(idp, organizationId, "ada");
  expect(next).toBe("/jobs");
  expect(await seen(opened!.cookies)).toMatchObject({
    name: "Ada Lovelace",
    email: `ada@${domain}`,
    active: { organizationId, role: "recruiter" },
  });
  idp.accounts.set("ada", {
    ...account,
    email: "renamed@elsewhere.example",
    groups: ["Talent", "People Ops"],
  });
  const again = await signIn(idp, organizationId, "ada");
  expect(again.opened!.userId).toBe(opened!.userId);
  expect((await seen(again.opened!.cookies))?.active?.role).toBe("admin");
  expect(await trail("member.provisioned")).toHaveLength(1);
  expect(await trail("member.signed-in")).toHaveLength(2);
  expect(await trail("member.role-changed")).toMatchObject([
    { particulars: { from: "recruiter", to: "admin" } },
  ]);
  idp.accounts.set("ada", { ...account, groups: ["all"] });
  await expect(signIn(idp, organizationId, "ada")).rejects.toThrow("None of your groups");
  expect((await trail("member.sign-in-refused"))[0]).toMatchObject({
    particulars: { reason: "None of your groups gives you access to this organization." },
  });
});

test("an owner keeps their role whatever their groups, so the last administrator stays", async () => {
  const { owner, idp, organizationId, domain } = await enterprise();
  await ownerDb.user.update({ where: { id: owner.id }, data: { email: `owner@${domain}` } });
  idp.accounts.set("o", { email: `owner@${domain}`, groups: ["Talent"] });
  const { opened } = await signIn(idp, organizationId, "o");
  expect((await seen(opened!.cookies))?.active?.role).toBe("owner");
});

test("refuses addresses that the organization has not proved, does not vouch for, or another has", async () => {
  const { idp, organizationId, domain, owner } = await enterprise();
  const other = await enterprise();
  const groups = ["Talent"];
  idp.accounts.set("gmail", { email: "ada@elsewhere.example", email_verified: true, groups });
  idp.accounts.set("theirs", { email: `ada@${other.domain}`, email_verified: true, groups });
  idp.accounts.set("sub", { email: `ada@mail.${domain}`, email_verified: true, groups });
  idp.accounts.set("tail", { email: `ada@evil.example@${domain}`, groups });
  idp.accounts.set("unverified", { email: `ada@${domain}`, email_verified: false, groups });
  idp.accounts.set("none", { groups });
  for (const account of ["gmail", "theirs", "sub", "tail", "unverified", "none"])
    await expect(signIn(idp, organizationId, account), account).rejects.toThrow("not of a domain");
  expect(await ownerDb.member.count({ where: { organizationId } })).toBe(1);
  await removeDomain(owner, { domain });
  expect(await providerForAddress(`ada@${domain}`)).toBeNull();
  idp.accounts.set("late", { email: `late@${domain}`, groups });
  await expect(signIn(idp, organizationId, "late")).rejects.toThrow("not of a domain");
});

test("a provider opens its own organization only, runs no service, and makes no stranger's password valid", async () => {
  const { idp, organizationId, domain } = await enterprise();
  const elsewhere = await hiringTeam({ role: "owner", credits: 0 });
  const email = `ada@${domain}`;
  await ownerDb.user.update({
    where: { id: elsewhere.recruiter.id },
    data: { email, serviceAdministrator: true, emailVerified: false },
  });
  idp.accounts.set("ada", { email, groups: ["Talent"] });
  const { opened } = await signIn(idp, organizationId, "ada");
  expect(opened!.userId).toBe(elsewhere.recruiter.id);
  const user = await seen(opened!.cookies);
  expect(user?.memberships).toMatchObject([{ organizationId }]);
  expect(user?.serviceAdministrator).toBe(false);
  expect(user?.actor?.permissions.has("service:operate")).toBe(false);
  expect(await ownerDb.user.findUnique({ where: { email } })).toMatchObject({ emailVerified: false });
});

test("an answer counts once, in the browser that began it, at the organization it was begun for", async () => {
  const { idp, organizationId, domain } = await enterprise();
  const other = await enterprise();
  idp.accounts.set("ada", { email: `ada@${domain}`, groups: ["Talent"] });
  const { location, state } = await beginSignIn(organizationId, {});
  const answer = (await idp.visit("ada", location)).searchParams;
  const finish = (at: string, from: { answer: URLSearchParams; state: string }) =>
    finishSignIn(at, { ...from, tester: null }, browser);
  await expect(finish(organizationId, { answer, state: "" })).rejects.toThrow("begun in another browser");
  const mine = await beginSignIn(organizationId, {});
  await expect(finish(organizationId, { answer, state: mine.state })).rejects.toThrow("another browser");
  const results = await Promise.allSettled([1, 2, 3].map(() => finish(organizationId, { answer, state })));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const theirs = await beginSignIn(organizationId, {});
  const moved = (await idp.visit("ada", theirs.location)).searchParams;
  await expect(finish(other.organizationId, { answer: moved, state: theirs.state })).rejects.toThrow(
    "expired",
  );
});

test("refuses a mixed-up issuer, a wrong code, an error, and a token for another client or sign-in", async () => {
  const { idp, organizationId, domain, trail } = await enterprise();
  idp.accounts.set("ada", { email: `ada@${domain}`, groups: ["Talent"] });
  const changed = (name: string, value: string) => (answer: URLSearchParams) => {
    answer.set(name, value);
    return answer;
  };
  for (const alter of [
    changed("iss", "https://evil.example"),
    changed("code", "guessed"),
    changed("error", "access_denied"),
  ])
    await expect(signIn(idp, organizationId, "ada", { alter })).rejects.toThrow("could not be accepted");
  expect(JSON.stringify(await trail("member.sign-in-refused"))).not.toContain("evil");

  // A provider that answers with tokens of its own making.
  const now = Math.floor(Date.now() / 1000);
  let claims: object = {};
  let header: object = {};
  const forged = createServer((request, response) => {
    const { origin } = new URL(`http://${request.headers.host}`);
    const json = (body: unknown) =>
      response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    if (request.url?.includes("well-known"))
      return json({
        issuer: origin,
        authorization_endpoint: `${origin}/auth`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/jwks`,
      });
    if (request.url === "/jwks") return json({ keys: [idp.publicKey] });
    void idp
      .sign({ iss: origin, ...claims }, { typ: "JWT", ...header })
      .then((id_token) => json({ access_token: "a", token_type: "Bearer", id_token }));
  });
  await new Promise<void>((done) => forged.listen(0, "127.0.0.1", done));
  stops.push(() => forged.close());
  const issuer = `http://127.0.0.1:${(forged.address() as AddressInfo).port}`;
  const { recruiter: owner, organizationId: at } = await hiringTeam({ role: "owner", credits: 0 });
  const email = `ada@${await provedDomain(owner)}`;
  await setSignInProvider(owner, {
    issuer,
    clientId: "us",
    secret: "s",
    groupRoles: [],
    otherRole: "read_only",
  });
  const attempt = async (more: object, head: object = {}, isTest = false) => {
    const { location, state } = await beginSignIn(at, { test: isTest });
    const nonce = new URL(location).searchParams.get("nonce");
    claims = { sub: "1", email, aud: "us", nonce, iat: now, exp: now + 300, ...more };
    header = head;
    const answer = new URLSearchParams({ code: "c", state });
    return finishSignIn(at, { answer, state, tester: isTest ? owner : null }, browser);
  };
  expect(await attempt({}, {}, true)).toEqual({ opened: null });
  await changeSignIn(owner, { act: "enable" });
  for (const [what, more, head] of [
    ["audience", { aud: "another" }],
    ["issuer", { iss: idp.issuer }],
    ["nonce", { nonce: "of another sign-in" }],
    ["no nonce", { nonce: undefined }],
    ["expired", { exp: now - 120, iat: now - 600 }],
    ["no subject", { sub: undefined }],
    ["unknown key", {}, { kid: "another" }],
  ] as [string, object, object?][])
    await expect(attempt(more, head), what).rejects.toThrow("could not be accepted");
  expect((await attempt({})).opened).toMatchObject({ email });
});

test("a provider is on only after a test by an administrator of its own organization, and each change undoes it", async () => {
  const { owner, organizationId, idp, domain } = await enterprise();
  const stranger = (await hiringTeam({ role: "owner", credits: 0 })).recruiter;
  const { id: clientId, secret } = idp.service;
  const given = { issuer: idp.issuer, clientId, ...rules, groupRoles: [...rules.groupRoles] };
  await setSignInProvider(owner, given);
  expect((await getSignIn(owner, {})).provider).toMatchObject({ enabled: true });
  await setSignInProvider(owner, { ...given, secret });
  expect((await getSignIn(owner, {})).provider).toMatchObject({ enabled: false, testedAt: null });
  expect(await providerForAddress(`ada@${domain}`)).toBeNull();
  await expect(beginSignIn(organizationId, {})).rejects.toThrow("not found");
  await expect(changeSignIn(owner, { act: "enable" })).rejects.toThrow("as a test first");
  await expect(signIn(idp, organizationId, "t", { test: true, tester: stranger })).rejects.toThrow(
    "Only an administrator",
  );
  const recruiter = await colleagueOf(owner, "recruiter");
  await expect(signIn(idp, organizationId, "t", { test: true, tester: recruiter })).rejects.toThrow("role");
  await expect(changeSignIn(owner, { act: "require" })).rejects.toThrow("Turn the sign-in on");
  await expect(setSignInProvider(owner, { ...given, clientId: "another" })).rejects.toThrow("client secret");
  await expect(
    setSignInProvider(owner, { ...given, secret, issuer: "https://accounts.google.com" }),
  ).rejects.toThrow("Anybody can have an account");
  const stored = JSON.stringify(await ownerDb.signInProvider.findUnique({ where: { organizationId } }));
  expect(stored).not.toContain(secret);
  expect(
    Buffer.from(
      (await ownerDb.signInProvider.findUniqueOrThrow({ where: { organizationId } })).secret,
    ).includes(secret),
  ).toBe(false);
});

test("whoever was removed comes back only by an invitation, and removing the provider ends its sessions", async () => {
  const { owner, organizationId, idp, domain } = await enterprise();
  const account = (name: string) => ({ email: `${name}@${domain}`, groups: ["Talent"] });
  idp.accounts.set("ada", account("ada"));
  idp.accounts.set("bob", account("bob"));
  const ada = (await signIn(idp, organizationId, "ada")).opened!;
  const bob = (await signIn(idp, organizationId, "bob")).opened!;
  await removeMember(owner, { userId: ada.userId });
  expect(await seen(ada.cookies)).toBeNull();
  await expect(signIn(idp, organizationId, "ada")).rejects.toThrow("no longer belong");
  expect(await seen(bob.cookies)).not.toBeNull();
  await changeSignIn(owner, { act: "remove" });
  expect(await seen(bob.cookies)).toBeNull();
  expect(await ownerDb.identityProvider.count({ where: { organizationId } })).toBe(0);
});

test("one provider vouches for agents and signs people in: it shares its links, and each of them ends alone", async () => {
  const { owner, organizationId, idp } = await enterprise();
  const { clientId } = await ownerDb.oauthClient.create({
    data: { clientId: randomUUID(), redirectUris: ["https://agent.example/callback"] },
  });
  const vouching = { issuer: idp.issuer, clientIds: [clientId], readGroups: ["all"], writeGroups: [] };
  const rows = () =>
    ownerDb.identityProvider.findMany({ where: { organizationId }, include: { signIn: true } });
  expect((await listIdentityProviders(owner, {})).providers).toEqual([]);
  const { providerId } = await addIdentityProvider(owner, vouching);
  expect(await rows()).toMatchObject([{ id: providerId, clientIds: [clientId], signIn: { enabled: true } }]);
  await expect(addIdentityProvider(owner, vouching)).rejects.toThrow("there already");
  await removeIdentityProvider(owner, { providerId });
  expect(await rows()).toMatchObject([{ id: providerId, clientIds: [], signIn: { enabled: true } }]);
  await expect(removeIdentityProvider(owner, { providerId })).rejects.toThrow("not found");
  await addIdentityProvider(owner, vouching);
  await changeSignIn(owner, { act: "remove" });
  expect(await rows()).toMatchObject([{ id: providerId, clientIds: [clientId], signIn: null }]);
  await removeIdentityProvider(owner, { providerId });
  expect(await rows()).toEqual([]);
});

test("concurrent changes leave one provider, of which each act is done once", async () => {
  const { recruiter: owner, organizationId } = await hiringTeam({ role: "owner", credits: 0 });
  const idp = await startOpenIdProvider();
  stops.push(idp.stop);
  const { id: clientId, secret } = idp.service;
  const given = { issuer: idp.issuer, clientId, secret, groupRoles: [], otherRole: null };
  await Promise.all([1, 2, 3].map(() => setSignInProvider(owner, given)));
  expect(await ownerDb.identityProvider.count({ where: { organizationId } })).toBe(1);
  await addDomain(owner, { domain: "twice.example" });
  for (const act of [
    () => changeSignIn(owner, { act: "remove" }),
    () => removeDomain(owner, { domain: "twice.example" }),
  ]) {
    const results = await Promise.allSettled([act(), act()]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  }
});

test("members of proved domains come in only through a required provider; administrators also with both own steps", async () => {
  const { owner, organizationId, idp, domain } = await enterprise();
  const join = async (email: string, role: Role) => {
    const { id } = await colleagueOf(owner, role);
    await ownerDb.user.update({ where: { id }, data: { email } });
    return id;
  };
  const recruiter = await join(`rita@${domain}`, "recruiter");
  const admin = await join(`alan@${domain}`, "admin");
  const guest = await join("gina@agency.example", "recruiter");
  const barOf = async (userId: string, secondStep = false) => {
    const user = await seen([await sessionOf(userId, { secondStep })]);
    expect(user?.actor === null).toBe(user?.active?.bar !== null);
    return user?.active?.bar;
  };
  expect(await barOf(recruiter)).toBeNull();
  await changeSignIn(owner, { act: "require" });
  expect(await barOf(recruiter)).toBe("provider");
  expect(await barOf(recruiter, true)).toBe("provider");
  expect(await barOf(admin)).toBe("provider");
  expect(await barOf(admin, true)).toBeNull();
  expect(await barOf(guest)).toBeNull();
  idp.accounts.set("rita", { email: `rita@${domain}`, groups: ["Talent"] });
  const { opened } = await signIn(idp, organizationId, "rita");
  expect((await seen(opened!.cookies))?.actor).toMatchObject({ id: recruiter, organizationId });
  await changeSignIn(owner, { act: "disable" });
  expect(await barOf(recruiter)).toBeNull();
});

test("of two organizations that prove one domain together, one has it; without the record nobody does", async () => {
  const [one, two] = await Promise.all([1, 2].map(() => hiringTeam({ role: "owner", credits: 0 })));
  const domain = `${randomUUID().slice(0, 8)}.example`;
  await addDomain(one!.recruiter, { domain });
  await expect(proveDomain(one!.recruiter, domain, async () => [])).rejects.toThrow("has no TXT record");
  await expect(verifyDomain(one!.recruiter, { domain })).rejects.toThrow("has no TXT record");
  const results = await Promise.allSettled([
    provedDomain(one!.recruiter, domain),
    provedDomain(two!.recruiter, domain),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  for (const bad of ["localhost", "a..b", "x y.example", "1.2.3.4", "ex\0ample.com"])
    await expect(addDomain(one!.recruiter, { domain: bad }), bad).rejects.toThrow();
});

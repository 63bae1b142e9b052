import { createHash, randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { ownerDb as db } from "../support/world";
import { actorFromBearer, validTokens } from "@/lib/platform/access/bearer";
import { rolePermissions, scopePermissions, scopes as everyScope } from "@/lib/platform/access/permissions";

let token: string;
let id: string;
let userId: string;
let organizationId: string;
let clientId: string;

beforeEach(async () => {
  const suffix = randomUUID().slice(0, 8);
  token = randomUUID().replaceAll("-", "");
  ({ id: organizationId } = await db.organization.create({ data: { name: "Acme", slug: `acme-${suffix}` } }));
  ({ id: userId } = await db.user.create({ data: { name: "Ann", email: `ann-${suffix}@acme.example` } }));
  await db.member.create({ data: { organizationId, userId, role: "recruiter" } });
  ({ clientId } = await db.oauthClient.create({ data: { clientId: `client-${suffix}`, redirectUris: [] } }));
  await db.oauthConsent.create({
    data: { clientId, userId, referenceId: organizationId, scopes: [...everyScope] },
  });
  ({ id } = await db.oauthAccessToken.create({
    data: {
      token: createHash("sha256").update(token).digest("base64url"),
      clientId,
      userId,
      referenceId: organizationId,
      scopes: ["openid", "service:recruiter"],
      expiresAt: new Date(Date.now() + 60_000),
    },
  }));
});

const bearer = (authorization = `Bearer ${token}`) =>
  actorFromBearer({ headers: new Headers({ authorization }) });
const invalid = { problem: "invalid" };
async function actorOfToken() {
  const answer = await bearer();
  if ("problem" in answer) throw new Error(answer.problem);
  return answer.actor;
}

test("a valid token acts for its recruiter in its organization, within its scopes", async () => {
  const actor = await actorOfToken();
  expect(actor).toMatchObject({ kind: "agent", id: userId, organizationId, clientId });
  expect([...actor.permissions].sort()).toEqual([...scopePermissions["service:recruiter"]].sort());
  expect(actor.scopes).toEqual(["openid", "service:recruiter"]);
});

test("reads the Bearer scheme in any case, reports another or no scheme as missing and a malformed token as invalid", async () => {
  expect(await bearer(`bearer ${token}`)).toHaveProperty("actor");
  for (const header of ["", `Basic ${token}`, `DPoP ${token}`, token])
    expect(await bearer(header)).toEqual({ problem: "missing" });
  expect(await actorFromBearer({ headers: new Headers() })).toEqual({ problem: "missing" });
  for (const bad of [
    "Bearer",
    "Bearer ",
    "Bearer a b",
    `Bearer ${token} ${token}`,
    "Bearer x",
    `Bearer ${"a".repeat(300)}`,
    "Bearer ';--aaaaaaaaaaaaaaaa",
  ])
    expect(await bearer(bad)).toEqual(invalid);
});

test("rejects the stored hash of a token", async () => {
  expect(await bearer(`Bearer ${createHash("sha256").update(token).digest("base64url")}`)).toEqual(invalid);
});

test.each<[string, () => Promise<unknown>]>([
  [
    "it has expired",
    () => db.oauthAccessToken.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } }),
  ],
  ["it was revoked", () => db.oauthAccessToken.update({ where: { id }, data: { revoked: new Date() } })],
  ["its grant was withdrawn", () => db.oauthConsent.deleteMany({ where: { clientId } })],
  ["it was deleted", () => db.oauthAccessToken.delete({ where: { id } })],
  ["its client is disabled", () => db.oauthClient.update({ where: { clientId }, data: { disabled: true } })],
  ["its client is deleted", () => db.oauthClient.delete({ where: { clientId } })],
  ["its member has left", () => db.member.deleteMany({ where: { userId } })],
  ["its user is deleted", () => db.user.delete({ where: { id: userId } })],
  ["its organization is deleted", () => db.organization.delete({ where: { id: organizationId } })],
  [
    "it is bound to no organization",
    () => db.oauthAccessToken.update({ where: { id }, data: { referenceId: null } }),
  ],
  [
    "it is bound to an id that is no organization's",
    () => db.oauthAccessToken.update({ where: { id }, data: { referenceId: "not-yet-consented" } }),
  ],
  ["it has no user", () => db.oauthAccessToken.update({ where: { id }, data: { userId: null } })],
])("rejects a token as soon as %s", async (_, invalidate) => {
  expect(await bearer()).toHaveProperty("actor");
  await invalidate();
  expect(await bearer()).toEqual(invalid);
});

test("a token is not valid in another organization of the same recruiter", async () => {
  const { id: other } = await db.organization.create({ data: { name: "Other", slug: randomUUID() } });
  await db.member.create({ data: { organizationId: other, userId, role: "owner" } });
  const actor = await actorOfToken();
  expect(actor.organizationId).toBe(organizationId);
  await db.member.deleteMany({ where: { userId, organizationId } });
  expect(await bearer()).toEqual(invalid);
});

test("grants only the permissions that both the role and the scopes allow", async () => {
  const scopes = ["service:recruiter", "service:recruiter:write"];
  await db.oauthAccessToken.update({ where: { id }, data: { scopes } });
  await db.member.updateMany({ where: { userId }, data: { role: "owner" } });
  const owner = await actorOfToken();
  expect([...owner.permissions].sort()).toEqual([...rolePermissions.recruiter].sort());
  await db.member.updateMany({ where: { userId }, data: { role: "bystander" } });
  const bystander = await actorOfToken();
  expect(bystander.permissions.size).toBe(0);
});

test("applies administrator scopes only while the recruiter is a service administrator", async () => {
  await db.oauthAccessToken.update({
    where: { id },
    data: { scopes: ["openid", "service:admin:recruiter", "service:admin:sql"] },
  });
  const before = await actorOfToken();
  expect({ scopes: before.scopes, permissions: [...before.permissions] }).toEqual({
    scopes: ["openid"],
    permissions: [],
  });
  await db.user.update({ where: { id: userId }, data: { serviceAdministrator: true } });
  const during = await actorOfToken();
  expect([...during.permissions]).toEqual(["service:recruiters", "service:sql"]);
  // Each scope grants its own permission only.
  await db.oauthAccessToken.update({ where: { id }, data: { scopes: ["service:admin:sql"] } });
  const sqlOnly = await actorOfToken();
  expect([...sqlOnly.permissions]).toEqual(["service:sql"]);
  await db.user.update({ where: { id: userId }, data: { serviceAdministrator: false } });
  const after = await actorOfToken();
  expect([...after.permissions]).toEqual([]);
});

test("grants a service administrator's token no admin permissions without the admin scopes", async () => {
  await db.user.update({ where: { id: userId }, data: { serviceAdministrator: true } });
  const actor = await actorOfToken();
  expect(actor.permissions.has("service:recruiters")).toBe(false);
  expect(actor.permissions.has("service:sql")).toBe(false);
});

test("looks up a token by index, without a sequential scan", async () => {
  const plan = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw<{ "QUERY PLAN": string }[]>`EXPLAIN ${validTokens(["x"])}`;
  });
  const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).not.toContain("Seq Scan");
});

test("limits a token to the current scopes of its grant and returns the recruiter's choices", async () => {
  await db.oauthConsent.updateMany({
    where: { clientId },
    data: {
      scopes: ["openid"],
      declinedScopes: ["service:recruiter:write"],
      confirmationPolicy: "recruiter",
    },
  });
  const actor = await actorOfToken();
  expect(actor.scopes).toEqual(["openid"]);
  expect(actor.permissions.size).toBe(0);
  expect(actor.grant).toEqual({
    memberPermissions: new Set(rolePermissions.recruiter),
    declined: ["service:recruiter:write"],
    confirmation: "recruiter",
    withheld: [],
    suspended: false,
  });
});

test("what the organization or the recruiter withholds is withheld at once, and notes are no permission then", async () => {
  const scopes = ["service:recruiter", "service:recruiter:write"];
  await db.oauthAccessToken.update({ where: { id }, data: { scopes } });
  await db.oauthConsent.updateMany({ where: { clientId }, data: { scopes, withheld: ["notes"] } });
  await db.organization.update({ where: { id: organizationId }, data: { agentsWithheld: ["contact"] } });
  const actor = await actorOfToken();
  expect(actor.grant?.withheld).toEqual(["contact", "notes"]);
  expect(actor.permissions).toContain("note:write");
  expect(actor.permissions).not.toContain("note:read");
  await db.organization.update({ where: { id: organizationId }, data: { agentsWithheld: [] } });
  expect((await actorOfToken()).grant?.withheld).toEqual(["notes"]);
});

test("a grant of the last seven days only reads while its recruiter reviews the account; an older one is unchanged", async () => {
  const scopes = ["service:recruiter", "service:recruiter:write", "service:admin:sql"];
  await db.oauthAccessToken.update({ where: { id }, data: { scopes } });
  await db.user.update({
    where: { id: userId },
    data: { serviceAdministrator: true, reviewSince: new Date() },
  });
  const reading = [...scopePermissions["service:recruiter"]];
  for (const [days, suspended] of [
    [0, true],
    [6.9, true],
    [7.1, false],
  ] as const) {
    const updatedAt = new Date(Date.now() - days * 24 * 3600 * 1000);
    await db.oauthConsent.updateMany({ where: { clientId }, data: { updatedAt } });
    const actor = await actorOfToken();
    expect(actor.grant?.suspended).toBe(suspended);
    expect(actor.scopes).toEqual(suspended ? ["service:recruiter"] : scopes);
    if (suspended) expect([...actor.permissions].sort()).toEqual(reading.toSorted());
  }
});

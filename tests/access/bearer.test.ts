import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { database } from "../support/database";
import { actorFromBearer } from "@/lib/access/bearer";
import { rolePermissions, scopePermissions, scopes as everyScope } from "@/lib/access/permissions";
import { PrismaClient } from "@/lib/db/generated/client";
import { PrismaPg } from "@prisma/adapter-pg";

const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: database.ownerUrl, max: 2 }) });
afterAll(() => db.$disconnect());

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

test("a good token speaks for its recruiter in its organization, within its scopes", async () => {
  const result = await bearer();
  if ("problem" in result) throw new Error(result.problem);
  expect(result.actor).toMatchObject({ kind: "agent", id: userId, organizationId, clientId });
  expect([...result.actor.permissions].sort()).toEqual([...scopePermissions["service:recruiter"]].sort());
  expect(result.scopes).toEqual(["openid", "service:recruiter"]);
  expect(result.tokenId).toBe(id);
});

test("the scheme is read in any case; other schemes and none are missing, malformed ones invalid", async () => {
  expect(await bearer(`bearer ${token}`)).toHaveProperty("actor");
  for (const none of ["", `Basic ${token}`, `DPoP ${token}`, token])
    expect(await bearer(none)).toEqual({ problem: "missing" });
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

test("the stored form of a token is no token", async () => {
  expect(await bearer(`Bearer ${createHash("sha256").update(token).digest("base64url")}`)).toEqual(invalid);
});

test.each<[string, () => Promise<unknown>]>([
  [
    "expired",
    () => db.oauthAccessToken.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } }),
  ],
  ["revoked", () => db.oauthAccessToken.update({ where: { id }, data: { revoked: new Date() } })],
  ["of a grant that is over", () => db.oauthConsent.deleteMany({ where: { clientId } })],
  ["deleted", () => db.oauthAccessToken.delete({ where: { id } })],
  ["of a disabled client", () => db.oauthClient.update({ where: { clientId }, data: { disabled: true } })],
  ["of a client that is gone", () => db.oauthClient.delete({ where: { clientId } })],
  ["of a member who has left", () => db.member.deleteMany({ where: { userId } })],
  ["of a user who is gone", () => db.user.delete({ where: { id: userId } })],
  ["of an organization that is gone", () => db.organization.delete({ where: { id: organizationId } })],
  [
    "bound to no organization",
    () => db.oauthAccessToken.update({ where: { id }, data: { referenceId: null } }),
  ],
  [
    "bound to what is no organization",
    () => db.oauthAccessToken.update({ where: { id }, data: { referenceId: "not-yet-consented" } }),
  ],
  ["for nobody", () => db.oauthAccessToken.update({ where: { id }, data: { userId: null } })],
])("a token that is %s is invalid at once", async (_, happen) => {
  expect(await bearer()).toHaveProperty("actor");
  await happen();
  expect(await bearer()).toEqual(invalid);
});

test("a token is not good in another organization of the same recruiter", async () => {
  const { id: other } = await db.organization.create({ data: { name: "Other", slug: randomUUID() } });
  await db.member.create({ data: { organizationId: other, userId, role: "owner" } });
  const result = await bearer();
  expect("actor" in result && result.actor.organizationId).toBe(organizationId);
  await db.member.deleteMany({ where: { userId, organizationId } });
  expect(await bearer()).toEqual(invalid);
});

test("permissions are the role's and the scopes', whichever is less", async () => {
  const scopes = ["service:recruiter", "service:recruiter:write"];
  await db.oauthAccessToken.update({ where: { id }, data: { scopes } });
  await db.member.updateMany({ where: { userId }, data: { role: "owner" } });
  const owner = await bearer();
  if ("problem" in owner) throw new Error(owner.problem);
  expect([...owner.actor.permissions].sort()).toEqual([...rolePermissions.recruiter].sort());
  await db.member.updateMany({ where: { userId }, data: { role: "bystander" } });
  const bystander = await bearer();
  expect("actor" in bystander && bystander.actor.permissions.size).toBe(0);
});

test("administrators' scopes are in force only while their recruiter is one", async () => {
  await db.oauthAccessToken.update({
    where: { id },
    data: { scopes: ["openid", "service:admin:recruiter", "service:admin:sql"] },
  });
  const before = await bearer();
  expect("actor" in before && { scopes: before.scopes, permissions: [...before.actor.permissions] }).toEqual({
    scopes: ["openid"],
    permissions: [],
  });
  await db.user.update({ where: { id: userId }, data: { serviceAdministrator: true } });
  const during = await bearer();
  expect("actor" in during && [...during.actor.permissions]).toEqual(["service:recruiters", "service:sql"]);
  // Each scope opens its own door only.
  await db.oauthAccessToken.update({ where: { id }, data: { scopes: ["service:admin:sql"] } });
  const sqlOnly = await bearer();
  expect("actor" in sqlOnly && [...sqlOnly.actor.permissions]).toEqual(["service:sql"]);
  await db.user.update({ where: { id: userId }, data: { serviceAdministrator: false } });
  const after = await bearer();
  expect("actor" in after && [...after.actor.permissions]).toEqual([]);
});

test("an administrator's everyday token does not administer", async () => {
  await db.user.update({ where: { id: userId }, data: { serviceAdministrator: true } });
  const result = await bearer();
  expect("actor" in result && result.actor.permissions.has("service:recruiters")).toBe(false);
  expect("actor" in result && result.actor.permissions.has("service:sql")).toBe(false);
});

test("the token is found by its index", async () => {
  const plan = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw<{ "QUERY PLAN": string }[]>`
      EXPLAIN SELECT 1 FROM "OauthAccessToken" t
      JOIN "OauthClient" c ON c."clientId" = t."clientId" AND c.disabled IS NOT TRUE
      JOIN "User" u ON u.id = t."userId"
      JOIN "Member" m ON m."userId" = t."userId" AND m."organizationId"::text = t."referenceId"
      WHERE t.token = 'x'`;
  });
  const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).not.toContain("Seq Scan");
});

test("a token reaches no further than its grant, and knows what its recruiter chose", async () => {
  await db.oauthConsent.updateMany({
    where: { clientId },
    data: {
      scopes: ["openid"],
      declinedScopes: ["service:recruiter:write"],
      confirmationPolicy: "recruiter",
    },
  });
  const result = await bearer();
  if ("problem" in result) throw new Error(result.problem);
  expect(result.scopes).toEqual(["openid"]);
  expect(result.actor.permissions.size).toBe(0);
  expect(result.actor.grant).toEqual({
    memberPermissions: new Set(rolePermissions.recruiter),
    declined: ["service:recruiter:write"],
    confirmation: "recruiter",
  });
});

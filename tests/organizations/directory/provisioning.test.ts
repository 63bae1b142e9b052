import "../../support/database";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as config from "@/app/api/scim/v2/ServiceProviderConfig/route";
import * as group from "@/app/api/scim/v2/Groups/[id]/route";
import * as groups from "@/app/api/scim/v2/Groups/route";
import * as schemas from "@/app/api/scim/v2/Schemas/route";
import * as types from "@/app/api/scim/v2/ResourceTypes/route";
import * as user from "@/app/api/scim/v2/Users/[id]/route";
import * as users from "@/app/api/scim/v2/Users/route";
import { env } from "@/lib/env";
import { sha256 } from "@/lib/platform/security/digest";
import {
  endProvisioning,
  renewProvisioningToken,
} from "@/lib/hiring/organizations/directory/provisioning/token";
import { colleagueOf, hiringTeam, ownerDb } from "../../support/world";

const routes = {
  Users: [users, user],
  Groups: [groups, group],
  ServiceProviderConfig: [config],
  Schemas: [schemas],
  ResourceTypes: [types],
};
type Handler = (request: Request, context: { params: Promise<{ id?: string }> }) => Promise<Response>;

/** Calls the endpoints as a directory does: `GET`, `/Users?filter=…`, and a body. */
async function scim(token: string, method: string, path: string, body?: unknown) {
  const [name = "", id] = path.split("?")[0]!.slice(1).split("/");
  const module = routes[name as keyof typeof routes][id ? 1 : 0] as Record<string, Handler>;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/scim+json" };
  const request = new Request(`${env.APP_URL}/api/scim/v2${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer = await module[method]!(request, { params: Promise.resolve({ id }) });
  const text = await answer.text();
  return {
    status: answer.status,
    json: (text ? JSON.parse(text) : {}) as { id: string; Resources: object[] },
  };
}

/** An organization with a proved domain, roles by groups, and a directory's token. */
async function directory(otherRole: string | null = "read_only") {
  const { recruiter: owner, organizationId } = await hiringTeam({ role: "owner", credits: 0 });
  const domain = `${randomUUID().slice(0, 8)}.example`;
  await ownerDb.emailDomain.create({ data: { organizationId, domain, token: "t", verifiedAt: new Date() } });
  const { id: providerId } = await ownerDb.identityProvider.create({
    data: { organizationId, issuer: "https://idp.example", tenant: "", jwksUri: "", createdBy: owner.id },
  });
  const groupRoles = [
    { group: "Talent", role: "recruiter" },
    { group: "People Ops", role: "admin" },
  ];
  await ownerDb.signInProvider.create({
    data: {
      organizationId,
      providerId,
      clientId: "c",
      secret: new Uint8Array(1),
      secretKeyId: "k",
      groupRoles,
      otherRole,
    },
  });
  const { token } = await renewProvisioningToken(owner, {});
  const roleOf = async (userId: string) =>
    (await ownerDb.member.findUnique({ where: { organizationId_userId: { organizationId, userId } } }))
      ?.role ?? null;
  const trail = (name: string) => ownerDb.auditEvent.count({ where: { organizationId, name } });
  return { owner, organizationId, domain, token, roleOf, trail, call: scim.bind(null, token) };
}

/** Requests of "Develop and plan provisioning for a SCIM endpoint", learn.microsoft.com/entra/identity/app-provisioning. */
const microsoft = {
  create: (email: string) => ({
    schemas: [
      "urn:ietf:params:scim:schemas:core:2.0:User",
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
    ],
    externalId: "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef",
    userName: "Test_User_00aa00aa-bb11-cc22-dd33-44ee44ee44ee",
    active: true,
    emails: [{ primary: true, type: "work", value: email }],
    meta: { resourceType: "User" },
    name: { formatted: "givenName familyName", familyName: "familyName", givenName: "givenName" },
    roles: [],
  }),
  update: {
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
    Operations: [
      { op: "Replace", path: 'emails[type eq "work"].value', value: "updatedEmail@microsoft.com" },
      { op: "Replace", path: "name.familyName", value: "updatedFamilyName" },
    ],
  },
  rename: {
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
    Operations: [
      { op: "Replace", path: "userName", value: "5b50642d-79fc-4410-9e90-4c077cdd1a59@testuser.com" },
    ],
  },
  disable: (value: unknown) => ({
    Operations: [{ op: "Replace", path: "active", value }],
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
  }),
  members: (op: "Add" | "Remove", id: string) => ({
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
    Operations: [{ op, path: "members", value: [{ $ref: null, value: id }] }],
  }),
  group: (displayName: string) => ({
    schemas: [
      "urn:ietf:params:scim:schemas:core:2.0:Group",
      "http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group",
    ],
    externalId: "8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159",
    displayName,
    meta: { resourceType: "Group" },
  }),
};

test("Microsoft Entra's requests provision, rename, move between groups, disable, restore and delete a person", async () => {
  const { domain, call, roleOf, trail, organizationId } = await directory();
  const email = `Ada@${domain}`;
  const none = await call("GET", '/Users?filter=userName eq "non-existent user"');
  expect(none).toMatchObject({ status: 200, json: { totalResults: 0, Resources: [], startIndex: 1 } });
  const created = await call("POST", "/Users", microsoft.create(email));
  expect(created).toMatchObject({
    status: 201,
    json: {
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
      userName: "Test_User_00aa00aa-bb11-cc22-dd33-44ee44ee44ee",
      externalId: "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef",
      name: { familyName: "familyName", givenName: "givenName" },
      emails: [{ value: email.toLowerCase(), type: "work", primary: true }],
      active: true,
    },
  });
  const { id } = created.json;
  expect(await roleOf(id)).toBe("read_only");
  expect(await call("POST", "/Users", microsoft.create(email))).toMatchObject({
    status: 409,
    json: { schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"], status: "409", scimType: "uniqueness" },
  });
  for (const filter of [
    'userName eq "TEST_USER_00aa00aa-bb11-cc22-dd33-44ee44ee44ee"',
    'username Eq "test_user_00aa00aa-bb11-cc22-dd33-44ee44ee44ee"',
    'externalId eq "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef" and active eq true',
  ])
    expect((await call("GET", `/Users?filter=${encodeURIComponent(filter)}`)).json, filter).toMatchObject({
      totalResults: 1,
      Resources: [{ id }],
    });
  expect((await call("PATCH", `/Users/${id}`, microsoft.update)).json).toMatchObject({
    name: { familyName: "updatedFamilyName", givenName: "givenName" },
    // The address that somebody signs in with is not the directory's to change.
    emails: [{ value: email.toLowerCase() }],
  });
  expect((await call("PATCH", `/Users/${id}`, microsoft.rename)).json).toMatchObject({
    userName: "5b50642d-79fc-4410-9e90-4c077cdd1a59@testuser.com",
  });

  const talent = await call("POST", "/Groups", microsoft.group("Talent"));
  expect(talent).toMatchObject({ status: 201, json: { displayName: "Talent", members: [] } });
  const ofTalent = `/Groups/${talent.json.id}`;
  expect(await call("POST", "/Groups", microsoft.group("Talent"))).toMatchObject({ status: 409 });
  expect((await call("PATCH", ofTalent, microsoft.members("Add", id))).json).toMatchObject({
    members: [{ value: id }],
  });
  expect(await roleOf(id)).toBe("recruiter");
  const query = `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "talent"')}`;
  expect((await call("GET", query)).json.Resources[0]).not.toHaveProperty("members");
  await call("PATCH", ofTalent, {
    Operations: [{ op: "Replace", path: "displayName", value: "People Ops" }],
  });
  expect(await roleOf(id)).toBe("admin");
  expect((await call("PATCH", ofTalent, microsoft.members("Remove", id))).json).toMatchObject({
    members: [],
  });
  expect(await roleOf(id)).toBe("read_only");
  await call("PATCH", ofTalent, microsoft.members("Add", id));
  expect((await call("DELETE", ofTalent)).status).toBe(204);
  expect(await roleOf(id)).toBe("read_only");

  for (const off of [false, "False", "false"]) {
    expect((await call("PATCH", `/Users/${id}`, microsoft.disable(off))).json).toMatchObject({
      id,
      active: false,
    });
    expect(await roleOf(id)).toBeNull();
    expect(await ownerDb.formerMember.count({ where: { organizationId, userId: id } })).toBe(1);
    expect((await call("GET", `/Users/${id}`)).json).toMatchObject({ active: false });
    expect((await call("PATCH", `/Users/${id}`, microsoft.disable("True"))).json).toMatchObject({
      active: true,
    });
    expect(await roleOf(id)).toBe("read_only");
  }
  expect((await call("DELETE", `/Users/${id}`)).status).toBe(204);
  expect(await roleOf(id)).toBeNull();
  expect(await call("GET", `/Users/${id}`)).toMatchObject({ status: 404, json: { status: "404" } });
  expect(await trail("member.removed")).toBe(4);
  expect(await trail("member.provisioned")).toBe(4);
});

/** Requests of "SCIM 2.0 Protocol Reference", developer.okta.com/docs/reference/scim/scim-20. */
test("Okta's requests test the connection, claim a member, deactivate them by PATCH or PUT, and replace a group's people", async () => {
  const { owner, domain, call, roleOf } = await directory();
  const { id } = await colleagueOf(owner, "recruiter", "Gina");
  const guest = await colleagueOf(owner, "recruiter", "Guest");
  const userName = `gina@${domain}`;
  await ownerDb.user.update({ where: { id }, data: { email: userName } });
  expect((await call("GET", "/Users?startIndex=1&count=2")).json).toMatchObject({
    totalResults: 1,
    itemsPerPage: 1,
  });
  const found = await call(
    "GET",
    `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}&startIndex=1&count=100`,
  );
  expect(found.json).toMatchObject({ totalResults: 1, Resources: [{ id, userName, active: true }] });
  expect((await call("GET", `/Users/${guest.id}`)).status).toBe(404);
  const okta = {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
    userName,
    name: { givenName: "Gina", familyName: "Test" },
    emails: [{ primary: true, value: userName, type: "work" }],
    displayName: "Gina Test",
    locale: "en-US",
    externalId: "00ujl29u0le5T6Aj10h7",
    groups: [],
    password: "1mz050nq",
    active: true,
  };
  expect(await call("PUT", `/Users/${id}`, okta)).toMatchObject({
    status: 200,
    json: { displayName: "Gina Test" },
  });
  const off = {
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
    Operations: [{ op: "replace", value: { active: false } }],
  };
  expect((await call("PATCH", `/Users/${id}`, off)).json).toMatchObject({ active: false });
  expect(await roleOf(id)).toBeNull();
  expect((await call("PUT", `/Users/${id}`, okta)).json).toMatchObject({ active: true });
  const { json: made } = await call("POST", "/Groups", {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"],
    displayName: "Talent",
    members: [{ value: id, display: userName }],
  });
  expect(await roleOf(id)).toBe("recruiter");
  await call("PATCH", `/Groups/${made.id}`, {
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
    Operations: [
      { op: "remove", path: `members[value eq "${id}"]` },
      { op: "add", path: "members", value: [{ value: id, display: userName }] },
    ],
  });
  expect(await roleOf(id)).toBe("recruiter");
  await call("PATCH", `/Groups/${made.id}`, { Operations: [{ op: "replace", path: "members", value: [] }] });
  expect(await roleOf(id)).toBe("read_only");
  expect((await call("PUT", `/Users/${id}`, { ...okta, active: false })).json).toMatchObject({
    active: false,
  });
  expect(await roleOf(guest.id)).toBe("recruiter");
  expect(await roleOf(owner.id)).toBe("owner");
});

test("a disabled person's browsers and agents lose access at once, what they made keeps their name", async () => {
  const { domain, call, organizationId } = await directory();
  const { json } = await call("POST", "/Users", { userName: `ada@${domain}` });
  const userId = json.id;
  const expiresAt = new Date(Date.now() + 60_000);
  await ownerDb.session.create({
    data: { userId, token: randomUUID(), expiresAt, activeOrganizationId: organizationId },
  });
  const { clientId } = await ownerDb.oauthClient.create({
    data: { clientId: randomUUID(), redirectUris: ["https://agent.example/callback"] },
  });
  const grant = { clientId, userId, referenceId: organizationId, scopes: ["service:recruiter"] };
  await ownerDb.oauthConsent.create({ data: grant });
  await ownerDb.oauthAccessToken.create({ data: { ...grant, token: randomUUID(), expiresAt } });
  await call("PATCH", `/Users/${userId}`, microsoft.disable(false));
  expect(await ownerDb.session.count({ where: { userId } })).toBe(0);
  expect(await ownerDb.oauthConsent.count({ where: { userId } })).toBe(0);
  expect(await ownerDb.oauthAccessToken.count({ where: { userId } })).toBe(0);
  expect(await ownerDb.formerMember.count({ where: { userId, organizationId } })).toBe(1);
});

test("the last owner stays, an active owner keeps their role, and without a role nobody comes in", async () => {
  const { owner, domain, call, roleOf } = await directory(null);
  await ownerDb.user.update({ where: { id: owner.id }, data: { email: `owner@${domain}` } });
  const { json } = await call("POST", "/Users", { userName: `owner@${domain}` });
  expect(json.id).toBe(owner.id);
  expect(await roleOf(owner.id)).toBe("owner");
  const refused = await call("PATCH", `/Users/${owner.id}`, microsoft.disable(false));
  expect(refused).toMatchObject({
    status: 409,
    json: { detail: expect.stringContaining("at least one owner") as string },
  });
  expect(await roleOf(owner.id)).toBe("owner");
  const { json: ada } = await call("POST", "/Users", { userName: `ada@${domain}` });
  expect(await roleOf(ada.id)).toBeNull();
  const { json: made } = await call("POST", "/Groups", {
    displayName: "Talent",
    members: [{ value: ada.id }],
  });
  expect(await roleOf(ada.id)).toBe("recruiter");
  await call("DELETE", `/Groups/${made.id}`);
  expect(await roleOf(ada.id)).toBeNull();
});

test("a token is for one organization, ends when renewed, and is stored as a digest only", async () => {
  const one = await directory();
  const two = await directory();
  const { json: theirs } = await two.call("POST", "/Users", { userName: `bob@${two.domain}` });
  expect((await one.call("GET", `/Users/${theirs.id}`)).status).toBe(404);
  expect((await one.call("PATCH", `/Users/${theirs.id}`, microsoft.disable(false))).status).toBe(404);
  expect((await one.call("DELETE", `/Users/${theirs.id}`)).status).toBe(404);
  const taken = { displayName: "Talent", members: [{ value: theirs.id }] };
  expect(await one.call("POST", "/Groups", taken)).toMatchObject({ status: 400 });
  expect(await one.call("POST", "/Users", { userName: `eve@${two.domain}` })).toMatchObject({
    status: 400,
    json: { scimType: "invalidValue" },
  });
  const stored = await ownerDb.provisioningToken.findUniqueOrThrow({
    where: { organizationId: one.organizationId },
  });
  expect(stored.digest).toBe(sha256(one.token));
  expect(stored.usedAt).not.toBeNull();
  const [renewed] = await Promise.all([1, 2].map(() => renewProvisioningToken(one.owner, {})));
  expect((await one.call("GET", "/Users")).status).toBe(401);
  expect([200, 401]).toContain((await scim(renewed!.token, "GET", "/Users")).status);
  const ends = await Promise.allSettled([endProvisioning(one.owner, {}), endProvisioning(one.owner, {})]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  for (const bad of ["", "scim_", `scim_${"a".repeat(43)}`, renewed!.token])
    expect(await scim(bad, "GET", "/Users"), bad).toMatchObject({
      status: 401,
      json: { schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"], status: "401" },
    });
});

test("malformed requests are refused in SCIM's form, and change nothing", async () => {
  const { domain, call, roleOf } = await directory();
  const { json } = await call("POST", "/Users", { userName: `ada@${domain}` });
  const at = `/Users/${json.id}`;
  for (const [method, path, body] of [
    ["POST", "/Users", { userName: 5 }],
    ["POST", "/Users", {}],
    ["POST", "/Users", { userName: "a\0b" }],
    ["POST", "/Users", []],
    ["PATCH", at, {}],
    ["PATCH", at, { Operations: [{ op: "explode" }] }],
    ["PATCH", at, { Operations: [{ op: "replace", path: "userName", value: null }] }],
    ["PATCH", at, { Operations: [{ op: "replace", path: "active", value: { $ne: 1 } }] }],
    ["PATCH", at, { Operations: [{ op: "replace", path: "a b", value: 1 }] }],
    ["PATCH", at, { Operations: [{ op: "replace", value: "text" }] }],
    ["PUT", at, { userName: "x".repeat(600) }],
    ["GET", "/Users?filter=userName eq", undefined],
    ["GET", '/Users?filter=password eq "x"', undefined],
  ] as const) {
    const answer = await call(method, path, body);
    expect(answer.json, `${method} ${path} ${JSON.stringify(body)}`).toMatchObject({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
    });
    expect(answer.status).toBe(400);
  }
  // scim-patch 0.8.3 wrote to Object.prototype here.
  for (const operation of [
    { op: "add", path: "__proto__.polluted", value: "yes" },
    { op: "add", path: "constructor.prototype.polluted", value: "yes" },
    {
      op: "add",
      value: JSON.parse('{"__proto__":{"polluted":"yes"},"name":{"__proto__":{"polluted":"yes"}}}') as object,
    },
  ])
    await call("PATCH", at, { Operations: [operation] });
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(await call("GET", "/Users/not-an-id")).toMatchObject({ status: 404 });
  expect(await roleOf(json.id)).toBe("read_only");
  expect((await call("GET", "/ServiceProviderConfig")).json).toMatchObject({ patch: { supported: true } });
  expect((await call("GET", "/ResourceTypes")).json).toMatchObject({ totalResults: 2 });
  expect((await call("GET", "/Schemas")).json).toMatchObject({
    Resources: [{ name: "User" }, { name: "Group" }],
  });
});

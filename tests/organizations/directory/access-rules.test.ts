import "../../support/database";
import { createHmac, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { actorFromBearer } from "@/lib/platform/access/bearer";
import { auth } from "@/lib/platform/access/auth";
import { barOf, type AccessRules } from "@/lib/platform/access/access-rules";
import { storedForm } from "@/lib/platform/access/oauth/protocol";
import { signedInUser } from "@/lib/platform/access/signed-in";
import { isAddressRange, isInRanges } from "@/lib/platform/network/address-ranges";
import { chooseAccessRules } from "@/lib/hiring/organizations/directory/choose-access-rules";
import { hiringTeam, ownerDb } from "../../support/world";

const none = {
  secondStepRequired: false,
  sessionHours: null,
  idleMinutes: null,
  ipRanges: [],
  ipRangesForAgents: false,
};
const here = "203.0.113.7";
const minutes = (ago: number) => new Date(Date.now() - ago * 60_000);

test("address ranges of IPv4 and IPv6, single addresses, and IPv4 written as IPv6", () => {
  for (const [address, range, inside] of [
    ["203.0.113.7", "203.0.113.0/24", true],
    ["203.0.114.7", "203.0.113.0/24", false],
    ["::ffff:203.0.113.7", "203.0.113.0/24", true],
    ["203.0.113.7", "203.0.113.7", true],
    ["2001:db8::1", "2001:db8::/32", true],
    ["2001:db9::1", "2001:db8::/32", false],
    ["203.0.113.7", "2000::/3", false],
    ["unknown", "0.0.0.0/0", false],
    ["", "0.0.0.0/0", false],
  ] as const)
    expect(isInRanges(address, [range]), `${address} in ${range}`).toBe(inside);
  for (const bad of [
    "",
    "acme",
    "203.0.113.0/33",
    "203.0.113.0/",
    "203.0.113.0/-1",
    "203.0.113.0/8/8",
    "fe80::1%eth0",
    "1.2.3",
  ])
    expect(isAddressRange(bad), bad).toBe(false);
});

test("each rule bars a session that does not meet it, and the provider's needs no second step of ours", () => {
  const rules: AccessRules = { ...none, throughProvider: false };
  const used = {
    role: "recruiter",
    identityProviderId: null,
    secondStep: false,
    openedAt: minutes(90),
    usedAt: minutes(20),
  };
  const bar = (
    given: Partial<AccessRules>,
    more: Partial<Omit<typeof used, "identityProviderId"> & { identityProviderId: string }> = {},
  ) => barOf({ ...rules, ...given }, { ...used, ...more }, here);
  expect(bar({})).toBeNull();
  expect(bar({ sessionHours: 1 })).toBe("expired");
  expect(bar({ sessionHours: 2 })).toBeNull();
  expect(bar({ idleMinutes: 15 })).toBe("expired");
  expect(bar({ idleMinutes: 30 })).toBeNull();
  expect(bar({ ipRanges: ["198.51.100.0/24"] })).toBe("address");
  expect(bar({ ipRanges: ["198.51.100.0/24", here] })).toBeNull();
  expect(bar({ secondStepRequired: true })).toBe("second_step");
  expect(bar({ secondStepRequired: true }, { secondStep: true })).toBeNull();
  expect(bar({ secondStepRequired: true, throughProvider: true }, { identityProviderId: "idp" })).toBeNull();
  expect(bar({ throughProvider: true }, { secondStep: true })).toBe("provider");
  expect(bar({ throughProvider: true }, { secondStep: true, role: "admin" })).toBeNull();
  expect(bar({ ipRanges: ["198.51.100.0/24"] }, { identityProviderId: "idp", role: "owner" })).toBe(
    "address",
  );
});

test("an administrator sets the rules from inside the ranges only; they bind at the next request", async () => {
  const { recruiter: owner, organizationId } = await hiringTeam({ role: "owner", credits: 0 });
  const choose = (rules: object) => chooseAccessRules(owner, { ...none, ...rules, address: here });
  await expect(choose({ ipRanges: ["198.51.100.0/24"] })).rejects.toThrow("lock yourself out");
  await expect(choose({ ipRanges: ["acme"] })).rejects.toThrow("CIDR");
  await expect(choose({ idleMinutes: 1 })).rejects.toMatchObject({ code: "invalid" });
  await choose({ ipRanges: ["203.0.113.0/24"], idleMinutes: 15 });
  const { authCookies, secret } = await auth().$context;
  const token = randomUUID();
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const cookie = `${authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}`;
  const { id } = await ownerDb.session.create({
    data: { userId: owner.id, token, expiresAt: minutes(-60), activeOrganizationId: organizationId },
  });
  const seenFrom = (address: string) => signedInUser(new Headers({ cookie, "x-forwarded-for": address }));
  expect((await seenFrom(here))?.actor).not.toBeNull();
  expect(await seenFrom("198.51.100.1")).toMatchObject({ actor: null, active: { bar: "address" } });
  await ownerDb.$executeRaw`UPDATE "Session" SET "updatedAt" = now() - interval '16 minutes' WHERE id = ${id}::uuid`;
  // Looking does not count as use.
  for (const _ of [1, 2])
    expect(await seenFrom(here)).toMatchObject({ actor: null, active: { bar: "expired" } });
});

test("agents are held to the ranges only where the organization says so", async () => {
  const { recruiter: owner, organizationId: referenceId } = await hiringTeam({ role: "owner", credits: 0 });
  const { clientId } = await ownerDb.oauthClient.create({
    data: { clientId: randomUUID(), redirectUris: ["https://agent.example/callback"] },
  });
  const grant = { clientId, userId: owner.id, referenceId, scopes: ["service:recruiter"] };
  await ownerDb.oauthConsent.create({ data: grant });
  const token = randomUUID();
  await ownerDb.oauthAccessToken.create({
    data: { ...grant, token: storedForm(token), expiresAt: minutes(-10) },
  });
  const call = (address: string) =>
    actorFromBearer({
      headers: new Headers({ authorization: `Bearer ${token}`, "x-forwarded-for": address }),
    });
  const ranges = { ...none, ipRanges: [here], address: here };
  await chooseAccessRules(owner, ranges);
  expect(await call("198.51.100.1")).toHaveProperty("actor");
  await Promise.all(
    [true, true].map((ipRangesForAgents) => chooseAccessRules(owner, { ...ranges, ipRangesForAgents })),
  );
  expect(await call(here)).toHaveProperty("actor");
  await expect(call("198.51.100.1")).rejects.toMatchObject({ code: "forbidden" });
});

import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { database } from "../support/database";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/db/generated/client";
import { signUp } from "@/lib/organizations/sign-up";
import { welcomeOrganization } from "@/lib/organizations/welcome-organization";
import { welcomeOwned } from "@/lib/organizations/welcome-owned";

const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: database.ownerUrl, max: 2 }) });
afterAll(() => db.$disconnect());

const account = (more: Partial<Parameters<typeof signUp>[0]> = {}) => ({
  organization: "Acme GmbH & Co. KG",
  name: "Ann Recruiter",
  email: `${randomUUID()}@acme.example`,
  password: "correct horse battery",
  ...more,
});
const counted = async () => [
  await db.user.count(),
  await db.account.count(),
  await db.organization.count(),
  await db.member.count(),
];

test("makes a user, an organization and its owner, with trial credits", async () => {
  const { userId, organizationId } = await signUp(account());
  const organization = await db.organization.findUniqueOrThrow({
    where: { id: organizationId },
    include: { members: true, creditAccount: { include: { transactions: true } } },
  });
  expect(organization).toMatchObject({
    name: "Acme GmbH & Co. KG",
    slug: expect.stringMatching(/^acme-gmbh-co-kg-[0-9a-f]{8}$/),
    members: [{ userId, role: "owner" }],
    creditAccount: { balance: 100, transactions: [{ kind: "grant", amount: 100 }] },
  });
});

test("the password is stored as a hash that takes long", async () => {
  const { userId } = await signUp(account({ password: "a password to look for" }));
  const { password } = await db.account.findFirstOrThrow({ where: { userId } });
  expect(password).not.toContain("a password to look for");
  expect(password?.length).toBeGreaterThan(100);
});

test("an address has one account, whatever its case, and a second sign-up leaves nothing", async () => {
  const first = account();
  await signUp(first);
  const before = await counted();
  await expect(signUp({ ...first, email: ` ${first.email.toUpperCase()} ` })).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await counted()).toEqual(before);
});

test("five at once with one address make one account and one organization", async () => {
  const before = await counted();
  const same = account();
  const settled = await Promise.allSettled(Array.from({ length: 5 }, () => signUp(same)));
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const each of settled)
    if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "conflict" });
  expect(await counted()).toEqual(before.map((count) => count + 1));
});

test.each([
  ["no organization", { organization: "  " }],
  ["an endless organization", { organization: "x".repeat(121) }],
  ["a control character", { organization: "Acme\u0000" }],
  ["no name", { name: "" }],
  ["no address", { email: "ann" }],
  ["a short password", { password: "123456789" }],
  ["an endless password", { password: "x".repeat(129) }],
])("%s is invalid", async (_, more) => {
  const before = await counted();
  await expect(signUp(account(more))).rejects.toMatchObject({ code: "invalid" });
  expect(await counted()).toEqual(before);
});

test("a sign-up cut off before the credits is finished at the next sign-in, once", async () => {
  const { userId, organizationId } = await signUp(account());
  await db.creditTransaction.deleteMany({ where: { organizationId } });
  await db.creditAccount.deleteMany({ where: { organizationId } });
  await welcomeOwned(userId);
  await Promise.all([welcomeOwned(userId), welcomeOrganization(organizationId)]);
  const { balance } = await db.creditAccount.findUniqueOrThrow({ where: { organizationId } });
  expect(balance).toBe(100);
});

test("credits that were spent are not given again", async () => {
  const { userId, organizationId } = await signUp(account());
  await db.creditAccount.update({ where: { organizationId }, data: { balance: 0 } });
  await welcomeOwned(userId);
  const { balance } = await db.creditAccount.findUniqueOrThrow({ where: { organizationId } });
  expect(balance).toBe(0);
});

import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { database } from "../support/database";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/db/generated/client";
import { GuessablePassword } from "@/lib/access/account/password";
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

test("makes a user, an organization and its owner; trial credits come with the confirmed address", async () => {
  const { userId, organizationId } = await signUp(account());
  const organization = await db.organization.findUniqueOrThrow({
    where: { id: organizationId },
    include: { members: true, creditAccount: true },
  });
  expect(organization).toMatchObject({
    name: "Acme GmbH & Co. KG",
    slug: expect.stringMatching(/^acme-gmbh-co-kg-[0-9a-f]{8}$/),
    members: [{ userId, role: "owner" }],
    creditAccount: null,
  });
  await welcomeOwned(userId);
  const credits = () => db.creditTransaction.findMany({ where: { organizationId } });
  expect(await credits()).toEqual([]);
  await db.user.update({ where: { id: userId }, data: { emailVerified: true } });
  await welcomeOwned(userId);
  expect(await credits()).toMatchObject([{ kind: "grant", amount: 100, balanceAfter: 100 }]);
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

/** An account whose letter was opened. */
async function confirmed() {
  const made = await signUp(account());
  await db.user.update({ where: { id: made.userId }, data: { emailVerified: true } });
  return made;
}

test("a confirmation cut off before the credits is finished at the next sign-in, once", async () => {
  const { userId, organizationId } = await confirmed();
  await Promise.all([welcomeOwned(userId), welcomeOwned(userId), welcomeOrganization(organizationId)]);
  const { balance } = await db.creditAccount.findUniqueOrThrow({ where: { organizationId } });
  expect(balance).toBe(100);
});

test("credits that were spent are not given again", async () => {
  const { userId, organizationId } = await confirmed();
  await welcomeOwned(userId);
  await db.creditAccount.update({ where: { organizationId }, data: { balance: 0 } });
  await welcomeOwned(userId);
  const { balance } = await db.creditAccount.findUniqueOrThrow({ where: { organizationId } });
  expect(balance).toBe(0);
});

test.each(["password123", "Summer2026!", "qwertyuiop1", "Ann Recruiter1", "aaaaaaaaaaaa", "letmein12345"])(
  "%s is refused, and nothing is made",
  async (password) => {
    const before = await counted();
    await expect(signUp(account({ password }))).rejects.toThrow(GuessablePassword);
    expect(await counted()).toEqual(before);
  },
);

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { ownerDb } from "../support/world";
import { GuessablePassword } from "@/lib/platform/access/account/password";
import { signUp } from "@/lib/hiring/organizations/sign-up";
import { welcomeOrganization, welcomeOwned } from "@/lib/hiring/organizations/welcome-owned";

const account = (more: Partial<Parameters<typeof signUp>[0]> = {}) => ({
  organization: "Acme GmbH & Co. KG",
  name: "Ann Recruiter",
  email: `${randomUUID()}@acme.example`,
  password: "correct horse battery",
  ...more,
});
const countRows = async () => [
  await ownerDb.user.count(),
  await ownerDb.account.count(),
  await ownerDb.organization.count(),
  await ownerDb.member.count(),
];

test("creates a user, an organization and its owner, and grants trial credits once the address is confirmed", async () => {
  const { userId, organizationId } = await signUp(account());
  const organization = await ownerDb.organization.findUniqueOrThrow({
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
  const credits = () => ownerDb.creditTransaction.findMany({ where: { organizationId } });
  expect(await credits()).toEqual([]);
  await ownerDb.user.update({ where: { id: userId }, data: { emailVerified: true } });
  await welcomeOwned(userId);
  expect(await credits()).toMatchObject([{ kind: "grant", amount: 100, balanceAfter: 100 }]);
});

test("stores the password as a hash", async () => {
  const { userId } = await signUp(account({ password: "a password to look for" }));
  const { password } = await ownerDb.account.findFirstOrThrow({ where: { userId } });
  expect(password).not.toContain("a password to look for");
  expect(password?.length).toBeGreaterThan(100);
});

test("refuses a second account for an address regardless of case, and leaves no rows behind", async () => {
  const first = account();
  await signUp(first);
  const before = await countRows();
  await expect(signUp({ ...first, email: ` ${first.email.toUpperCase()} ` })).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await countRows()).toEqual(before);
});

test("creates one account and one organization from five concurrent sign-ups with one address", async () => {
  const before = await countRows();
  const same = account();
  const settled = await Promise.allSettled(Array.from({ length: 5 }, () => signUp(same)));
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const each of settled)
    if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "conflict" });
  expect(await countRows()).toEqual(before.map((count) => count + 1));
});

test.each([
  ["no organization", { organization: "  " }],
  ["an overlong organization", { organization: "x".repeat(121) }],
  ["an organization that nobody sees", { organization: "\u3164\u0000" }],
  ["no name", { name: "" }],
  ["no address", { email: "ann" }],
  ["a short password", { password: "123456789" }],
  ["an overlong password", { password: "x".repeat(129) }],
])("refuses %s and creates nothing", async (_, more) => {
  const before = await countRows();
  await expect(signUp(account(more))).rejects.toMatchObject({ code: "invalid" });
  expect(await countRows()).toEqual(before);
});

/** Signs up an account and confirms its address. */
async function confirmed() {
  const signedUp = await signUp(account());
  await ownerDb.user.update({ where: { id: signedUp.userId }, data: { emailVerified: true } });
  return signedUp;
}

test("grants the credits once, at the next sign-in, when the confirmation was interrupted before them", async () => {
  const { userId, organizationId } = await confirmed();
  await Promise.all([welcomeOwned(userId), welcomeOwned(userId), welcomeOrganization(organizationId)]);
  const { balance } = await ownerDb.creditAccount.findUniqueOrThrow({ where: { organizationId } });
  expect(balance).toBe(100);
});

test("does not grant trial credits again after they are spent", async () => {
  const { userId, organizationId } = await confirmed();
  await welcomeOwned(userId);
  await ownerDb.creditAccount.update({ where: { organizationId }, data: { balance: 0 } });
  await welcomeOwned(userId);
  const { balance } = await ownerDb.creditAccount.findUniqueOrThrow({ where: { organizationId } });
  expect(balance).toBe(0);
});

test.each(["password123", "Summer2026!", "qwertyuiop1", "Ann Recruiter1", "aaaaaaaaaaaa", "letmein12345"])(
  "refuses the password %s and creates nothing",
  async (password) => {
    const before = await countRows();
    await expect(signUp(account({ password }))).rejects.toThrow(GuessablePassword);
    expect(await countRows()).toEqual(before);
  },
);

import "../support/database";
import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { env } from "@/lib/env";
import { addCredits } from "@/lib/doors/operating/acts/add-credits";
import { signUp } from "@/lib/hiring/organizations/sign-up";
import { welcomeOwned } from "@/lib/hiring/organizations/welcome-owned";
import { hiringTeam, ownerDb } from "../support/world";
import { operatorActor } from "@/lib/platform/access/system";

const before = { ...env };
afterEach(() => void Object.assign(env, before));

const account = (domain: string) => ({
  organization: "Acme",
  name: "Ann",
  email: `ann-${randomUUID().slice(0, 8)}@${domain}`,
  password: "correct horse battery",
});

test("only addresses of the permitted domains may sign up, and nobody unless it is open", async () => {
  Object.assign(env, { SIGN_UP_DOMAINS: "acme.example, bolt.example" });
  await signUp(account("bolt.example"));
  for (const domain of ["evil-acme.example", "acme.example.evil.example", "sub.acme.example"])
    await expect(signUp(account(domain)), domain).rejects.toMatchObject({ code: "forbidden" });
  for (const SIGN_UP of ["invited", "off"] as const) {
    Object.assign(env, { SIGN_UP });
    await expect(signUp(account("acme.example"))).rejects.toMatchObject({ code: "forbidden" });
  }
});

test("trial credits are as many as set, and only for owners of the set domains", async () => {
  Object.assign(env, { TRIAL_CREDITS: 7, TRIAL_CREDITS_DOMAINS: "acme.example" });
  const balance = async (domain: string) => {
    const { userId, organizationId } = await signUp(account(domain));
    await ownerDb.user.update({ where: { id: userId }, data: { emailVerified: true } });
    await welcomeOwned(userId);
    return (await ownerDb.creditAccount.findUnique({ where: { organizationId } }))?.balance ?? 0;
  };
  expect(await balance("acme.example")).toBe(7);
  expect(await balance("bolt.example")).toBe(0);
  Object.assign(env, { TRIAL_CREDITS: 0 });
  expect(await balance("acme.example")).toBe(0);
});

test("a wrong grant is taken back once, as far as it is unused", async () => {
  const { organization } = await hiringTeam({ credits: 10 });
  const operator = operatorActor();
  const take = {
    organizationId: organization.id,
    amount: -4,
    reason: "Wrong account",
    requestId: randomUUID(),
  };
  await addCredits(operator, take);
  await addCredits(operator, take);
  const { balance } = await ownerDb.creditAccount.findUniqueOrThrow({
    where: { organizationId: organization.id },
  });
  expect(balance).toBe(6);
  await expect(addCredits(operator, { ...take, amount: -7, requestId: randomUUID() })).rejects.toMatchObject({
    code: "conflict",
    message: "Only 6 credits are left: no more can be taken back.",
  });
});

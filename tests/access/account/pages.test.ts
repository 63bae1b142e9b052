import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newToken } from "@/lib/platform/access/account/recovery-link";
import { looksRight } from "../../support/page-looks";
import { signedInPage } from "../../support/person-browser";
import { newRecruiter, PASSWORD } from "../../support/recruiter";
import { sharedApp, sharedBrowser } from "../../support/shared";
import { ownerActor, ownerDb } from "../../support/world";

const app = await sharedApp();
const browser = await sharedBrowser();

test("the account pages meet WCAG 2.2 AA and do not scroll sideways", async () => {
  const { email } = await newRecruiter(app.url);
  const page = await signedInPage(browser, app.url, email, "/settings/account");
  await looksRight(page, "account");
  const form = page.locator("form", { has: page.getByRole("button", { name: "Set up an app" }) });
  await form.getByLabel("Current password").fill(PASSWORD);
  await form.getByRole("button").click();
  await page.waitForURL(/two-step/);
  await looksRight(page, "two-steps");
  await page.goto("/settings/account/new-address?token=x");
  await looksRight(page, "new-address-gone");
  await page.context().clearCookies();
  for (const path of [
    "/sign-in?problem=passkey",
    "/sign-in/two-step?problem=code",
    "/sign-up?problem=guessable",
    "/sign-up/sent",
    "/verify-email?token=x",
    "/verify-email?problem=link",
    "/forgot-password",
    "/reset-password?token=x",
    "/reset-password?problem=link",
  ]) {
    await page.goto(path);
    await looksRight(page, path.replaceAll(/\W+/g, "-"));
  }
});

test("the review after a reset can be answered with the keyboard, and looks right with much and with nothing", async () => {
  const { email } = await newRecruiter(app.url);
  const { id: userId, organizationId } = await ownerActor(email);
  const page = await signedInPage(browser, app.url, email, "/settings/account");
  const monthAgo = new Date(Date.now() - 30 * 24 * 3600 * 1000);
  const key = () => ({
    credentialID: randomUUID(),
    publicKey: "x",
    counter: 0,
    deviceType: "x",
    backedUp: false,
  });
  await ownerDb.passkey.createMany({
    data: [
      { ...key(), userId, name: "My laptop", createdAt: monthAgo },
      { ...key(), userId, name: "Spare key" },
    ],
  });
  const soon = new Date(Date.now() + 3_600_000);
  const client = await ownerDb.oauthClient.create({
    data: {
      clientId: randomUUID(),
      name: "A helpful agent with a remarkably long name that it has given itself",
      redirectUris: ["https://agent.example/callback"],
    },
  });
  const { clientId } = client;
  await ownerDb.oauthConsent.create({ data: { clientId, userId, referenceId: organizationId, scopes: [] } });
  await ownerDb.session.create({ data: { userId, token: randomUUID(), expiresAt: soon } });
  await ownerDb.invitation.create({
    data: { organizationId, email: "somebody@elsewhere.example", inviterId: userId, expiresAt: soon },
  });
  await page.reload();
  await page.getByText("Remove", { exact: true }).first().click();
  await looksRight(page, "account-with-passkeys");
  const { token, stored } = newToken();
  await ownerDb.emailChange.create({
    data: { userId, email: "ann@elsewhere.example", token: stored, expiresAt: soon },
  });
  await page.goto(`/settings/account/new-address?token=${token}`);
  await looksRight(page, "new-address");
  await ownerDb.twoFactor.create({ data: { userId, secret: "x", backupCodes: "x", verified: true } });
  const review = () => ownerDb.user.update({ where: { id: userId }, data: { reviewSince: new Date() } });
  await review();
  await page.goto("/agents");
  await page.waitForURL(/account-review/);
  await looksRight(page, "account-review");
  const locale = { name: "locale", value: "de", url: app.url };
  await page.context().addCookies([locale]);
  await page.reload();
  await looksRight(page, "account-review-de");
  await page.context().addCookies([{ ...locale, value: "en" }]);
  await page.reload();
  const ticked = page.getByRole("checkbox", { checked: true });
  await expect.poll(() => ticked.count()).toBe(5);
  const invitation = page.getByRole("checkbox", { name: /somebody@elsewhere.example/ });
  await invitation.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/agents");
  expect(await ownerDb.passkey.findMany({ where: { userId } })).toMatchObject([{ name: "My laptop" }]);
  expect(await ownerDb.invitation.count({ where: { inviterId: userId } })).toBe(1);
  expect(await ownerDb.session.count({ where: { userId } })).toBe(1);
  expect(await ownerDb.auditEvent.count({ where: { organizationId, name: "agent.disconnected" } })).toBe(1);

  await ownerDb.passkey.deleteMany({ where: { userId } });
  await ownerDb.invitation.deleteMany({ where: { inviterId: userId } });
  await review();
  await page.goto("/account-review");
  await looksRight(page, "account-review-nothing");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL((url) => url.pathname !== "/account-review");

  // Taken back with a link, without the code of an older second step.
  const secondStep = { secret: "x", backupCodes: "x", verified: true, confirmedAt: monthAgo };
  await ownerDb.user.update({
    where: { id: userId },
    data: { twoFactorEnabled: true, twoFactor: { create: secondStep } },
  });
  const link = newToken();
  await ownerDb.recoveryLink.create({
    data: { userId, email, token: link.stored, expiresAt: soon },
  });
  await page.context().clearCookies();
  await page.context().addCookies([{ ...locale }]);
  await page.goto(`/reset-password?token=${link.token}`);
  await page.getByLabel("Neues Passwort").fill("quilted walrus timetable");
  await page.locator("form button[type=submit]").click();
  await page.waitForURL(/account-review/);
  await looksRight(page, "account-review-owes-code-de");
  await page.getByRole("checkbox").check();
  await page.locator("form button[type=submit]").click();
  await page.waitForURL(/done=removed/);
  await looksRight(page, "account-review-removed-de");
});

import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import type { OauthAgent } from "../../support/agent";
import type { TestApp } from "../../support/app";
import { addDevice, addPasskey } from "../../support/passkeys";
import { signedInPage } from "../../support/person-browser";
import { RECRUITER_SCOPES, newAgent, newRecruiter, PASSWORD } from "../../support/recruiter";
import { sharedAppAtLocalhost, sharedBrowser } from "../../support/shared";
import { ownerDb } from "../../support/world";

let app: TestApp;
/** WebAuthn accepts host names but no IP addresses: "localhost" may have passkeys, "127.0.0.1" may not. */
let site: string;
let agent: OauthAgent;
let browser: Browser;
beforeAll(async () => {
  app = await sharedAppAtLocalhost();
  site = `http://localhost:${app.port}`;
  agent = await newAgent(site);
  browser = await sharedBrowser();
});

/** A recruiter's page with a device that holds their passkey. */
async function withPasskey() {
  const { email } = await newRecruiter(site);
  const page = await signedInPage(browser, site, email, "/settings/account");
  const device = await addDevice(page);
  await addPasskey(page, "My laptop");
  await page.waitForURL(/done=passkey/);
  return { email, page, device };
}
const signOut = (page: Page) => page.context().clearCookies({ name: /session/ });

test("a passkey can be added with the password, is listed, signs in and can be removed", async () => {
  const { page, device } = await withPasskey();
  expect(await page.getByText("My laptop", { exact: true }).count()).toBe(1);
  expect(await device.credentials()).toMatchObject([{ rpId: "localhost", isResidentCredential: true }]);

  await signOut(page);
  await page.goto("/jobs");
  await page.waitForURL(/\/sign-in/);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL((url) => url.pathname === "/jobs");

  await page.goto("/settings/account");
  const removal = page.locator("details", { hasText: "Remove the passkey My laptop" });
  for (const [password, outcome] of [
    ["wrong password", /problem=current/],
    [PASSWORD, /done=passkey-removed/],
  ] as const) {
    await removal.locator("summary").click();
    await removal.getByLabel("Current password").fill(password);
    await removal.getByRole("button", { name: "Remove the passkey My laptop" }).click();
    await page.waitForURL(outcome);
  }
  await signOut(page);
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByText("No account uses this passkey").waitFor();
});

test("an agent's request continues after signing in with a passkey", async () => {
  const { page } = await withPasskey();
  await signOut(page);
  await page.goto(agent.authorizeUrl(RECRUITER_SCOPES));
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL(/\/consent\?/);
  expect(await page.getByRole("button", { name: "Allow" }).count()).toBe(1);
});

test("signing in with a passkey needs no second step", async () => {
  const { page, email } = await withPasskey();
  await ownerDb.user.update({ where: { email }, data: { twoFactorEnabled: true } });
  await signOut(page);
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL((url) => url.pathname !== "/sign-in");
  expect(new URL(page.url()).pathname).not.toContain("two-step");
});

test("refuses to add a passkey with a wrong password or a device without user verification", async () => {
  const { email } = await newRecruiter(site);
  const page = await signedInPage(browser, site, email, "/settings/account");
  await addDevice(page, false);
  await addPasskey(page, "Mine", "wrong password");
  await page.getByText("That is not your current password.").waitFor();
  await addPasskey(page, "Mine");
  await page.getByText("No passkey was created").waitFor();
  expect(await ownerDb.passkey.count({ where: { user: { email } } })).toBe(0);
});

test("refuses a signed passkey answer without user verification", async () => {
  const { page } = await withPasskey();
  await signOut(page);
  await page.goto("/sign-in");
  // The attacker's browser asks the device for less verification than the server does.
  await page.route("**/sign-in/passkey/options", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), userVerification: "discouraged" },
    });
  });
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByText("No account uses this passkey").waitFor();
});

test("refuses to remove another person's passkey", async () => {
  const { email } = await withPasskey();
  const stranger = await newRecruiter(site);
  const { id } = await ownerDb.passkey.findFirstOrThrow({ where: { user: { email } } });
  const answer = await stranger.visitor.post("/settings/account/passkeys/remove", {
    passkey: id,
    current: PASSWORD,
  });
  expect(answer.location).toContain("problem=passkey-gone");
  expect(await ownerDb.passkey.count({ where: { id } })).toBe(1);
});

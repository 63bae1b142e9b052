import { test } from "vitest";
import { looksRight } from "../../support/page-looks";
import { signedInPage } from "../../support/person-browser";
import { newRecruiter, PASSWORD } from "../../support/recruiter";
import { sharedApp, sharedBrowser } from "../../support/shared";

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

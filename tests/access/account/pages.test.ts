import type { Page } from "playwright";
import { expect, test } from "vitest";
import { violations } from "../../support/accessibility";
import { signedInPage } from "../../support/person-browser";
import { newRecruiter, PASSWORD } from "../../support/recruiter";
import { sharedApp, sharedBrowser } from "../../support/shared";

const app = await sharedApp();
const browser = await sharedBrowser();

const views = [
  { colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { colorScheme: "dark", viewport: { width: 390, height: 844 } },
] as const;

/** The problems of the page as shown: its violations of WCAG 2.2 AA, and horizontal scrolling. */
async function problemsOf(page: Page): Promise<string[]> {
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
  const sideways = scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth}`] : [];
  return [...(await violations(page)), ...sideways];
}

test.each(views)(
  "the account pages meet WCAG 2.2 AA and do not scroll sideways: $colorScheme",
  async (view) => {
    const { email } = await newRecruiter(app.url);
    const page = await signedInPage(browser, app.url, email, "/settings/account", view);
    expect.soft(await problemsOf(page), "account").toEqual([]);
    const form = page.locator("form", { has: page.getByRole("button", { name: "Set up an app" }) });
    await form.getByLabel("Current password").fill(PASSWORD);
    await form.getByRole("button").click();
    await page.waitForURL(/two-step/);
    expect.soft(await problemsOf(page), "two steps").toEqual([]);
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
      expect.soft(await problemsOf(page), path).toEqual([]);
    }
  },
);

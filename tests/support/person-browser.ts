import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright";
import { ensureBrowser, findBrowser } from "../../scripts/browser";
import { look, onPhone } from "./look";
import { PASSWORD } from "./recruiter";
import { someAddress } from "./visitor";

/** The browser there is, or one that is fetched. Close it when done. */
export function openBrowser(): Promise<Browser> {
  ensureBrowser();
  return chromium.launch({
    executablePath: findBrowser()?.executablePath,
    // Chromium's sandbox needs a user that is not root.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
}

/** A browser window of its own, from an address of its own, in which this person has signed in and been led to `next`. */
export async function signedInPage(
  browser: Browser,
  url: string,
  email: string,
  next = "/jobs",
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    baseURL: url,
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
    ...look,
    ...options,
  });
  // Shorter than a test may take, so that what is missing is named.
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await page.goto(next);
  await signInThere(page, email);
  return page;
}

/** Fills in the sign-in page that is shown. */
export async function signInThere(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((at) => at.pathname !== "/sign-in");
}

/** Has the rail in sight, which on a phone slides in. */
export async function openRail(page: Page) {
  if (onPhone) await page.getByRole("button", { name: /^Open navigation/ }).click();
}

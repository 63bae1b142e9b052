import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from "playwright";
import { vi } from "vitest";
import { ensureBrowser, findBrowser } from "../../scripts/browser";
import { look, onPhone } from "./look";
import { PASSWORD, signedInVisitors } from "./recruiter";
import { randomAddress } from "./visitor";

/** Opens the installed browser, or downloads one. Close it when done. */
export function openBrowser(): Promise<Browser> {
  ensureBrowser();
  return chromium.launch({
    executablePath: findBrowser()?.executablePath,
    // Chromium's sandbox needs a user that is not root.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
}

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;
/** The cookies of everyone who has signed in in a browser, by app and email address. */
const sessions = new Map<string, Session>();

/** The session of somebody who has signed in over HTTP. */
function sessionOf(key: string, url: string): Session | undefined {
  const visitor = signedInVisitors.get(key);
  if (!visitor) return undefined;
  const lasting = { domain: new URL(url).hostname, path: "/", expires: -1 };
  const cookies = [...visitor.cookies].map(([name, value]) => ({
    name,
    value,
    ...lasting,
    httpOnly: true,
    secure: false,
    sameSite: "Lax" as const,
  }));
  return { cookies, origins: [] };
}

/**
 * Opens a new browser context with its own IP address, signed in: with the session this person already has, or on the
 * sign-in page. Goes to `next`; without it, the page is still empty or the one after signing in.
 */
export async function signedInPage(
  browser: Browser,
  url: string,
  email: string,
  next?: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const key = `${url} ${email}`;
  const session = sessions.get(key) ?? sessionOf(key, url);
  const context = await browser.newContext({
    storageState: session,
    reducedMotion: "reduce",
    baseURL: url,
    extraHTTPHeaders: { "x-forwarded-for": randomAddress() },
    ...look,
    ...options,
  });
  // Shorter than a test's timeout, so that the error names the missing element.
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  if (next || !session) await page.goto(next ?? "/sign-in");
  if (new URL(page.url()).pathname === "/sign-in") {
    await signInThere(page, email);
    sessions.set(key, await context.storageState());
  }
  return page;
}

/** Signs in on the current sign-in page. */
export async function signInThere(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((at) => at.pathname !== "/sign-in");
}

/** Opens the navigation rail on a phone, where it is hidden; elsewhere it is always visible. */
export async function openRail(page: Page) {
  if (onPhone) await page.getByRole("button", { name: /^Open navigation/ }).click();
}

/** Opens a menu and chooses an item. A page is drawn before it is hydrated, so a first click may be lost. */
export async function chooseFrom(menu: Locator, item: Locator) {
  await vi.waitFor(
    async () => {
      // An open menu hides its button.
      if (!(await item.isVisible())) await menu.click({ timeout: 1_000 });
      await item.waitFor({ timeout: 1_000 });
    },
    { timeout: 60_000 },
  );
  await item.click();
}

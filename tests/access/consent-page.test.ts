import type { BrowserContext, Page } from "playwright";
import { afterEach, beforeEach, expect, test } from "vitest";
import { violations } from "../support/accessibility";
import { signInThere } from "../support/person-browser";
import { RECRUITER_SCOPES, newAgent, newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";

// What only a real browser can show: what Enter presses, which referrer a form sends, and what is readable.
const app = await sharedApp();
const recruiter = await newRecruiter(app.url);
const agent = await newAgent(app.url, { client_name: "Claude" });
const browser = await sharedBrowser();
let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: "reduce" });
  page = await context.newPage();
});
afterEach(() => context.close());

/** Opens the agent's link and signs in, up to the consent page. */
async function openConsentPage(scope = RECRUITER_SCOPES) {
  await page.goto(agent.authorizeUrl(scope));
  await signInThere(page, recruiter.email);
  await page.getByRole("heading", { name: "An agent asks for access" }).waitFor();
}

/** Runs an act and returns the request that it sends to the agent's address. */
async function answeredBy(act: () => Promise<unknown>) {
  const [request] = await Promise.all([page.waitForRequest(/127\.0\.0\.1:33418/), act()]);
  return { url: new URL(request.url()), referer: await request.headerValue("referer") };
}

test("allowing by mouse redirects to the agent with a code and sends no referrer", async () => {
  await openConsentPage();
  const { url, referer } = await answeredBy(() => page.getByRole("button", { name: "Allow" }).click());
  expect(url.searchParams.get("code")).toBeTruthy();
  expect(referer).toBeNull();
});

test("Enter in a field submits nothing; Tab reaches everything, Space unticks, Enter on a button presses it", async () => {
  await openConsentPage();
  const before = page.url();
  await page.getByRole("checkbox", { name: /Create jobs/ }).focus();
  await page.keyboard.press("Enter");
  await page.waitForTimeout(500);
  expect(page.url()).toBe(before);
  await page.getByRole("checkbox", { name: /Create jobs/ }).focus();
  await page.keyboard.press("Space");
  const seen: (string | null)[] = [];
  // Skips the fields for staying connected and for where to confirm.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press("Tab");
    seen.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
  }
  expect(seen).toEqual(["Connected agents (opens in a new tab)", "Deny", "Allow"]);
  const { url } = await answeredBy(() => page.keyboard.press("Enter"));
  const { json } = await agent.redeem(url.searchParams.get("code") ?? "");
  expect(json.scope).toBe("openid offline_access service:recruiter");
});

test("the host that gets the answer is shown as large and as strong as the name the agent chose", async () => {
  await openConsentPage();
  const look = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => {
      const { fontSize, fontWeight, color } = getComputedStyle(element);
      return { fontSize, fontWeight, color, tag: element.tagName };
    });
  const host = await look("127.0.0.1:33418 (this computer)");
  expect(await look("Claude")).toEqual(host);
  expect(parseFloat(host.fontSize)).toBeGreaterThanOrEqual(16);
});

test("the pages work without scripts, too", async () => {
  await context.close();
  context = await browser.newContext({ javaScriptEnabled: false });
  page = await context.newPage();
  await openConsentPage();
  const { url } = await answeredBy(() => page.getByRole("button", { name: "Deny" }).click());
  expect(url.searchParams.get("error")).toBe("access_denied");
});

test("another site cannot frame the consent page", async () => {
  await openConsentPage();
  const consentUrl = page.url();
  const outer = await context.newPage();
  await outer.setContent(`<iframe src="${consentUrl.replaceAll("&", "&amp;")}"></iframe>`);
  // Chromium's error page in place of the refused one.
  await expect
    .poll(() => outer.frames().map((frame) => frame.url()))
    .toContainEqual(expect.stringMatching(/^chrome-error:/));
  const texts = await Promise.all(outer.frames().map((frame) => frame.content().catch(() => "")));
  expect(texts.join()).not.toContain("Shortlist");
});

test.each(["light", "dark"] as const)("the pages meet every accessibility rule (%s)", async (colorScheme) => {
  await page.emulateMedia({ colorScheme });
  for (const path of ["/sign-in?problem=credentials", "/sign-up", "/consent?problem=expired"]) {
    await page.goto(app.url + path);
    expect(await violations(page, { rules: "all" }), path).toEqual([]);
  }
  await openConsentPage(`${RECRUITER_SCOPES} profile email service:admin:sql`);
  expect(await violations(page, { rules: "all" }), "consent").toEqual([]);
  await page.goto(`${app.url}/agents`);
  expect(await violations(page, { rules: "all" }), "connected agents").toEqual([]);
});

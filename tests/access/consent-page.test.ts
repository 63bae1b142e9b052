import type { Browser, BrowserContext, Page } from "playwright";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { OauthAgent } from "../support/agent";
import { violations } from "../support/accessibility";
import type { TestApp } from "../support/app";
import { EVERYDAY, newAgent, newRecruiter, PASSWORD, type Recruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";

// What only a real browser can show: what Enter presses, what a form says of where it is from, what is readable.
let app: TestApp;
let recruiter: Recruiter;
let agent: OauthAgent;
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  app = await sharedApp();
  recruiter = await newRecruiter(app.url);
  agent = await newAgent(app.url, { client_name: "Claude" });
  browser = await sharedBrowser();
}, 300_000);

beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: "reduce" });
  page = await context.newPage();
});
afterEach(() => context.close());

/** From the agent's link over sign-in to the question. */
async function untilAsked(scope = EVERYDAY) {
  await page.goto(agent.authorizeUrl(scope));
  await page.getByLabel("Email").fill(recruiter.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "An agent asks for access" }).waitFor();
}

/** The request that reaches the agent's address. */
async function answeredBy(act: () => Promise<unknown>) {
  const [request] = await Promise.all([page.waitForRequest(/127\.0\.0\.1:33418/), act()]);
  return { url: new URL(request.url()), referer: await request.headerValue("referer") };
}

test("allowing by mouse leads to the agent with a code, and tells it nothing of where from", async () => {
  await untilAsked();
  const { url, referer } = await answeredBy(() => page.getByRole("button", { name: "Allow" }).click());
  expect(url.searchParams.get("code")).toBeTruthy();
  expect(referer).toBeNull();
});

test("Enter in a field answers nothing; Tab reaches everything, Space unticks, Enter on a button presses it", async () => {
  await untilAsked();
  const before = page.url();
  await page.getByRole("checkbox", { name: /Create jobs/ }).focus();
  await page.keyboard.press("Enter");
  await page.waitForTimeout(500);
  expect(page.url()).toBe(before);
  await page.getByRole("checkbox", { name: /Create jobs/ }).focus();
  await page.keyboard.press("Space");
  const seen: (string | null)[] = [];
  // Past staying connected and where to confirm.
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

test("without a script the same pages do the same", async () => {
  await context.close();
  context = await browser.newContext({ javaScriptEnabled: false });
  page = await context.newPage();
  await untilAsked();
  const { url } = await answeredBy(() => page.getByRole("button", { name: "Deny" }).click());
  expect(url.searchParams.get("error")).toBe("access_denied");
});

test("another site cannot frame the question", async () => {
  await untilAsked();
  const question = page.url();
  const outer = await context.newPage();
  await outer.setContent(`<iframe src="${question.replaceAll("&", "&amp;")}"></iframe>`);
  await outer.waitForTimeout(800);
  const texts = await Promise.all(outer.frames().map((frame) => frame.content().catch(() => "")));
  expect(texts.join()).not.toContain("Shortlist");
});

test.each(["light", "dark"] as const)("the pages can be read by everyone (%s)", async (colorScheme) => {
  await page.emulateMedia({ colorScheme });
  for (const path of ["/sign-in?problem=credentials", "/sign-up", "/consent?problem=expired"]) {
    await page.goto(app.url + path);
    expect(await violations(page, { rules: "all" }), path).toEqual([]);
  }
  await untilAsked(`${EVERYDAY} profile email service:admin:sql`);
  expect(await violations(page, { rules: "all" }), "consent").toEqual([]);
  await page.goto(`${app.url}/agents`);
  expect(await violations(page, { rules: "all" }), "connected agents").toEqual([]);
});

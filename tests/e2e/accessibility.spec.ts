import type { Page } from "@playwright/test";
import { expect, test } from "./support/shortlist.ts";
import { complaints } from "./support/complaints.ts";
import { looksRightAsItIs } from "./support/look.ts";
import { onDesktopAndPhone, schemesAt, violations } from "../support/accessibility.ts";

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function pages(page: Page, jobId: string) {
  await page.goto(`/jobs/${jobId}`);
  const applications = await page
    .locator("[data-application]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-application")));
  await page.getByRole("button", { name: "Rediscover" }).click();
  await page.waitForURL("**/talent-pool/*");
  const rediscovery = new URL(page.url()).pathname;
  await page.goto("/candidates?q=lindqvist");
  const person = await page.locator("[data-rows] [data-row]").first().getAttribute("href");
  return [
    rediscovery,
    "/jobs",
    "/jobs?q=no-such-job",
    `/jobs/${jobId}`,
    `/jobs/${jobId}?peek=${applications[0]}`,
    `/jobs/${jobId}/board`,
    `/jobs/${jobId}/scorecard`,
    `/jobs/${jobId}/compare?of=${applications[0]},${applications[1]},${applications[2]}`,
    `/jobs/${jobId}/brief`,
    `/jobs/${jobId}/feedback`,
    `/jobs/${jobId}/feedback?of=${applications[0]}`,
    `/applications/${applications[0]}`,
    `/applications/${applications[0]}/explanation`,
    `/applications/${applications[0]}/interview`,
    `/applications/${applications[0]}/against/${applications[1]}`,
    `/applications/${applications.at(-2)}`,
    `/applications/${applications.at(-1)}`,
    "/approvals",
    "/requests",
    "/applications",
    "/candidates",
    "/candidates?q=nobody-at-all",
    "/candidates?q=language:german",
    "/candidates/duplicates",
    "/add",
    person ?? "",
    "/reports",
    "/credits",
    "/notifications",
    "/settings",
    "/settings/account",
    "/settings/holds",
    "/settings/impact",
    "/settings/judge",
    "/settings/model",
    "/settings/model/trial",
    "/settings/connections",
    "/settings/connections/import",
    "/settings/notice",
    "/settings/sign-in",
    "/settings/trail",
    "/settings/notifications",
    "/talent-pool",
    "/connected-agents",
    "/choose-organization",
    "/jobs/nothing",
  ];
}

const signedOut = ["/sign-in", "/sign-up", "/forgot-password", "/privacy", "/terms", "/apply/nobody/nothing"];

const withoutIds = (address: string) => address.replace(/[0-9a-f-]{36}/g, "id");

/** Which page an address leads to, whatever its ids and search. */
const kindOf = (address: string) => withoutIds(address).split("?")[0] ?? address;

const linksOf = async (page: Page) =>
  (
    await page
      .locator("a[href^='/']:not([download])")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  ).filter((link) => !/\/api\/|\/file$|\/problems$/.test(link));

test.describe("on a desktop and a phone", () => {
  test.setTimeout(300_000);

  test("no page scrolls sideways, violates WCAG 2.2 AA or its content security policy, or is missing here", async ({
    page,
    prepared,
  }) => {
    const addresses = await pages(page, prepared.jobId);
    const seen = complaints(page);
    const linked = new Set<string>();
    for (const address of addresses) {
      await page.goto(address);
      await page
        .getByRole("heading", { level: 1 })
        .or(page.getByRole("heading", { level: 2 }))
        .first()
        .waitFor();
      if (address === "/credits") await page.locator("svg.recharts-surface").first().waitFor();
      await onDesktopAndPhone(page, async (at) => {
        for (const link of await linksOf(page)) linked.add(kindOf(link));
        await looksRightAsItIs(page, `${withoutIds(address)}-${at}`);
      });
    }
    expect.soft(seen.filter((each) => !each.includes("404"))).toEqual([]);
    const listed = [...addresses, ...signedOut].map(kindOf);
    expect([...linked].filter((kind) => !listed.includes(kind))).toEqual([]);
  });

  test("the signed-out pages do not scroll sideways and meet WCAG 2.2 AA", async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } });
    for (const address of signedOut) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await onDesktopAndPhone(page, (at) => looksRightAsItIs(page, `${address}-${at}`));
    }
    await page.close();
  });
});

test.describe("on a desktop", () => {
  test.use(desktop);

  test("the dialogs, the palette and an open quote meet WCAG 2.2 AA", async ({ page, prepared }) => {
    const lookAt = async (name: string) => {
      for (const colorScheme of schemesAt(desktop.viewport.width)) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(page), `${name} ${colorScheme}`).toEqual([]);
      }
    };
    await page.goto("/jobs");
    await page.getByRole("button", { name: "Create job" }).click();
    await page.getByRole("dialog", { name: "Create a job" }).waitFor();
    await lookAt("create job");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.getByRole("option").first().waitFor();
    await lookAt("palette");
    await page.goto(`/jobs/${prepared.jobId}`);
    await page.locator("[data-row]").nth(1).focus();
    await page.keyboard.press("x");
    await page.keyboard.press("r");
    await page.getByRole("dialog").getByRole("listitem").nth(1).waitFor();
    await lookAt("several decisions");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.locator("[data-row]").nth(1).click();
    await page.locator("button[aria-pressed]").first().click();
    await page.locator("mark.bg-accent").first().waitFor();
    await lookAt("quote");
    await page.getByRole("group", { name: "Decision" }).getByRole("button", { name: "Reject" }).click();
    await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    await lookAt("decision");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await lookAt("shortcuts");
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the decision bar stays at the bottom edge, and a quote leads to the document and back", async ({
    page,
    prepared,
  }) => {
    await page.goto(`/jobs/${prepared.jobId}`);
    await page.locator("[data-row]").nth(1).click();
    const bar = page.getByRole("group", { name: "Decision" });
    await bar.waitFor();
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    await page.locator("button[aria-pressed]").first().click();
    await expect(page.locator("mark.bg-accent").first()).toBeInViewport();
    await page.getByRole("button", { name: "Back to the criterion" }).click();
    await expect(page.locator("button[aria-pressed=true]")).toBeInViewport();
  });
});

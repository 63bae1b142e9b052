import type { Page } from "@playwright/test";
import { expect, test } from "./support/shortlist.ts";
import { violations } from "../support/accessibility.ts";

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** What is on screen, kept with the run. */
const keep = (page: Page, address: string) => {
  const name = address.replaceAll(/[0-9a-f-]{36}/g, "id").replaceAll(/[^a-z-]+/gi, "_");
  return page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
};

async function pages(page: Page, jobId: string) {
  await page.goto(`/jobs/${jobId}`);
  const applications = await page
    .locator("[data-application]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-application")));
  await page.getByRole("button", { name: "Rediscover" }).click();
  await page.waitForURL("**/talent-pool/*");
  return [
    new URL(page.url()).pathname,
    "/jobs",
    "/jobs?q=no-such-job",
    `/jobs/${jobId}`,
    `/jobs/${jobId}?peek=${applications[0]}`,
    `/jobs/${jobId}/board`,
    `/jobs/${jobId}/scorecard`,
    `/jobs/${jobId}/compare?of=${applications[0]},${applications[1]},${applications[2]}`,
    `/jobs/${jobId}/brief`,
    `/applications/${applications[0]}`,
    `/applications/${applications.at(-2)}`,
    `/applications/${applications.at(-1)}`,
    "/approvals",
    "/candidates",
    "/credits",
    "/settings",
    "/settings/account",
    "/settings/connections",
    "/settings/connections/import",
    "/settings/notifications",
    "/talent-pool",
    "/jobs/nothing",
  ];
}

const widths = { "at 1440 px": desktop, "at 390 px": phone };
for (const [width, size] of Object.entries(widths))
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`${width}, ${colorScheme}`, () => {
      test.use({ ...size, colorScheme });
      test.setTimeout(300_000);

      test("no page scrolls sideways, and every one meets WCAG 2.2 AA", async ({ page, prepared }) => {
        for (const address of await pages(page, prepared.jobId)) {
          await page.goto(address);
          await page
            .getByRole("heading", { level: 1 })
            .or(page.getByRole("heading", { level: 2 }))
            .first()
            .waitFor();
          if (address === "/credits") await page.locator("svg.recharts-surface").first().waitFor();
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect.soft(wider, address).toBeLessThanOrEqual(0);
          expect.soft(await violations(page), address).toEqual([]);
          await keep(page, address);
        }
      });

      test("so do the pages before signing in", async ({ browser, baseURL }) => {
        const context = await browser.newContext({ ...size, colorScheme, baseURL });
        const page = await context.newPage();
        for (const address of ["/sign-in", "/sign-up", "/forgot-password"]) {
          await page.goto(address);
          await page.getByRole("heading", { level: 1 }).waitFor();
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect.soft(wider, address).toBeLessThanOrEqual(0);
          expect.soft(await violations(page), address).toEqual([]);
          await keep(page, address);
        }
        await context.close();
      });
    });

for (const colorScheme of ["light", "dark"] as const)
  test.describe(colorScheme, () => {
    test.use({ ...desktop, colorScheme });

    test("so do the dialogs, the palette and an open quote", async ({ page, prepared }) => {
      await page.goto("/jobs");
      await page.getByRole("button", { name: "Create job" }).click();
      expect.soft(await violations(page), "create job").toEqual([]);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await page.getByRole("option").first().waitFor();
      expect.soft(await violations(page), "palette").toEqual([]);
      await page.goto(`/jobs/${prepared.jobId}`);
      await page.locator("[data-row]").nth(1).focus();
      await page.keyboard.press("x");
      await page.keyboard.press("r");
      await page.getByRole("dialog").getByRole("listitem").nth(1).waitFor();
      expect.soft(await violations(page), "several decisions").toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Clear" }).click();
      await page.locator("[data-row]").nth(1).click();
      await page.locator("button[aria-pressed]").first().click();
      expect.soft(await violations(page), "quote").toEqual([]);
      await page.keyboard.press("r");
      await page.getByRole("dialog").getByRole("listitem").first().waitFor();
      expect.soft(await violations(page), "decision").toEqual([]);
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      expect.soft(await violations(page), "shortcuts").toEqual([]);
    });
  });

test.describe("on a phone", () => {
  test.use(phone);

  test("the decision stays at the bottom edge, and a quote leads to the document and back", async ({
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

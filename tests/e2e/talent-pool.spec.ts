import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, openJob, test } from "./support/shortlist.ts";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function violations(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}

const rows = "[data-candidate]";

test("brings people of an earlier job back to a new one, after a yes", async ({ page, prepared }) => {
  test.setTimeout(180_000);
  const jobId = await openJob(page);
  expect(jobId).not.toBe(prepared.jobId);
  // By the key, as by the button beside it.
  await expect(page.getByRole("button", { name: "Rediscover" })).toBeVisible();
  await page.keyboard.press("d");
  await page.waitForURL("**/talent-pool/*");
  const address = page.url();
  const found = await page.locator(rows).count();
  expect(found).toBeGreaterThan(1);

  // Why: the terms with the line each stands in, and every criterion.
  const first = page.locator(rows).first();
  await first.getByRole("button", { name: /^Why/ }).click();
  await expect(first.locator("mark").first()).toBeVisible();
  await expect(first.getByText(/^(Met|Partly)$/).first()).toBeVisible();
  await expect(first.getByText(/Applied for Senior Backend Engineer/)).toBeVisible();
  expect.soft(await violations(page), "preview").toEqual([]);

  // Choosing among them, by keyboard alone.
  const bar = page.getByRole("group", { name: "Apply" });
  await expect(bar.getByText(`${found} credits of`)).toBeVisible();
  await page.locator("body").press("j");
  await expect(page.getByRole("checkbox").nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText(`${found - 1} of ${found} chosen`)).toBeVisible();
  await page.keyboard.press("x");
  await expect(page.getByText(`${found} of ${found} chosen`)).toBeVisible();
  const leftOut = await first.locator("bdi").first().innerText();

  // Until somebody says so, nobody is on the job, which tells that they wait.
  await page.goto(`/jobs/${jobId}`);
  await expect(page.locator("[data-application]")).toHaveCount(0);
  await page.getByRole("link", { name: "Look at them" }).click();
  await page.waitForURL(address);

  await page.locator(rows).first().getByRole("checkbox").click();
  await bar.getByRole("button", { name: /^Apply/ }).click();
  // No reload: the page follows the evaluations by itself.
  await expect(page.getByText("All evaluated")).toBeVisible({ timeout: 60_000 });
  await expect(page.locator(rows).filter({ hasText: leftOut }).getByText("Not applied")).toBeVisible();
  expect.soft(await violations(page), "afterwards").toEqual([]);
  await page.getByRole("link", { name: "See them on the job" }).click();
  await page.waitForURL("**/jobs/*?view=rediscovered");
  await expect(page.locator("[data-application]")).toHaveCount(found - 1);

  await page.goto("/talent-pool");
  await expect(page.getByRole("table", { name: "Rediscoveries" }).getByRole("row").nth(1)).toContainText(
    `${found - 1} applied`,
  );
  // Said twice, it is done once.
  await page.goto(address);
  await expect(page.getByRole("button", { name: /^Apply/ })).toHaveCount(0);
});

test("is searched by words, and starts a search for a job", async ({ page, prepared }) => {
  await page.goto("/talent-pool");
  await expect(page.getByText("People searched").first()).toBeVisible();
  expect.soft(await violations(page), "pool").toEqual([]);
  await page.keyboard.press("/");
  await page.keyboard.type("postgresql");
  const list = page.getByRole("list", { name: "People found" });
  await expect(list.getByRole("listitem").first()).toContainText(/postgresql/i);
  await expect(list.locator("mark").first()).toHaveText(/postgresql/i);
  expect.soft(await violations(page), "people").toEqual([]);
  await page.goto("/talent-pool?q=zzz-nobody");
  await expect(page.getByRole("heading", { name: "Nobody found" })).toBeVisible();

  await page.goto("/talent-pool");
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "Rediscover for a job" });
  await dialog.getByRole("option").first().waitFor();
  expect.soft(await violations(page), "choosing a job").toEqual([]);
  await page.keyboard.type("no such job");
  await expect(dialog.getByText("No open job with a scorecard is called that.")).toBeVisible();
  await dialog.getByRole("combobox").fill("backend");
  await expect(dialog.getByRole("option").last()).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/talent-pool/*");
  // Everybody of the prepared job is in process there already.
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rediscovery for");
  expect(prepared.jobId).toBeTruthy();
});

test("keeps an id that is none, and one of nobody, to the same page", async ({ page }) => {
  for (const id of ["nothing", "01a1fa58-0000-7000-8000-000000000000"]) {
    const response = await page.goto(`/talent-pool/${id}`);
    expect(response?.status()).toBe(404);
  }
});

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("no page scrolls sideways", async ({ page }) => {
    await page.goto("/talent-pool");
    const one = await page
      .getByRole("table", { name: "Rediscoveries" })
      .getByRole("link")
      .first()
      .getAttribute("href");
    for (const address of ["/talent-pool", "/talent-pool?q=postgresql", one ?? ""]) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(wider, address).toBeLessThanOrEqual(0);
      expect.soft(await violations(page), address).toEqual([]);
    }
  });
});

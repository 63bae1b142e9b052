import type { Browser, Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.ts";
import { onPhone } from "../support/look.ts";
import { saveScreenshot } from "../support/save-screenshot.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { expect, test } from "./support/shortlist.ts";

// Playwright hides scrollbars, and Chromium's overlay ones take no space: here they take space, as on most desktops.
let classic: Browser;
test.beforeAll(async () => {
  classic = await chromium.launch({
    executablePath: findBrowser()?.executablePath,
    ignoreDefaultArgs: ["--hide-scrollbars"],
    args: ["--disable-features=OverlayScrollbar", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
});
test.afterAll(() => classic.close());
test.beforeEach(() => test.skip(onPhone, "Scrollbars of a phone take no space."));

/** How far the elements' contents reach beyond them, in px. */
const overflow = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => ({
      x: element.scrollWidth - element.clientWidth,
      y: element.scrollHeight - element.clientHeight,
    })),
  );

test("with scrollbars that take space, tabs have none, focus rings are whole and the board fits", async ({
  baseURL,
  prepared,
}) => {
  const context = await classic.newContext({
    baseURL: baseURL ?? "",
    storageState: prepared.storage,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`/jobs/${prepared.jobId}`);
  await untilHydrated(page);
  expect((await overflow(page, ".tab-row")).map(({ y }) => y)).toEqual([0]);
  await saveScreenshot(page, "classic-scrollbars");

  const tab = page.locator(".tab-row > a").first();
  await page.keyboard.press("Tab");
  await tab.focus();
  const ring = await tab.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const [own, row] = [element.getBoundingClientRect(), element.parentElement!.getBoundingClientRect()];
    return Math.min(own.top - row.top, row.bottom - own.bottom, own.left - row.left) - reach;
  });
  expect(ring).toBeGreaterThanOrEqual(0);

  const heights = await page
    .locator("search input, select:visible")
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);

  await page.goto(`/jobs/${prepared.jobId}/board?view=all`);
  await untilHydrated(page);
  const [board] = await overflow(page, "[data-rows]");
  expect(board!.x).toBe(0);
  await saveScreenshot(page, "board-classic-scrollbars");
  await context.close();
});

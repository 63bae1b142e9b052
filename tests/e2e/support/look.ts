import { expect, type Page, test } from "@playwright/test";
import { type Look, violations, widerThanWindow } from "../../support/accessibility.ts";
import { saveScreenshot } from "../../support/save-screenshot.ts";
import { thorough } from "../../support/thorough.ts";

/** Light and dark differ only in colours, which a phone and a desktop share: other rules run once per width. */
const looks = [
  [1440, "light", "standards"],
  [1440, "dark", "contrast"],
  ...(thorough ? ([[390, "light", "contrast"]] as const) : []),
  [390, "dark", "standards"],
] as const;

/** Expects that the page meets WCAG 2.2 AA and does not scroll sideways. Saves a screenshot if SCREENSHOTS is set. */
export async function looksRightAsItIs(page: Page, name: string, rules?: Look["rules"]) {
  expect.soft(await violations(page, { rules }), name).toEqual([]);
  expect.soft(await widerThanWindow(page), `${name}: pixels wider than the window`).toBeLessThanOrEqual(0);
  await saveScreenshot(page, [...test.info().titlePath.slice(1), name].join(" ").replaceAll(/\W+/g, "-"));
}

/** The same on a desktop and a phone, in light and dark. Restores the page's size and its test's colour scheme. */
export async function looksRight(page: Page, name: string) {
  const size = page.viewportSize();
  for (const [width, colorScheme, rules] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await looksRightAsItIs(page, `${name}-${width}-${colorScheme}`, rules);
  }
  await page.emulateMedia({ colorScheme: test.info().project.use.colorScheme ?? "light" });
  if (size) await page.setViewportSize(size);
}

/** Replaces the browser's print dialog. Returns a function that counts how often it was opened since. */
export async function countPrints(page: Page) {
  await page.evaluate(() => Object.assign(window, { prints: 0, print: () => window.prints++ }));
  return () => page.evaluate(() => window.prints);
}

declare global {
  interface Window {
    prints: number;
  }
}

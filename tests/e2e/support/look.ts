import { expect, type Page, test } from "@playwright/test";
import { onDesktopAndPhone, violations, widerThanWindow } from "../../support/accessibility.ts";
import { saveScreenshot } from "../../support/save-screenshot.ts";

/** Expects that the page meets WCAG 2.2 AA and does not scroll sideways. Saves a screenshot if SCREENSHOTS is set. */
export async function looksRightAsItIs(page: Page, name: string) {
  expect.soft(await violations(page), name).toEqual([]);
  await fitsWindow(page, name);
  await saveScreenshot(page, [...test.info().titlePath.slice(1), name].join(" ").replaceAll(/\W+/g, "-"));
}

/** Expects that the page does not scroll sideways. */
export async function fitsWindow(page: Page, name: string) {
  expect.soft(await widerThanWindow(page), `${name}: pixels wider than the window`).toBeLessThanOrEqual(0);
}

/** The same on a desktop and a phone. Restores the page's size and its test's colour scheme. */
export async function looksRight(page: Page, name: string) {
  const size = page.viewportSize();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await onDesktopAndPhone(page, (at) => looksRightAsItIs(page, `${name}-${at}`));
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

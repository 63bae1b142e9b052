import type { Page } from "playwright";
import { expect } from "vitest";
import { onDesktopAndPhone, violations, widerThanWindow } from "./accessibility";
import { saveScreenshot } from "./save-screenshot";

/** Expects that a page meets WCAG 2.2 AA, once its colours have faded in, and does not scroll sideways. */
export async function expectAccessible(page: Page, name: string) {
  await expect.poll(() => violations(page), { message: name }).toEqual([]);
  expect(await widerThanWindow(page), name).toBeLessThanOrEqual(0);
  await saveScreenshot(page, name);
}

/** Expects the same on a desktop and a phone, and returns to the desktop. */
export async function looksRight(page: Page, name: string) {
  await onDesktopAndPhone(page, (at) => expectAccessible(page, `${name}-${at}`));
  await page.setViewportSize({ width: 1440, height: 900 });
}

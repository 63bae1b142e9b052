import path from "node:path";
import type { Page } from "playwright";

/** Saves a screenshot as <name>.png in the folder that SCREENSHOTS names; does nothing without SCREENSHOTS. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}

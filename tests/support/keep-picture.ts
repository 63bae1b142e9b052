import path from "node:path";
import type { Page } from "playwright";

/** Keeps what a page shows as <name>.png in the folder that SCREENSHOTS names. Without it nothing is drawn. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}

import type { Page } from "playwright";

/** Opens a list and waits until its rows handle keys: React has hydrated them, and its effects have run. */
export async function openList(page: Page, path: string) {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("[data-row]") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
  await page.waitForTimeout(1_000);
}

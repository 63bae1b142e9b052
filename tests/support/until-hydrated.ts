import type { Page } from "playwright";

/** Waits until the page handles keys and clicks: React has hydrated its rows or last control, and run its effects. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() => {
    const target =
      document.querySelector("[data-row]") ?? [...document.querySelectorAll("main a, main button")].at(-1);
    return target == null || Object.keys(target).some((key) => key.startsWith("__reactProps"));
  });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

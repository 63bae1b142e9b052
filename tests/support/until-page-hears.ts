import type { Page } from "playwright";

/** Until the page hears keys and clicks: React has taken over its rows, or what else can be pressed, and its effects have run. */
export async function untilPageHears(page: Page) {
  await page.waitForFunction(() => {
    const pressed =
      document.querySelector("[data-row]") ?? [...document.querySelectorAll("main a, main button")].at(-1);
    return pressed == null || Object.keys(pressed).some((key) => key.startsWith("__reactProps"));
  });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

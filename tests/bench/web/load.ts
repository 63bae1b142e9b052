import type { Page } from "playwright";

/**
 * Loads a page with the cache disabled. @returns its largest contentful paint, in ms since the navigation began, and
 * the compressed size of its scripts as served, in kB of 1,000 bytes
 */
export async function load(page: Page, path: string): Promise<{ lcpMs: number; jsKb: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(path, { waitUntil: "networkidle" });
  const lcpMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        }),
      ),
  );
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await session.detach();
  return { lcpMs, jsKb: bytes / 1_000 };
}

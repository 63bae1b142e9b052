import { expect, type Page, test } from "@playwright/test";
import { type Look, violations } from "../../support/accessibility.ts";
import { keepPicture } from "../../support/keep-picture.ts";
import { thorough } from "../../support/thorough.ts";

/** Between the schemes of one width only colours differ, which a phone and a desktop have in common. */
const looks = [
  [1440, "light", "standards"],
  [1440, "dark", "contrast"],
  ...(thorough ? ([[390, "light", "contrast"]] as const) : []),
  [390, "dark", "standards"],
] as const;

/** Nothing that WCAG 2.2 AA refuses and no scrolling sideways, as the page is. A picture of it is kept with the run. */
export async function looksRightAsItIs(page: Page, name: string, rules?: Look["rules"]) {
  expect.soft(await violations(page, { rules }), name).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(wider, `${name}: pixels wider than the window`).toBeLessThanOrEqual(0);
  await keepPicture(page, [...test.info().titlePath.slice(1), name].join(" ").replaceAll(/\W+/g, "-"));
}

/** The same on a desktop and a phone, in light and dark. Leaves the page as wide as it was, in its test's scheme. */
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

/** Stands in for the browser's print dialog. Returns how often it was asked for since. */
export async function countPrints(page: Page) {
  await page.evaluate(() => Object.assign(window, { prints: 0, print: () => window.prints++ }));
  return () => page.evaluate(() => window.prints);
}

declare global {
  interface Window {
    prints: number;
  }
}

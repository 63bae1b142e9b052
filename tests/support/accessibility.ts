import type axe from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import { thorough } from "./thorough.ts";

/** WCAG 2.2 AA. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** `part`: selector of the element to check. `rules`: "all" adds axe's best practices. */
type Look = { part?: string; rules?: "standards" | "all" };

type Axe = Pick<typeof axe, "run">;
/** Minified, which pages load faster than `axe.source`. */
const script = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rulesOf = { standards: { runOnly: standards }, all: {} };

/** Lists how a rendered page violates WCAG 2.2 AA. */
export async function violations(page: Page, { part, rules = "standards" }: Look = {}): Promise<string[]> {
  // The page title is streamed after the content.
  await page.locator("title").first().waitFor({ state: "attached" });
  // Without animations, so that final colours are measured.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Injected once per page: that takes as long as one check.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(script);
  // Preloading is for rules about audio, video and rotation alone, of which no page has any.
  const options: axe.RunOptions = { resultTypes: ["violations"], preload: false, ...rulesOf[rules] };
  const check = () =>
    page.evaluate(
      async ({ part, options }) =>
        (await (globalThis as unknown as { axe: Axe }).axe.run(part ?? document, options)).violations,
      { part, options },
    );
  let violations = await check();
  // The title may be missing briefly while the page is rendered again.
  if (violations.some(({ id }) => id === "document-title")) {
    await page.locator("title").first().waitFor({ state: "attached" });
    violations = await check();
  }
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${String(target)} ${html.slice(0, 160)}`).join(" | ")}`,
  );
}

/** By how many pixels a page is wider than its window: it scrolls sideways if the number is positive. */
export const widerThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The colour schemes that a page of this width is checked in: both only in thorough runs. */
export const schemesAt = (width: number) =>
  thorough ? (["light", "dark"] as const) : ([width < 768 ? "dark" : "light"] as const);

/**
 * Runs a check at a desktop's width in light mode and at a phone's in dark mode: so each layout and each scheme's
 * colours are seen. Thorough runs check both widths in both modes. Leaves the page as it is on a phone.
 */
export async function onDesktopAndPhone(page: Page, check: (at: string) => Promise<unknown>) {
  for (const width of [1440, 390])
    for (const colorScheme of schemesAt(width)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await check(`${width}-${colorScheme}`);
    }
}

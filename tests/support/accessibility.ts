import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright";

/** WCAG 2.2 AA. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** `part`: a selector of what is looked at. `rules`: "all" adds what axe calls good practice, "contrast" is that alone. */
export type Look = { part?: string; rules?: "standards" | "all" | "contrast" };

type Axe = Pick<typeof axe, "run">;
const rulesOf = { standards: { runOnly: standards }, all: {}, contrast: { runOnly: ["color-contrast"] } };

/** What stands between a page, as it is shown, and WCAG 2.2 AA. */
export async function violations(page: Page, { part, rules = "standards" }: Look = {}): Promise<string[]> {
  // A page's title is streamed after what it shows.
  await page.locator("title").first().waitFor({ state: "attached" });
  // Colours are measured as they stay, not on their way in.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Once a page: to bring it there takes as long as a look.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ["violations"], ...rulesOf[rules] };
  const look = () =>
    page.evaluate(
      async ({ part, options }) =>
        (await (globalThis as unknown as { axe: Axe }).axe.run(part ?? document, options)).violations,
      { part, options },
    );
  let violations = await look();
  // While a page is served anew its title may be out for a moment.
  if (violations.some(({ id }) => id === "document-title")) {
    await page.locator("title").first().waitFor({ state: "attached" });
    violations = await look();
  }
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${String(target)} ${html.slice(0, 160)}`).join(" | ")}`,
  );
}

/** The same in light and in dark, between which only colours differ. Leaves the page in dark. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  return [...light, ...(await violations(page, { rules: "contrast" }))];
}

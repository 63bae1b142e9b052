import type { Page } from "@playwright/test";
import { expect, test } from "./support/shortlist.ts";

/** Collects the browser's errors and warnings: blocked styles and scripts, failed hydration, the app's exceptions. */
function complaints(page: Page): string[] {
  const seen: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) seen.push(message.text());
  });
  page.on("pageerror", (error) => seen.push(error.message));
  return seen;
}

/** Follows all links from a few pages on, and returns one address of each kind of page. */
async function everyPage(page: Page, jobId: string): Promise<string[]> {
  const kindOf = (path: string) => path.replace(/[0-9a-f-]{36}/g, "id").split("?")[0] ?? path;
  const waiting = [`/jobs/${jobId}`, `/jobs/${jobId}/scorecard`, "/jobs", "/settings/connections/import"];
  const visited = new Map<string, string>();
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (visited.has(kindOf(path))) continue;
    visited.set(kindOf(path), path);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    waiting.push(...links.filter((link) => !/\/api\/|\/file$|\/problems$/.test(link)));
  }
  return [...visited.values()];
}

test("no page of the app violates its content security policy", async ({ page, prepared }) => {
  test.setTimeout(300_000);
  const seen = complaints(page);
  const pages = await everyPage(page, prepared.jobId);
  expect(pages.length).toBeGreaterThanOrEqual(14);
  expect(seen, pages.join(" ")).toEqual([]);
});

test("dialogs, menus, the palette and edits violate no content security policy", async ({
  page,
  prepared,
}) => {
  const seen = complaints(page);
  await page.goto("/jobs");
  await page.getByRole("button", { name: "Create job" }).click();
  await page.getByRole("dialog").getByRole("tab").last().click();
  // The style that stops the page behind a dialog from scrolling was allowed.
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("hidden");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByRole("switch").click();
  await page.getByRole("dialog").getByRole("switch").click();
  await page.keyboard.press("Escape");
  await page.goto("/candidates");
  await page.locator("[aria-haspopup=menu]:visible").first().click();
  await page.getByRole("menu").waitFor();
  await page.keyboard.press("Escape");
  await page.goto(`/jobs/${prepared.jobId}/scorecard`);
  await page.getByRole("spinbutton", { name: "Shortlist from" }).fill("71");
  await page.goto(`/jobs/${prepared.jobId}`);
  await page.locator("[data-row]").nth(1).click();
  await page.locator("button[aria-pressed]").first().click();
  await page.keyboard.press("r");
  await page.getByRole("dialog").getByRole("listitem").first().waitFor();
  expect(seen).toEqual([]);
});

test.describe("signed out", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("no page violates its content security policy", async ({ page }) => {
    const seen = complaints(page);
    for (const path of [
      "/sign-in",
      "/sign-up",
      "/invitation?token=x",
      "/consent",
      "/choose-organization",
      "/nothing",
    ]) {
      await page.goto(path);
      await page.getByRole("heading").first().waitFor();
    }
    expect(seen.filter((each) => !each.includes("404"))).toEqual([]);
  });

  test("an injected script does not run", async ({ page }) => {
    const refused: string[] = [];
    page.on("console", (message) => void refused.push(message.text()));
    await page.goto("/sign-in");
    await page.evaluate(() => {
      const script = document.createElement("div");
      script.innerHTML = "<img src=x onerror='document.title = \"run\"'><p style='color: red'>x</p>";
      document.body.append(script);
    });
    await expect.poll(() => refused.join("\n")).toMatch(/Content Security Policy.*script-src/s);
    expect(await page.title()).not.toBe("run");
    // Removes the injected element before the check of the page a test ends on.
    await page.reload();
  });
});

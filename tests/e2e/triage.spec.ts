import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { atsSimulator } from "../../playwright.config.ts";
import { onPhone } from "../support/look.ts";
import { addCvs, expect, openJob, test } from "./support/shortlist.ts";
import { saveScreenshot } from "../support/save-screenshot.ts";

const first = ["Ada", "Bram", "Chloe", "Dario", "Elif", "Femke", "Goran", "Hanna", "Ivo", "Jana"];
const last = ["Adler", "Bakker", "Caron", "Dukic", "Ergin", "Faber", "Grgic", "Hertz", "Ilic", "Jansen"];

/** Ten short CVs of ten people. */
const cvs = first.map((name, at) => ({
  name: `${name.toLowerCase()}.txt`,
  mimeType: "text/plain",
  buffer: Buffer.from(
    `${name} ${last[at]}\n${name.toLowerCase()}@${last[at]?.toLowerCase()}.example\n\nExperience\n` +
      `Backend Engineer, ${last[at]} Works, ${2008 + at} - ${2016 + at}\nRan PostgreSQL and Kafka in production.`,
  ),
}));

test("decides on ten candidates with at most twelve keys and no page load, each shown before the response", async ({
  page,
}) => {
  test.skip(onPhone, "Keys and the panel are for a wider screen.");
  const jobId = await openJob(page);
  await addCvs(page, cvs);
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(10, { timeout: 90_000 });
  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByRole("link", { name: "Undecided" })).toHaveAttribute("aria-current", "page");
  await page.locator("[data-row]").first().waitFor();

  let loads = 0;
  page.on("load", () => loads++);
  let keystrokes = 0;
  const press = async (key: string) => {
    keystrokes++;
    await page.keyboard.press(key);
  };
  const delayed = await delayResponses(page);
  await watchDecisions(page);
  await press("j");
  for (let at = 0; at < 10; at++) {
    await press(at % 2 === 0 ? "a" : "r");
    await expect.poll(() => shownAfter(page)).toHaveLength(at + 1);
  }
  const took = await shownAfter(page);
  await expect(page.getByText("No undecided candidates")).toBeVisible();
  console.log(`triageKeystrokes: ${keystrokes}; slowest on screen after ${Math.max(...took).toFixed(0)} ms`);
  expect(keystrokes).toBeLessThanOrEqual(12);
  expect(Math.max(...took)).toBeLessThan(DELAY_MS);
  expect(loads).toBe(0);
  await expect.poll(() => delayed.answered, { timeout: 60_000 }).toBe(10);
  await page.goto(`/jobs/${jobId}?view=rejected`);
  await expect(page.locator("[data-application]")).toHaveCount(5);

  await page.locator("[data-row]").first().click();
  await page.getByRole("group", { name: "Decision" }).waitFor();
  await page.keyboard.press("o");
  const dialog = page.getByRole("dialog", { name: /^Reopen / });
  await expect(dialog.getByRole("listitem").nth(1)).toContainText("is undecided for");
  await saveScreenshot(page, "reopen");
  await dialog.getByRole("button", { name: "Reopen" }).click();
  await expect(page.getByRole("region", { name: "Decisions" })).toContainText("Reopened by Robin Recruiter");
  await page.goto(`/jobs/${jobId}`);
  await expect(page.locator("[data-application]")).toHaveCount(1);
});

const DELAY_MS = 1_000;

/** Delays the response to every decision, so that the page cannot have waited for it. */
async function delayResponses(page: Page) {
  const delayed = { answered: 0 };
  await page.route("**/jobs/**", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await sleep(DELAY_MS);
    const response = await route.fetch();
    await route.fulfill({ response });
    delayed.answered += 1;
  });
  return delayed;
}

type Watching = { shownAfter: number[] };

/** Records for each decision by key after how many milliseconds a frame shows it, measured in the browser. */
const watchDecisions = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    (globalThis as unknown as Watching).shownAfter = times;
    addEventListener(
      "keydown",
      ({ key }) => {
        const row = document.activeElement?.closest("tr");
        if (!row || !["a", "r"].includes(key)) return;
        const pressedAt = performance.now();
        const look = () => {
          const shown = !row.isConnected || row.innerText.includes(key === "a" ? "Accepted" : "Rejected");
          if (shown) times.push(performance.now() - pressedAt);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  });
const shownAfter = (page: Page) => page.evaluate(() => (globalThis as unknown as Watching).shownAfter);

for (const { name, viewport, colorScheme } of [
  { name: "a desktop, light", viewport: { width: 1440, height: 900 }, colorScheme: "light" },
  { name: "a phone, dark", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
] as const)
  test(`on ${name}, an undone decision never reaches the ATS, and one left alone does`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.goto("/jobs");
    // The oldest is the demo's own: decisions on jobs of removed connections are sent nowhere.
    await page.getByRole("link", { name: "Financial Analyst", exact: true }).last().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Financial Analyst");
    const person = page.locator("[data-row]").nth(1);
    const candidate = await person.innerText();
    await person.focus();
    const writeCount = async () => {
      const writes = (await (await fetch(`${atsSimulator}/writes`)).json()) as Record<string, unknown[]>;
      return Object.values(writes).flat().length;
    };
    const before = await writeCount();

    await page.keyboard.press("r");
    const notice = page.getByRole("listitem").filter({ hasText: `${candidate} rejected` });
    await expect(notice.getByRole("button", { name: "Undo" })).toBeVisible();
    await saveScreenshot(page, "rejected");
    if (viewport.width > 1000) {
      // By now the list has been rendered again without them.
      await expect(page.getByRole("link", { name: candidate })).toHaveCount(0);
      await page.keyboard.press("z");
    } else await notice.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(`${candidate} is undecided again`).first()).toBeVisible();
    await expect(page.getByRole("link", { name: candidate })).toBeFocused();
    await saveScreenshot(page, "undone");
    await page.waitForTimeout(16_000);
    expect(await writeCount()).toBe(before);

    await page.getByRole("link", { name: candidate }).focus();
    await page.keyboard.press("r");
    await expect(notice).toBeVisible();
    await expect(page.getByRole("link", { name: candidate })).toHaveCount(0);
    await expect(async () => expect(await writeCount()).toBe(before + 1)).toPass({ timeout: 45_000 });
  });

test("takes a refused decision off the row again, and says why", async ({ page, browser, prepared }) => {
  // This page gets no live updates, so it does not show the colleague's decision.
  await page.route("**/api/live", (route) => route.abort());
  await page.goto(`/jobs/${prepared.jobId}`);
  const person = page.locator("[data-row]").first();
  const candidate = await person.innerText();
  const colleague = await (await browser.newContext({ storageState: prepared.storage })).newPage();
  await colleague.goto(new URL(`/jobs/${prepared.jobId}`, page.url()).href);
  await colleague.keyboard.press("j");
  await colleague.keyboard.press("a");
  await expect(colleague.getByText(`${candidate} accepted`).first()).toBeVisible();
  await expect(colleague.getByRole("link", { name: candidate })).toHaveCount(0);

  await person.focus();
  await page.keyboard.press("r");
  const refusal = `${candidate} was not rejected. This application has changed since you looked`;
  await expect(page.getByText(refusal).first()).toBeVisible();
  await page.goto(`/jobs/${prepared.jobId}?view=accepted`);
  await expect(page.getByRole("row").filter({ hasText: candidate })).toContainText("Accepted");
  await colleague.close();
});

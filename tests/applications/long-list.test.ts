import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "playwright";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { TestApp } from "../support/app";
import { jobOfMany } from "../support/job-of-many";
import { onPhone } from "../support/look";
import { signedInPage } from "../support/person-browser";
import { closeWindows, sharedApp, sharedBrowser } from "../support/shared";

// A list of several pages in a recruiter's browser, which renders only the rows near the screen.
const people = 120;
const patience = { timeout: 60_000, interval: 10 };
let app: TestApp;
let browser: Browser;
let email: string;
let jobId: string;
/** Ids of all of the job's applications, in the order of the list. */
let everybody: string[];
beforeAll(async () => {
  app = await sharedApp();
  ({ email, jobId, everybody } = await jobOfMany(app.url, people));
  browser = await sharedBrowser();
}, 300_000);
afterEach(closeWindows);

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>("[data-peek]")?.dataset.peek ?? null);

/** Presses a key once and waits until the focus is on this row. */
async function walk(page: Page, key: string, to: string | undefined) {
  await page.keyboard.press(key);
  await expect.poll(() => focused(page), patience).toBe(to);
}

/** Opens the list and waits until it handles keys and this row has the focus. */
async function openList(page: Page, path: string, first = everybody[0]) {
  await page.goto(path);
  await expect
    .poll(async () => {
      const at = await focused(page);
      // A key press that was handled late has moved the focus one row too far.
      if (at !== first) await page.keyboard.press(at === null ? "j" : "k");
      return focused(page);
    }, patience)
    .toBe(first);
}

/** Waits for a candidate's page reached without a page load; it handles keys once its effects have run. */
async function untilShown(page: Page, id: string | undefined) {
  await page.waitForURL(`**/applications/${id}`);
  await page.getByRole("group", { name: "Decision" }).waitFor();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** Opens the focused row from the panel, which follows the focus or is opened first. */
async function openFocused(page: Page) {
  // A phone has no room for the panel.
  if (onPhone) return page.keyboard.press("Enter");
  const isPeeked = () => page.evaluate(() => document.activeElement?.closest("tr")?.ariaSelected === "true");
  if (!(await isPeeked())) await page.keyboard.press("Enter");
  await expect.poll(isPeeked, patience).toBe(true);
  await page.keyboard.press("Enter");
}

/** Counts requests for the list's page from now on, other than page loads. */
function countPageRequests(page: Page) {
  const requests = { times: 0 };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const headers = request.headers();
    if (pathname === `/jobs/${jobId}` && headers.rsc && !headers["next-router-prefetch"]) requests.times++;
  });
  return requests;
}

test("walks past the end of a page and back without a page load, and renders only the rows near the screen", async () => {
  const page = await signedInPage(browser, app.url, email);
  await openList(page, `/jobs/${jobId}`);
  let loads = 0;
  page.on("load", () => loads++);
  // Over the end of the first page of fifty; the third begins in the list's last part, which End leads to.
  for (const id of everybody.slice(1, 53)) await walk(page, "j", id);
  await walk(page, "End", everybody.at(-1));
  await page.keyboard.press("j");
  expect(await focused(page)).toBe(everybody.at(-1));
  expect(await page.locator("[data-peek]").count()).toBeLessThan(80);
  await expect.poll(() => page.getByRole("table").getAttribute("aria-rowcount")).toBe(String(people + 1));
  const last = page.locator(`[data-peek="${everybody.at(-1)}"]`);
  expect(await last.getAttribute("aria-rowindex")).toBe(String(people + 1));
  for (const id of everybody.slice(97, -1).reverse()) await walk(page, "k", id);
  expect(loads).toBe(0);
});

test.skipIf(onPhone)("keeps the panel on the focused row past the end of a page", async () => {
  const page = await signedInPage(browser, app.url, email);
  await openList(page, `/jobs/${jobId}?peek=${everybody[46]}`, everybody[47]);
  const panel = page.getByRole("complementary", { name: "Candidate" });
  await panel.getByRole("heading", { level: 2 }).waitFor();
  for (const id of everybody.slice(48, 50)) await walk(page, "j", id);
  await walk(page, "j", everybody[50]);
  const name = await page.locator(`[data-peek="${everybody[50]}"] [data-row]`).innerText();
  await panel.getByRole("heading", { level: 2, name, exact: true }).waitFor();
});

test("jumps to the end, by screens and to the start, and keeps the focused row on screen", async () => {
  const page = await signedInPage(browser, app.url, email);
  await openList(page, `/jobs/${jobId}`);
  await walk(page, "End", everybody.at(-1));
  const last = page.locator(`[data-peek="${everybody.at(-1)}"]`);
  await expectOnScreen(last);
  await walk(page, "k", everybody.at(-2));
  await page.keyboard.press("PageUp");
  await expect
    .poll(async () => everybody.indexOf((await focused(page)) ?? ""), patience)
    .toBeLessThan(people - 10);
  const up = everybody.indexOf((await focused(page)) ?? "");
  expect(up).toBeGreaterThan(people - 60);
  await walk(page, "PageDown", everybody.at(-2));
  await walk(page, "Home", everybody[0]);
  await expectOnScreen(page.locator(`[data-peek="${everybody[0]}"]`));
});

async function expectOnScreen(row: Locator) {
  const height = row.page().viewportSize()?.height ?? 0;
  await expect
    .poll(async () => {
      const box = await row.boundingBox();
      return box && { isBelowTop: box.y >= 0, isAboveBottom: box.y + box.height <= height };
    }, patience)
    .toEqual({ isBelowTop: true, isAboveBottom: true });
}

test("fetches the rows of any position scrolled to, and none of them twice", async () => {
  const page = await signedInPage(browser, app.url, email);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/rows")) fetched.push(request.url());
  });
  await openList(page, `/jobs/${jobId}`);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.locator(`[data-peek="${everybody.at(-1)}"]`);
  await last.waitFor();
  expect(fetched).not.toEqual([]);
  expect(new Set(fetched).size).toBe(fetched.length);
  // The row that had the focus still handles the next key, however far the list was scrolled.
  await walk(page, "j", everybody[1]);
});

test("renders the rows scrolled to before the list's scripts have loaded, on a slow machine", async () => {
  const page = await signedInPage(browser, app.url, email);
  const slow = await page.context().newCDPSession(page);
  await page.goto(`/jobs/${jobId}`);
  await page.locator(`[data-peek="${everybody[0]}"]`).waitFor();
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.route("**/_next/static/chunks/**", async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.locator(`[data-peek="${everybody.at(-1)}"]`).waitFor();
  await expectOnScreen(page.locator(`[data-peek="${everybody.at(-1)}"]`));
});

test("says that rows could not be fetched, and fetches them on retry", async () => {
  const page = await signedInPage(browser, app.url, email);
  await openList(page, `/jobs/${jobId}`);
  await page.route("**/rows**", (route) => route.abort());
  await page.keyboard.press("End");
  const failure = page.getByRole("alert").filter({ hasText: "Some rows could not be loaded." });
  await failure.waitFor();
  await page.unroute("**/rows**");
  await failure.getByRole("button", { name: "Try again" }).click();
  await page.locator(`[data-peek="${everybody.at(-1)}"]`).waitFor();
  await failure.waitFor({ state: "detached" });
});

test("selects everybody the filter matches, and until then shows how many of them are selected", async () => {
  const page = await signedInPage(browser, app.url, email);
  await openList(page, `/jobs/${jobId}?view=all&score=0-100`);
  await page.getByRole("checkbox", { name: "Select all" }).click();
  const bar = page.getByRole("group", { name: "Selected candidates" });
  await bar.getByText(`50 of ${people} selected`).waitFor();
  await bar.getByRole("button", { name: `Select all ${people}` }).click();
  await bar.getByText(`${people} selected`, { exact: true }).waitFor();
  await page.keyboard.press("a");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: `Accept: ${people} candidates` }).waitFor();
  const names = dialog.locator("ul").first();
  await names.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect.poll(() => names.locator("li").count()).toBe(people);
  await page.keyboard.press("Escape");
  const exported = async () => {
    const file = page.waitForEvent("download");
    await bar.getByRole("button", { name: "Export CSV" }).click();
    return (
      readFileSync(await (await file).path(), "utf8")
        .trim()
        .split("\n").length - 1
    );
  };
  expect(await exported()).toBe(people);
  // With one row deselected, the others are listed by id.
  await page.locator("[data-application]").first().getByRole("checkbox").click();
  await bar.getByText(`${people - 1} of ${people} selected`).waitFor();
  expect(await exported()).toBe(people - 1);
});

test("decides on more people than one call takes, and undoes all of them", async () => {
  const page = await signedInPage(browser, app.url, email);
  await openList(page, `/jobs/${jobId}?view=all&score=0-100`);
  await page.getByRole("checkbox", { name: "Select all" }).click();
  const bar = page.getByRole("group", { name: "Selected candidates" });
  await bar.getByRole("button", { name: `Select all ${people}` }).click();
  await bar.getByText(`${people} selected`, { exact: true }).waitFor();
  await page.keyboard.press("r");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Reject ${people}` })
    .click(patience);
  await page.getByText(`${people} candidates rejected`).first().waitFor(patience);
  await page.getByRole("link", { name: `Rejected ${people}` }).waitFor();
  await page.keyboard.press("z");
  await page
    .getByText(new RegExp(`^Undoing: \\d+ of ${people}`))
    .first()
    .waitFor(patience);
  await page.getByText(`${people} candidates undecided again`).first().waitFor(patience);
  await page.getByRole("link", { name: "Rejected 0" }).waitFor();
});

test("returns from a candidate to the same filter, order and row", async () => {
  const page = await signedInPage(browser, app.url, email);
  await openList(page, `/jobs/${jobId}?view=all&score=0-100`);
  const list = page.url();
  await walk(page, "End", everybody.at(-1));
  await walk(page, "k", everybody.at(-2));
  await openFocused(page);
  await untilShown(page, everybody.at(-2));
  await page.getByText(`${people - 1} of ${people}`).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL(list);
  await expect.poll(() => focused(page), patience).toBe(everybody.at(-2));
  await expectOnScreen(page.locator(`[data-peek="${everybody.at(-2)}"]`));
  await openFocused(page);
  await untilShown(page, everybody.at(-2));
  await page.goBack();
  await expect.poll(() => focused(page), patience).toBe(everybody.at(-2));
});

test("moves from a candidate's page past the end of the list's page, and back", async () => {
  const page = await signedInPage(browser, app.url, email);
  await openList(page, `/jobs/${jobId}?peek=${everybody[45]}`, everybody[46]);
  await openFocused(page);
  await untilShown(page, everybody[46]);
  for (let at = 47; at < 51; at++) {
    await page.keyboard.press("j");
    await untilShown(page, everybody[at]);
  }
  await page.getByText(`51 of ${people}`).waitFor();
  await page.keyboard.press("k");
  await untilShown(page, everybody[49]);
  await page.keyboard.press("j");
  await untilShown(page, everybody[50]);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page), patience).toBe(everybody[50]);
});

test("renders a page of rows and a link to the next page without JavaScript", async () => {
  const page = await signedInPage(browser, app.url, email, undefined, { javaScriptEnabled: false });
  await page.goto(`/jobs/${jobId}`);
  await page.locator(`[data-peek="${everybody[49]}"]`).waitFor();
  await page.getByRole("link", { name: "Next page" }).click();
  await page.locator(`[data-peek="${everybody[99]}"]`).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(50 * 37 + 600);
});

test.skipIf(onPhone)("peeks at one candidate after another without requesting the list again", async () => {
  const page = await signedInPage(browser, app.url, email);
  await openList(page, `/jobs/${jobId}`);
  const requests = countPageRequests(page);
  await page.keyboard.press("Space");
  const heading = page.getByRole("complementary", { name: "Candidate" }).getByRole("heading", { level: 2 });
  for (const id of everybody.slice(0, 3)) {
    if (id !== everybody[0]) await walk(page, "j", id);
    await page.locator(`article:has(a[href="/applications/${id}"])`).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get("peek"), patience).toBe(id);
  }
  await page.keyboard.press("Escape");
  await heading.waitFor({ state: "detached" });
  expect(await focused(page)).toBe(everybody[2]);
  expect(requests.times).toBe(0);
  await page.reload();
  await page.locator(`[data-peek="${everybody[0]}"]`).waitFor();
  await page.goto(`${new URL(page.url()).pathname}?peek=${everybody[1]}`);
  await page.locator(`article:has(a[href="/applications/${everybody[1]}"])`).waitFor();
  await page.getByRole("button", { name: "Close the panel" }).click();
  await heading.waitFor({ state: "detached" });
  expect(await focused(page)).toBe(everybody[1]);
  await page.goto(`${new URL(page.url()).pathname}?peek=${jobId}`);
  await page.getByText("This application no longer exists").waitFor();
});

test("the c key adds candidates to the comparison, and opens it on one already added", async () => {
  const page = await signedInPage(browser, app.url, email);
  await openList(page, `/jobs/${jobId}`);
  const count = page.getByRole("group", { name: "Selected candidates" }).getByRole("status");
  await page.keyboard.press("c");
  await expect.poll(() => count.innerText(), patience).toBe("1 selected");
  await walk(page, "j", everybody[1]);
  await page.keyboard.press("c");
  await expect.poll(() => count.innerText(), patience).toBe("2 selected");
  await page.keyboard.press("c");
  await page.waitForURL(`**/compare?of=${everybody[0]},${everybody[1]}`);
});

for (const { name, width } of [
  { name: "a desktop", width: 1440 },
  { name: "a phone", width: 390 },
])
  test(`keeps the table head and the action bar on screen while scrolling, on ${name}`, async () => {
    const page = await signedInPage(browser, app.url, email, undefined, { viewport: { width, height: 844 } });
    await openList(page, `/jobs/${jobId}`);
    await page.keyboard.press("x");
    const acts = page.getByRole("group", { name: "Selected candidates" });
    await acts.waitFor();
    for (const from of [60, 10]) {
      await page.evaluate((rows) => window.scrollTo(0, rows * 37), from);
      const head = await page.getByRole("columnheader", { name: "Candidate", exact: true }).boundingBox();
      expect(head?.y).toBeGreaterThanOrEqual(0);
      expect(head?.y).toBeLessThanOrEqual(width < 768 ? 49 : 1);
      const bar = await acts.boundingBox();
      expect((bar?.y ?? Infinity) + (bar?.height ?? 0)).toBeLessThanOrEqual(844);
    }
  });

test("cuts nothing off at any width", async () => {
  const page = await signedInPage(browser, app.url, email);
  await openList(page, `/jobs/${jobId}?peek=${everybody[0]}`, everybody[1]);
  for (const width of [320, 360, 390, 480, 640, 768, 900, 1024, 1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await page
      .getByRole("table")
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    const scrolls = await page
      .getByRole("table")
      .evaluate((table) => getComputedStyle(table.parentElement ?? table).overflowX === "auto");
    expect(scrolls || cut <= 0, `at ${width}`).toBe(true);
  }
});

// Runs last because it decides applications.
test("a few decisions in a row request the list fewer times than there are decisions", async () => {
  const page = await signedInPage(browser, app.url, email);
  await openList(page, `/jobs/${jobId}`);
  const requests = countPageRequests(page);
  for (const key of ["a", "r", "a"]) await page.keyboard.press(key);
  await expect.poll(() => focused(page), patience).toBe(everybody[3]);
  for (const id of everybody.slice(0, 3))
    await page.locator(`[data-peek="${id}"]`).waitFor({ state: "detached" });
  await page.getByRole("link", { name: `Undecided ${people - 3}` }).waitFor();
  expect(requests.times).toBeLessThan(3);
  await expect.poll(() => focused(page), patience).toBe(everybody[3]);
  await page.keyboard.press("z");
  await page.locator(`[data-peek="${everybody[2]}"]`).waitFor();
});

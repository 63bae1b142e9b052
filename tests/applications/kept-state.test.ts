import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestApp } from "../support/app";
import { jobOfMany } from "../support/job-of-many";
import { onPhone } from "../support/look";
import { signedInPage } from "../support/person-browser";
import { closeWindows, sharedApp, sharedBrowser } from "../support/shared";
import { readingOf, storedCv } from "../support/stored-cv";
import { untilHydrated } from "../support/until-hydrated";
import { ownerDb } from "../support/world";

// What a page of candidates keeps while the list behind it changes.
const people = 60;
const patience = { timeout: 60_000, interval: 20 };
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
beforeEach(() => ownerDb.application.updateMany({ where: { jobId }, data: { disposition: "active" } }));
afterEach(closeWindows);

async function open(path: string): Promise<Page> {
  const page = await signedInPage(browser, app.url, email);
  await page.goto(path);
  await untilHydrated(page);
  return page;
}
const row = (page: Page, at: number) => page.locator(`[data-application="${everybody[at]}"]`);
const bar = (page: Page) => page.getByRole("group", { name: "Selected candidates" });

test("clears the text that a list is searched for together with its filters", async () => {
  const page = await open(`/jobs/${jobId}?view=all&score=0-100`);
  const box = page.getByRole("searchbox", { name: "Find on this job" });
  await box.fill("Candidate 17");
  await page.waitForURL(/q=Candidate/);
  await page.getByRole("link", { name: "Clear" }).click();
  await expect.poll(() => box.inputValue(), patience).toBe("");
  await page.waitForTimeout(1_000);
  expect(new URL(page.url()).search).toBe("?view=all");
});

test.skipIf(onPhone)("shows a decision in a panel opened after it, not what was fetched before", async () => {
  const page = await open(`/jobs/${jobId}?view=all`);
  const panel = page.getByRole("complementary", { name: "Candidate" });
  await row(page, 0).locator("[data-row]").focus();
  await page.keyboard.press("p");
  await panel.getByText("Review", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await page.keyboard.press("r");
  await page.getByRole("link", { name: "Rejected 1" }).waitFor();
  await row(page, 0).locator("[data-row]").focus();
  await page.keyboard.press("p");
  await panel.getByText("Rejected", { exact: true }).waitFor();
  await page.keyboard.press("z");
  await page.getByRole("link", { name: "Rejected 0" }).waitFor();
});

test("selects nobody in a list that was opened while another was being selected", async () => {
  const page = await open(`/jobs/${jobId}`);
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/rows/starts**", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("checkbox", { name: "Select all" }).click();
  await bar(page)
    .getByRole("button", { name: `Select all ${people}` })
    .click();
  await page.getByRole("link", { name: `All ${people}` }).click();
  await page.waitForURL(/view=all/);
  await bar(page).waitFor({ state: "detached" });
  const fetched = page.waitForResponse(/\/rows\?.*cursor=/);
  release();
  await fetched;
  await page.waitForTimeout(500);
  expect(await bar(page).count()).toBe(0);
});

test("exports the selected people and nobody else after some of them have left the list", async () => {
  const [left, kept, other] = [everybody.slice(10, 12), everybody.slice(12, 13), everybody.slice(13, 14)];
  const change = (ids: string[], data: { stage?: string; disposition?: "active" | "rejected" }) =>
    ownerDb.application.updateMany({ where: { id: { in: ids } }, data });
  await change([...left, ...kept, ...other], { stage: "Phone" });
  const page = await open(`/jobs/${jobId}?stage=Phone`);
  for (const id of [...left, ...kept])
    await page.locator(`[data-application="${id}"]`).getByRole("checkbox").click();
  await bar(page).getByText("3 selected").waitFor();
  // Somebody else decides on two of them.
  await change(left, { disposition: "rejected" });
  await ownerDb.changeCount.updateMany({ data: { work: { increment: 1 } } });
  await expect.poll(() => page.locator("[data-application]").count(), patience).toBe(2);
  const file = page.waitForEvent("download");
  await bar(page).getByRole("button", { name: "Export CSV" }).click();
  const table = readFileSync(await (await file).path(), "utf8");
  const names = async (ids: string[]) => {
    const rows = await ownerDb.application.findMany({
      where: { id: { in: ids } },
      include: { candidate: true },
    });
    return rows.map(({ candidate }) => candidate.fullName ?? "").toSorted();
  };
  const exported = (table.match(/Candidate \d+/g) ?? []).toSorted();
  expect(exported).toEqual(await names([...left, ...kept]));
});

test("says what was done when Esc is pressed during a bulk decision", async () => {
  const page = await open(`/jobs/${jobId}?view=all`);
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  for (const at of [0, 1]) await row(page, at).getByRole("checkbox").click();
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: "Reject 2" });
  await expect.poll(() => submit.isEnabled(), patience).toBe(true);
  await page.route(`**/jobs/${jobId}**`, async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  await submit.click();
  await dialog.getByRole("button", { name: "Stop" }).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForTimeout(300);
  expect(await dialog.count()).toBe(1);
  release();
  await page.getByText("2 candidates rejected").first().waitFor();
  await dialog.waitFor({ state: "detached" });
  await page.keyboard.press("z");
  await page.getByRole("link", { name: "Rejected 0" }).waitFor();
});

test("decides once however long the key is held", async () => {
  const page = await open(`/jobs/${jobId}?view=all`);
  await row(page, 0).locator("[data-row]").focus();
  for (let times = 0; times < 4; times++) await page.keyboard.down("r");
  await page.keyboard.up("r");
  await page.getByRole("link", { name: /^Rejected [1-9]/ }).waitFor();
  expect(await page.getByRole("link", { name: "Rejected 1" }).count()).toBe(1);
  await page.keyboard.press("z");
  await page.getByRole("link", { name: "Rejected 0" }).waitFor();
});

test("keeps saying that a decision failed while others are made", async () => {
  const page = await open(`/jobs/${jobId}?view=all`);
  await page.route("**/jobs/**", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await row(page, 0).locator("[data-row]").focus();
  await page.keyboard.press("r");
  const failure = page.getByText(/was not rejected/).first();
  await failure.waitFor();
  await page.unroute("**/jobs/**");
  for (const at of [1, 2, 3]) {
    await row(page, at).locator("[data-row]").focus();
    await page.keyboard.press("r");
    await page.getByRole("link", { name: `Rejected ${at}` }).waitFor();
  }
  await failure.waitFor();
  for (let at = 0; at < 3; at++) await page.keyboard.press("z");
  await page.getByRole("link", { name: "Rejected 0" }).waitFor();
});

test("says that the effects of a decision could not be loaded", async () => {
  const page = await open(`/applications/${everybody[0]}`);
  await page.route("**/applications/**", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await page.getByRole("group", { name: "Decision" }).getByRole("button", { name: "Reject" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("alert").filter({ hasText: "The service did not answer" }).first().waitFor();
});

test("keeps the original on screen while its page is rendered again", async () => {
  const { candidateId, organizationId } = await ownerDb.application.findUniqueOrThrow({
    where: { id: everybody[0] },
  });
  const owner = { organizationId, id: "bench" } as Parameters<typeof storedCv>[0];
  await storedCv(owner, candidateId, {
    documentText: { create: readingOf("Amara Lindqvist, ran PostgreSQL in production since 2015.") },
  });
  const page = await signedInPage(browser, app.url, email);
  let fetched = 0;
  await page.route("**/original?**", (route) => {
    fetched += 1;
    return route.fulfill({
      path: "samples/candidates/01-amara-lindqvist.pdf",
      contentType: "application/pdf",
    });
  });
  await page.goto(`/applications/${everybody[0]}`);
  await untilHydrated(page);
  const canvas = page.getByRole("region", { name: "Page 1" }).locator("canvas");
  await canvas.waitFor();
  const before = fetched;
  await page.getByLabel("Write a note for your team").fill("Ask about the notice period.");
  await page.getByRole("button", { name: "Add note" }).click();
  await page.getByRole("article").filter({ hasText: "notice period" }).waitFor();
  await page.waitForTimeout(1_000);
  expect(fetched).toBe(before);
});

test("leaves the focus in the search box when rows arrive that End was pressed for before", async () => {
  const page = await open(`/jobs/${jobId}?view=all`);
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/rows**", async (route) => {
    await released;
    await route.continue();
  });
  await row(page, 0).locator("[data-row]").focus();
  const asked = page.waitForRequest("**/rows**");
  await page.keyboard.press("End");
  await asked;
  await page.keyboard.press("/");
  const box = page.getByRole("searchbox", { name: "Find on this job" });
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
  const arrived = page.waitForResponse(/\/rows\?.*cursor=/);
  release();
  await arrived;
  await page.waitForTimeout(500);
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
});

test("shows a card of the board where it was moved last while the move before is answered", async () => {
  const page = await open(`/jobs/${jobId}/board`);
  const { stages } = await ownerDb.job.findUniqueOrThrow({ where: { id: jobId } });
  const [first, second] = stages.slice(1) as [string, string];
  const card = (stage: string) => page.locator(`[data-stage="${stage}"] [data-peek="${everybody[0]}"]`);
  let sent = 0;
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  const held: (() => void)[] = [];
  await page.route(`**/jobs/${jobId}/board**`, async (route) => {
    if (route.request().method() === "POST") {
      sent += 1;
      await (sent === 1 ? released : new Promise<void>((done) => held.push(done)));
    }
    await route.continue();
  });
  for (const stage of [first, second]) {
    await page.locator(`[data-peek="${everybody[0]}"] [data-move]`).click();
    await page.getByRole("menuitem", { name: stage }).click();
    await card(stage).waitFor();
  }
  release();
  await expect.poll(() => sent, patience).toBe(2);
  await page.waitForTimeout(300);
  expect(await card(second).count()).toBe(1);
  for (const done of held) done();
  await page.getByText(`moved to ${second}`).first().waitFor();
});

test.skipIf(onPhone)("opens only the panel of a row when Enter is held down", async () => {
  const page = await open(`/jobs/${jobId}?view=all`);
  await row(page, 0).locator("[data-row]").focus();
  await page.keyboard.down("Enter");
  await page.getByRole("complementary", { name: "Candidate" }).waitFor();
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe(`/jobs/${jobId}`);
});

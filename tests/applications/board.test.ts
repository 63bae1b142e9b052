import type { Browser, Page } from "playwright";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import type { TestApp } from "../support/app";
import { violations } from "../support/accessibility";
import { onPhone } from "../support/look";
import { signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { applicant, configuredJob, exampleContent, ownerActor, ownerDb } from "../support/world";
import { closeWindows, sharedApp, sharedBrowser } from "../support/shared";
import { saveScreenshot } from "../support/save-screenshot";

// The board of a job's candidates by stage, in a browser: moving by drag, by keys and by the card's menu.
let app: TestApp;
let browser: Browser;
let actor: Actor;
let email: string;
beforeAll(async () => {
  app = await sharedApp();
  const recruiter = await newRecruiter(app.url);
  ({ email } = recruiter);
  actor = await ownerActor(email);
  browser = await sharedBrowser();
}, 300_000);
afterEach(closeWindows);

async function jobWith(names: string[], { blindReview = false } = {}) {
  const { job } = await configuredJob(actor, exampleContent({ blindReview }));
  for (const [at, fullName] of names.entries())
    await applicant(actor, job.id, { fullName, overall: 90 - at, scoreStatus: "scored" });
  return job.id;
}

const column = (page: Page, stage: string) => page.getByRole("region", { name: new RegExp(`^${stage}`) });
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const stageOf = async (name: string) =>
  (
    await ownerDb.application.findFirstOrThrow({
      where: { organizationId: actor.organizationId, candidate: { fullName: name } },
    })
  ).stage;
/** Retries, because a page is rendered before its event handlers are attached. */
const until = (work: () => Promise<unknown>) => vi.waitFor(work, { timeout: 60_000, interval: 500 });

test.skipIf(onPhone)("moves a card by dragging, which can be undone, and by keys alone", async () => {
  const jobId = await jobWith(["Ada Reyes", "Bo Lind", "Cleo Marsh"]);
  const page = await signedInPage(browser, app.url, email, `/jobs/${jobId}/board`);
  await column(page, "Applied").getByText("Ada Reyes").waitFor();
  expect(await violations(page)).toEqual([]);
  await saveScreenshot(page, "board-1440-light");

  await until(async () => {
    if ((await column(page, "Interview").getByText("Ada Reyes").count()) === 0)
      await card(page, "Ada Reyes").dragTo(column(page, "Interview"), { timeout: 5_000 });
    await column(page, "Interview").getByText("Ada Reyes").waitFor({ timeout: 2_000 });
  });
  await expect.poll(() => stageOf("Ada Reyes")).toBe("Interview");
  await page.getByText("Ada Reyes moved to Interview").first().waitFor();
  await page.keyboard.press("z");
  await expect.poll(() => stageOf("Ada Reyes")).toBe("Applied");
  await column(page, "Applied").getByText("Ada Reyes").waitFor();

  await page.getByRole("link", { name: "Bo Lind" }).focus();
  await page.keyboard.press("m");
  await page.getByRole("menuitem", { name: "Screen" }).press("Escape");
  await page.getByRole("link", { name: "Bo Lind" }).focus();
  await page.keyboard.press("m");
  await page.getByRole("menuitem", { name: "Screen" }).press("Enter");
  await column(page, "Screen").getByText("Bo Lind").waitFor();
  await expect.poll(() => stageOf("Bo Lind")).toBe("Screen");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Bo Lind");
});

test.skipIf(onPhone)(
  "decides on the board with the keys of the table, and the panel follows the focus",
  async () => {
    const jobId = await jobWith(["Ines Moor", "Jon Park"]);
    const page = await signedInPage(browser, app.url, email, `/jobs/${jobId}/board`);
    const panel = page.getByRole("complementary", { name: "Candidate" });
    const ines = page.getByRole("link", { name: "Ines Moor" });
    await until(async () => {
      await ines.focus();
      if ((await panel.count()) === 0) await page.keyboard.press("Enter");
      await panel.getByRole("heading", { level: 2, name: "Ines Moor" }).waitFor({ timeout: 2_000 });
    });
    expect(page.url()).toContain("/board?peek=");
    expect(await violations(page)).toEqual([]);
    await saveScreenshot(page, "board-peek-1440-light");

    await page.keyboard.press("a");
    await page.getByText("Ines Moor accepted").first().waitFor();
    // The next undecided candidate gets the focus, and the panel follows.
    await panel.getByRole("heading", { level: 2, name: "Jon Park" }).waitFor();
    await expect.poll(() => ines.count()).toBe(0);
    await page.keyboard.press("z");
    await page.getByText("Ines Moor is undecided again").first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Ines Moor");
    await panel.getByRole("heading", { level: 2, name: "Ines Moor" }).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("Escape");
    await expect.poll(() => panel.count()).toBe(0);
    // The panel opens 120 ms after the focus of a row.
    await page.waitForTimeout(500);
    expect(await panel.count()).toBe(0);
  },
);

test("on a phone in dark mode a card's menu moves candidates, without accessibility violations", async () => {
  const jobId = await jobWith(["Dora Quist", "Eli Stone"]);
  const page = await signedInPage(browser, app.url, email, `/jobs/${jobId}/board`, {
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
    hasTouch: true,
  });
  const menu = page.getByRole("button", { name: "Move Dora Quist to another stage" });
  const item = page.getByRole("menuitem", { name: "Offer" });
  await until(async () => {
    if (!(await item.isVisible())) await menu.click({ timeout: 1_000 });
    await item.waitFor({ timeout: 1_000 });
  });
  await saveScreenshot(page, "board-390-dark-menu");
  await item.click();
  await expect.poll(() => stageOf("Dora Quist")).toBe("Offer");
  expect(await violations(page)).toEqual([]);
  await saveScreenshot(page, "board-390-dark");
  // Only the board itself is wider than the screen, not the document.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a full stage shows its best 15, then 50, and links to the table, which links back", async () => {
  const jobId = await jobWith(Array.from({ length: 55 }, (_, at) => `Person ${String(at).padStart(2, "0")}`));
  const page = await signedInPage(browser, app.url, email, `/jobs/${jobId}/board`);
  const cards = column(page, "Applied").getByRole("listitem");
  await expect.poll(() => cards.count()).toBe(15);
  await page.getByRole("link", { name: "Show more of 55" }).click();
  await expect.poll(() => cards.count()).toBe(50);
  await page.getByRole("link", { name: "All 55 in the table" }).click();
  await page.waitForURL(`**/jobs/${jobId}?stage=Applied`);
  await page.getByRole("link", { name: "Show as a board of stages" }).click();
  await page.waitForURL(`**/jobs/${jobId}/board?stage=Applied`);
});

test("says that a job has no candidates, and shows no names in a blind review", async () => {
  const empty = await jobWith([]);
  const page = await signedInPage(browser, app.url, email, `/jobs/${empty}/board`);
  await page.getByText("No candidates yet").waitFor();
  const blind = await jobWith(["Fay Turner"], { blindReview: true });
  await page.goto(`/jobs/${blind}/board`);
  await page.getByRole("link", { name: "Candidate 1" }).waitFor();
  expect(await page.content()).not.toContain("Fay Turner");
});

test("moves several candidates from the table in one dialog, and one from the candidate's page", async () => {
  const jobId = await jobWith(["Gus Unger", "Hal Vogt"]);
  const page = await signedInPage(browser, app.url, email, `/jobs/${jobId}?view=all`);
  await page.getByRole("link", { name: "Gus Unger" }).waitFor();
  const select = page.getByRole("checkbox", { name: "Select all" });
  await until(async () => {
    if ((await page.getByRole("button", { name: "Move", exact: true }).count()) === 0) await select.click();
    await page.getByRole("button", { name: "Move", exact: true }).click({ timeout: 1_000 });
  });
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Move to").selectOption("Screen");
  await dialog.getByText("No applicant tracking system is linked").waitFor();
  await saveScreenshot(page, "move-dialog-1440-light");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Move 2" }).click();
  await expect.poll(() => stageOf("Hal Vogt")).toBe("Screen");

  await page.getByRole("link", { name: "Hal Vogt" }).click();
  const menu = page.getByRole("button", { name: "Stage: Screen. Move to another" });
  const item = page.getByRole("menuitem", { name: "Interview" });
  await until(async () => {
    if (!(await item.isVisible())) await menu.click({ timeout: 1_000 });
    await item.waitFor({ timeout: 1_000 });
  });
  await saveScreenshot(page, "application-stage-menu");
  await item.click();
  await expect.poll(() => stageOf("Hal Vogt")).toBe("Interview");
  await page.getByRole("region", { name: "Decisions" }).getByText("Moved to Interview").waitFor();
  expect(await violations(page)).toEqual([]);
});

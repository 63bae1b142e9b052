import type { Browser, Page } from "playwright";
import { beforeAll, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/access/actor";
import type { TestApp } from "../support/app";
import { violations } from "../support/accessibility";
import { onPhone } from "../support/look";
import { signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { applicant, configuredJob, exampleContent, ownerActor, ownerDb } from "../support/world";
import { sharedApp, sharedBrowser } from "../support/shared";
import { keepPicture } from "../support/keep-picture";

// A job's people by stage, in a browser: moved by dragging, by keys and by the card's menu.
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

async function jobWith(names: string[], { blindReview = false } = {}) {
  const { job } = await configuredJob(actor, {
    ...exampleContent(),
    flags: { rediscovery: false, blindReview },
  });
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
/** A page is drawn before it listens: what is done too early is done again. */
const until = (work: () => Promise<unknown>) => vi.waitFor(work, { timeout: 30_000, interval: 500 });

test.skipIf(onPhone)(
  "a card is dragged to another stage, which can be undone, and moved by keys alone",
  async () => {
    const jobId = await jobWith(["Ada Reyes", "Bo Lind", "Cleo Marsh"]);
    const page = await signedInPage(browser, app.url, email, `/jobs/${jobId}/board`);
    await column(page, "Applied").getByText("Ada Reyes").waitFor();
    expect(await violations(page)).toEqual([]);
    await keepPicture(page, "board-1440-light");

    await until(async () => {
      if ((await column(page, "Interview").getByText("Ada Reyes").count()) === 0)
        await card(page, "Ada Reyes").dragTo(column(page, "Interview"), { timeout: 5_000 });
      await column(page, "Interview").getByText("Ada Reyes").waitFor({ timeout: 2_000 });
    });
    await expect.poll(() => stageOf("Ada Reyes")).toBe("Interview");
    await page.getByText("Ada Reyes moved to Interview").first().waitFor();
    await page.keyboard.press("z");
    await expect.poll(() => stageOf("Ada Reyes"), { timeout: 15_000 }).toBe("Applied");
    await column(page, "Applied").getByText("Ada Reyes").waitFor();

    await page.getByRole("link", { name: "Bo Lind" }).focus();
    await page.keyboard.press("m");
    await page.getByRole("menuitem", { name: "Screen" }).press("Escape");
    await page.getByRole("link", { name: "Bo Lind" }).focus();
    await page.keyboard.press("m");
    await page.getByRole("menuitem", { name: "Screen" }).press("Enter");
    await column(page, "Screen").getByText("Bo Lind").waitFor();
    await expect.poll(() => stageOf("Bo Lind")).toBe("Screen");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), { timeout: 10_000 })
      .toBe("Bo Lind");
    await page.context().close();
  },
  120_000,
);

test.skipIf(onPhone)(
  "the keys of the table decide on the board too, and the panel goes along",
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
    await keepPicture(page, "board-peek-1440-light");

    await page.keyboard.press("a");
    await page.getByText("Ines Moor accepted").first().waitFor();
    // Whoever is next undecided has the focus, and the panel follows.
    await panel.getByRole("heading", { level: 2, name: "Jon Park" }).waitFor();
    await expect.poll(() => ines.count(), { timeout: 15_000 }).toBe(0);
    await page.keyboard.press("z");
    await page.getByText("Ines Moor is undecided again").first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), { timeout: 30_000 })
      .toBe("Ines Moor");
    await page.keyboard.press("Escape");
    await expect.poll(() => panel.count()).toBe(0);
    await page.context().close();
  },
  120_000,
);

test("on a phone and in the dark the board moves people by the menu of a card, and is free of obstacles", async () => {
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
  await keepPicture(page, "board-390-dark-menu");
  await item.click();
  await expect.poll(() => stageOf("Dora Quist"), { timeout: 15_000 }).toBe("Offer");
  expect(await violations(page)).toEqual([]);
  await keepPicture(page, "board-390-dark");
  // Nothing but the board itself is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.context().close();
}, 120_000);

test("a stage of many shows its best, then more of them, and leads to the table; the table leads back", async () => {
  const jobId = await jobWith(Array.from({ length: 55 }, (_, at) => `Person ${String(at).padStart(2, "0")}`));
  const page = await signedInPage(browser, app.url, email, `/jobs/${jobId}/board`);
  const cards = column(page, "Applied").getByRole("listitem");
  await expect.poll(() => cards.count()).toBe(15);
  await page.getByRole("link", { name: "Show more of 55" }).click();
  await expect.poll(() => cards.count(), { timeout: 15_000 }).toBe(50);
  await page.getByRole("link", { name: "All 55 in the table" }).click();
  await page.waitForURL(`**/jobs/${jobId}?stage=Applied`);
  await page.getByRole("link", { name: "Show as a board of stages" }).click();
  await page.waitForURL(`**/jobs/${jobId}/board?stage=Applied`);
  await page.context().close();
}, 120_000);

test("a job without anybody says so, and in blind review nobody is named", async () => {
  const empty = await jobWith([]);
  const page = await signedInPage(browser, app.url, email, `/jobs/${empty}/board`);
  await page.getByText("No candidates yet").waitFor();
  const blind = await jobWith(["Fay Turner"], { blindReview: true });
  await page.goto(`/jobs/${blind}/board`);
  await page.getByRole("link", { name: "Candidate 1" }).waitFor();
  expect(await page.content()).not.toContain("Fay Turner");
  await page.context().close();
}, 120_000);

test("several are moved from the table by one dialog that says who is not, and one from their own page", async () => {
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
  await keepPicture(page, "move-dialog-1440-light");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Move 2" }).click();
  await expect.poll(() => stageOf("Hal Vogt"), { timeout: 15_000 }).toBe("Screen");

  await page.getByRole("link", { name: "Hal Vogt" }).click();
  const menu = page.getByRole("button", { name: "Stage: Screen. Move to another" });
  const item = page.getByRole("menuitem", { name: "Interview" });
  await until(async () => {
    if (!(await item.isVisible())) await menu.click({ timeout: 1_000 });
    await item.waitFor({ timeout: 1_000 });
  });
  await keepPicture(page, "application-stage-menu");
  await item.click();
  await expect.poll(() => stageOf("Hal Vogt"), { timeout: 15_000 }).toBe("Interview");
  await page.getByRole("region", { name: "Decisions" }).getByText("Moved to Interview").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.context().close();
}, 120_000);

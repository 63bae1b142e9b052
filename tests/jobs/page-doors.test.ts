import type { Browser } from "playwright";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import type { TestApp } from "../support/app";
import { looksRight } from "../support/page-looks";
import { signedInPage } from "../support/person-browser";
import { newRecruiter, type Recruiter } from "../support/recruiter";
import { closeWindows, sharedApp, sharedBrowser } from "../support/shared";
import { applicant, configuredJob, ownerActor, ownerDb } from "../support/world";

// The workflow engine does not run here, so queued evaluations and drafts stay pending and can be stopped.
let app: TestApp;
let browser: Browser;
let owner: Recruiter;
let recruiter: Actor;

beforeAll(async () => {
  app = await sharedApp();
  owner = await newRecruiter(app.url);
  recruiter = await ownerActor(owner.email);
  browser = await sharedBrowser();
}, 300_000);
afterEach(closeWindows);

const jobTitled = async (title: string) => {
  const { id } = (await configuredJob(recruiter)).job;
  await ownerDb.job.update({ where: { id }, data: { title } });
  return id;
};

test("stops all queued evaluations of a job and no others", async () => {
  const jobId = await jobTitled("Backend Engineer");
  const otherJob = await jobTitled("Zookeeper");
  const waiting = [
    await applicant(recruiter, jobId, { fullName: "Ada Reyes", scoreStatus: "queued" }),
    await applicant(recruiter, jobId, { fullName: "Bo Lind", scoreStatus: "queued" }),
  ];
  const scored = await applicant(recruiter, jobId, { fullName: "Cy Oz", scoreStatus: "scored", overall: 80 });
  const elsewhere = await applicant(recruiter, otherJob, { fullName: "Di Fox", scoreStatus: "queued" });
  const page = await signedInPage(browser, app.url, owner.email, `/jobs/${jobId}`);
  const stop = page.getByRole("button", { name: "Stop 2 waiting" });
  await stop.waitFor();
  await looksRight(page, "stop-scoring");
  await stop.click();
  await page.getByText("2 evaluations were stopped.").first().waitFor();
  await stop.waitFor({ state: "detached" });
  const statusOf = async ({ id }: { id: string }) =>
    (await ownerDb.application.findUniqueOrThrow({ where: { id } })).scoreStatus;
  expect(await Promise.all([...waiting, scored, elsewhere].map(statusOf))).toEqual([
    "failed",
    "failed",
    "scored",
    "queued",
  ]);
});

test("adds a candidate to another job from their page, and does not offer jobs they are on", async () => {
  const job = await jobTitled("Night porter");
  const other = await jobTitled("Night manager");
  const { candidateId } = await applicant(recruiter, job, { fullName: "Eve Moss", scoreStatus: "scored" });
  const page = await signedInPage(browser, app.url, owner.email, `/candidates/${candidateId}`);
  await page.getByRole("button", { name: "Add to another job" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to another job" });
  await dialog.getByPlaceholder("Job title").fill("night");
  await dialog.getByRole("option", { name: "Night manager" }).waitFor();
  await expect.poll(() => dialog.getByRole("option").allInnerTexts()).toEqual(["Night manager"]);
  await looksRight(page, "add-to-job");
  await page.keyboard.press("Enter");
  await page.getByText("Added to the job. The evaluation follows.").first().waitFor();
  await page
    .getByRole("region", { name: "Applications" })
    .getByRole("link", { name: "Night manager" })
    .waitFor();
  expect(await ownerDb.application.count({ where: { candidateId, jobId: other } })).toBe(1);
});

test("Enter pressed before the search has answered chooses nothing that was found before", async () => {
  const on = await jobTitled("Sexton");
  await jobTitled("Night nurse");
  await jobTitled("Zoo vet");
  const { candidateId } = await applicant(recruiter, on, { fullName: "Gus Hale", scoreStatus: "scored" });
  const path = `/candidates/${candidateId}`;
  const page = await signedInPage(browser, app.url, owner.email, path);
  await page.getByRole("button", { name: "Add to another job" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to another job" });
  await dialog.getByRole("option", { name: "Zoo vet" }).waitFor();
  let answering = Promise.withResolvers<void>();
  await page.route("**/*", async (route) => {
    if (route.request().method() === "POST") await answering.promise;
    await route.continue();
  });
  await dialog.getByPlaceholder("Job title").fill("night");
  await page.keyboard.press("Enter");
  answering.resolve();
  await expect.poll(() => dialog.getByRole("option").allInnerTexts()).not.toContain("Zoo vet");
  await expect.poll(() => dialog.getByRole("option").allInnerTexts()).toContain("Night nurse");
  await page.waitForTimeout(1_000);
  expect(await ownerDb.application.count({ where: { candidateId } })).toBe(1);
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog");
  await palette.getByRole("combobox").fill("Sexton");
  await palette.getByRole("option", { name: "Sexton" }).waitFor();
  answering = Promise.withResolvers<void>();
  await palette.getByRole("combobox").fill("Night nurse");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(1_000);
  expect(new URL(page.url()).pathname).toBe(path);
  answering.resolve();
});

test("offers an older job to a candidate who is on all newer ones", async () => {
  await jobTitled("Potter, old");
  let candidateId = "";
  for (let at = 1; at <= 9; at++) {
    const jobId = await jobTitled(`Potter ${at}`);
    if (!candidateId) ({ candidateId } = await applicant(recruiter, jobId, { fullName: "Flo Dale" }));
    else
      await ownerDb.application.create({
        data: { organizationId: recruiter.organizationId, jobId, candidateId, number: 1 },
      });
  }
  const page = await signedInPage(browser, app.url, owner.email, `/candidates/${candidateId}`);
  await page.getByRole("button", { name: "Add to another job" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to another job" });
  await dialog.getByPlaceholder("Job title").fill("potter");
  await expect.poll(() => dialog.getByRole("option").allInnerTexts()).toEqual(["Potter, old"]);
});

test("editing a job changes only the fields that were edited, not those a colleague has changed meanwhile", async () => {
  const id = await jobTitled("Glazier");
  const page = await signedInPage(browser, app.url, owner.email, `/jobs/${id}`);
  await page.getByRole("button", { name: "More about this job" }).click();
  await page.getByRole("menuitem", { name: "Edit job" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit job" });
  await dialog.getByLabel("Title").fill("Master glazier");
  await ownerDb.job.update({ where: { id }, data: { location: "Lyon", stages: ["New", "Trial day"] } });
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: "Master glazier" }).waitFor();
  expect(await ownerDb.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
    title: "Master glazier",
    location: "Lyon",
    stages: ["New", "Trial day"],
  });

  await page.getByRole("button", { name: "More about this job" }).click();
  await page.getByRole("menuitem", { name: "Edit job" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
});

test("stays on the page when a job is created whose dialog was closed meanwhile", async () => {
  const page = await signedInPage(browser, app.url, owner.email, "/jobs");
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/jobs", async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  await page.getByRole("button", { name: "Create job" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create a job" });
  await dialog.getByRole("tab", { name: "Type or paste" }).click();
  await dialog
    .getByLabel("Job description")
    .fill("Gardener\nYou look after the gardens of the old town at night.");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await dialog.getByRole("button", { name: "Create job" }).click();
  await sent;
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  release();
  await answered;
  await page.waitForTimeout(1_000);
  expect(new URL(page.url()).pathname).toBe("/jobs");
  await page.getByRole("link", { name: "Gardener" }).waitFor();
});

test("stops a draft for the member who requested it, and tells others that only they can", async () => {
  const jobId = await jobTitled("Baker");
  const { organizationId, id: requestedBy } = recruiter;
  const draft = { organizationId, jobId, status: "generating" as const };
  const { id } = await ownerDb.scorecardDraft.create({ data: { ...draft, requestedBy: "somebody else" } });
  const page = await signedInPage(browser, app.url, owner.email, `/jobs/${jobId}/scorecard`);
  const stop = page.getByRole("button", { name: "Stop drafting" });
  await stop.click();
  await page.getByText("a colleague requested it: only they can stop it").first().waitFor();
  await ownerDb.scorecardDraft.update({ where: { id }, data: { requestedBy } });
  await looksRight(page, "stop-drafting");
  await stop.click();
  await stop.waitFor({ state: "detached" });
  await page.getByText("Cancelled before it was ready.").waitFor();
  expect(await ownerDb.scorecardDraft.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "failed",
  });
});

test("charts the credits used in the last thirty days without console errors, with a table as alternative", async () => {
  const { organizationId } = recruiter;
  const { balance } = await ownerDb.creditAccount.findUniqueOrThrow({ where: { organizationId } });
  await ownerDb.creditTransaction.createMany({
    data: Array.from({ length: 20 }, (_, day) => ({
      organizationId,
      key: `test:${day}`,
      description: "test",
      balanceAfter: balance,
      kind: day % 4 === 0 ? ("scorecard_generation" as const) : ("evaluation" as const),
      amount: -((day * 7) % 23) - 1,
      createdAt: new Date(Date.now() - day * 24 * 3_600_000),
    })),
  });
  const page = await signedInPage(browser, app.url, owner.email, "/jobs");
  const consoleErrors: string[] = [];
  page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  await page.goto("/credits");
  const bars = page.locator(".recharts-bar-rectangle path");
  await expect.poll(() => bars.count()).toBeGreaterThan(15);
  await looksRight(page, "credit-usage");
  await page.getByText("Show as a table").click();
  const table = page.getByRole("table", { name: "Credits used in the last 30 days" });
  expect(await table.getByRole("row").count()).toBe(21);
  expect(consoleErrors).toEqual([]);
});

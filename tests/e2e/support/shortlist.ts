import { type Browser, type Page, expect, test as base } from "@playwright/test";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fitsWindow, looksRightAsItIs } from "./look.ts";
import { thorough } from "../../support/thorough.ts";
import { untilHydrated } from "../../support/until-hydrated.ts";

/** Seeded by SEED=demo. */
const recruiter = { email: "recruiter@demo.example", password: "shortlist-demo" };
const samples = path.resolve(import.meta.dirname, "../../../samples");

const candidateFiles = [
  "01-amara-lindqvist.pdf",
  "03-katharina-vogt.docx",
  "05-margaret-okafor.pdf",
  "06-daniel-reyes.docx",
  "14-victor-langley.pdf",
  "15-ingrid-solheim-cut-short.pdf",
].map((file) => path.join(samples, "candidates", file));
/** All but the damaged one. */
const readable = candidateFiles.length - 1;
const jobFile = path.join(samples, "jobs/senior-backend-engineer.docx");

export async function signIn(page: Page, email = recruiter.email) {
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(recruiter.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/jobs");
}

/** Sets the time to undo decisions to 2 instead of 15 seconds, for test files about what follows it. */
export function shortenUndoTime() {
  const setUndoTime = async (browser: Browser, baseURL: string | undefined, seconds: string) => {
    const page = await browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } });
    await signIn(page);
    await page.goto("/settings");
    await untilHydrated(page);
    const field = page.getByLabel("Seconds to undo a decision");
    await field.fill(seconds);
    await page.locator("form", { has: field }).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
    await page.close();
  };
  base.beforeAll(({ browser, baseURL }) => setUndoTime(browser, baseURL, "2"));
  base.afterAll(({ browser, baseURL }) => setUndoTime(browser, baseURL, "15"));
}

/** Creates a job from a file and publishes its scorecard. Returns the job's id. */
export async function openJob(page: Page, { blindReview = false } = {}): Promise<string> {
  await page.goto("/jobs");
  await page.getByRole("button", { name: "Create job" }).click();
  await page.getByLabel("Choose a job description").setInputFiles(jobFile);
  await page.getByRole("dialog").getByRole("button", { name: "Create job" }).click();
  await page.waitForURL("**/scorecard");
  // The draft starts automatically.
  const publish = page.getByRole("button", { name: "Publish version 1" });
  await publish.waitFor({ timeout: 60_000 });
  if (blindReview) await page.getByLabel("Blind review").click();
  await publish.click();
  const dialog = page.getByRole("dialog", { name: "Publish version 1" });
  await expect(dialog.getByText(/First version with \d+ criteria/)).toBeVisible();
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await page.waitForURL(/\/jobs\/[0-9a-f-]{36}$/);
  return page.url().split("/").at(-1) ?? "";
}

type Cv = { name: string; mimeType: string; buffer: Buffer };

/** Adds a candidate for each CV on the open job page. Returns the dialog, which may still have a question. */
export async function addCvs(page: Page, cvs: string[] | Cv[]) {
  await page.getByRole("button", { name: "Add candidates" }).first().click();
  await page.getByLabel("Choose CVs").setInputFiles(cvs);
  const dialog = page.getByRole("dialog", { name: "Add candidates" });
  const count = cvs.length === 1 ? "1 candidate" : `${cvs.length} candidates`;
  await dialog.getByRole("button", { name: `Add ${count}` }).click();
  return dialog;
}

/** Another attempt of a test adds its own people: somebody with a known address is asked about, not added. */
export const ofThisAttempt = (text: string) => {
  const { retry, repeatEachIndex } = test.info();
  return text.replaceAll(
    /@(?=[a-z][\w.-]+\.example)/g,
    retry + repeatEachIndex ? `@${retry}-${repeatEachIndex}.` : "@",
  );
};

/** Adds one candidate with a CV on the open job page. */
export async function addCandidate(page: Page, name: string, text: string) {
  const mimeType = name.endsWith(".pdf") ? "application/pdf" : "text/plain";
  await addCvs(page, [{ name, mimeType, buffer: Buffer.from(ofThisAttempt(text)) }]);
}

/** Uploads the sample CVs and waits until each is scored or reported as unreadable. */
async function addCandidates(page: Page, jobId: string) {
  await page.goto(`/jobs/${jobId}`);
  const dialog = await addCvs(page, candidateFiles);
  await expect(dialog).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByText(`${candidateFiles.length} candidates added`).first()).toBeVisible();
  // No reload: the page updates automatically.
  await expect(page.locator("[data-application]")).toHaveCount(candidateFiles.length);
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(readable, {
    timeout: 90_000,
  });
  await expect(page.getByRole("cell", { name: "Not evaluated" })).toHaveCount(
    candidateFiles.length - readable,
  );
}

type Prepared = { jobId: string; storage: Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>> };

async function prepare(browser: Browser, baseURL: string | undefined): Promise<Prepared> {
  const page = await browser.newPage({ baseURL });
  await signIn(page);
  const jobId = await openJob(page);
  await addCandidates(page, jobId);
  const storage = await page.context().storageState();
  await page.close();
  return { jobId, storage };
}

/**
 * Tests that start signed in, with one job whose candidates are scored. Prepared once for all of them: the worker
 * that follows a failed test reuses the first one's job, because its candidates are stored already.
 */
export const test = base.extend<object, { prepared: Prepared }>({
  prepared: [
    async ({ browser }, use, { project }) => {
      const record = path.join(project.outputDir, "prepared.json");
      if (!existsSync(record)) {
        const made = await prepare(browser, project.use.baseURL);
        mkdirSync(project.outputDir, { recursive: true });
        writeFileSync(record, JSON.stringify(made));
      }
      await use(JSON.parse(readFileSync(record, "utf8")) as Prepared);
    },
    { scope: "worker", timeout: 240_000 },
  ],
  storageState: async ({ prepared }, use) => use(prepared.storage),
  // Waits after each navigation until the page handles keys, which takes seconds on a loaded machine. Checks the page
  // that a test ends on: how wide it is, and in thorough runs whether it meets WCAG.
  page: async ({ page }, use, info) => {
    const goto = page.goto.bind(page);
    page.goto = async (...address) => {
      const response = await goto(...address);
      await untilHydrated(page);
      return response;
    };
    await use(page);
    if (info.status === "passed") await (thorough ? looksRightAsItIs : fitsWindow)(page, "at-the-end");
  },
});

export { expect };

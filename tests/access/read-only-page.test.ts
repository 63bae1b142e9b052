import type { Page } from "playwright";
import { expect, test, vi } from "vitest";
import { configuredJob, ownerActor, ownerDb } from "../support/world";
import { systemActor } from "@/lib/platform/access/system";
import { addNote } from "@/lib/hiring/notes/add-note";
import { judgedApplicant } from "../support/judged";
import { violations } from "../support/accessibility";
import { signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";

// The main pages, opened by a read-only member: which acts its buttons and keys offer.
const app = await sharedApp();
const owner = await newRecruiter(app.url);
const reader = await newRecruiter(app.url);
const recruiter = await ownerActor(owner.email);
const { organizationId } = recruiter;
await ownerDb.member.deleteMany({ where: { user: { email: reader.email } } });
const { id: userId } = await ownerDb.user.findUniqueOrThrow({ where: { email: reader.email } });
await ownerDb.member.create({ data: { organizationId, userId, role: "read_only" } });
const { job, versionId, content } = await configuredJob(recruiter);
const { job: closed } = await configuredJob(recruiter);
await ownerDb.job.update({ where: { id: closed.id }, data: { status: "closed" } });
const { id: unset } = await ownerDb.job.create({
  data: { organizationId, title: "Data Engineer", description: "", createdBy: recruiter.id },
});
const judging = {
  recruiter,
  system: systemActor(organizationId, "billing"),
  jobId: job.id,
  versionId,
  content,
};
const { id: applicationId, candidateId } = await judgedApplicant(judging, [4, 3]);
const { id: withQuestions } = await judgedApplicant(judging, [2, null], "Bo Berg");
await ownerDb.criterionAssessment.updateMany({ data: { question: "Which versions did you run?" } });
await addNote(recruiter, { candidateId, applicationId, body: "Asked about notice.", mentions: [] });
/** Pages that offer acts to the owner. */
const pagesWithActs = [
  "/jobs",
  `/jobs/${job.id}`,
  `/jobs/${unset}`,
  `/applications/${applicationId}`,
  `/applications/${withQuestions}/interview`,
  `/candidates/${candidateId}`,
  "/talent-pool",
];
const pages = [
  "/jobs",
  `/jobs/${job.id}`,
  `/jobs/${job.id}/scorecard`,
  "/applications",
  `/applications/${applicationId}`,
  `/applications/${withQuestions}/interview`,
  "/candidates",
  `/candidates/${candidateId}`,
  "/talent-pool",
  "/credits",
  "/settings",
  "/approvals",
  "/agents",
  `/jobs/${unset}`,
  `/jobs/${closed.id}`,
];
const browser = await sharedBrowser();

/** The names of acts, but not of states with a count such as "Rejected 2". */
const acts =
  /^(?!\w+ed\d*$)(Accept|Reject|Reopen|Create job|Add |Set up|Draft|Publish|Start empty|Rediscover|Edit|Replace|Save$|Save view|Save as a note|Opt out|Erase|Evaluate|More about this job|Merge|Remove|More for|Buy|Connect |Make |Discard)/;

/** The names of a page's enabled buttons and links, and the descriptions of its keyboard shortcuts. */
async function offered(page: Page, at: string): Promise<string[]> {
  await page.goto(at);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  const main = page.getByRole("main");
  const buttons = await main
    .locator("button:enabled, a[href]")
    .evaluateAll((all) =>
      all
        .filter((button) => button.checkVisibility())
        .map((button) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim()),
    );
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  // A page renders before it listens to keys, so the first key may be lost.
  await vi.waitFor(
    async () => {
      if (!(await shortcuts.isVisible())) await page.keyboard.press("?");
      await shortcuts.waitFor({ timeout: 1_000 });
    },
    { timeout: 60_000 },
  );
  const keys = await shortcuts.locator("dt, dd, li, span").allTextContents();
  return [...buttons, ...keys.map((key) => key.trim())];
}

test("pages offer a read-only member no act, by button or by key", async () => {
  const owners = await signedInPage(browser, app.url, owner.email);
  const readers = await signedInPage(browser, app.url, reader.email);
  const toOwner: string[] = [];
  for (const at of pages) {
    const names = await offered(readers, at);
    expect(
      names.filter((name) => acts.test(name)),
      at,
    ).toEqual([]);
    if (pagesWithActs.includes(at))
      toOwner.push(...(await offered(owners, at)).filter((name) => acts.test(name)));
  }
  // The same pages offer these acts to the owner.
  for (const act of [
    "Accept",
    "Reject",
    "Create job",
    "Add candidates",
    "More about this job",
    "Edit",
    "Opt out",
    "Save as a note",
    "Rediscover for a job",
    "Evaluate again",
    "Accept, and go to the next",
    "Set up scorecard",
  ])
    expect(toOwner, act).toContainEqual(expect.stringMatching(new RegExp(`^${act}`)));
  for (const page of [owners, readers]) await page.context().close();
}, 180_000);

test("hides Add candidates on a closed job, and from a read-only member on one without a scorecard", async () => {
  const [unset, closed] = pages.slice(-2) as [string, string];
  for (const [{ email }, at, text] of [
    [owner, closed, "The job is closed and takes no new candidates."],
    [reader, closed, "The job is closed and takes no new candidates."],
    [reader, unset, "No scorecard yet"],
  ] as const) {
    const page = await signedInPage(browser, app.url, email);
    await page.goto(at);
    await page.getByRole("main").getByText(text).first().waitFor();
    expect(await page.getByRole("main").getByRole("button", { name: "Add candidates" }).count(), at).toBe(0);
    await page.context().close();
  }
});

test("a read-only member can read the evaluation, the notes and the scorecard, on desktop and phone", async () => {
  const page = await signedInPage(browser, app.url, reader.email);
  const [, , scorecard, , application] = pages as [string, string, string, string, string];
  for (const [at, text] of [
    [application, "Asked about notice."],
    [scorecard, "Only recruiters can change and publish it."],
  ] as const) {
    await page.goto(at);
    for (const [colorScheme, width] of [
      ["light", 1440],
      ["dark", 390],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.getByText(text).first().waitFor();
      await expect.poll(() => violations(page), { message: at }).toEqual([]);
    }
  }
  // The field for what counts as evidence is read-only.
  await page.getByRole("button", { name: "Details of PostgreSQL in production" }).click();
  const evidence = page.getByLabel("What counts as evidence").first();
  await evidence.waitFor();
  expect(await evidence.isEditable()).toBe(false);
  await page.context().close();
});

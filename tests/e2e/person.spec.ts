import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { addCandidate, addCvs, expect, openJob, test } from "./support/shortlist.ts";
import { docx, paragraph, run } from "../documents/hand-made-docx.ts";
import { countPrints, looksRight } from "./support/look.ts";
import { thorough } from "../support/thorough.ts";

/** Opens the page of the person with this name. */
async function openPerson(page: Page, name: string) {
  await page.goto(`/candidates?q=${encodeURIComponent(name)}`);
  await page.locator("[data-rows] [data-row]").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(name));
}

test("corrects a person's name, e-mail address and phone number, and shows the previous values", async ({
  page,
}) => {
  await openPerson(page, "Daniel Reyes");
  const person = page.getByRole("region", { name: "Person" });
  await person.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit person" });
  const email = dialog.getByLabel("Email");
  const fields = [email, dialog.getByLabel("Name"), dialog.getByLabel("Phone")] as const;
  const before = await Promise.all(fields.map((field) => field.inputValue()));
  await email.fill("daniel at example");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("That is not an e-mail address.");
  await expect(email).toHaveValue("daniel at example");
  await looksRight(page, "edit-refused");
  const corrected = ["daniel@corrected.example", "Daniel J. Reyes", "+44 20 7946 0958"];
  for (const [at, field] of fields.entries()) await field.fill(corrected[at] ?? "");
  await email.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Daniel J. Reyes");
  for (const [at, value] of corrected.entries()) {
    await expect(person).toContainText(value);
    const previous = before[at];
    await expect(person).toContainText(previous ? `previously ${previous}` : "previously empty");
  }
  await looksRight(page, "edited");
  // Restores the values: other tests find this person by those of the CV.
  await person.getByRole("button", { name: "Edit" }).click();
  for (const [at, field] of fields.entries()) await field.fill(before[at] ?? "");
  await email.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(person).not.toContainText("Changed by");
});

test("corrects what was read in a CV, shows by whom, and takes it back", async ({ page }) => {
  await openPerson(page, "Daniel Reyes");
  const roles = page.getByRole("region", { name: /^Roles/ });
  const read = await roles.getByRole("listitem").allTextContents();
  await roles.getByRole("button", { name: "Correct: Roles" }).click();
  const dialog = page.getByRole("dialog", { name: "Correct what was read: Roles" });
  await looksRight(page, "correct-roles");
  const entries = dialog.getByRole("group");
  await dialog.getByRole("button", { name: "Add an entry" }).click();
  const added = entries.last();
  await added.getByLabel("Title").fill("Harbour Master");
  await added.getByLabel("From").fill("March 2019");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("That is not a month. Write 2021-03");
  await looksRight(page, "correct-roles-refused");
  await added.getByLabel("From").fill("2019-03");
  await added.getByLabel("until now").click();
  await expect(added.getByLabel("Until", { exact: true })).toBeDisabled();
  await dialog.getByRole("button", { name: "Remove entry 1", exact: true }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(roles).toContainText("Harbour Master");
  await expect(roles).toContainText("Mar 2019 – now");
  await expect(roles).toContainText(/Corrected by .+/);
  await expect(roles.getByRole("listitem")).toHaveCount(read.length);
  const certificates = page.getByRole("region", { name: "Certificates" });
  await expect(certificates.getByRole("button", { name: "Correct: Certificates" })).toBeVisible();
  await looksRight(page, "corrected");
  await roles.getByRole("button", { name: "Show what was read again: Roles" }).click();
  await expect(roles).not.toContainText("Corrected by");
  expect(await roles.getByRole("listitem").allTextContents()).toEqual(read);
});

test("reads an unreadable CV again, allows acceptance once somebody has read it, and replaces it", async ({
  page,
}) => {
  await openJob(page);
  await addCandidate(page, "wanda-cut-short.pdf", `%PDF-1.7 cut short ${Date.now()}`);
  const row = page.locator("[data-application]", { hasText: "Not evaluated" });
  await row.locator("[data-row]").click();

  const unread = page.getByText("The CV could not be read", { exact: true }).locator("../..");
  await unread.getByRole("button", { name: "Read again" }).click();
  await expect(page.getByText("The file is being read again.").first()).toBeVisible();
  await expect(unread).toBeVisible();
  await looksRight(page, "unreadable");

  await page.getByRole("button", { name: /^Accept/ }).click();
  const decision = page.getByRole("dialog", { name: /^Accept/ });
  await expect(decision).toContainText("nobody has looked at it yet");
  await expect(decision.getByRole("button", { name: "Accept" })).toBeDisabled();
  await looksRight(page, "accept-waits");
  await page.keyboard.press("Escape");
  await unread.getByRole("button", { name: "I have read it myself" }).click();
  await expect(unread).toContainText(/ read the original \d/);
  await page.getByRole("button", { name: /^Accept/ }).click();
  await expect(decision.getByRole("button", { name: "Accept" })).toBeEnabled();
  await page.keyboard.press("Escape");

  await unread.getByRole("button", { name: "Replace" }).click();
  const replace = page.getByRole("dialog", { name: "Replace the CV" });
  await replace.getByLabel("Choose a file").setInputFiles({
    name: "wanda.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(
      "Wanda Wren\nwanda@wren.example\n\nExperience\nBackend Engineer, Wren Works, 2015 - 2020\nRan PostgreSQL in production.",
    ),
  });
  await looksRight(page, "replace");
  await replace.getByRole("button", { name: "Replace" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wanda Wren", { timeout: 60_000 });
  await expect(unread).toHaveCount(0);
  await page.getByRole("tab", { name: /^Files/ }).click();
  await expect(page.getByText("An earlier CV")).toBeVisible();
  await looksRight(page, "files");
});

test("evaluates the typed text of an unreadable CV, and lists it as typed by hand", async ({ page }) => {
  await openJob(page);
  await addCandidate(page, "xenia-cut-short.pdf", `%PDF-1.7 cut short ${Date.now()}`);
  await page.locator("[data-application] [data-row]").click();
  await page.getByRole("button", { name: "Type the text" }).click();
  const dialog = page.getByRole("dialog", { name: "Type what the CV says" });
  const text = dialog.getByLabel("Text of the CV");
  await text.fill("Too short.");
  await dialog.getByRole("button", { name: "Add the text" }).click();
  expect(await text.evaluate((field: HTMLTextAreaElement) => field.validity.tooShort)).toBe(true);
  await looksRight(page, "typed");
  await text.fill(
    "Xenia Xu\n\nExperience\nBackend Engineer, Xu Works, 2015 - 2020\nRan PostgreSQL in production.",
  );
  await dialog.getByRole("button", { name: "Add the text" }).click();
  await expect(page.getByText(/likely \d+ to \d+|^\d+ of 100/).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Ran PostgreSQL in production.").first()).toBeVisible();
  await page.getByRole("tab", { name: /^Files/ }).click();
  await expect(page.getByText("CV typed by hand.txt")).toBeVisible();
});

test("shows the original of a PDF with its quotes marked, and its text on request", async ({
  page,
  prepared,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  const fetched = page.waitForRequest(/\/api\/attachments\/[0-9a-f-]+\/original/);
  await page.goto(`/jobs/${prepared.jobId}`);
  await page.getByRole("link", { name: "Amara Lindqvist" }).click();
  const address = (await fetched).url();
  const first = page.getByRole("region", { name: "Page 1" });
  await expect(first.locator("canvas")).toBeVisible();
  await expect(first).toContainText("Amara Lindqvist");
  const quote = page.locator("button[aria-pressed]").first();
  await quote.click();
  const chosen = page.locator("mark.bg-accent");
  await expect(chosen.first()).toBeInViewport();
  const fold = (text: string) => text.replace(/[\s-]+/g, "");
  expect(fold((await chosen.allTextContents()).join(""))).toBe(
    fold(await quote.locator("span").first().innerText()),
  );
  await looksRight(page, "original");
  await page.setViewportSize({ width: 390, height: 900 });
  await first.scrollIntoViewIfNeeded();
  await looksRight(page, "original-on-phone");

  // The file's URL works only in this session, and its expiry cannot be changed.
  const { request } = page.context();
  expect((await request.get(address)).status()).toBe(200);
  expect((await request.get(address.replace(/expires=\d+/, "expires=9999999999"))).status()).toBe(403);
  const stranger = await page
    .context()
    .browser()!
    .newContext({ storageState: { cookies: [], origins: [] } });
  expect((await stranger.request.get(address)).status()).toBe(401);
  await stranger.close();

  // A desktop shows both, each scrolled to the quote. A phone has room for one.
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.getByRole("button", { name: "Show both" }).click();
  const text = page.getByRole("region", { name: "Text", exact: true });
  await expect(text).toContainText("Amara Lindqvist");
  await page.getByRole("region", { name: "Original" }).focus();
  const last = page.locator("button[aria-pressed]").last();
  await last.click();
  await expect(first.locator("mark.bg-accent").first()).toBeInViewport();
  await expect(text.locator("mark.bg-accent").first()).toBeInViewport();
  await looksRight(page, "original-and-text");
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(text).toBeHidden();
  await expect(page.getByRole("button", { name: "Show the original" })).toBeHidden();

  // The choice survives a reload.
  await page.getByRole("button", { name: "Show as text" }).click();
  await expect(first.locator("canvas")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Show the original" })).toBeVisible();
  await page.getByRole("button", { name: "Show the original" }).click();
  await expect(first.locator("canvas")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("shows a DOCX and a scan as text, page by page, with their quotes marked", async ({ page }) => {
  test.setTimeout(240_000);
  const section = (heading: string, ...lines: string[]) =>
    [heading, ...lines].map((line) => paragraph(run(line))).join("");
  const broken = paragraph('<w:r><w:br w:type="page"/></w:r>');
  const cv = docx(
    section("Dora Quist", "dora@quist.example", "", "Experience") +
      section("Backend Engineer, Quist Works, 2012 - 2020", "Ran PostgreSQL in production.") +
      broken +
      section("Education", "MSc Computer Science, University of Lund, 2011"),
  );
  const scan = "samples/candidates/13-robert-sandoval-scan.pdf";
  await openJob(page);
  const dialog = await addCvs(page, [
    { name: "dora.docx", mimeType: "application/octet-stream", buffer: Buffer.from(cv) },
    { name: "scan.pdf", mimeType: "application/pdf", buffer: readFileSync(scan) },
  ]);
  const judged = page.getByRole("cell", { name: /^\d+ of 100, likely/ });
  const second = dialog.getByRole("button", { name: "Create a second record" });
  await expect(judged.or(second).first()).toBeVisible({ timeout: 90_000 });
  if (await second.isVisible()) await second.click();
  await expect(judged).toHaveCount(2, { timeout: 90_000 });

  await page.getByRole("link", { name: "Dora Quist" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(page.getByRole("region", { name: "Page 2" })).toContainText("University of Lund");
  await page.locator("button[aria-pressed]").first().click();
  await expect(
    page.getByRole("region", { name: "Page 1" }).locator("mark.bg-accent").first(),
  ).toBeInViewport();
  await looksRight(page, "docx");
  await page.goBack();

  await page.getByRole("link", { name: "Robert Sandoval" }).click();
  await expect(page.getByText(/read by text recognition/).first()).toBeVisible();
  await page.locator("button[aria-pressed]").first().click();
  await expect(page.locator("mark.bg-accent").first()).toBeInViewport();
  await looksRight(page, "scan");
});

test("offers the text of an original that cannot be fetched", async ({ page, prepared }) => {
  await page.route(/\/original\?/, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto(`/jobs/${prepared.jobId}`);
  await page.getByRole("link", { name: "Amara Lindqvist" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "The original cannot be shown" });
  await expect(failure).toBeVisible();
  await looksRight(page, "original-failed");
  await failure.getByRole("button", { name: "Show the text" }).click();
  await expect(page.getByRole("region", { name: "Page 1" })).toContainText("Amara Lindqvist");
});

test("offers rejection reasons from the organization's list, which administrators edit", async ({ page }) => {
  await page.goto("/settings");
  const list = page.getByLabel("One reason per line");
  const before = await list.inputValue();
  await list.fill(`${before}\nLives on the moon\nlives on the moon`);
  const form = page.locator("form", { has: list });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toContainText("The same reason is listed twice.");
  await list.fill(`${before}\nLives on the moon`);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved").first()).toBeVisible();
  await looksRight(page, "reasons");

  await openJob(page);
  await addCandidate(
    page,
    "moon.txt",
    `Luna Lowell\nluna-${Date.now()}@lowell.example\n\nExperience\nEngineer, Lowell Works, 2015 - 2020\nRan PostgreSQL.`,
  );
  // An evaluation that arrives after the preview would refuse the decision.
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(1, { timeout: 90_000 });
  await page.getByRole("link", { name: "Luna Lowell" }).click();
  await page.getByRole("button", { name: /^Reject/ }).click();
  const dialog = page.getByRole("dialog", { name: "Reject Luna Lowell" });
  await dialog.getByLabel("Reason").selectOption("Lives on the moon");
  await expect(dialog).toContainText("The reason “Lives on the moon” is kept with the decision.");
  await looksRight(page, "reject-with-reason");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByRole("region", { name: "Decisions" })).toContainText("Reason: Lives on the moon");

  await page.goto("/settings");
  await list.fill(before);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved").first()).toBeVisible();
});

/** Whether pages may copy and read what was copied: versions of Chromium differ in what they allow unasked. */
async function setClipboard(page: Page, setting: "granted" | "denied") {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send("Target.getTargetInfo");
  for (const name of ["clipboard-write", "clipboard-read"])
    await session.send("Browser.setPermission", {
      permission: { name, allowWithoutSanitization: false },
      setting,
      origin: new URL(page.url()).origin,
      browserContextId: targetInfo.browserContextId,
    });
}

test("drafts interview questions, which can be edited, printed, copied and saved as a note", async ({
  page,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}`);
  await page.getByRole("link", { name: "Daniel Reyes" }).click();
  await page.getByRole("link", { name: "Interview questions" }).click();
  const questions = page.getByLabel("Questions");
  await expect(questions).toHaveValue(/^1\. .+\?/);
  await looksRight(page, "interview");
  await questions.fill("1. What did you build with React?");
  const printed = await countPrints(page);
  await page.getByRole("button", { name: "Print" }).click();
  expect(await printed()).toBe(1);
  await setClipboard(page, "denied");
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("The browser does not allow copying here.").first()).toBeVisible();
  await setClipboard(page, "granted");
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Questions copied").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("1. What did you build with React?");
  await page.getByRole("button", { name: "Save as a note" }).click();
  await expect(page.getByText("Saved as a note for your team.").first()).toBeVisible();
  await page.getByRole("link", { name: "Daniel Reyes" }).click();
  const note = page.getByRole("region", { name: /^Notes/ }).getByRole("article");
  await expect(note).toContainText("What did you build with React?");
  await note.getByRole("button", { name: "Delete" }).click();
  await note.getByRole("button", { name: "Delete permanently" }).click();
  await expect(note).toHaveCount(0);
});

const harbour = "Backend Engineer, Harbour, 2021 - 2025\nWrote services in Go.";
const tide = (year: number) => `Backend Engineer, Tide, ${year} - 2021\nRan PostgreSQL in production.`;

const sharedMarks = [
  {
    mark: "e-mail address",
    first: (now: number) => `Mira Sandoval\nmira-${now}@sandoval.example\n\nExperience\n${tide(2016)}`,
    second: (now: number) => `Mira S. Ortega\nMira-${now}@sandoval.example\n\nExperience\n${harbour}`,
  },
  {
    mark: "phone number",
    first: (now: number) => `Ilse Brandt\n+49 30 ${now % 1e8}\n\nExperience\n${tide(2015)}`,
    second: (now: number) => `Ilse B. Kern\n0049 (30) ${now % 1e8}\n\nExperience\n${harbour}`,
  },
  {
    mark: "CV",
    first: (now: number) => `Oona Virta\n\nExperience\n${tide(2014)}\nTicket ${now}.`,
    // The same text in another layout.
    second: (now: number) => `Oona Virta\n\n\n Experience\n\n${tide(2014)}\n\n  Ticket  ${now}.\n`,
  },
];

for (const { mark, first, second } of thorough ? sharedMarks : sharedMarks.slice(0, 1))
  test(`proposes two records with the same ${mark} as one person, merges them, and undoes the merge`, async ({
    page,
  }) => {
    const now = Date.now();
    const [name = "", other = ""] = [first(now), second(now)].map((cv) => cv.split("\n")[0] ?? "");
    await openJob(page);
    await addCandidate(page, "first.txt", first(now));
    await expect(page.locator("[data-application]", { hasText: name })).toHaveCount(1, { timeout: 60_000 });
    await openJob(page);
    await addCandidate(page, "second.txt", second(now));
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Create a second record from second.txt" })
      .click();
    await page.locator("[data-application] [data-row]").click({ timeout: 60_000 });
    await page.getByRole("link", { name: "Profile" }).click();
    const same = page.getByRole("region", { name: "Same person" });
    await expect(same).toContainText(`Possibly the same person: ${name}`);
    await expect(same).toContainText(`same ${mark}`);
    await looksRight(page, "same-person");
    await same.getByRole("button", { name: "Merge into this one" }).click();
    await expect(same).toContainText(`Merged with another record: ${name}`);
    await expect(page.getByText("first.txt").first()).toBeVisible();
    await looksRight(page, "merged");

    // The merged record links to this one.
    await same.getByRole("link", { name }).click();
    await expect(same).toContainText("This record was merged into another");
    await same.getByRole("button", { name: "Undo merge" }).click();
    await expect(same).toContainText(`Possibly the same person: ${other}`);
  });

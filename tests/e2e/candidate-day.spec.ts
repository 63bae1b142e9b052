import type { Browser, Page } from "@playwright/test";
import { untilHydrated } from "../support/until-hydrated.ts";
import { addCandidate, expect, ofThisAttempt, openJob, shortenUndoTime, test } from "./support/shortlist.ts";
import { looksRight } from "./support/look.ts";

shortenUndoTime();

const address = (of = "wilma") => ofThisAttempt(`${of}@farrow.example`);
const cv = () =>
  `Wilma Farrow\n${address()}\n\nExperience\nBackend Engineer, Works, 2016 - 2018\nRan PostgreSQL.`;

/** A browser of somebody without an account. */
const visitor = (browser: Browser, baseURL: string | undefined, locale = "en-GB") =>
  browser.newPage({ baseURL, locale, storageState: { cookies: [], origins: [] } });

/** The link to a candidate's own page in the newest mail to them with this subject. */
async function mailedLink(page: Page, subject: RegExp): Promise<string> {
  const mail = page.getByRole("article").filter({ hasText: address() }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.goto("/dev/mail");
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  const href = await mail.locator("a[href*='/my-application?token=']").getAttribute("href");
  return new URL(href ?? "").pathname + new URL(href ?? "").search;
}

test("a candidate's day: notice, link, decision, explanation, reconsideration and its answer", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const jobId = await openJob(page);
  await addCandidate(page, "day.txt", cv());
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(1, { timeout: 90_000 });
  const applicationId = await page.locator("[data-application]").first().getAttribute("data-application");

  // The organization publishes its notice.
  await page.goto("/settings/notice");
  await page.getByLabel("New York City").check();
  await page.getByLabel("EU and EEA").check();
  await page.getByLabel("Who to ask (e-mail)").fill("people@demo.example");
  await page.getByLabel("Introduction (English)").fill("We read every application ourselves.");
  await page.getByRole("button", { name: "Publish the notice" }).click();
  await expect(page.getByText("Public since").first()).toBeVisible();
  // Nothing of the others' jobs is evaluated before the ten business days otherwise.
  await page.getByRole("switch", { name: /Wait for the notice/ }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await looksRight(page, "settings");
  const publicPage = new URL((await page.locator(`a[href$='${jobId}']`).first().getAttribute("href")) ?? "")
    .pathname;

  // A candidate reads it without an account, in English and German.
  const candidate = await visitor(browser, baseURL);
  await candidate.goto(publicPage);
  await untilHydrated(candidate);
  await expect(candidate.getByText("We read every application ourselves.")).toBeVisible();
  await expect(candidate.getByText(/Local Law 144/)).toBeVisible();
  await expect(candidate.getByText("What the tool assesses")).toBeVisible();
  await looksRight(candidate, "notice");
  const german = await visitor(browser, baseURL, "de-DE");
  await german.goto(publicPage);
  await expect(german.getByText(/Datenschutz-Grundverordnung/)).toBeVisible();
  await looksRight(german, "notice-german");

  // Everybody gets the same answer; only an address on record gets a mail.
  await candidate.getByLabel("E-mail address").fill("nobody@farrow.example");
  await candidate.getByRole("button", { name: "Send me the link" }).click();
  const answer = candidate.getByText("If an application with this address is on record");
  await expect(answer).toBeVisible();
  await candidate.goto(publicPage);
  await candidate.getByLabel("E-mail address").fill(address().toUpperCase());
  await candidate.getByRole("button", { name: "Send me the link" }).click();
  await expect(answer).toBeVisible();
  await candidate.goto(await mailedLink(candidate, /^Your application to/m));
  await expect(candidate.getByText("This application has not been decided yet.")).toBeVisible();
  await expect(candidate.getByText("The tool’s part")).toHaveCount(0);
  await looksRight(candidate, "undecided");

  // The recruiter rejects with a letter, which links to the page.
  await page.goto(`/applications/${applicationId}`);
  await page.getByRole("button", { name: /^Reject/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Also write to the candidate" }).click();
  await dialog.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(page.getByRole("region", { name: "Decisions" })).toContainText("A letter was sent", {
    timeout: 60_000,
  });
  const own = await mailedLink(candidate, /look at it again/);
  await candidate.goto(own);
  await expect(candidate.getByText("does not take this application further.")).toBeVisible();
  await expect(candidate.getByText("The tool’s part")).toBeVisible();
  await expect(candidate.getByText(/instead of [\d.]+\.$/).first()).toBeVisible();
  await looksRight(candidate, "decided");
  await german.goto(own);
  await expect(german.getByText("Der Anteil des Werkzeugs")).toBeVisible();
  await looksRight(german, "decided-german");

  // The candidate downloads what is held, and asks a person to look again.
  const [download] = await Promise.all([
    candidate.waitForEvent("download"),
    candidate.getByRole("link", { name: "Download everything (JSON)" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("my-data.json");
  await candidate.getByLabel("What should the person know?").fill("I have run PostgreSQL since 2012.");
  await candidate.getByRole("button", { name: "Ask a person to look again" }).click();
  await expect(candidate.getByText("Your request was sent.", { exact: false })).toBeVisible();
  await looksRight(candidate, "asked");

  // A recruiter takes it on and answers; the answer is on the page.
  await page.goto("/requests");
  const request = page.getByRole("listitem").filter({ hasText: "I have run PostgreSQL since 2012." });
  await request.getByRole("button", { name: "Take it on" }).click();
  await expect(request.getByText("works on it", { exact: false })).toBeVisible();
  await looksRight(page, "requests");
  await request.getByLabel("Outcome").selectOption("unchanged");
  await request.getByLabel("Answer to the candidate").fill("We read it again, and stay with the decision.");
  await request.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByRole("heading", { name: /^Answered/ })).toBeVisible();
  await candidate.goto(await mailedLink(candidate, /was answered/));
  await expect(candidate.getByText("We read it again, and stay with the decision.")).toBeVisible();
  await Promise.all([candidate.close(), german.close()]);
});

test("somebody who asks for people alone has no score, and the list says so", async ({
  page,
  browser,
  baseURL,
}) => {
  const jobId = await openJob(page);
  await addCandidate(
    page,
    "alone.txt",
    cv().replaceAll("Wilma", "Fergus").replace(address(), address("fergus")),
  );
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(1, { timeout: 90_000 });
  await page.goto("/settings/notice");
  const url = await page.locator(`a[href$='${jobId}']`).first().getAttribute("href");
  const candidate = await visitor(browser, baseURL);
  await candidate.goto(new URL(url ?? "").pathname);
  await candidate.getByLabel("E-mail address").fill(address("fergus"));
  await candidate.getByRole("button", { name: "Send me the link" }).click();
  const mail = candidate
    .getByRole("article")
    .filter({ hasText: address("fergus") })
    .first();
  await expect(async () => {
    await candidate.goto("/dev/mail");
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await candidate.goto((await mail.locator("a[href*='token=']").getAttribute("href")) ?? "");
  await candidate.getByRole("button", { name: "Ask for a review by people alone" }).click();
  await expect(candidate.getByText("Recorded: people alone look at this application.")).toBeVisible();
  await candidate.close();

  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByText("1 applicant asked for a review by people alone")).toBeVisible();
  await page.getByRole("link", { name: "Show them" }).click();
  await expect(page.getByRole("cell", { name: "Human review asked" })).toBeVisible();
  await looksRight(page, "list");
  const applicationId = await page.locator("[data-application]").first().getAttribute("data-application");
  await page.goto(`/applications/${applicationId}`);
  await expect(page.getByText("For people alone").first()).toBeVisible();
});

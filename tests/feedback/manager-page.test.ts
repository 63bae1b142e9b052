import "../support/database";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Browser, Page } from "playwright";
import type { Actor } from "@/lib/platform/access/actor";
import { startApp, type TestApp } from "../support/app";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { Mailbox } from "../support/mailbox";
import { expectAccessible, looksRight } from "../support/page-looks";
import { openBrowser, signedInPage } from "../support/person-browser";
import { newRecruiter, PASSWORD, type Recruiter } from "../support/recruiter";
import { untilHydrated } from "../support/until-hydrated";
import { ownerActor, ownerDb } from "../support/world";

// As in production: a hiring manager is invited to a job and asked for feedback by e-mail, and answers on a phone.
const mailbox = new Mailbox();
const email = "hana-manager@acme.example";
const people = ["Ada Reyes", "Bo Sand", "Chika Obi"];
let app: TestApp;
let browser: Browser;
let owner: Recruiter;
let actor: Actor;
let jobId: string;
let applicationIds: string[];

beforeAll(async () => {
  const env = { SMTP_URL: await mailbox.open(), MAIL_FROM: "Shortlist <shortlist@example.com>" };
  app = await startApp({ engine: true, env });
  browser = await openBrowser();
  owner = await newRecruiter(app.url);
  actor = await ownerActor(owner.email);
  const judging = await jobToJudge(actor);
  ({ jobId } = judging);
  applicationIds = [];
  for (const name of people) applicationIds.push((await judgedApplicant(judging, [4, 1], name)).id);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await mailbox.close();
});

/** The link in a letter to the manager whose address matches. */
const mailed = (address: RegExp) =>
  vi.waitFor(
    () => {
      const text = mailbox
        .lettersTo(email)
        .map((letter) => letter.text)
        .join("\n");
      const link = address.exec(text)?.[0];
      expect(link).toBeDefined();
      return { link: link!, text };
    },
    { timeout: 60_000, interval: 100 },
  );

/** A page of the recruiter's, with patience: the engine and mails run beside it. */
async function recruiterPage(path: string): Promise<Page> {
  const page = await signedInPage(browser, app.url, owner.email, path);
  page.setDefaultTimeout(30_000);
  return page;
}

let phone: Page;

test(
  "a recruiter invites a hiring manager to a job by mail, who lands on it",
  { timeout: 180_000 },
  async () => {
    const page = await recruiterPage(`/jobs/${jobId}`);
    await untilHydrated(page);
    await page.getByRole("button", { name: "More about this job" }).click();
    await page.getByRole("menuitem", { name: "Hiring team" }).click();
    const dialog = page.getByRole("dialog", { name: "Hiring team" });
    await dialog.getByLabel("Somebody who is not listed").fill(email);
    await looksRight(page, "invite-to-team");
    await dialog.getByRole("button", { name: "Invite" }).click();
    await page.getByText(`An invitation to this job goes to ${email}`).first().waitFor();
    await page.context().close();

    const { title } = await ownerDb.job.findUniqueOrThrow({ where: { id: jobId } });
    const { link, text } = await mailed(/http:\S+\/invitation\?token=[\w.-]+/);
    expect(text).toContain(`the hiring team of ${title}`);
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: "reduce",
      baseURL: app.url,
    });
    phone = await context.newPage();
    await phone.goto(link);
    await phone.getByText(title).first().waitFor();
    await expectAccessible(phone, "invitation-to-job");
    await phone.getByLabel("Name").fill("Hana Manager");
    await phone.getByLabel("Password").fill(PASSWORD);
    await phone.getByRole("button", { name: "Create account and join" }).click();
    await phone.waitForURL(`**/jobs/${jobId}`);
    for (const name of people) await phone.getByText(name).first().waitFor();
    expect(await ownerDb.hiringTeamMember.count({ where: { jobId, member: { user: { email } } } })).toBe(1);
  },
);

test("the manager rates three people on a phone, from the mail", { timeout: 180_000 }, async () => {
  const page = await recruiterPage(`/jobs/${jobId}`);
  await untilHydrated(page);
  await page.getByRole("checkbox", { name: /all/i }).first().click();
  await page.getByRole("button", { name: "Ask for feedback" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask for feedback on 3 candidates" });
  await expect.poll(() => dialog.getByRole("checkbox", { name: /Hana Manager/ }).isChecked()).toBe(true);
  await looksRight(page, "ask-for-feedback");
  await dialog.getByRole("button", { name: "Ask for feedback" }).click();
  await page.getByText("3 requests sent").first().waitFor();
  await page.context().close();

  const { link, text } = await mailed(new RegExp(`http:\\S+/jobs/${jobId}/feedback`));
  expect(text).toContain("asks for your feedback on 3 candidates");
  await phone.goto(link);
  await untilHydrated(phone);
  await phone.getByText("2 candidates to go").waitFor();
  await expectAccessible(phone, "feedback-form");
  for (const [at, answer] of ["Yes", "No", "Yes"].entries()) {
    await phone.getByRole("heading", { level: 1, name: people[at]! }).waitFor();
    for (const choice of await phone.getByText("Clearly met", { exact: true }).all()) await choice.tap();
    await phone
      .getByRole("group", { name: "Would you go on with this candidate?" })
      .getByText(answer, { exact: true })
      .tap();
    await phone.getByLabel("Why").fill("Ran it for years, and says how.");
    await phone.getByRole("button", { name: /^Save/ }).tap();
  }
  await phone.getByText("Nothing waits for your feedback").waitFor();
  await expectAccessible(phone, "feedback-done");
});

test("the recruiter sees agreement and difference beside the score", { timeout: 180_000 }, async () => {
  const [applicationId] = applicationIds as [string];
  const { overall } = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  const page = await recruiterPage(`/applications/${applicationId}`);
  await page.getByRole("link", { name: "Team: 1 yes, 0 no" }).waitFor();
  // Four of four beside 1 of 4 by the evaluation.
  await page.getByText("the evaluation differs from them on 1 criterion").waitFor();
  const section = page.getByRole("region", { name: "Feedback" });
  await section.getByText("The evaluation is lower").waitFor();
  await section.getByText("The evaluation agrees").waitFor();
  await section.getByText("Ran it for years, and says how.").waitFor();
  await looksRight(page, "feedback-beside-the-score");
  expect((await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } })).overall).toBe(
    overall,
  );
  await page.goto(`/applications/${applicationId}/interview`);
  await page.getByRole("heading", { name: "Interview scorecard" }).waitFor();
  await looksRight(page, "interview-scorecard");
});

import { ownerActor, ownerDb } from "../support/world";
import { expect, test } from "vitest";
import { addNote } from "@/lib/hiring/notes/add-note";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { onPhone } from "../support/look";
import { looksRight } from "../support/page-looks";
import { openRail, signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";

// A recruiter adds a hiring manager to the team of one of two jobs; the manager then works with that job.
const app = await sharedApp();
const browser = await sharedBrowser();
const owner = await newRecruiter(app.url);
const manager = await newRecruiter(app.url);
const recruiter = await ownerActor(owner.email);
const { organizationId } = recruiter;
const { id: userId } = await ownerDb.user.update({
  where: { email: manager.email },
  data: { name: "Hana Manager" },
});
await ownerDb.member.updateMany({ where: { userId }, data: { organizationId, role: "hiring_manager" } });
const shared = await jobWith("Backend Engineer", "Ada Reyes");
const hidden = await jobWith("Zookeeper", "Katharina Vogt");

async function jobWith(title: string, fullName: string) {
  const judging = await jobToJudge(recruiter);
  const { jobId } = judging;
  await ownerDb.job.update({ where: { id: jobId }, data: { title } });
  const { id: applicationId, candidateId } = await judgedApplicant(judging, [4, 3], fullName);
  await addNote(recruiter, {
    candidateId,
    applicationId,
    body: `Asked ${fullName} about notice.`,
    mentions: [],
  });
  const { id: attachmentId } = await ownerDb.attachment.findFirstOrThrow({ where: { candidateId } });
  return { jobId, applicationId, candidateId, attachmentId };
}

test("a hiring manager sees no job before one is shared", async () => {
  const page = await signedInPage(browser, app.url, manager.email, "/jobs");
  await page.getByText("No job is shared with you yet").waitFor();
  await looksRight(page, "no-job");
  await page.context().close();
});

test("a recruiter chooses a job's hiring team, and the job's page names it", async () => {
  const page = await signedInPage(browser, app.url, owner.email, `/jobs/${shared.jobId}`);
  await page.getByRole("button", { name: "More about this job" }).click();
  await page.getByRole("menuitem", { name: "Hiring team" }).click();
  const dialog = page.getByRole("dialog", { name: "Hiring team" });
  await dialog.getByText("A hiring manager sees only the jobs").waitFor();
  await dialog.getByRole("checkbox", { name: /Hana Manager/ }).click();
  await page.getByText("Hana Manager is on the hiring team").first().waitFor();
  await looksRight(page, "hiring-team");
  await page.keyboard.press("Escape");
  await page.getByText("Hiring team: Hana Manager").waitFor();
  await page.context().close();
});

test("a hiring manager reads the shared job, writes a note, and is offered no decision", async () => {
  const page = await signedInPage(browser, app.url, manager.email, "/jobs");
  await page.getByRole("link", { name: "Backend Engineer" }).first().waitFor();
  expect(await page.getByText("Zookeeper").count()).toBe(0);
  await openRail(page);
  const rail = page.getByRole("navigation", { name: "Main" });
  await expect
    .poll(() => rail.getByRole("link").allTextContents())
    .toEqual(["Jobs", "Applications", "Candidates", "Approvals", "Notifications"]);
  if (onPhone) await page.keyboard.press("Escape");
  await looksRight(page, "jobs");
  await page.goto(`/jobs/${shared.jobId}`);
  await page.getByText("Ada Reyes").first().waitFor();
  await looksRight(page, "job");
  await page.goto(`/applications/${shared.applicationId}`);
  await page.getByText("Asked Ada Reyes about notice.").waitFor();
  expect(await page.getByRole("button", { name: /^(Accept|Reject)/ }).count()).toBe(0);
  await page.getByLabel("Write a note for your team").fill("Met her: strong.");
  await page.getByRole("button", { name: "Add note" }).click();
  await page.getByRole("article", { name: "Note by Hana Manager" }).getByText("Met her: strong.").waitFor();
  await looksRight(page, "application");
  for (const url of [
    `/candidates/${shared.candidateId}`,
    `/jobs/${shared.jobId}/scorecard`,
    "/agents",
    "/approvals",
  ]) {
    const answer = await page.goto(url);
    expect(answer?.status(), url).toBe(200);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await page.getByText("Something went wrong").count(), url).toBe(0);
  }
  await addNote(recruiter, { ...shared, body: "What do you say?", mentions: [userId] });
  await page.goto("/notifications");
  await page
    .getByRole("link", { name: /mentioned you in a note on Ada Reyes for Backend Engineer/ })
    .waitFor();
  await looksRight(page, "notifications");
  await page.goto("/settings");
  await page.waitForURL(/\/settings\/account/);
  await page.context().close();
});

test("refuses a hiring manager every page and file of a job that is not shared, and closed rooms", async () => {
  const page = await signedInPage(browser, app.url, manager.email);
  const { jobId, applicationId, candidateId, attachmentId } = hidden;
  for (const url of [
    `/jobs/${jobId}`,
    `/jobs/${jobId}/board`,
    `/jobs/${jobId}/scorecard`,
    `/jobs/${jobId}/brief`,
    `/jobs/${jobId}/export`,
    `/jobs/${jobId}/rows`,
    `/jobs/${jobId}/rows/starts`,
    `/jobs/${jobId}/compare?of=${applicationId},${shared.applicationId}`,
    `/applications/${applicationId}`,
    `/applications/${applicationId}/peek`,
    `/applications/${applicationId}/explanation`,
    `/applications/${applicationId}/explanation/file`,
    `/applications/${applicationId}/interview`,
    `/applications/${shared.applicationId}/against/${applicationId}`,
    `/candidates/${candidateId}`,
    `/candidates/${candidateId}/peek`,
    `/api/attachments/${attachmentId}`,
    `/api/attachments/${attachmentId}/original`,
    "/settings/connections/import/decisions",
  ]) {
    const answer = await page.request.get(url);
    const text = await answer.text();
    for (const trace of ["Zookeeper", "Katharina", "Vogt"]) expect(text, url).not.toContain(trace);
    // A page may have begun to stream its frame with 200 before the missing row is noticed.
    if (/export|rows|peek|file$|attachments/.test(url)) expect(answer.ok(), url).toBe(false);
  }
  for (const url of ["/talent-pool", "/credits", "/operating"])
    expect((await page.request.get(url)).status(), url).toBe(404);
  for (const url of ["/jobs", "/applications", "/candidates", "/candidates?q=Vogt", "/applications?q=Vogt"]) {
    const text = await (await page.request.get(url)).text();
    for (const trace of ["Zookeeper", "Katharina Vogt", hidden.applicationId])
      expect(text, url).not.toContain(trace);
  }
  await page.context().close();
});

test("a hiring manager leaves the organization on the account page", async () => {
  const page = await signedInPage(browser, app.url, manager.email, "/settings/account");
  await page.getByRole("button", { name: "Leave the organization" }).click();
  await looksRight(page, "leave");
  await page.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
  await page.waitForURL("**/sign-in*", { timeout: 60_000 });
  expect(await ownerDb.member.count({ where: { organizationId, userId } })).toBe(0);
  await page.context().close();
});

import { database } from "../support/database";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { requestConfirmation } from "@/lib/platform/confirmations/request-confirmation";
import { addChange } from "@/lib/platform/live/change-counts";
import { startCounting } from "@/lib/platform/live/start-counting";
import { addNote } from "@/lib/hiring/notes/add-note";
import { agentOf } from "../mcp/door";
import { freePort } from "../../scripts/ports";
import { startApp, type TestApp } from "../support/app";
import { cuttableProxy } from "../support/cuttable-proxy";
import { onPhone } from "../support/look";
import { chooseFrom, openBrowser, openRail, signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { applicant, configuredJob, joinOrganizationOf, ownerActor, ownerDb } from "../support/world";
import { acceptApplication } from "../support/decide";

// Open pages must show changes made elsewhere. This process acts as another instance on the same database.
let app: TestApp;
let polling: TestApp;
let browser: Browser;
let actor: Actor;
let jobId: string;
let email: string;
beforeAll(async () => {
  startCounting(() => {});
  [app, polling] = await Promise.all([
    // An open page does not count as a page being rendered: a limit of one is enough for these tests.
    startApp({ database, env: { MAX_PAGES: "1" } }),
    startApp({ database, env: { LIVE_UPDATES: "poll" } }),
  ]);
  const recruiter = await newRecruiter(app.url);
  ({ email } = recruiter);
  actor = await ownerActor(email);
  jobId = (await configuredJob(actor)).job.id;
  browser = await openBrowser();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([app?.stop(), polling?.stop()]);
});

const candidates = (page: Page) => page.locator("[data-application]");

test("removes an application decided elsewhere from an open list and updates its counts, without a reload", async () => {
  const ids: string[] = [];
  for (const fullName of ["Ada Reyes", "Bo Lind"]) ids.push((await applicant(actor, jobId, { fullName })).id);
  const page = await signedInPage(browser, app.url, email, `/jobs/${jobId}`);
  await candidates(page).nth(1).waitFor();
  // Wait until the page has subscribed to changes.
  await page.waitForRequest("**/api/live", { timeout: 20_000 }).catch(() => {});
  let loads = 0;
  page.on("load", () => loads++);
  await acceptApplication(actor, { applicationId: ids[0]! });
  await expect.poll(() => candidates(page).count()).toBe(1);
  await page.getByRole("link", { name: "Accepted 1" }).waitFor();
  expect(loads).toBe(0);
  await page.context().close();
});

test("shows a colleague's decision and note on an open application page", async () => {
  const { id: applicationId, candidateId } = await applicant(actor, jobId, { fullName: "Cleo Marsh" });
  const page = await signedInPage(browser, app.url, email, `/applications/${applicationId}`);
  await page.waitForRequest("**/api/live", { timeout: 20_000 }).catch(() => {});
  await acceptApplication(actor, { applicationId });
  await page.getByRole("region", { name: "Decisions" }).getByText("Accepted").waitFor();
  await addNote(actor, { candidateId, body: "Asks for May.", mentions: [] });
  await page.getByText("Asks for May.").waitFor();
  await page.context().close();
});

test("updates the approvals badge of an open page after an agent's request", async () => {
  await ownerDb.organization.update({
    where: { id: actor.organizationId },
    data: { confirmationPolicy: "recruiter" },
  });
  const page = await signedInPage(browser, app.url, email, "/credits");
  const badge = onPhone
    ? () => page.getByRole("button", { name: /^Open navigation/ }).getAttribute("aria-label")
    : () => page.getByRole("link", { name: /^Approvals/ }).innerText();
  const before = await badge();
  await page.waitForRequest("**/api/live", { timeout: 20_000 }).catch(() => {});
  await requestConfirmation(agentOf(actor), {
    act: "updateJob",
    permission: "job:write",
    arguments: { jobId },
    subjectRevision: "1",
    preview: { headline: "Close the job", effects: ["It is closed."] },
  });
  await expect.poll(badge).not.toBe(before);
  await page.context().close();
});

test("updates an open page by polling when live updates are set to poll", async () => {
  const { id: applicationId } = await applicant(actor, jobId, { fullName: "Cleo Marsh" });
  const page = await signedInPage(browser, polling.url, email, `/jobs/${jobId}`);
  await page.getByText("Cleo Marsh").waitFor();
  await acceptApplication(actor, { applicationId });
  await expect.poll(() => page.getByText("Cleo Marsh").count()).toBe(0);
  await page.context().close();
});

test("keeps updating an open page after its server has been replaced by another", async () => {
  const { id: applicationId } = await applicant(actor, jobId, { fullName: "Eli Park" });
  const port = await freePort();
  const proxy = await cuttableProxy(`http://127.0.0.1:${port}`);
  const site = new URL(proxy.url).origin;
  const first = await startApp({ database, port, env: { APP_URL: site } });
  const page = await signedInPage(browser, site, email, `/jobs/${jobId}`);
  await page.waitForResponse((answer) => answer.url().endsWith("/api/live"));
  proxy.switchTo(app.url);
  const reopened = page.waitForResponse((answer) => answer.url().endsWith("/api/live"));
  await first.stop();
  await reopened;
  await acceptApplication(actor, { applicationId });
  await expect.poll(() => page.getByText("Eli Park").count()).toBe(0);
  await page.context().close();
  proxy.close();
});

test("shows changes of the organization that the person of an open page switches to", async () => {
  const owner = await newRecruiter(app.url);
  const there = await ownerActor(owner.email);
  const { job } = await configuredJob(there);
  const title = "Job of the other organization";
  await ownerDb.job.update({ where: { id: job.id }, data: { title } });
  const page = await signedInPage(browser, app.url, owner.email, "/jobs");
  await page.getByText(title).waitFor();
  await joinOrganizationOf({ email }, owner);
  await page.goto("/choose-organization");
  await page.getByRole("button", { name: owner.organization }).click();
  await page.getByText(title).waitFor();
  const { organization } = await ownerDb.member.findFirstOrThrow({
    where: { userId: actor.id },
    select: { organization: { select: { name: true } } },
  });
  await openRail(page);
  await chooseFrom(
    page.getByRole("button", { name: /Account menu/ }),
    page.getByRole("menuitemradio", { name: organization.name }),
  );
  await expect.poll(() => page.getByText(title).count()).toBe(0);
  await page.waitForResponse((answer) => answer.url().endsWith("/api/live"));
  await ownerDb.job.update({ where: { id: jobId }, data: { title: "Renamed elsewhere" } });
  await addChange(actor.organizationId, new Set(["work"]));
  await page.getByText("Renamed elsewhere").waitFor();
  await page.context().close();
});

test("shows a connection to an ATS that is made elsewhere while the settings are open", async () => {
  const page = await signedInPage(browser, app.url, email, "/settings/connections");
  await page.getByRole("heading", { name: "Connections" }).first().waitFor();
  await page.waitForRequest("**/api/live", { timeout: 20_000 }).catch(() => {});
  const { organizationId } = actor;
  await ownerDb.atsConnection.create({
    data: { organizationId, provider: "greenhouse", name: "Connected elsewhere" },
  });
  await addChange(organizationId, new Set(["work"]));
  await page.getByText("Connected elsewhere", { exact: true }).waitFor();
  await page.context().close();
});

test("sends an open page to sign-in when its person signs out elsewhere", async () => {
  const page = await signedInPage(browser, app.url, email, `/jobs/${jobId}`);
  await page.waitForRequest("**/api/live", { timeout: 20_000 }).catch(() => {});
  await ownerDb.session.deleteMany({ where: { userId: actor.id } });
  await page.waitForURL("**/sign-in**", { timeout: 60_000 });
  await page.context().close();
});

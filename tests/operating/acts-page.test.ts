import { ownerActor, ownerDb } from "../support/world";
import { randomUUID } from "node:crypto";
import type { Browser, Page, Request } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sealCredentials } from "@/lib/records/ats/credentials";
import { env } from "@/lib/env";
import { inviteMember } from "@/lib/hiring/organizations/invite-member";
import { Mailbox } from "../support/mailbox";
import { greenhouseCredentials } from "../simulators/greenhouse/server";
import { startApp, type TestApp } from "../support/app";
import { looksRight } from "../support/page-looks";
import { openBrowser, signedInPage } from "../support/person-browser";
import { newRecruiter, type Recruiter } from "../support/recruiter";

// Every act of the operator's page, done by a service administrator in a browser.
const mailbox = new Mailbox();
let app: TestApp;
let browser: Browser;
let administrator: Recruiter & { id: string };
let recruiter: Recruiter & { id: string; organizationId: string };
let page: Page;

beforeAll(async () => {
  app = await startApp({
    engine: true,
    env: {
      SMTP_URL: await mailbox.open(),
      MAIL_FROM: "Shortlist <shortlist@example.com>",
      // This process seals with a key that the app has too, but that is not the app's newest.
      BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET,
      CREDENTIALS_KEYS: `new:${Buffer.alloc(32, 7).toString("base64")}`,
    },
  });
  const signedUp = await newRecruiter(app.url);
  const { id } = await ownerDb.user.update({
    where: { email: signedUp.email },
    data: { serviceAdministrator: true },
  });
  administrator = { ...signedUp, id };
  const other = await newRecruiter(app.url);
  recruiter = { ...other, ...(await ownerActor(other.email)) };
  browser = await openBrowser();
  page = await signedInPage(browser, app.url, administrator.email, "/operating");
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await mailbox.close();
});

const click = (name: string) => page.getByRole("button", { name, exact: true }).click();
const untilShown = (text: string | RegExp) => page.getByText(text).first().waitFor();
const lastAct = () =>
  ownerDb.serviceAct.findFirst({ where: { actorId: administrator.id }, orderBy: { id: "desc" } });
const events = (name: string) =>
  ownerDb.outboxEvent.count({ where: { organizationId: recruiter.organizationId, name } });

async function grantCredits() {
  await page.getByLabel(`Credits for ${recruiter.organization}`).fill("250");
  await page.getByLabel(`Reason, for the ledger of ${recruiter.organization}`).fill("Invoice 17");
  await page.getByRole("row", { name: recruiter.organization }).getByRole("button", { name: "Add" }).click();
  await untilShown(`Added to ${recruiter.organization}`);
}
const balance = async () => {
  const { organizationId } = recruiter;
  return (await ownerDb.creditAccount.findUniqueOrThrow({ where: { organizationId } })).balance;
};

test("adds an administrator's credits to the ledger, and none for the same POST by a recruiter", async () => {
  const before = await balance();
  const [posted] = await Promise.all([
    page.waitForRequest((request) => request.method() === "POST"),
    grantCredits(),
  ]);
  expect(await balance()).toBe(before + 250);
  const { organizationId } = recruiter;
  expect(
    await ownerDb.creditTransaction.findFirst({ where: { organizationId, description: "Invoice 17" } }),
  ).toMatchObject({ amount: 250 });
  expect(
    await ownerDb.auditEvent.count({
      where: { organizationId, name: "credits.granted", actorId: administrator.id },
    }),
  ).toBe(1);
  expect(await lastAct()).toMatchObject({ act: "credits granted", subjectId: organizationId });

  const recruiterPage = await signedInPage(browser, app.url, recruiter.email, "/jobs");
  const shown = await recruiterPage.request.get("/operating");
  expect([shown.status(), (await shown.text()).includes(administrator.organization)]).toEqual([404, false]);
  expect(await repeated(recruiterPage, posted)).toContain('"ok":false');
  expect(await balance()).toBe(before + 250);
  // The repeated request is complete: an administrator may repeat it, and it still adds credits once.
  expect(await repeated(page, posted)).toContain('"ok":true');
  expect(await balance()).toBe(before + 250);
  expect(await ownerDb.serviceAct.count({ where: { actorId: recruiter.id } })).toBe(0);
  await recruiterPage.context().close();
});

test("adds credits once when the answer is lost and the page sends the form again", async () => {
  const before = await balance();
  await page.reload();
  await page.route(
    "**/operating*",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByLabel(`Credits for ${recruiter.organization}`).fill("30");
  await page.getByLabel(`Reason, for the ledger of ${recruiter.organization}`).fill("Invoice 18");
  const row = page.getByRole("row", { name: recruiter.organization });
  await row.getByRole("button", { name: "Add" }).click();
  await untilShown(`Added to ${recruiter.organization}`);
  expect(await balance()).toBe(before + 30);
});

/** Repeats another page's POST from this page and returns the answer. */
const repeated = (page: Page, request: Request) =>
  page.evaluate(
    async ({ action, body }) => {
      const headers = { "next-action": action, accept: "text/x-component" };
      return (await fetch("/operating", { method: "POST", headers, body })).text();
    },
    { action: request.headers()["next-action"] ?? "", body: request.postData() ?? "" },
  );

test("makes an account an administrator, removes it as one, and sends it a password link", async () => {
  const isAdministrator = async () =>
    (await ownerDb.user.findUniqueOrThrow({ where: { id: recruiter.id } })).serviceAdministrator;
  await page.getByLabel("E-mail address of the account").fill(recruiter.email);
  await click("Make a service administrator");
  await untilShown("Now a service administrator");
  expect([await isAdministrator(), await lastAct()]).toMatchObject([
    true,
    { act: "administrator added", subjectId: recruiter.id },
  ]);
  await click("Remove as administrator");
  await untilShown("No longer a service administrator");
  expect([await isAdministrator(), await lastAct()]).toMatchObject([
    false,
    { act: "administrator removed", subjectId: recruiter.id },
  ]);
  await click("Send a password reset link");
  await untilShown("The e-mail is on its way");
  expect(await lastAct()).toMatchObject({ act: "password reset started", subjectId: recruiter.id });
  expect((await mailbox.linkTo(recruiter.email, "reset-password")).origin).toBe(app.url);
  expect(await ownerDb.recoveryLink.count({ where: { userId: recruiter.id } })).toBe(1);
});

test("verifies the service, re-encrypts its secrets with the newest key, and re-indexes everybody", async () => {
  const { organizationId, id: createdBy } = recruiter;
  const id = randomUUID();
  const sealed = sealCredentials(id, { provider: "greenhouse", ...greenhouseCredentials });
  await ownerDb.atsConnection.create({
    data: { id, organizationId, provider: "greenhouse", name: "Greenhouse", ...sealed },
  });
  await ownerDb.candidate.create({ data: { organizationId, fullName: "Ada Reyes", createdBy } });

  await click("Verify");
  await untilShown("2 organizations and 0 files, 0 problems.");
  expect(await lastAct()).toMatchObject({
    act: "service verified",
    particulars: { organizations: 2, files: 0, problems: 0 },
  });
  await click("Rotate keys");
  await untilShown("Re-encrypted: 1 connection, the keys of 0 models, 0 webhooks.");
  expect(await lastAct()).toMatchObject({ act: "keys rotated", particulars: { connections: 1, models: 0 } });
  expect(await ownerDb.atsConnection.findUniqueOrThrow({ where: { id } })).toMatchObject({
    credentialsKey: "new",
  });
  const before = await events("candidate.changed");
  await click("Re-index all candidates");
  await untilShown("1 candidate is being re-indexed in the background.");
  expect(await lastAct()).toMatchObject({ act: "re-indexed", particulars: { candidates: 1 } });
  expect(await events("candidate.changed")).toBe(before + 1);
});

test("resends an undelivered invitation, and reruns runs that failed permanently", async () => {
  const email = "nobody@acme.example";
  mailbox.refused = email;
  await inviteMember(await ownerActor(recruiter.email), { email, role: "recruiter" });
  const undelivered = async () =>
    (await ownerDb.invitation.findFirstOrThrow({ where: { email } })).undeliveredAt !== null;
  const refusedAgain = () => expect.poll(undelivered).toBe(true);
  await refusedAgain();

  await page.reload();
  const line = page.getByRole("listitem").filter({ hasText: email });
  await line.getByRole("button", { name: "Send again" }).click();
  await untilShown("The e-mail is on its way again");
  expect(await lastAct()).toMatchObject({
    act: "invitation sent again",
    subjectId: recruiter.organizationId,
  });
  expect(await events("invitation.requested")).toBe(2);
  await refusedAgain();

  mailbox.refused = "";
  await page.reload();
  const failure = page.getByRole("listitem").filter({ hasText: "send-invitation: 2" });
  await failure.getByRole("button", { name: "Run again" }).click();
  await untilShown("Started again");
  expect(await lastAct()).toMatchObject({ act: "failed runs started again", particulars: { started: 2 } });
  expect((await mailbox.linkTo(email, "invitation")).origin).toBe(app.url);
  await expect.poll(undelivered).toBe(false);
});

test("meets WCAG and does not scroll sideways on a desktop and a phone", async () => {
  await page.goto(`${app.url}/operating`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await looksRight(page, "operating");
});

import { ownerActor, ownerDb } from "../support/world";
import { randomUUID } from "node:crypto";
import type { Browser, Page, Request } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sealCredentials } from "@/lib/ats/credentials";
import { env } from "@/lib/env";
import { inviteMember } from "@/lib/organizations/invite-member";
import { Mailbox } from "../rehearsal/mailbox";
import { greenhouseCredentials } from "../simulators/greenhouse/server";
import { startApp, type TestApp } from "../support/app";
import { violationsInBothSchemes } from "../support/accessibility";
import { openBrowser, signedInPage } from "../support/person-browser";
import { newRecruiter, type Recruiter } from "../support/recruiter";
import { keepPicture } from "../support/keep-picture";

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
      // What this process seals is under a key that the app has, and no longer its newest.
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

test("credits that an administrator adds are in the ledger; the same post by a recruiter adds none", async () => {
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

  const theirs = await signedInPage(browser, app.url, recruiter.email);
  const shown = await theirs.request.get("/operating");
  expect([shown.status(), (await shown.text()).includes(administrator.organization)]).toEqual([404, false]);
  expect(await repeated(theirs, posted)).toContain('"ok":false');
  expect(await balance()).toBe(before + 250);
  // What was posted is whole: an administrator who posts it once more adds once more.
  expect(await repeated(page, posted)).toContain('"ok":true');
  expect(await balance()).toBe(before + 500);
  expect(await ownerDb.serviceAct.count({ where: { actorId: recruiter.id } })).toBe(0);
  await theirs.context().close();
}, 90_000);

/** What somebody else's page is answered when it posts what this one has posted. */
const repeated = (page: Page, request: Request) =>
  page.evaluate(
    async ({ action, body }) => {
      const headers = { "next-action": action, accept: "text/x-component" };
      return (await fetch("/operating", { method: "POST", headers, body })).text();
    },
    { action: request.headers()["next-action"] ?? "", body: request.postData() ?? "" },
  );

test("an account is made an administrator, unmade, and sent a link to a new password", async () => {
  const is = async () =>
    (await ownerDb.user.findUniqueOrThrow({ where: { id: recruiter.id } })).serviceAdministrator;
  await page.getByLabel("E-mail address of the account").fill(recruiter.email);
  await click("Make a service administrator");
  await untilShown("Made an administrator");
  expect([await is(), await lastAct()]).toMatchObject([
    true,
    { act: "administrator made", subjectId: recruiter.id },
  ]);
  await click("Remove as administrator");
  await untilShown("No longer an administrator");
  expect([await is(), await lastAct()]).toMatchObject([
    false,
    { act: "administrator unmade", subjectId: recruiter.id },
  ]);
  await click("Send a link to a new password");
  await untilShown("The e-mail is on its way");
  expect(await lastAct()).toMatchObject({ act: "password reset begun", subjectId: recruiter.id });
  expect((await mailbox.linkTo(recruiter.email, "reset-password")).origin).toBe(app.url);
  expect(await ownerDb.verification.count({ where: { value: recruiter.id } })).toBe(1);
}, 90_000);

test("the whole service is verified, its secrets moved to the newest key, and everybody indexed again", async () => {
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
  await untilShown("Encrypted again: 1 connection and the keys of 0 models.");
  expect(await lastAct()).toMatchObject({ act: "keys rotated", particulars: { connections: 1, models: 0 } });
  expect(await ownerDb.atsConnection.findUniqueOrThrow({ where: { id } })).toMatchObject({
    credentialsKey: "new",
  });
  const before = await events("candidate.changed");
  await click("Re-index everybody");
  await untilShown("1 candidate is being indexed again in the background.");
  expect(await lastAct()).toMatchObject({ act: "re-indexed", particulars: { candidates: 1 } });
  expect(await events("candidate.changed")).toBe(before + 1);
}, 90_000);

test("an invitation that did not arrive is sent again, and what failed for good is run again", async () => {
  const email = "nobody@acme.example";
  mailbox.refused = email;
  await inviteMember(await ownerActor(recruiter.email), { email, role: "recruiter" });
  const undelivered = async () =>
    (await ownerDb.invitation.findFirstOrThrow({ where: { email } })).undeliveredAt !== null;
  const refusedAgain = () => expect.poll(undelivered, { timeout: 20_000 }).toBe(true);
  await refusedAgain();

  await page.reload();
  const line = page.getByRole("listitem").filter({ hasText: email });
  await line.getByRole("button", { name: "Send again" }).click();
  await untilShown("On its way again");
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
  await expect.poll(undelivered, { timeout: 20_000 }).toBe(false);
}, 120_000);

test("the page stands in the way of nobody, at both widths, in light and dark", async () => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${app.url}/operating`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await violationsInBothSchemes(page), String(width)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, String(width)).toBeLessThanOrEqual(0);
    await keepPicture(page, `operating-${width}`);
  }
});

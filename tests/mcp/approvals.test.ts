import "../support/database";
import { expect, test } from "vitest";
import { authorizeAgent } from "../support/agent";
import { onDesktopAndPhone } from "../support/accessibility";
import { expectAccessible } from "../support/page-looks";
import { signedInPage, signInThere } from "../support/person-browser";
import { newRecruiter, PASSWORD } from "../support/recruiter";
import { untilHydrated } from "../support/until-hydrated";
import { applicant, configuredJob, memberActor, ownerActor, ownerDb } from "../support/world";
import { sharedApp, sharedBrowser } from "../support/shared";
import { toolCalls } from "../support/tool-calls";

// From the setting to the outcome: an administrator asks for approval, an agent waits, a person answers in a browser.
const app = await sharedApp();
const administrator = await newRecruiter(app.url);
const recruiter = await newRecruiter(app.url);
const stranger = await newRecruiter(app.url);
const { organizationId } = await ownerActor(administrator.email);
const { id: userId } = await ownerActor(recruiter.email);
await ownerDb.member.updateMany({ where: { userId }, data: { organizationId, role: "recruiter" } });
const member = memberActor({ userId, organizationId }, "recruiter");
const { id: jobId } = (await configuredJob(member)).job;
const { accessToken } = await authorizeAgent(app.url, {
  email: recruiter.email,
  password: PASSWORD,
  clientName: "Sourcing agent",
});
const browser = await sharedBrowser();
const page = await signedInPage(browser, app.url, recruiter.email, "/approvals");

const applying = async (fullName: string) => (await applicant(member, jobId, { fullName })).id;
const disposition = async (id: string) =>
  (await ownerDb.application.findUniqueOrThrow({ where: { id } })).disposition;

type CallResult = {
  status: string;
  approvalUrl: string;
  confirmationToken: string;
  preview: { headline: string; effects: string[] };
  disposition?: string;
};

const call = (name: string, args: object) => toolCalls(app.url, accessToken).call<CallResult>(name, args);

test("lets an administrator, but not a recruiter, require approval on a signed-in page", async () => {
  await page.goto("/settings");
  await page.getByText("Only administrators").waitFor();
  expect(await page.getByRole("radio", { name: /By the recruiter, in Shortlist/ }).isDisabled()).toBe(true);

  const settings = await signedInPage(browser, app.url, administrator.email, "/settings");
  await settings.getByRole("radio", { name: /By the recruiter, in Shortlist/ }).click();
  await settings.getByText("Saved", { exact: true }).first().waitFor();
  await settings.reload();
  expect(await settings.getByRole("radio", { name: /By the recruiter, in Shortlist/ }).isChecked()).toBe(
    true,
  );
  await settings.context().close();
});

test("shows the recruiter the agent's preview, and gives the polling agent the outcome after approval", async () => {
  const args = { applicationId: await applying("Ada Reyes"), feedback: "Strong on <b>databases</b>." };
  const pending = await call("acceptCandidate", args);
  expect(pending.status).toBe("awaiting_approval");
  const polled = () => call("acceptCandidate", { ...args, confirmationToken: pending.confirmationToken });
  expect((await polled()).status).toBe("awaiting_approval");

  await page.goto("/approvals");
  await page.getByRole("link", { name: pending.preview.headline }).click();
  await page.waitForURL(pending.approvalUrl);
  const card = page.getByRole("main");
  await card.getByRole("heading", { name: pending.preview.headline }).waitFor();
  expect(await card.getByRole("listitem").allTextContents()).toEqual(pending.preview.effects);
  expect(await card.locator("b").count()).toBe(0);
  await card.getByText("by an agent that calls itself Sourcing agent").waitFor();
  expect(await disposition(args.applicationId)).toBe("active");

  await card.getByRole("button", { name: `Accept: ${pending.preview.headline}`, exact: true }).click();
  await card.getByText("Approved", { exact: true }).waitFor();
  expect(await card.getByRole("button", { name: /^(Accept|Do not accept):/ }).count()).toBe(0);
  expect(await polled()).toMatchObject({
    status: "done",
    disposition: "accepted",
    applicationId: args.applicationId,
  });
  expect(await ownerDb.decision.findMany({ where: { applicationId: args.applicationId } })).toMatchObject([
    { decidedBy: userId, clientId: null, feedback: args.feedback },
  ]);
});

test("changes nothing when the recruiter declines, and tells the agent", async () => {
  const args = { applicationId: await applying("Bo Lindqvist") };
  const pending = await call("rejectCandidate", args);
  await page.goto("/approvals");
  await page.getByRole("button", { name: `Do not reject: ${pending.preview.headline}` }).click();
  await page.getByText("Nothing is waiting for you").waitFor();
  const polled = await call("rejectCandidate", { ...args, confirmationToken: pending.confirmationToken });
  expect(polled.status).toBe("declined");
  expect(await disposition(args.applicationId)).toBe("active");
  expect(await ownerDb.decision.count({ where: { applicationId: args.applicationId } })).toBe(0);
});

test("hides the request from an administrator, another organization and a signed-out visitor", async () => {
  const args = { applicationId: await applying("Cy Okafor") };
  const pending = await call("acceptCandidate", args);
  for (const { email } of [administrator, stranger]) {
    const theirs = await signedInPage(browser, app.url, email, new URL(pending.approvalUrl).pathname);
    await theirs.getByText("There is nothing at this address").waitFor();
    expect(await theirs.content()).not.toContain("Cy Okafor");
    await theirs.goto("/approvals");
    await theirs.getByText("Nothing is waiting for you").waitFor();
    await theirs.context().close();
  }
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(pending.approvalUrl);
  expect(new URL(visitor.url()).pathname).toBe("/sign-in");
  expect(await visitor.content()).not.toContain("Cy Okafor");
  // After signing in, the recruiter who was asked lands on the request.
  await signInThere(visitor, recruiter.email);
  await visitor.getByRole("heading", { name: pending.preview.headline }).waitFor();
  await visitor.context().close();
  expect(await disposition(args.applicationId)).toBe("active");
});

test("refuses approval when the application has changed, says so on the page, and still allows declining", async () => {
  const args = { applicationId: await applying("Di Castro") };
  const pending = await call("acceptCandidate", args);
  await page.goto(pending.approvalUrl);
  await page.getByRole("button", { name: /^Accept:/ }).waitFor();
  await ownerDb.application.update({
    where: { id: args.applicationId },
    data: { revision: { increment: 1 } },
  });
  await page.getByRole("button", { name: /^Accept:/ }).click();
  await page.getByText("has changed since the agent asked").first().waitFor();
  expect(await disposition(args.applicationId)).toBe("active");
  await page.getByRole("button", { name: /^Do not accept:/ }).click();
  await page.getByText("Declined", { exact: true }).first().waitFor();
});

test("approves several requests together, keeps a changed one with the reason, and links each to its candidate", async () => {
  const people = await Promise.all(["Fay Moreau", "Gus Petrov", "Hana Sato"].map(applying));
  const requests = [];
  for (const applicationId of people) requests.push(await call("acceptCandidate", { applicationId }));
  await ownerDb.application.update({ where: { id: people[1]! }, data: { revision: { increment: 1 } } });
  await onDesktopAndPhone(page, async (at) => {
    await page.goto("/approvals");
    await untilHydrated(page);
    await page.getByRole("checkbox", { name: "Select all" }).click();
    await page.getByText("4 of 4 selected").waitFor();
    await expectAccessible(page, at);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  // Left over from an earlier test.
  await page.getByRole("checkbox", { name: /^Select: .*Cy Okafor/ }).click();
  await page.getByRole("button", { name: "Approve these 3" }).click();
  await page.getByText("2 requests approved and done").first().waitFor();
  const left = page.getByRole("listitem").filter({ hasText: requests[1]!.preview.headline }).first();
  await left.getByText("has changed since the agent asked").waitFor();
  expect(await Promise.all(people.map(disposition))).toEqual(["accepted", "active", "accepted"]);

  await left.getByRole("link", { name: "Gus Petrov", exact: true }).click();
  await page.waitForURL(`**/applications/${people[1]!}`);
  await page.goto("/approvals");
  await untilHydrated(page);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("r");
  await page.getByText("One request declined; nothing was changed").first().waitFor();
  await page.getByText("Gus Petrov").first().waitFor({ state: "detached" });
  expect(await disposition(people[1]!)).toBe("active");
});

test("can be answered by keyboard, and is accessible in both themes and on a phone", async () => {
  const args = { applicationId: await applying("Eve Vogt"), feedback: "No. ".repeat(300) };
  const pending = await call("rejectCandidate", args);
  await onDesktopAndPhone(page, async (at) => {
    for (const address of ["/approvals", pending.approvalUrl]) {
      await page.goto(address);
      await page.getByRole("heading", { name: pending.preview.headline }).waitFor();
      await expectAccessible(page, `${new URL(address, app.url).pathname.slice(1).replace("/", "-")}-${at}`);
    }
  });
  await untilHydrated(page);
  await page.keyboard.press("a");
  await page.getByText("Approved", { exact: true }).waitFor();
  expect(await disposition(args.applicationId)).toBe("rejected");
});

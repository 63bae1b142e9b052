import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { beforeEach, expect, test, vi } from "vitest";
import { ownerActor, ownerDb } from "../support/world";
import { waitForMail } from "../support/letters";
import { violations } from "../support/accessibility";
import { onDesktopAndPhone } from "../support/accessibility";
import { expectAccessible } from "../support/page-looks";
import { signedInPage } from "../support/person-browser";
import {
  codeFor,
  RECRUITER_SCOPES,
  newAgent,
  newRecruiter,
  PASSWORD,
  statusOf,
  tokensFor,
  type Recruiter,
} from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { toolCalls } from "../support/tool-calls";

// Members managed in a browser, and the effect on their own sessions and agents.
const app = await sharedApp();
const browser = await sharedBrowser();
const owner = await newRecruiter(app.url);
const cora = await newRecruiter(app.url);
const { organizationId } = await ownerActor(owner.email);
await ownerDb.user.update({ where: { email: cora.email }, data: { name: "Cora Colleague" } });

const userOf = async ({ email }: Recruiter) =>
  (await ownerDb.user.findUniqueOrThrow({ where: { email } })).id;
const roleOf = async (person: Recruiter) =>
  (await ownerDb.member.findFirst({ where: { organizationId, user: { email: person.email } } }))?.role;

/** Resets the roles in the owner's organization: the owner, and Cora as a recruiter. */
async function join() {
  for (const [person, role] of [
    [owner, "owner"],
    [cora, "recruiter"],
  ] as const) {
    const key = { organizationId, userId: await userOf(person) };
    await ownerDb.member.upsert({
      where: { organizationId_userId: key },
      create: { ...key, role },
      update: { role },
    });
  }
}
beforeEach(join);

/** Opens a menu and clicks an item. A click before the page handles events is lost, so it is retried. */
async function choose(page: Page, menu: string, item: string) {
  const entry = page.getByRole("menuitem", { name: item, exact: true });
  await vi.waitFor(
    async () => {
      await page.getByRole("button", { name: menu }).click();
      await entry.waitFor({ timeout: 1_000 });
    },
    { timeout: 60_000 },
  );
  await entry.click();
}

async function removeCora(page: Page) {
  await choose(page, "More for Cora Colleague", "Remove");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  // While the dialog is open, the list behind it cannot be found by role.
  await dialog.waitFor({ state: "hidden", timeout: 60_000 });
  await page.getByRole("list", { name: "Members" }).getByText("Cora Colleague").waitFor({ state: "hidden" });
}

const mcp = async (token: string) => (await toolCalls(app.url, token).send("getCreditBalance")).status;

/** Signs Cora in to one of her two organizations. */
async function corasPage({ organization }: Recruiter) {
  const page = await signedInPage(browser, app.url, cora.email, "/choose-organization");
  await page.getByRole("button", { name: organization }).click();
  await page.waitForURL((url) => url.pathname !== "/choose-organization");
  return page;
}

test("an owner changes a role in the list, at desktop and phone, light and dark", async () => {
  const page = await signedInPage(browser, app.url, owner.email, "/settings");
  const row = page.getByRole("list", { name: "Members" }).getByRole("listitem").filter({ hasText: "Cora" });
  await row.getByText("Recruiter", { exact: true }).waitFor();
  await onDesktopAndPhone(page, (at) => expectAccessible(page, at));
  await choose(page, "More for Cora Colleague", "Change role");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Administrator").check();
  await dialog.getByRole("button", { name: "Change role" }).click();
  await dialog.waitFor({ state: "hidden", timeout: 60_000 });
  await row.getByText("Administrator", { exact: true }).waitFor();
  expect(await roleOf(cora)).toBe("admin");
  await page.context().close();
});

test("handing over ownership requires the password, and mails the former owner", async () => {
  const page = await signedInPage(browser, app.url, owner.email, "/settings");
  await choose(page, "More for Cora Colleague", "Make an owner");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your current password").fill("not the password");
  await dialog.getByRole("button", { name: "Make an owner" }).click();
  await dialog.getByText("That is not your current password. Nothing was changed.").waitFor();
  expect(await roleOf(cora)).toBe("recruiter");
  await dialog.getByLabel("Your current password").fill(PASSWORD);
  await dialog.getByRole("checkbox").click();
  await dialog.getByRole("button", { name: "Make an owner" }).click();
  await dialog.waitFor({ state: "hidden", timeout: 60_000 });
  expect([await roleOf(owner), await roleOf(cora)]).toEqual(["admin", "owner"]);
  expect((await waitForMail(app, owner.email, /Cora Colleague is an owner/)).text).toContain(
    "You are an administrator from now on.",
  );
  // An administrator has no menu for an owner.
  await page.getByRole("button", { name: "More for Cora Colleague" }).waitFor({ state: "hidden" });
  await page.context().close();
});

test("a removed member's access tokens get 401, codes and refresh tokens fail, and pages lead to sign-in", async () => {
  const inOwners = { organization: owner.organization };
  const agent = await newAgent(app.url);
  const tokens = await tokensFor(agent, cora, RECRUITER_SCOPES, inOwners);
  const outstanding = await codeFor(agent, cora, RECRUITER_SCOPES, inOwners);
  // Her agent in her own organization is not affected.
  const elsewhere = await tokensFor(await newAgent(app.url), cora, RECRUITER_SCOPES, {
    organization: cora.organization,
  });
  const page = await corasPage(owner);
  await page.goto("/settings");
  await page.getByRole("main").getByText(owner.organization).first().waitFor();
  expect(await mcp(tokens.access_token)).toBe(200);

  const owners = await signedInPage(browser, app.url, owner.email, "/settings");
  await removeCora(owners);
  await owners.context().close();

  expect(await mcp(tokens.access_token)).toBe(401);
  expect(await statusOf(agent, tokens.access_token)).toBe(401);
  expect((await agent.refresh(tokens.refresh_token)).status).toBe(400);
  expect((await agent.redeem(outstanding)).status).toBe(400);
  expect(await mcp(elsewhere.access_token)).toBe(200);
  await page.goto("/settings");
  expect(new URL(page.url()).pathname).toBe("/sign-in");
  await page.context().close();

  // After joining again she has to authorize her agents anew: the old tokens stay revoked.
  await join();
  expect(await mcp(tokens.access_token)).toBe(401);
  expect((await agent.refresh(tokens.refresh_token)).status).toBe(400);
});

test("a recruiter leaves the organization and is signed out", async () => {
  const page = await corasPage(owner);
  await page.goto("/settings");
  await choose(page, "Your membership", "Leave the organization");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Leave", exact: true }).click();
  await page.waitForURL("**/sign-in*", { timeout: 60_000 });
  expect(await roleOf(cora)).toBeUndefined();
  await page.context().close();
});

test("a session in another organization stays signed in when its user is removed from this one", async () => {
  const page = await corasPage(cora);
  const owners = await signedInPage(browser, app.url, owner.email, "/settings");
  await removeCora(owners);
  await page.goto("/settings");
  await page.getByRole("main").getByText(cora.organization).first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/settings");
  for (const window of [page, owners]) await window.context().close();
});

test("an administrator sees that an invitation did not arrive, and sends it again", async () => {
  const email = `new-${randomUUID().slice(0, 8)}@acme.example`;
  const { id } = await ownerDb.invitation.create({
    data: {
      organizationId,
      email,
      role: "read_only",
      inviterId: await userOf(owner),
      expiresAt: new Date(Date.now() + 3_600_000),
      undeliveredAt: new Date(),
    },
  });
  const page = await signedInPage(browser, app.url, owner.email, "/settings");
  const open = page.getByRole("list", { name: "Invitations" }).getByRole("listitem").filter({
    hasText: email,
  });
  await open.getByText("The e-mail could not be delivered").waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  await open.getByRole("button", { name: `Send again: ${email}` }).click();
  await open.getByText("Invited, open until").waitFor();
  expect(await ownerDb.invitation.findUniqueOrThrow({ where: { id } })).toMatchObject({
    role: "read_only",
    undeliveredAt: null,
  });
  const events = {
    organizationId,
    name: "invitation.requested",
    data: { path: ["invitationId"], equals: id },
  };
  expect(await ownerDb.outboxEvent.count({ where: events })).toBe(1);
  await page.context().close();
});

test("an administrator invites with a role, sees the open invitation, and withdraws it", async () => {
  const email = `new-${randomUUID().slice(0, 8)}@acme.example`;
  const page = await signedInPage(browser, app.url, owner.email, "/settings");
  const open = page
    .getByRole("list", { name: "Invitations" })
    .getByRole("listitem")
    .filter({ hasText: email });
  await page.getByLabel("As", { exact: true }).selectOption("read_only");
  await page.getByLabel("Invite by e-mail").fill(email);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await open.getByText("Read only", { exact: true }).waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  await page.getByRole("button", { name: `Withdraw the invitation of ${email}` }).click();
  await open.waitFor({ state: "hidden" });
  expect(await ownerDb.invitation.count({ where: { email } })).toBe(0);
  await page.context().close();
});

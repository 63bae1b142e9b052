import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApp } from "../support/app";
import { documentedAgent, DocumentHost } from "../support/document-host";
import { looksRight } from "../support/page-looks";
import { chooseFrom, openRail, signedInPage } from "../support/person-browser";
import { RECRUITER_SCOPES, newAgent, newRecruiter, tokensFor, type Recruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { toolCalls } from "../support/tool-calls";
import { joinOrganizationOf, ownerDb } from "../support/world";

// The connected agents page in a browser, and the effect of its changes on the agents' tokens.
let app: TestApp;
let host: DocumentHost;
let browser: Browser;
let owner: Recruiter;
let recruiter: Recruiter;
beforeAll(async () => {
  host = await DocumentHost.start("https");
  app = await sharedApp();
  owner = await newRecruiter(app.url);
  recruiter = await newRecruiter(app.url);
  await joinOrganizationOf(owner, recruiter);
  browser = await sharedBrowser();
}, 300_000);
afterAll(() => host?.stop());

async function callTool(accessToken: string, name = "getCreditBalance", args: object = {}) {
  const response = await toolCalls(app.url, accessToken).send(name, args);
  const { result } = (await response.json()) as { result?: { isError?: boolean } };
  return { status: response.status, isError: result?.isError ?? false };
}

test("shows each agent's source, first-seen date, permissions and use", async () => {
  const described = documentedAgent(
    app.url,
    host.publish("/shown.json", { client_name: "Documented agent" }),
  );
  const tokens = await tokensFor(described, owner);
  const registered = await newAgent(app.url, { client_name: "Registered agent" });
  await tokensFor(registered, owner, "openid service:recruiter");
  for (let i = 0; i < 3; i++) expect(await callTool(tokens.access_token)).toMatchObject({ status: 200 });
  // Calls are counted after the response.
  const use = () => ownerDb.agentUse.findFirst({ where: { clientId: described.clientId } });
  await expect.poll(async () => (await use())?.calls).toBe(3);

  const page = await signedInPage(browser, app.url, owner.email, "/agents");
  const mine = page.getByRole("region", { name: "Allowed by you" });
  const card = (name: string) =>
    mine.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
  const first = card("Documented agent").first();
  const fact = (name: string) => first.getByText(name, { exact: true }).locator("..").textContent();
  await first.getByText(`described by ${new URL(host.origin).host}`).waitFor();
  await first.getByText("Create jobs and candidates, draft and publish scorecards").waitFor();
  await first.getByText("Stay connected without asking again").waitFor();
  expect(await fact("Calls")).toBe("Calls3");
  expect(await fact("Last used")).not.toContain("Never");
  const today = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  for (const since of ["First seen", "Allowed"])
    expect(await fact(since)).toContain(today.format(new Date()));

  const second = card("Registered agent").first();
  await second.getByText("not verified").waitFor();
  expect(await second.getByText("Last used").locator("..").textContent()).toContain("Never");
  expect(await second.getByText(/Create jobs/).count()).toBe(0);

  await looksRight(page, "agents");
  await page.context().close();
});

test("applies a recruiter's changes to write access and confirmation policy immediately", async () => {
  const agent = await newAgent(app.url, { client_name: "Changeable agent" });
  const tokens = await tokensFor(agent, owner, RECRUITER_SCOPES, { ticked: ["offline_access"] });
  const page = await signedInPage(browser, app.url, owner.email, "/agents");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByText("Changeable agent") })
    .first();
  const mayWrite = card.getByRole("switch", { name: /Can make changes/ });
  const write = (accessToken: string) => callTool(accessToken, "createUpload", { fileName: "cv.pdf" });

  expect(await mayWrite.isChecked()).toBe(false);
  // The agent may ask once more for what was left out; after that it is told.
  expect(await write(tokens.access_token)).toMatchObject({ status: 403 });
  expect(await write(tokens.access_token)).toMatchObject({ status: 200, isError: true });
  await mayWrite.click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  expect(await write(tokens.access_token)).toMatchObject({ status: 200, isError: false });
  const renewed = (await agent.refresh(tokens.refresh_token)).json;
  expect(String(renewed.scope).split(" ")).toContain("service:recruiter:write");

  await card.getByRole("radio", { name: /In Shortlist/ }).click();
  const confirmation = async () =>
    (await ownerDb.oauthConsent.findFirstOrThrow({ where: { clientId: agent.clientId } })).confirmationPolicy;
  await expect.poll(confirmation).toBe("recruiter");
  const asked = await toolCalls(app.url, String(renewed.access_token)).send("createUpload", {
    fileName: "cv.pdf",
  });
  const { result } = (await asked.json()) as { result: { structuredContent: { url: string } } };

  await expect.poll(() => mayWrite.isEnabled()).toBe(true);
  await mayWrite.click();
  await expect.poll(() => write(String(renewed.access_token))).toMatchObject({ status: 200, isError: true });
  const put = await fetch(result.structuredContent.url, { method: "PUT", body: "A CV." });
  expect(put.status).toBe(403);
  await page.context().close();
});

test("lets an administrator disconnect a colleague's agent, which revokes its tokens immediately", async () => {
  const agent = await newAgent(app.url, { client_name: "Colleague's agent" });
  const here = await tokensFor(agent, recruiter, RECRUITER_SCOPES, { organization: owner.organization });
  const elsewhere = await newAgent(app.url, { client_name: "Elsewhere's agent" });
  const theirs = await tokensFor(elsewhere, recruiter, RECRUITER_SCOPES, {
    organization: recruiter.organization,
  });

  const page = await signedInPage(browser, app.url, owner.email, "/agents");
  const others = page.getByRole("region", { name: "Allowed by others in the organization" });
  await others.getByText("Colleague's agent").waitFor();
  expect(await page.getByText("Elsewhere's agent").count()).toBe(0);
  expect(await callTool(here.access_token)).toMatchObject({ status: 200 });
  await others.getByRole("button", { name: "Disconnect Colleague's agent" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await page.getByText("Disconnected").first().waitFor();
  expect(await callTool(here.access_token)).toMatchObject({ status: 401 });
  expect((await agent.refresh(here.refresh_token)).json.error).toBe("invalid_grant");
  expect(await callTool(theirs.access_token)).toMatchObject({ status: 200 });
  await page.context().close();
});

test("shows the agents of one organization at a time, switches between two, and signs out permanently", async () => {
  const page = await signedInPage(browser, app.url, recruiter.email, "/choose-organization");
  await page.getByRole("button", { name: recruiter.organization }).click();
  await page.waitForURL("**/jobs");
  await page.goto("/agents");
  await page.getByText("Elsewhere's agent", { exact: true }).waitFor();

  const menu = page.getByRole("button", { name: /Account menu/ });
  const other = page.getByRole("menuitemradio", { name: owner.organization });
  await openRail(page);
  await chooseFrom(menu, other);
  await page.waitForURL("**/jobs");
  await page.goto("/agents");
  await page.getByText("No agent is connected").waitFor();
  expect(await page.getByText("Elsewhere's agent").count()).toBe(0);

  const cookies = await page.context().cookies();
  const signOut = page.getByRole("menuitem", { name: "Sign out" });
  await openRail(page);
  await chooseFrom(menu, signOut);
  await page.waitForURL("**/sign-in");
  await page.goto("/agents");
  expect(new URL(page.url()).pathname).toBe("/sign-in");
  expect(new URL(page.url()).searchParams.get("next")).toBe("/agents");
  // The cookies from before signing out are no longer valid.
  await page.context().addCookies(cookies);
  await page.goto("/agents");
  expect(new URL(page.url()).pathname).toBe("/sign-in");
  await page.context().close();
});

import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { authorizeAgent } from "../support/agent";
import { violations } from "../support/accessibility";
import type { TestApp } from "../support/app";
import { signInThere } from "../support/person-browser";
import { newRecruiter, PASSWORD, type Recruiter } from "../support/recruiter";
import { sharedAppWithEngine, sharedBrowser } from "../support/shared";
import { toolCalls } from "../support/tool-calls";
import { Visitor } from "../support/visitor";
import { ownerActor, ownerDb } from "../support/world";

// From an administrator's agent through a real mail to the new member's first page.
let app: TestApp;
let administrator: Recruiter;
let target: Recruiter;
let organizationId: string;
let accessToken: string;
let browser: Browser;

beforeAll(async () => {
  app = await sharedAppWithEngine();
  administrator = await newRecruiter(app.url);
  target = await newRecruiter(app.url);
  const { email } = administrator;
  await ownerDb.user.update({ where: { email }, data: { serviceAdministrator: true } });
  ({ organizationId } = await ownerActor(target.email));
  const scopes = ["offline_access", "service:recruiter", "service:admin:recruiter"];
  ({ accessToken } = await authorizeAgent(app.url, { email, password: PASSWORD, scopes }));
  browser = await sharedBrowser();
}, 300_000);

type ToolResult = {
  status: string;
  confirmationToken: string;
  again?: boolean;
  exact?: { organizationId: string }[];
};

const call = (name: string, args: object) => toolCalls(app.url, accessToken).call<ToolResult>(name, args);

async function invite(email: string): Promise<ToolResult> {
  const { exact } = await call("findOrganizations", { query: target.organization });
  expect(exact).toMatchObject([{ organizationId }]);
  const pending = await call("inviteRecruiter", { organizationId, email });
  expect(pending.status).toBe("confirmation_required");
  const { confirmationToken } = pending;
  return call("inviteRecruiter", { organizationId, email, confirmationToken });
}

/** The link in the mail, read from the development mailbox on this machine. */
async function mailedLink(email: string, count = 1): Promise<string> {
  const here = new Visitor(app.url, "127.0.0.1");
  for (let tries = 0; tries < 100; tries++) {
    const { text } = await here.get("/dev/mail");
    const mine = text.split("<article").filter((article) => article.includes(email));
    const link = /href="([^"]*\/invitation\?token=[^"]+)"/.exec(mine[0] ?? "")?.[1];
    if (link && mine.length >= count) return link;
    await new Promise((wait) => setTimeout(wait, 200));
  }
  throw new Error(`No mail to ${email}:\n${app.output().slice(-2000)}`);
}

const newAddress = () => `ida-${randomUUID().slice(0, 8)}@acme.example`;
const withPage = async (work: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
};
const isMember = (email: string) => ownerDb.member.count({ where: { organizationId, user: { email } } });

test("an agent's invitation mail leads to a new account and straight into the organization", async () => {
  const email = newAddress();
  expect(await invite(email)).toMatchObject({ status: "done", again: false });
  const link = await mailedLink(email);
  await withPage(async (page) => {
    await page.goto(link);
    await page.getByRole("heading", { name: `Join ${target.organization}` }).waitFor();
    expect(await violations(page, { rules: "all" })).toEqual([]);
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posted.push(new URL(request.url()).pathname);
    });
    await page.getByLabel("Name").fill("Ida Invited");
    await page.getByLabel("Password").fill("short");
    // The browser's own validation keeps a short password from being sent.
    await page.keyboard.press("Enter");
    const isTooShort = (field: HTMLElement | SVGElement) => (field as HTMLInputElement).validity.tooShort;
    expect(await page.getByLabel("Password").evaluate(isTooShort)).toBe(true);
    expect(await isMember(email)).toBe(0);
    expect(posted.filter((each) => each.startsWith("/invitation"))).toEqual([]);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/jobs");
    expect(posted).toContain("/invitation/submit");
    await page.getByText(target.organization).first().waitFor();
    expect(await isMember(email)).toBe(1);
    await page.goto(link);
    await page.getByRole("heading", { name: "Already accepted" }).waitFor();
  });
  expect((await new Visitor(app.url).signIn(email, PASSWORD)).location).toBe("/");
});

test("someone with an account signs in and joins; another account is asked to sign out first", async () => {
  const elsewhere = await newRecruiter(app.url);
  await invite(elsewhere.email);
  const link = await mailedLink(elsewhere.email);
  await withPage(async (page) => {
    await page.goto(link);
    await page.getByRole("link", { name: "Sign in to join" }).click();
    await signInThere(page, administrator.email);
    await page.getByText(`You are signed in as ${administrator.email}`).waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL("**/sign-in**");
    await page.goto(link);
    await page.getByRole("link", { name: "Sign in to join" }).click();
    await signInThere(page, elsewhere.email);
    await page.getByRole("button", { name: `Join ${target.organization}` }).click();
    await page.waitForURL("**/jobs");
    await page.getByText(target.organization).first().waitFor();
  });
  expect(await isMember(elsewhere.email)).toBe(1);
});

test("inviting again says so and mails again, and invalid or expired links say so", async () => {
  const email = newAddress();
  await invite(email);
  await mailedLink(email);
  expect(await invite(email)).toMatchObject({ status: "done", again: true });
  const link = await mailedLink(email, 2);
  const visitor = new Visitor(app.url);
  expect((await visitor.get("/invitation?token=x")).text).toContain("This link is not valid");
  expect((await visitor.get(`${link}x`)).text).toContain("This link is not valid");
  await ownerDb.invitation.updateMany({ where: { email }, data: { expiresAt: new Date(Date.now() - 1000) } });
  expect((await visitor.get(link)).text).toContain("This invitation has expired");
  const token = new URL(link).searchParams.get("token") ?? "";
  const form = { token, name: "Ida", password: PASSWORD };
  expect((await visitor.post("/invitation/submit", form)).location).toContain("/invitation?token=");
  expect(await ownerDb.user.count({ where: { email } })).toBe(0);
});

test("refuses the form from another origin, and rate-limits it", async () => {
  const email = newAddress();
  await invite(email);
  const token = new URL(await mailedLink(email)).searchParams.get("token") ?? "";
  const form = { token, name: "Ida", password: PASSWORD };
  const visitor = new Visitor(app.url, "10.77.0.9");
  const foreign = await visitor.post("/invitation/submit", form, { origin: "https://evil.example" });
  expect(foreign.status).toBe(403);
  const locations: (string | null)[] = [];
  for (let i = 0; i < 7; i++)
    locations.push((await visitor.post("/invitation/submit", { ...form, name: "" })).location);
  expect(locations[0]).toContain("problem=invalid");
  expect(locations.at(-1)).toContain("problem=wait");
  expect(await isMember(email)).toBe(0);
});

test("shows development mail on the machine itself only", async () => {
  expect((await new Visitor(app.url, "127.0.0.1").get("/dev/mail")).status).toBe(200);
  expect((await new Visitor(app.url).get("/dev/mail")).status).toBe(404);
});

test("disconnects an agent on its page after a confirmation, and its token stops working", async () => {
  await withPage(async (page) => {
    await page.goto(`${app.url}/sign-in?next=/agents`);
    await signInThere(page, administrator.email);
    await page.getByRole("heading", { name: "Connected agents" }).waitFor();
    await page.getByText("Test agent").first().waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // Contrast cannot be measured while colours fade from one theme to the other, so retry until they have.
      await expect.poll(() => violations(page, { rules: "all" }), { message: colorScheme }).toEqual([]);
    }
    await page.getByRole("button", { name: "Disconnect Test agent" }).click();
    await page.getByRole("button", { name: "Keep it" }).click();
    expect((await call("findOrganizations", { query: "x" })).exact).toEqual([]);
    await page.getByRole("button", { name: "Disconnect Test agent" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await page.getByText("No agent is connected").waitFor();
  });
  expect((await toolCalls(app.url, accessToken).send("findOrganizations", { query: "x" })).status).toBe(401);
});

import { expect, test } from "vitest";
import { ownerDb } from "../support/world";
import { violations } from "../support/accessibility";
import { signInThere } from "../support/person-browser";
import { RECRUITER_SCOPES, newAgent, newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { saveScreenshot } from "../support/save-screenshot";

// The consent screen of members with fewer permissions than a recruiter.
const app = await sharedApp();
const browser = await sharedBrowser();

async function consentPageAs(role: string) {
  const { email } = await newRecruiter(app.url);
  await ownerDb.member.updateMany({ where: { user: { email } }, data: { role } });
  const agent = await newAgent(app.url, { client_name: "Claude" });
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(agent.authorizeUrl(RECRUITER_SCOPES));
  await signInThere(page, email);
  await page.getByRole("heading", { name: "An agent asks for access" }).waitFor();
  return page;
}

test("tells a read-only member that the agent reads notes and changes nothing", async () => {
  const page = await consentPageAs("read_only");
  await page.getByRole("checkbox", { name: /Your team's notes on candidates/ }).waitFor();
  await page.getByText("your role is read-only").waitFor();
  expect(await page.getByText("Create jobs and candidates").count()).toBe(0);
  expect(await page.getByText("It can change").count()).toBe(0);
  expect(await page.getByText("Where you confirm its decisions").count()).toBe(0);
  await expect.poll(() => violations(page)).toEqual([]);
  await saveScreenshot(page, "consent-read-only");
  await page.context().close();
});

test("tells a hiring manager that the agent sees the jobs shared with them and decides nothing", async () => {
  const page = await consentPageAs("hiring_manager");
  await page.getByText("The jobs shared with you").waitFor();
  await page.getByText("because hiring managers cannot.").waitFor();
  for (const untrue of [
    "Create jobs and candidates",
    "Where you confirm its decisions",
    "scorecards and credits",
  ])
    expect(await page.getByText(untrue).count(), untrue).toBe(0);
  await expect.poll(() => violations(page)).toEqual([]);
  await saveScreenshot(page, "consent-hiring-manager");
  await page.context().close();
});

test("offers a recruiter the write scope and the choice of where to confirm", async () => {
  const page = await consentPageAs("recruiter");
  await page.getByRole("checkbox", { name: /Create jobs and candidates/ }).waitFor();
  await page.getByText("Where you confirm its decisions").waitFor();
  await page.context().close();
});

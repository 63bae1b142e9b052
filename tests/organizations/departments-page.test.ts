import { ownerDb } from "../support/world";
import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import type { TestApp } from "../support/app";
import { violations } from "../support/accessibility";
import { signedInPage } from "../support/person-browser";
import { newRecruiter, type Recruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { saveScreenshot } from "../support/save-screenshot";

let app: TestApp;
let browser: Browser;
let owner: Recruiter;
beforeAll(async () => {
  app = await sharedApp();
  owner = await newRecruiter(app.url);
  browser = await sharedBrowser();
}, 300_000);

test("an administrator adds a department, puts a job into it, and removes it", async () => {
  const { organizationId, userId } = await ownerDb.member.findFirstOrThrow({
    where: { user: { email: owner.email } },
  });
  const job = await ownerDb.job.create({
    data: {
      organizationId,
      title: "Data Engineer",
      createdBy: userId,
      description: "Builds the pipelines of the platform on PostgreSQL.",
    },
  });
  const page = await signedInPage(browser, app.url, owner.email, "/settings");
  await page.getByRole("button", { name: "Add a department or team" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Platform Team");
  await dialog.getByLabel("How people work together there").fill("We write things down.");
  await expect.poll(() => violations(page), { timeout: 15_000 }).toEqual([]);
  await saveScreenshot(page, "department-dialog-1440");
  await dialog.getByRole("button", { name: "Save" }).click();
  const list = page.getByRole("list", { name: "Departments and teams" });
  await list.getByText("0 jobs · its own values").waitFor();

  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "More about this job" }).click();
  await page.getByRole("menuitem", { name: "Edit job" }).click();
  const field = page.getByRole("dialog").getByLabel("Department");
  await field.fill("platform team");
  expect(
    await page.locator("datalist option").evaluateAll((all) => all.map((each) => each.getAttribute("value"))),
  ).toEqual(["Platform Team"]);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByText("platform team").first().waitFor();

  await page.goto("/settings");
  await list.getByText("1 job · its own values").waitFor();
  for (const [colorScheme, width] of [
    ["light", 1440],
    ["dark", 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await list.scrollIntoViewIfNeeded();
    await expect.poll(() => violations(page), { timeout: 15_000 }).toEqual([]);
    await saveScreenshot(page, `departments-${width}`);
  }
  await page.getByRole("button", { name: "Remove Platform Team" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await list.waitFor({ state: "hidden" });
  expect((await ownerDb.job.findUniqueOrThrow({ where: { id: job.id } })).department).toBe("platform team");
  await page.context().close();
}, 90_000);

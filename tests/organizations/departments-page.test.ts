import { ownerActor, ownerDb } from "../support/world";
import { expect, test } from "vitest";
import { onDesktopAndPhone } from "../support/accessibility";
import { expectAccessible } from "../support/page-looks";
import { signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";

const app = await sharedApp();
const owner = await newRecruiter(app.url);

test("an administrator adds a department, puts a job into it, and removes it", async () => {
  const { organizationId, id: createdBy } = await ownerActor(owner.email);
  const job = await ownerDb.job.create({
    data: {
      organizationId,
      title: "Data Engineer",
      createdBy,
      description: "Builds the pipelines of the platform on PostgreSQL.",
    },
  });
  const page = await signedInPage(await sharedBrowser(), app.url, owner.email, "/settings");
  await page.getByRole("button", { name: "Add a department or team" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Platform Team");
  await dialog.getByLabel("How people work together there").fill("We write things down.");
  await expectAccessible(page, "department-dialog");
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
  await onDesktopAndPhone(page, async (at) => {
    await list.scrollIntoViewIfNeeded();
    await expectAccessible(page, `departments-${at}`);
  });
  await page.getByRole("button", { name: "Remove Platform Team" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await list.waitFor({ state: "hidden" });
  expect((await ownerDb.job.findUniqueOrThrow({ where: { id: job.id } })).department).toBe("platform team");
  await page.context().close();
});

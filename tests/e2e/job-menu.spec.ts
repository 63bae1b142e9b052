import { expect, test } from "./support/shortlist.ts";
import { violations } from "../support/accessibility.ts";

test("edits, closes, archives and reopens a job from its page", async ({ page, prepared: _ }) => {
  await page.goto("/jobs");
  await page.keyboard.press("+");
  const create = page.getByRole("dialog", { name: "Create a job" });
  await create.getByRole("tab", { name: "Type or paste" }).click();
  await create
    .getByLabel("Job description")
    .fill("Night porter\nYou keep the house at night, and know the guests.");
  await create.getByLabel("Title").fill("Night porter");
  await create.getByRole("button", { name: "Create job" }).click();
  await page.waitForURL("**/scorecard");
  await page.goto(page.url().replace(/\/scorecard$/, ""));

  const more = page.getByRole("button", { name: "More about this job" });
  await more.click();
  await page.getByRole("menuitem", { name: "Edit job" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit job" });
  await expect(dialog.getByLabel("Job description")).toHaveValue(/keep the house at night/);
  await dialog.getByLabel("Title").fill("Night manager");
  expect(await violations(page, { rules: "all" })).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Night manager" })).toBeVisible();

  await more.click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.waitForURL((address) => address.pathname.endsWith("/scorecard"));
  await page.getByRole("link", { name: "Night manager (copy)" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Night manager (copy)" })).toBeVisible();

  await more.click();
  await page.getByRole("menuitem", { name: "Close job" }).click();
  await expect(page.getByText("Closed", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add candidates" })).toHaveCount(0);
  await more.click();
  await page.getByRole("menuitem", { name: "Archive job" }).click();
  await expect(page.getByText("Archived", { exact: true })).toBeVisible();
  const job = new URL(page.url()).pathname;
  const row = page.locator(`a[href="${job}"][data-row]`);
  for (const [status, count] of Object.entries({ open: 0, closed: 0, all: 0, archived: 1 })) {
    await page.goto(`/jobs?status=${status}`);
    await page.getByRole("link", { name: /^Archived/ }).waitFor();
    await expect(row, status).toHaveCount(count);
  }
  await row.click();
  await more.click();
  await page.getByRole("menuitem", { name: "Unarchive job" }).click();
  await expect(page.getByText("Closed", { exact: true })).toBeVisible();
  await more.click();
  await page.getByRole("menuitem", { name: "Reopen job" }).click();
  await expect(page.getByText("Closed", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add candidates" }).first()).toBeVisible();
});

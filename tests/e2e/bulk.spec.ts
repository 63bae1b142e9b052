import { readFileSync } from "node:fs";
import { addCvs, expect, openJob, test } from "./support/shortlist.ts";
import { saveScreenshot } from "../support/save-screenshot.ts";

const names = ["Kaito Mori", "Lena Novak", "Marek Oliva", "Nadia Petrov"];
const cvs = names.map((name, at) => ({
  name: `bulk-${at}.txt`,
  mimeType: "text/plain",
  buffer: Buffer.from(
    `${name}\n${name.toLowerCase().replace(" ", "@")}.example\n\nExperience\n` +
      `Backend Engineer, Works ${at}, ${2010 + at} - ${2018 + at}\nRan PostgreSQL in production.`,
  ),
}));

test("decides on selected candidates together: lists exceptions before, and undoes all at once", async ({
  page,
}) => {
  const jobId = await openJob(page);
  await addCvs(page, cvs);
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(names.length, {
    timeout: 90_000,
  });
  await page.goto(`/jobs/${jobId}?view=all`);
  const row = page.locator("[data-application]");
  const accepted = await row.first().locator("[data-row]").innerText();
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await expect(row.first()).toContainText("Accepted");

  // Selects the first, and with Shift all up to the third.
  await row.first().locator("[data-row]").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  await expect(page.getByRole("group", { name: "Selected candidates" })).toContainText("3 selected");
  const exporting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const exported = await exporting;
  expect(exported.suggestedFilename()).toBe(`candidates-${jobId}.csv`);
  const table = readFileSync(await exported.path(), "utf8");
  expect(names.filter((name) => table.includes(name))).toHaveLength(3);
  expect(table).toMatch(/@\w+\.example/);
  const workbook = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Excel" }).click();
  expect((await workbook).suggestedFilename()).toBe(`candidates-${jobId}.xlsx`);

  await page.keyboard.press("a");
  const dialog = page.getByRole("dialog", { name: "Accept: 2 candidates" });
  await expect(dialog.getByRole("region", { name: "Not possible for 1 candidate" })).toContainText(
    `${accepted}: It is already accepted`,
  );
  await saveScreenshot(page, "preview");
  await dialog.getByRole("button", { name: "Accept 2" }).click();
  await expect(page.getByText("2 candidates accepted").first()).toBeVisible();
  await expect(row.filter({ hasText: "Accepted" })).toHaveCount(3);
  await page.keyboard.press("z");
  await expect(page.getByText("2 candidates undecided again").first()).toBeVisible();
  await expect(row.filter({ hasText: "Accepted" })).toHaveCount(1);

  // One candidate cannot be compared: the button stays, and says so.
  const bar = page.getByRole("group", { name: "Selected candidates" });
  const open = row.filter({ hasNotText: "Accepted" });
  await open.first().locator("[data-row]").focus();
  await page.keyboard.press("x");
  await bar.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByText("Select two to five people with a score").first()).toBeVisible();

  // All four: the one decided on is left out, and scores that would not change are kept.
  await bar.getByRole("button", { name: "Clear" }).click();
  for (const at of [0, 1, 2, 3]) await row.nth(at).getByRole("checkbox").click();
  await page.keyboard.press("e");
  const evaluating = page.getByRole("dialog", { name: "Evaluate again: 3 candidates" });
  await expect(evaluating.getByRole("region", { name: "Not possible for 1 candidate" })).toContainText(
    `${accepted}: Already decided.`,
  );
  await evaluating.getByRole("button", { name: "Evaluate 3 again" }).click();
  await expect(page.getByText("3 candidates are being evaluated again").first()).toBeVisible();
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(4);

  for (const at of [0, 1, 2, 3]) await row.nth(at).getByRole("checkbox").click();
  await page.keyboard.press("r");
  const rejecting = page.getByRole("dialog", { name: "Reject: 4 candidates" });
  await rejecting.getByLabel("Reason").selectOption("Position filled or closed");
  await saveScreenshot(page, "reject-with-reason");
  await rejecting.getByRole("button", { name: "Reject 4" }).click();
  await expect(page.getByText("4 candidates rejected").first()).toBeVisible();
  // A candidate's page also offers to undo in time, after the list's notice has disappeared.
  const person = await row.first().locator("[data-row]").getAttribute("href");
  await page.goto(person ?? "");
  const decisions = page.getByRole("region", { name: "Decisions" });
  await expect(decisions).toContainText("Reason: Position filled or closed");
  await saveScreenshot(page, "undo-in-history");
  await decisions.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Decision undone").first()).toBeVisible();
  await expect(decisions).toContainText("undone by Robin Recruiter");
  await expect(decisions.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

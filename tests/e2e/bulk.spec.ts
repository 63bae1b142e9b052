import { expect, openJob, test } from "./support/shortlist.ts";

const names = ["Kaito Mori", "Lena Novak", "Marek Oliva", "Nadia Petrov"];
const cvs = names.map((name, at) => ({
  name: `bulk-${at}.txt`,
  mimeType: "text/plain",
  buffer: Buffer.from(
    `${name}\n${name.toLowerCase().replace(" ", "@")}.example\n\nExperience\n` +
      `Backend Engineer, Works ${at}, ${2010 + at} - ${2018 + at}\nRan PostgreSQL in production.`,
  ),
}));

test("those selected are decided on together: named before, refused with a reason, undone as one", async ({
  page,
}) => {
  const jobId = await openJob(page);
  await page.getByRole("button", { name: "Add candidates" }).first().click();
  await page.getByLabel("Choose CVs").setInputFiles(cvs);
  const adding = page.getByRole("dialog", { name: "Add candidates" });
  await adding.getByRole("button", { name: `Add ${names.length} candidates` }).click();
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(names.length, {
    timeout: 90_000,
  });
  await page.goto(`/jobs/${jobId}?view=all`);
  const row = page.locator("[data-application]");
  const accepted = await row.first().locator("[data-row]").innerText();
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await expect(row.first()).toContainText("Accepted");

  // The first three: the one, and with Shift all up to the third.
  await row.first().locator("[data-row]").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  await expect(page.getByRole("group", { name: "Selected candidates" })).toContainText("3 selected");
  const exported = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  expect((await exported).suggestedFilename()).toBe(`candidates-${jobId}.csv`);

  await page.keyboard.press("a");
  const dialog = page.getByRole("dialog", { name: "Accept: 2 candidates" });
  await expect(dialog.getByRole("region", { name: "Not possible for 1 candidate" })).toContainText(
    `${accepted}: It is accepted already`,
  );
  await page.screenshot({ path: test.info().outputPath("preview.png") });
  await dialog.getByRole("button", { name: "Accept 2" }).click();
  await expect(page.getByText("2 candidates accepted").first()).toBeVisible();
  await expect(row.filter({ hasText: "Accepted" })).toHaveCount(3);
  await page.keyboard.press("z");
  await expect(page.getByText("2 candidates undecided again").first()).toBeVisible();
  await expect(row.filter({ hasText: "Accepted" })).toHaveCount(1);
});

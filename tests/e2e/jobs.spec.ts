import { onPhone } from "../support/look.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { expect, test } from "./support/shortlist.ts";

test("creates a job from typed text, and drafts its scorecard automatically", async ({ page }) => {
  await page.goto("/jobs");
  await page.keyboard.press("+");
  const dialog = page.getByRole("dialog", { name: "Create a job" });
  const typed = dialog.getByRole("tab", { name: "Type or paste" });
  // The first tab has the focus, except on a phone.
  if (onPhone) await typed.click();
  else await page.keyboard.press("ArrowRight");
  await expect(typed).toHaveAttribute("aria-selected", "true");
  const description =
    "Office Manager\nBerlin\n\nYou keep the office running. At least 2 years in office management. " +
    "We have a dog called Biscuit. Under 40 only.";
  await dialog.getByLabel("Job description").fill(description);
  // What becomes of each sentence is shown before anything is created.
  const before = dialog.getByRole("region", { name: "The description, sentence by sentence" });
  await expect(before.getByRole("region", { name: /^Understood/ })).toContainText("Office management");
  await expect(before.getByRole("region", { name: /^Refused/ })).toContainText("Under 40 only.");
  // The title is left empty, and read from the text.
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.waitForURL("**/scorecard");
  await page.getByRole("button", { name: "Publish version 1" }).waitFor({ timeout: 60_000 });
  await expect(page.getByRole("spinbutton", { name: "Minimum years of Office management" })).toHaveValue("2");

  // Every sentence is accounted for, and one that was left out becomes a criterion.
  const account = page.getByRole("region", { name: "The description, sentence by sentence" });
  await expect(account.getByRole("region", { name: /^Understood/ })).toContainText("Berlin");
  await expect(account.getByRole("region", { name: /^To be answered/ })).toContainText(
    "When does the work begin?",
  );
  await expect(account.getByRole("region", { name: /^Refused/ })).toContainText("Under 40 only.");
  await account.getByRole("button", { name: /^Make it a criterion: .*Biscuit/ }).focus();
  await page.keyboard.press("Enter");
  await expect(account.getByRole("button", { name: "Is a criterion" })).toBeFocused();
  await expect(page.getByLabel("Weight of We have a dog called Biscuit.")).toHaveValue("10");
});

test("says why a file cannot be a job description, and keeps the dialog open", async ({ page }) => {
  await page.goto("/jobs");
  await page.getByRole("button", { name: "Create job" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a job" });
  const picture = {
    name: "job.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from([0, 159, 146, 150, 0, 1, 2, 255, 254, 0]),
  };
  await dialog.getByLabel("Choose a job description").setInputFiles(picture);
  await expect(dialog.getByRole("alert")).toContainText("not a document that can be read");
  await expect(dialog.getByText("job.pdf", { exact: true })).toBeVisible();
});

test("finds a job by the palette, lists the shortcuts, and opens a page by keys", async ({ page }) => {
  await page.goto("/credits");
  // A key pressed before is lost.
  await untilHydrated(page);
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder("Find a job, a person, a page or an action").fill("backend");
  await page
    .getByRole("option", { name: /Senior Backend Engineer/ })
    .first()
    .click();
  await page.waitForURL("**/jobs/*");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Senior Backend Engineer");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Add candidates");
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await page.waitForURL("**/credits");
});

test("turns single-letter shortcuts off", async ({ page }) => {
  await page.goto("/jobs");
  await page.keyboard.press("?");
  await page.getByRole("switch", { name: "Single-letter shortcuts" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("+");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("shows the same balance above the ledger and in its newest row", async ({ page }) => {
  await page.goto("/credits");
  const left = await page.getByRole("definition").first().innerText();
  await expect(
    page.getByRole("table", { name: "Ledger" }).getByRole("row").nth(1).getByRole("cell").last(),
  ).toHaveText(left);
});

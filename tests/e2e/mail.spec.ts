import type { Page } from "@playwright/test";
import { addCvs, expect, ofThisAttempt, openJob, shortenUndoTime, test } from "./support/shortlist.ts";
import { looksRight } from "./support/look.ts";

shortenUndoTime();

const cv = (name: string, contact: string) => ({
  name: `${name}.txt`,
  mimeType: "text/plain",
  buffer: Buffer.from(
    ofThisAttempt(
      `${name} Tarn\n${contact}\n\nExperience\nBackend Engineer, Tarn Works, 2010 - 2018\nRan PostgreSQL.`,
    ),
  ),
});
const fillIn = async (page: Page, subject: string, text: string) => {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Subject").fill(subject);
  await dialog.getByLabel("Text").fill(text);
  return dialog;
};

test("writes to candidates: several with what each gets, one by f, taken back with z, and sent", async ({
  page,
}) => {
  await openJob(page);
  await addCvs(page, [cv("Yara", "yara@tarn.example"), cv("Zeno", `Oak Lane ${3 + test.info().retry}`)]);
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(2, { timeout: 90_000 });

  await page.getByRole("checkbox", { name: "Select all" }).click();
  await page.keyboard.press("f");
  const many = page.getByRole("dialog", { name: "Write to 2 candidates" });
  await many.getByLabel("Template").selectOption("Invitation to talk");
  await expect(many).toContainText("there is none in your account settings");
  await fillIn(page, "About {job}", "Dear {candidate},\n\nwhen?");
  await expect(many).toContainText("Not to Zeno Tarn: No e-mail address is known.");
  await many.getByText("Yara Tarn", { exact: true }).click();
  await expect(many.getByRole("figure")).toContainText("Dear Yara Tarn,");
  await looksRight(page, "several");
  await many.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("The message is about to be sent").first()).toBeVisible();
  await page.keyboard.press("z");
  await expect(page.getByText(/^Taken back/).first()).toBeVisible();

  const row = page.locator("[data-application]").filter({ hasText: "Yara Tarn" });
  await page.goto(`/applications/${await row.getAttribute("data-application")}`);
  const mail = page.getByRole("region", { name: "Mail" });
  await expect(mail).toContainText("Taken back before it was sent.");
  await page.keyboard.press("f");
  await (
    await fillIn(page, "A question", "Dear {candidate},\n\nwhich shift suits you?")
  )
    .getByRole("button", { name: "Send" })
    .click();
  await expect(mail).toContainText("which shift suits you?");
  await expect(mail.getByRole("button", { name: "Take back" })).toBeVisible();
  await expect(mail.getByText(/^Sent \d/)).toBeVisible({ timeout: 60_000 });
  await expect(mail.getByRole("button", { name: "Take back" })).toHaveCount(0);
  await looksRight(page, "sent");
});

test("a link to one's calendar is kept in one's account, and has to be the address of a page", async ({
  page,
}) => {
  await page.goto("/settings/account");
  const calendar = page.locator("form", { has: page.getByLabel("Link to your calendar") });
  await calendar.getByLabel("Link to your calendar").fill("http://cal.example.com/robin");
  await calendar.getByRole("button", { name: "Save" }).click();
  await expect(calendar).toContainText("Give the address of a page, with https://.");
  await calendar.getByLabel("Link to your calendar").fill("https://cal.example.com/robin");
  await calendar.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(calendar.getByLabel("Link to your calendar")).toHaveValue("https://cal.example.com/robin");
  await calendar.getByLabel("Link to your calendar").fill("");
  await calendar.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
});

import { expect, test } from "./support/shortlist.ts";
import { looksRight } from "./support/look.ts";

test("writes, changes and deletes a note with a mention, mostly by keyboard", async ({ page, prepared }) => {
  await page.goto(`/jobs/${prepared.jobId}`);
  const applicationId = await page.locator("[data-application]").first().getAttribute("data-application");
  await page.goto(`/applications/${applicationId}`);
  const notes = page.getByRole("region", { name: /^Notes/ });
  const text = notes.getByLabel("Write a note for your team");
  await page.keyboard.press("t");
  await expect(text).toBeFocused();
  await page.keyboard.type("Ask about the notice period.");
  await page.keyboard.press("Escape");
  await expect(text).not.toBeFocused();
  await notes.getByRole("button", { name: "Mention" }).press("Enter");
  const colleague = page.getByRole("option").first();
  const name = (await colleague.textContent()) ?? "";
  // Escape closes the list and keeps the text; what is typed after the sign narrows it.
  await page.keyboard.press("Escape");
  await expect(colleague).toHaveCount(0);
  await expect(text).toBeFocused();
  await page.keyboard.press("Backspace");
  await page.keyboard.type(`@${name.slice(0, 2).toLowerCase()}`);
  await expect(colleague).toHaveText(name);
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(`Ask about the notice period. @${name} `);
  await notes.getByRole("button", { name: "Add note" }).press("Enter");
  const note = notes.getByRole("article");
  await expect(note).toContainText(`Ask about the notice period. @${name}`);
  await expect(text).toHaveValue("");

  await notes.scrollIntoViewIfNeeded();
  await looksRight(page, "notes");

  await note.getByRole("button", { name: "Edit" }).click();
  await note.getByLabel("Edit the note").fill("Notice period: three months.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(note).toContainText("three months.");
  await expect(note).toContainText("edited");
  await note.getByRole("button", { name: "Delete" }).click();
  await note.getByRole("button", { name: "Delete permanently" }).click();
  await expect(note).toHaveCount(0);
});

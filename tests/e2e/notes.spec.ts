import { expect, test } from "./support/shortlist.ts";
import { violations } from "../support/accessibility.ts";

test("a note with a mention is written, changed and deleted, by keyboard, on a phone too", async ({
  page,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}`);
  const applicationId = await page.locator("[data-application]").first().getAttribute("data-application");
  await page.goto(`/applications/${applicationId}`);
  const notes = page.getByRole("region", { name: /^Notes/ });
  const text = notes.getByLabel("Write a note for your team");
  await text.fill("Ask about the notice period.");
  await notes.getByRole("button", { name: "Mention" }).press("Enter");
  const colleague = page.getByRole("menuitem").first();
  const name = (await colleague.textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(`Ask about the notice period. @${name} `);
  await notes.getByRole("button", { name: "Add note" }).press("Enter");
  const note = notes.getByRole("article");
  await expect(note).toContainText(`Ask about the notice period. @${name}`);
  await expect(text).toHaveValue("");

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: width === 390 ? "dark" : "light" });
    await notes.scrollIntoViewIfNeeded();
    expect(await violations(page, { part: "section", rules: "all" })).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`notes-${width}.png`) });
  }

  await note.getByRole("button", { name: "Change" }).click();
  await note.getByLabel("Change the note").fill("Notice period: three months.");
  await note.getByRole("button", { name: "Save" }).click();
  await expect(note).toContainText("three months.");
  await expect(note).toContainText("changed");
  await note.getByRole("button", { name: "Delete" }).click();
  await note.getByRole("button", { name: "Delete for good" }).click();
  await expect(note).toHaveCount(0);
});

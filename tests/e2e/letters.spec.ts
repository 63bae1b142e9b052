import { addCandidate, expect, openJob, shortenUndoTime, test } from "./support/shortlist.ts";
import { looksRight } from "./support/look.ts";

shortenUndoTime();

test("e-mails a rejected candidate the letter shown in the preview, if the recruiter chooses to", async ({
  page,
}) => {
  await openJob(page);
  await addCandidate(
    page,
    "letter.txt",
    "Wilma Farrow\nwilma@farrow.example\n\nExperience\nBackend Engineer, Works, 2010 - 2018\nRan PostgreSQL.",
  );
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(1, { timeout: 90_000 });
  const applicationId = await page.locator("[data-application]").first().getAttribute("data-application");
  await page.goto("/settings");
  const settings = page.getByRole("group", { name: "Template 1" });
  await expect(settings.getByLabel("Subject")).toHaveValue("Your application for {job} at {organization}");
  await looksRight(page, "templates");

  await page.goto(`/applications/${applicationId}`);
  await page.getByRole("button", { name: /^Reject/ }).click();
  const dialog = page.getByRole("dialog");
  const also = dialog.getByRole("checkbox", { name: "Also write to the candidate" });
  await expect(also).not.toBeChecked();
  await also.click();
  await dialog.getByRole("textbox", { name: "Letter" }).fill("Dear {candidate},\n\nnot this time.");
  const preview = dialog.getByRole("figure");
  await expect(preview).toContainText("Dear Wilma Farrow,");
  await expect(dialog).toContainText("Your letter is e-mailed to the candidate");
  await looksRight(page, "letter");
  await dialog.getByRole("button", { name: "Reject", exact: true }).click();
  const decisions = page.getByRole("region", { name: "Decisions" });
  await expect(decisions).toContainText("A letter to the candidate is waiting to be sent");
  // Sent after the time to undo.
  await expect(decisions).toContainText("A letter was sent to the candidate", { timeout: 60_000 });
  await expect(decisions).toContainText("Your application for");
});

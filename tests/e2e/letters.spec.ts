import {
  addCandidate,
  addCvs,
  expect,
  ofThisAttempt,
  openJob,
  shortenUndoTime,
  test,
} from "./support/shortlist.ts";
import { looksRight } from "./support/look.ts";

shortenUndoTime();

test("e-mails a rejected candidate the letter shown in the preview, if the recruiter chooses to", async ({
  page,
}) => {
  await openJob(page);
  await addCandidate(
    page,
    "letter.txt",
    "Wanda Merrow\nwanda@merrow.example\n\nExperience\nBackend Engineer, Works, 2010 - 2018\nRan PostgreSQL.",
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
  await expect(preview).toContainText("Dear Wanda Merrow,");
  await expect(dialog).toContainText("Your letter is e-mailed to the candidate");
  await looksRight(page, "letter");
  await dialog.getByRole("button", { name: "Reject", exact: true }).click();
  const decisions = page.getByRole("region", { name: "Decisions" });
  await expect(decisions).toContainText("A letter to the candidate is waiting to be sent");
  // Sent after the time to undo.
  await expect(decisions).toContainText("A letter was sent to the candidate", { timeout: 60_000 });
  await expect(decisions).toContainText("Your application for");
});

test("closes a job with what becomes of its undecided candidates: left alone, or rejected with one letter", async ({
  page,
}) => {
  const jobId = await openJob(page);
  const close = async () => {
    await page.getByRole("button", { name: "More about this job" }).click();
    await page.getByRole("menuitem", { name: "Close job" }).click();
  };
  const cv = (name: string, contact: string) => ({
    name: `${name}.txt`,
    mimeType: "text/plain",
    buffer: Buffer.from(
      ofThisAttempt(
        `${name} Quayle\n${contact}\n\nExperience\nBackend Engineer, Quayle Works, 2010 - 2018\nRan PostgreSQL.`,
      ),
    ),
  });
  await addCvs(page, [cv("Orla", "orla@quayle.example"), cv("Piers", "Oak Lane 3")]);
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(2, { timeout: 90_000 });

  await close();
  const asking = page.getByRole("dialog", { name: "Close job" });
  await expect(asking).toContainText("2 candidates are undecided");
  await expect(asking.getByRole("radio", { name: /^They stay undecided/ })).toBeChecked();
  await looksRight(page, "asked");
  await asking.getByRole("button", { name: "Close job" }).click();
  await expect(page.getByText("The job is closed. Its candidates stay as they are.").first()).toBeVisible();
  await expect(page.locator("[data-application]")).toHaveCount(2);
  await page.getByRole("button", { name: "More about this job" }).click();
  await page.getByRole("menuitem", { name: "Reopen job" }).click();
  await expect(page.getByText("The job is open.").first()).toBeVisible();

  await close();
  await asking.getByRole("radio", { name: /^Reject them/ }).click();
  await asking.getByRole("button", { name: "Continue" }).click();
  const rejecting = page.getByRole("dialog", { name: "Close the job and reject its undecided candidates" });
  for (const name of ["Orla Quayle", "Piers Quayle"]) await expect(rejecting).toContainText(name);
  await rejecting.getByLabel("Reason").selectOption("Position filled or closed");
  await rejecting.getByRole("checkbox", { name: /^Also write to/ }).click();
  await expect(rejecting.getByRole("figure")).toContainText("Orla Quayle");
  await expect(rejecting).toContainText("The job is closed");
  await looksRight(page, "preview");
  await rejecting.getByRole("button", { name: "Reject and close" }).click();
  await expect(page.getByText("2 candidates rejected").first()).toBeVisible();
  await expect(page.getByText("Closed", { exact: true })).toBeVisible();
  await page.goto(`/jobs/${jobId}?view=rejected`);
  await expect(page.locator("[data-application]")).toHaveCount(2);
  await page.locator("[data-row]").filter({ hasText: "Orla Quayle" }).click();
  await expect(page.getByRole("region", { name: "Decisions" })).toContainText(
    "A letter was sent to the candidate",
    {
      timeout: 60_000,
    },
  );
});

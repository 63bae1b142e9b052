import { untilHydrated } from "../support/until-hydrated.ts";
import { looksRight } from "./support/look.ts";
import { expect, test } from "./support/shortlist.ts";

test.describe.configure({ mode: "serial" });

test("keeps unpublished edits after a reload, and refuses to publish a protected criterion", async ({
  page,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}/scorecard`);
  await expect(page.getByText("As published.")).toBeVisible();
  const weight = page.getByRole("spinbutton", { name: /^Weight of/ }).first();
  await page.locator("input[type=range]").first().fill("33");
  await expect(weight).toHaveValue("33");
  await expect(page.getByRole("button", { name: "Publish version 2" })).toBeEnabled();
  // The preview appears automatically.
  const moves = page.getByRole("region", { name: "Preview" });
  await expect(moves.getByText(/undecided candidates would move/)).toBeVisible();
  await page.reload();
  await expect(page.getByText("Your unpublished changes were kept")).toBeVisible();
  await expect(weight).toHaveValue("33");

  await page.getByRole("button", { name: "Add a criterion to Soft skills" }).click();
  await expect(page.getByText("The name needs at least two characters.")).toBeVisible();
  await page.keyboard.type("Native English speaker");
  await expect(page.getByRole("button", { name: "Publish version 2" })).toBeDisabled();
  await expect(page.getByRole("listitem").filter({ has: page.locator("[aria-invalid]") })).toHaveCount(1);
  await page.getByRole("button", { name: "Remove Native English speaker" }).click();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(page.getByText("As published.")).toBeVisible();
});

test("moves down the weights with Enter, and shows changes and costs before publishing", async ({
  page,
  prepared,
}) => {
  test.setTimeout(180_000);
  await page.goto(`/jobs/${prepared.jobId}/scorecard`);
  const weights = page.getByRole("spinbutton", { name: /^Weight of/ });
  await weights.nth(0).focus();
  await page.keyboard.press("Enter");
  await expect(weights.nth(1)).toBeFocused();
  await page.keyboard.type("25");
  await page.keyboard.press("ControlOrMeta+Enter");
  const dialog = page.getByRole("dialog", { name: "Publish version 2" });
  await expect(dialog.getByText(/weight from \d+ to 25/)).toBeVisible();
  await expect(
    dialog.getByText(/\d applications rescored immediately from existing evidence, at no cost/),
  ).toBeVisible();
  await expect(dialog.getByText(/Nothing is charged. [\d,]+ credits are left/)).toBeVisible();
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await page.waitForURL(`**/jobs/${prepared.jobId}`);
  await expect(page.getByText(/Version 2 published/).first()).toBeVisible();
  await expect(page.getByRole("cell", { name: /^(Queued|Evaluating|Rescore due)$/ })).toHaveCount(0, {
    timeout: 90_000,
  });

  // Each version shows its changes from another.
  await page.goto(`/jobs/${prepared.jobId}/scorecard?from=v2`);
  const changes = page.getByRole("region", { name: "What version 2 changes" });
  await expect(changes.getByLabel("Compared with")).toHaveValue("1");
  await expect(changes.getByText(/weight from \d+ to 25/)).toBeVisible();
  await page.goto(`/jobs/${prepared.jobId}/scorecard?from=v1`);
  await expect(page.getByText("Version 1, published by Robin Recruiter")).toBeVisible();
  await expect(weights.nth(1)).not.toHaveValue("25");
  // Shows the differences from the current version.
  const preview = page.getByRole("region", { name: "Preview" });
  await preview.getByText("1 difference from version 2").click();
  await expect(preview.getByText(/weight from 25 to \d+/)).toBeVisible();
});

test("moves a criterion to another dimension, and brings a removed one back to its place", async ({
  page,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}/scorecard`);
  const names = page.getByRole("textbox", { name: "Criterion", exact: true });
  const moved = await names.first().inputValue();
  await page.getByRole("button", { name: `Details of ${moved}`, exact: true }).click();
  await page.getByLabel("Belongs to").selectOption("Soft skills");
  const soft = page.getByRole("region", { name: /^Soft skills/ });
  await expect(soft.getByRole("textbox", { name: "Criterion", exact: true }).first()).toHaveValue(moved);
  await expect(names.locator("visible=true").and(page.locator(":focus"))).toHaveValue(moved);

  const before = await names.evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value));
  await page.getByRole("button", { name: `Remove ${before[1]}`, exact: true }).click();
  await expect(names).toHaveCount(before.length - 1);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(page.getByText("The criterion is back").first()).toBeVisible();
  expect(await names.evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value))).toEqual(
    before,
  );
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(page.getByText("As published.")).toBeVisible();
});

test("keeps a criterion and a template in the library, and begins another job's scorecard with them", async ({
  page,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}/scorecard`);
  await untilHydrated(page);
  const names = page.getByRole("textbox", { name: "Criterion", exact: true });
  const kept = await names.first().inputValue();
  await page.getByRole("button", { name: `Details of ${kept}`, exact: true }).click();
  await page.getByRole("button", { name: "Keep in the library" }).click();
  await expect(page.getByText(`${kept} is kept in the library`).first()).toBeVisible();
  await page.getByRole("button", { name: "Keep as a template" }).click();
  const keeping = page.getByRole("dialog", { name: "Keep as a template" });
  await keeping.getByLabel("Name").fill("Back end");
  await looksRight(page, "template");
  await keeping.getByRole("button", { name: "Keep in the library" }).click();
  await expect(keeping).toHaveCount(0);
  const count = await names.count();

  await page.goto("/jobs");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Create job" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a job" });
  await dialog.getByLabel("Choose a job description").setInputFiles({
    name: "job.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Platform Engineer\n\nYou need:\n- PostgreSQL\n- Kubernetes in production\n"),
  });
  await dialog.getByRole("button", { name: "Create job" }).click();
  await page.waitForURL("**/scorecard");
  await page.getByRole("button", { name: "Publish version 1" }).waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "From the library" }).click();
  const library = page.getByRole("dialog", { name: "Library" });
  await library.getByLabel("Search").fill(kept.slice(0, 12).toUpperCase());
  await expect(library.getByRole("listitem")).toHaveCount(2);
  await library.getByRole("button", { name: `Add ${kept}`, exact: true }).click();
  await expect(library.getByRole("button", { name: `Added: ${kept}` })).toBeDisabled();
  await looksRight(page, "library");
  await library.getByLabel("Search").fill("");
  await library.getByRole("button", { name: "Add Back end" }).click();
  await library.getByRole("button", { name: "Remove Back end from the library" }).click();
  await expect(library.getByText("Back end", { exact: true })).toHaveCount(0);
  // The first closes a tooltip, if one is open.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(library).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect.poll(() => names.count()).toBeGreaterThanOrEqual(count);
});

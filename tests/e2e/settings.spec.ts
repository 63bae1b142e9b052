import type { Page } from "@playwright/test";
import { expect, test } from "./support/shortlist.ts";
import { looksRight } from "./support/look.ts";

test.beforeEach(async ({ page }) => page.goto("/settings"));

const expectSaved = async (page: Page, words = "Saved") => {
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await page.goto("/settings");
};

test("saves an organization's description with its line breaks", async ({ page }) => {
  const values = page.getByLabel("How people work together here").first();
  const needs = page.getByLabel("What the team lacks or needs").first();
  const before = [await values.inputValue(), await needs.inputValue()] as const;
  const form = page.locator("form", { has: values });
  await expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
  await values.fill(`${before[0]}\nWe say <b>no</b> to meetings on Fridays.`);
  await needs.fill("Somebody who has run a migration.");
  await form.getByRole("button", { name: "Save" }).click();
  await expectSaved(page, "Saved. New scorecard drafts use it.");
  await expect(values).toHaveValue(`${before[0]}\nWe say <b>no</b> to meetings on Fridays.`);
  await expect(needs).toHaveValue("Somebody who has run a migration.");
  await values.fill(before[0]);
  await needs.fill(before[1]);
  await form.getByRole("button", { name: "Save" }).click();
  await expectSaved(page, "Saved. New scorecard drafts use it.");
});

test("limits the time to undo a decision, and disables decisions by key when it is zero", async ({
  page,
  prepared,
}) => {
  const seconds = page.getByLabel("Seconds to undo a decision");
  const form = page.locator("form", { has: seconds });
  const save = form.getByRole("button", { name: "Save" });
  await expect(seconds).toHaveValue("15");
  await expect(save).toBeDisabled();
  await seconds.fill("121");
  await save.click();
  expect(await seconds.evaluate((field: HTMLInputElement) => field.validity.rangeOverflow)).toBe(true);
  await looksRight(page, "undo-time");
  await seconds.fill("0");
  await save.click();
  await expectSaved(page);
  await expect(seconds).toHaveValue("0");

  await page.goto(`/jobs/${prepared.jobId}`);
  const row = page.locator("[data-application]").first();
  await row.locator("[data-row]").focus();
  await page.keyboard.press("r");
  await expect(
    page.getByText("Decisions are final here: open the candidate to decide").first(),
  ).toBeVisible();
  await expect(row).not.toContainText("Rejected");

  await page.goto("/settings");
  await seconds.fill("15");
  await save.click();
  await expectSaved(page);
  await expect(seconds).toHaveValue("15");
});

test("saves where agents' actions are confirmed", async ({ page }) => {
  const byRecruiter = page.getByRole("radio", { name: /^By the recruiter, in Shortlist/ });
  const inConversation = page.getByRole("radio", { name: /^In the agent's conversation/ });
  await expect(inConversation).toBeChecked();
  await byRecruiter.click();
  await expectSaved(page);
  await expect(byRecruiter).toBeChecked();
  await inConversation.click();
  await expectSaved(page);
  await expect(inConversation).toBeChecked();
});

test("adds a letter only once it has a text, offers it for an acceptance, and removes it", async ({
  page,
  prepared,
}) => {
  const templates = page.getByRole("group", { name: /^Template \d/ });
  const count = await templates.count();
  await page.getByRole("button", { name: "Add a template" }).click();
  const added = page.getByRole("group", { name: `Template ${count + 1}` });
  const form = page.locator("form", { has: page.getByRole("button", { name: "Add a template" }) });
  await added.getByLabel("Name").fill("Come on Monday");
  await added.getByLabel("For").selectOption("Accepting");
  await added.getByLabel("Subject").fill("{job}: come on Monday");
  await form.getByRole("button", { name: "Save" }).click();
  expect(await added.getByLabel("Text").evaluate((f: HTMLTextAreaElement) => f.validity.valueMissing)).toBe(
    true,
  );
  await added.getByLabel("Text").fill("Dear {candidate},\n\nplease come on Monday.\n\n{recruiter}");
  await looksRight(page, "letter-added");
  await form.getByRole("button", { name: "Save" }).click();
  await expectSaved(page);
  await expect(templates).toHaveCount(count + 1);

  await page.goto(`/jobs/${prepared.jobId}`);
  await page.getByRole("link", { name: "Daniel Reyes" }).click();
  await page.getByRole("button", { name: /^Accept/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Also write to the candidate" }).click();
  await dialog.getByLabel("Template").selectOption("Come on Monday");
  await expect(dialog.getByRole("figure")).toContainText("please come on Monday.");
  await page.keyboard.press("Escape");

  await page.goto("/settings");
  await added.getByRole("button", { name: "Remove" }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await expectSaved(page);
  await expect(templates).toHaveCount(count);
});

import type { Page } from "@playwright/test";
import { onPhone } from "../support/look.ts";
import { saveScreenshot } from "../support/save-screenshot.ts";
import { addCvs, expect, openJob, test } from "./support/shortlist.ts";

const people = ["Ada Adler", "Bram Bakker", "Chloe Caron", "Dario Dukic"];
let job = 0;
/** Other addresses and texts for each job, so that nobody is taken for the person of an earlier test. */
const cvs = () => {
  job++;
  return people.map((name) => ({
    name: `${name}.txt`,
    mimeType: "text/plain",
    buffer: Buffer.from(
      `${name}\n${name.replace(" ", ".").toLowerCase()}.${Date.now()}.${job}@example.com\n\nExperience\nBaker, Mill ${Date.now()}, 2016 - 2020\nBaked bread and rolls for two shops.`,
    ),
  }));
};

async function openList(page: Page) {
  const jobId = await openJob(page);
  await addCvs(page, cvs());
  await expect(page.locator("[data-application]")).toHaveCount(people.length, { timeout: 60_000 });
  await page.goto(`/jobs/${jobId}`);
  return jobId;
}
const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const history = (page: Page) => page.getByRole("region", { name: "Decisions" });

test.beforeEach(() => test.skip(onPhone, "Keys are for a wider screen."));

test("r rejects at once in the list and on the candidate's page, and a digit gives the reason", async ({
  page,
}) => {
  await openList(page);
  await page.getByRole("link", { name: "Ada Adler" }).focus();
  await page.keyboard.press("r");
  await expect(toast(page, "Ada Adler rejected")).toContainText("Not enough experience");
  await saveScreenshot(page, "reason-by-digit");
  await page.keyboard.press("2");
  await expect(toast(page, "Ada Adler rejected: A needed skill is missing")).toBeVisible();

  await page.getByRole("link", { name: "Bram Bakker" }).click();
  await page.getByRole("group", { name: "Decision" }).waitFor();
  await page.keyboard.press("r");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Decision" })).toContainText("Rejected");
  await page.keyboard.press("1");
  await expect(toast(page, "Bram Bakker rejected: Not enough experience")).toBeVisible();
  await page.reload();
  await expect(history(page)).toContainText("Reason: Not enough experience");

  await history(page).getByRole("button", { name: "Change reason" }).click();
  const dialog = page.getByRole("dialog", { name: "Change reason" });
  await dialog.getByLabel("Reason").selectOption("Not available in time");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(history(page)).toContainText("Reason: Not available in time");
  await saveScreenshot(page, "reason-changed");
});

test("a required reason is asked for before the rejection, by the same key in both places", async ({
  page,
}) => {
  const jobId = await openList(page);
  const asked = async (value: string) => {
    await page.goto("/settings");
    const field = page.getByLabel("When somebody is rejected, a reason is");
    await field.selectOption(value);
    await page.locator("form", { has: field }).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  };
  await asked("required");
  try {
    await page.goto(`/jobs/${jobId}`);
    await page.getByRole("link", { name: "Ada Adler" }).focus();
    await page.keyboard.press("r");
    const dialog = page.getByRole("dialog", { name: "Reject Ada Adler" });
    await expect(dialog).toContainText("Choose the reason");
    await saveScreenshot(page, "reason-required");
    await page.keyboard.press("2");
    await expect(toast(page, "Ada Adler rejected: A needed skill is missing")).toBeVisible();
    await page.getByRole("link", { name: "Bram Bakker" }).click();
    await page.getByRole("group", { name: "Decision" }).waitFor();
    await page.keyboard.press("r");
    await page.getByRole("dialog", { name: "Reject Bram Bakker" }).waitFor();
    await page.keyboard.press("1");
    await expect(history(page)).toContainText("Rejected by Robin Recruiter");
  } finally {
    await asked("optional");
  }
});

test("three decisions are one toast that names each, and all are undone, or reopened later, together", async ({
  page,
}) => {
  const jobId = await openList(page);
  await page.keyboard.press("j");
  for (const key of ["r", "r", "r"]) await page.keyboard.press(key);
  const toasts = page.getByRole("region", { name: /Notification/ }).getByRole("listitem");
  await expect(toasts).toHaveCount(1);
  await expect(toasts.getByText(/ rejected$/)).toHaveCount(3);
  await saveScreenshot(page, "three-undos");
  await toasts.getByRole("button", { name: "Undo all 3" }).click();
  await expect(page.getByText("3 decisions undone").first()).toBeVisible();
  await expect(page.locator("[data-application]")).toHaveCount(4);

  await page.keyboard.press("j");
  for (const key of ["r", "r"]) await page.keyboard.press(key);
  await expect(page.locator("[data-application]")).toHaveCount(2);
  await page.goto(`/jobs/${jobId}?view=rejected`);
  await page.getByLabel("Select all").click();
  await page.keyboard.press("o");
  const dialog = page.getByRole("dialog", { name: "Reopen: 2 candidates" });
  await dialog.getByRole("button", { name: "Reopen 2" }).click();
  await expect(page.getByText("2 candidates reopened").first()).toBeVisible();
  await page.goto(`/jobs/${jobId}`);
  await expect(page.locator("[data-application]")).toHaveCount(4);
});

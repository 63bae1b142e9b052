import type { Page } from "@playwright/test";
import { addCvs, expect, openJob, test } from "./support/shortlist.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { saveScreenshot } from "../support/save-screenshot.ts";

/** CVs of four people; each test has its own, as one who is known already is asked about first. */
const cvsOf = (names: string[]) =>
  names.map((name, at) => ({
    name: `${name}.txt`,
    mimeType: "text/plain",
    buffer: Buffer.from(
      `${name}\n${name.toLowerCase().replace(" ", "@")}.example\n\nExperience\n` +
        `Backend Engineer, Works ${name} ${at}, ${2010 + at} - ${2018 + at}\nRan PostgreSQL in production.`,
    ),
  }));

async function choose(page: Page, asked: { unopened: boolean; share: string }) {
  await page.goto("/settings");
  await untilHydrated(page);
  const share = page.getByLabel("Share of rejections made together to open, in %");
  const form = page.locator("form", { has: share });
  await form.getByRole("checkbox").setChecked(asked.unopened);
  await share.fill(asked.share);
  const save = form.getByRole("button", { name: "Save" });
  if (!(await save.isEnabled())) return;
  await save.click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
}
test.afterEach(({ page }) => choose(page, { unopened: false, share: "0" }));

async function jobWithPeople(page: Page, names: string[]): Promise<string> {
  const jobId = await openJob(page);
  await addCvs(page, cvsOf(names));
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(names.length, {
    timeout: 90_000,
  });
  return jobId;
}

test("rejects people together once those drawn were opened, in tabs of their own, and says who was", async ({
  page,
  context,
}) => {
  const jobId = await jobWithPeople(page, ["Oda Brandt", "Piet Kuiper", "Quim Ferrer", "Rosa Conti"]);
  await choose(page, { unopened: false, share: "50" });
  await page.goto(`/jobs/${jobId}`);
  await untilHydrated(page);
  await page.getByRole("checkbox").first().click();
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog", { name: "Reject: 4 candidates" });
  const read = dialog.getByRole("region", { name: "Open first: 0 of 2" });
  const reject = dialog.getByRole("button", { name: "Reject 4" });
  await expect(read.getByRole("link")).toHaveCount(2);
  await expect(reject).toBeDisabled();
  await saveScreenshot(page, "drawn");
  const links = dialog.getByRole("region", { name: /^Open first/ }).getByRole("link");
  for (const at of [0, 1]) {
    const opening = context.waitForEvent("page");
    await links.nth(at).click();
    const tab = await opening;
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(dialog.getByRole("region", { name: `Open first: ${at + 1} of 2` })).toBeVisible();
    await tab.close();
  }
  const opened = await links.first().getAttribute("href");
  await reject.click();
  await expect(page.getByText("4 candidates rejected").first()).toBeVisible();
  await page.goto(opened ?? "");
  await expect(page.getByText(/^Looked at the evaluation for \d+ seconds?, with the CV open$/)).toBeVisible();
});

test("where nobody is rejected unopened, a key rejects whoever was peeked at, and no one else", async ({
  page,
}) => {
  const jobId = await jobWithPeople(page, ["Sven Dahl", "Tilda Ekman", "Ugo Marino", "Vera Kolar"]);
  await choose(page, { unopened: true, share: "0" });
  await page.goto(`/jobs/${jobId}?view=all`);
  await untilHydrated(page);
  const row = page.locator("[data-application]");
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  await expect(page.getByText(/open .+'s evaluation or CV, then reject/).first()).toBeVisible();
  await expect(row.filter({ hasText: "Rejected" })).toHaveCount(0);
  await row.first().locator("[data-row]").focus();
  await page.keyboard.press("p");
  await expect(page.getByRole("article")).toBeVisible();
  await page.keyboard.press("r");
  await expect(row.first()).toContainText("Rejected");
});

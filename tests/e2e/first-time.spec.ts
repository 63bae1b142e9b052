import type { Locator, Page } from "@playwright/test";
import { onPhone } from "../support/look.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { saveScreenshot } from "../support/save-screenshot.ts";
import { asked, cvs, forwarded } from "./fixtures/clockmaker.ts";
import { expect, test } from "./support/shortlist.ts";

test("a first-time person gets from a forwarded e-mail to a published scorecard in at most 12 interactions, and on to decisions on twelve CVs with a hiring manager's ratings", async ({
  page,
  browser,
  baseURL,
}) => {
  test.skip(onPhone, "Decisions by key are for a wider screen.");
  test.setTimeout(420_000);
  let interactions = 0;
  const click = async (target: Locator) => {
    interactions++;
    await target.click();
  };

  await page.goto("/jobs");
  await click(page.getByRole("button", { name: "Create job" }));
  const creating = page.getByRole("dialog", { name: "Create a job" });
  await click(creating.getByRole("tab", { name: "Type or paste" }));
  interactions++;
  await creating.getByLabel("Job description").fill(forwarded);
  await click(creating.getByRole("button", { name: "Create job" }));
  await page.waitForURL("**/scorecard");
  const publish = page.getByRole("button", { name: "Publish version 1" });
  await publish.waitFor({ timeout: 60_000 });
  const names = await criteriaOf(page);
  await saveScreenshot(page, "draft");
  // Exactly those that a reader writes down: none is missing, and none was made up.
  expect(asked.filter((one) => !names.some((name) => one.test(name)))).toEqual([]);
  expect(names).toHaveLength(asked.length);
  await click(publish);
  const publishing = page.getByRole("dialog", { name: "Publish version 1" });
  await click(publishing.getByRole("button", { name: "Publish", exact: true }));
  await page.waitForURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/turret clock maker/i);
  console.log(`interactions from the e-mail to the published scorecard: ${interactions}`);
  expect(interactions).toBeLessThanOrEqual(12);
  const job = new URL(page.url()).pathname;

  await page.getByRole("button", { name: "Add candidates" }).first().click();
  await page.getByLabel("Choose CVs").setInputFiles(cvs);
  await page.getByRole("dialog").getByRole("button", { name: "Add 12 candidates" }).click();
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(12, { timeout: 120_000 });
  await saveScreenshot(page, "evaluated");

  const email = `desmond-${Date.now()}@lomax-bells.example`;
  await page.getByRole("button", { name: "More about this job" }).click();
  await page.getByRole("menuitem", { name: "Hiring team" }).click();
  const team = page.getByRole("dialog", { name: "Hiring team" });
  await team.getByLabel("Somebody who is not listed").fill(email);
  await team.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByText(`An invitation to this job goes to ${email}`).first()).toBeVisible();
  await team.getByRole("button", { name: "Close" }).click();

  const manager = await browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } });
  await openLetter(manager, email, "/invitation");
  await manager.getByLabel("Name").fill("Desmond Pyke");
  await manager.getByLabel("Password").fill("escapement-and-pendulum");
  await manager.getByRole("button", { name: "Create account and join" }).click();
  await manager.waitForURL(`**${job}`);

  await page.getByRole("checkbox", { name: "Select all" }).click();
  await page.getByRole("button", { name: "Ask for feedback" }).click();
  const asking = page.getByRole("dialog", { name: "Ask for feedback on 12 candidates" });
  await expect(asking.getByRole("checkbox", { name: /Desmond Pyke/ })).toBeChecked();
  await asking.getByRole("button", { name: "Ask for feedback" }).click();
  await expect(page.getByText("12 requests sent").first()).toBeVisible();

  await openLetter(manager, email, `${job}/feedback`);
  for (let left = cvs.length; left > 0; left--) {
    const answer = left % 3 === 0 ? "Yes" : "No";
    const name = await manager.getByRole("heading", { level: 1 }).innerText();
    for (const criterion of (await manager.locator("form fieldset").all()).slice(0, 3))
      await criterion.getByText(answer === "Yes" ? "Met" : "Partly", { exact: true }).click();
    await manager
      .getByRole("group", { name: "Would you go on with this candidate?" })
      .getByText(answer, { exact: true })
      .click();
    await manager.getByLabel("Why").fill("From the work they describe.");
    await manager.getByRole("button", { name: /^Save/ }).click();
    await expect(manager.getByRole("heading", { level: 1 })).not.toHaveText(name);
  }
  await expect(manager.getByText("Nothing waits for your feedback")).toBeVisible();
  await manager.close();

  await page.goto(job);
  await page.locator("[data-row]").first().click();
  await expect(page.getByRole("link", { name: /^Team: [01] yes, [01] no/ })).toBeVisible();
  await saveScreenshot(page, "rated");
  await page.goto(job);
  await page.keyboard.press("j");
  for (let at = 0; at < cvs.length; at++) {
    await page.keyboard.press(at < 3 ? "a" : "r");
    await expect(page.locator("[data-application]")).toHaveCount(cvs.length - at - 1);
  }
  for (const [view, count] of [
    ["accepted", 3],
    ["rejected", 9],
  ] as const) {
    await page.goto(`${job}?view=${view}`);
    await expect(page.locator("[data-application]")).toHaveCount(count);
  }
});

/** Those that are read from the description; those of culture and team are the organization's own. */
const criteriaOf = (page: Page) =>
  page
    .getByRole("region", { name: /^(Hard|Soft) skills/ })
    .getByRole("textbox", { name: "Criterion", exact: true })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** Follows the link to a page in a letter of the development mailbox. */
async function openLetter(page: Page, email: string, path: string) {
  await expect(async () => {
    await page.goto("/dev/mail");
    const letter = page.getByRole("article").filter({ hasText: `To ${email}` });
    const link = letter.getByRole("link").filter({ hasText: path }).first();
    await page.goto((await link.getAttribute("href", { timeout: 2_000 })) ?? "");
  }).toPass({ timeout: 60_000 });
  await untilHydrated(page);
}

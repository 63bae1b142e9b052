import { expect, test, vi } from "vitest";
import { violations } from "../support/accessibility";
import { signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { sharedAppWithEngine, sharedBrowser } from "../support/shared";

const app = await sharedAppWithEngine();
const browser = await sharedBrowser();

test("fills an empty organization with a scored shortlist in one click, and empties it in another", async () => {
  const { email } = await newRecruiter(app.url);
  const page = await signedInPage(browser, app.url, email, "/jobs");
  page.setDefaultTimeout(60_000);
  await page.getByRole("button", { name: "Look around with sample data" }).click();
  await page.waitForURL("**/jobs/*");
  // Rows update without a reload as each CV is read and judged.
  const scored = page.getByRole("row").filter({ hasText: /of 100, likely between/ });
  await vi.waitFor(async () => expect(await scored.count()).toBe(5), { timeout: 120_000, interval: 250 });
  await expect.poll(() => scored.first().textContent()).toContain("Nora Albrecht");

  const title = (await page.getByRole("heading", { level: 1 }).textContent())!;
  await page.goto("/credits");
  const line = page.getByRole("row").filter({ hasText: `Nora Albrecht · ${title}` });
  await line.getByRole("link", { name: "Evaluation of an application" }).click();
  await page.getByRole("heading", { level: 1, name: "Nora Albrecht" }).waitFor();

  await page.goto("/jobs");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove sample data" }).click();
  await page.getByRole("button", { name: "Look around with sample data" }).waitFor();
  await page.goto("/credits");
  expect(await page.getByRole("row").filter({ hasText: "Evaluation of an application" }).count()).toBe(5);
  expect(await violations(page)).toEqual([]);
}, 240_000);

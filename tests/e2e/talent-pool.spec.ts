import type { Page } from "@playwright/test";
import { addCvs, expect, openJob, test } from "./support/shortlist.ts";
import { violations, widerThanWindow } from "../support/accessibility.ts";

const rows = "[data-candidate]";

test("adds candidates of an earlier job to a new one after confirmation", async ({ page, prepared }) => {
  test.setTimeout(180_000);
  const jobId = await openJob(page);
  expect(jobId).not.toBe(prepared.jobId);
  // The key does the same as the button.
  await expect(page.getByRole("button", { name: "Rediscover" })).toBeVisible();
  await page.keyboard.press("d");
  await page.waitForURL(/\/talent-pool\/[0-9a-f-]{36}$/);
  const address = page.url();
  await expect(page.locator(rows).nth(1)).toBeVisible();
  const rowCount = await page.locator(rows).count();

  // Why: the matching terms within their lines, and every criterion.
  const first = page.locator(rows).first();
  await first.getByRole("button", { name: /^Why/ }).click();
  await expect(first.locator("mark").first()).toBeVisible();
  await expect(first.getByText(/^(Met|Partly)$/).first()).toBeVisible();
  await expect(first.getByText(/Applied for Senior Backend Engineer/)).toBeVisible();
  expect.soft(await violations(page), "preview").toEqual([]);

  // Chooses among them by keyboard alone.
  const bar = page.getByRole("group", { name: "Add to the job" });
  // Only those above the job's threshold are chosen at first.
  await expect(page.getByRole("checkbox").first()).not.toBeChecked();
  await page.getByRole("checkbox").first().click();
  await expect(bar.getByText(`${rowCount} credits of`)).toBeVisible();
  await page.locator("body").press("j");
  await expect(page.getByRole("checkbox").nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText(`${rowCount - 1} of ${rowCount} selected`)).toBeVisible();
  await page.keyboard.press("x");
  await expect(page.getByText(`${rowCount} of ${rowCount} selected`)).toBeVisible();
  const leftOut = await first.locator("bdi").first().innerText();

  // Until somebody confirms, nobody is on the job, whose page says that they are waiting.
  await page.goto(`/jobs/${jobId}`);
  await expect(page.locator("[data-application]")).toHaveCount(0);
  await page.getByRole("link", { name: "Review them" }).click();
  await page.waitForURL(address);

  await page.getByRole("checkbox").first().click();
  await page.locator(rows).first().getByRole("checkbox").click();
  await bar.getByRole("button", { name: /^Add \d/ }).click();
  // No reload: the page updates automatically.
  await expect(page.getByText("All evaluated")).toBeVisible({ timeout: 60_000 });
  await expect(page.locator(rows).filter({ hasText: leftOut }).getByText("Not added")).toBeVisible();
  expect.soft(await violations(page), "afterwards").toEqual([]);
  await page.getByRole("link", { name: "See them on the job" }).click();
  await page.waitForURL("**/jobs/*?view=rediscovered");
  await expect(page.locator("[data-application]")).toHaveCount(rowCount - 1);
  await page.goto(`/applications?job=${jobId}`);
  await page.getByLabel("Rediscovery").selectOption("Not rediscovered");
  await expect(page.getByRole("heading", { name: "No application matches" })).toBeVisible();
  await page.getByLabel("Rediscovery").selectOption("Rediscovered");
  await expect(page.locator("[data-rows] [data-row]")).toHaveCount(rowCount - 1);

  await page.goto("/talent-pool");
  await expect(page.getByRole("main")).toContainText(`${rowCount - 1} added`);
  // They cannot be added a second time.
  await page.goto(address);
  await expect(page.getByRole("button", { name: /^Add \d/ })).toHaveCount(0);
});

type Search = { proposed: string[]; leftOut: Record<string, number> };

/** Searches the pool from a job's page. Returns who is proposed, and how many are left out for each reason. */
async function rediscover(page: Page, jobId: string): Promise<Search> {
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole("button", { name: "Rediscover" }).click();
  await page.waitForURL("**/talent-pool/*");
  const list = page.getByRole("complementary", { name: "Left out" });
  await expect(list).toBeVisible();
  const reasons = await list.getByRole("term").allInnerTexts();
  const counted = reasons.map((line) => /^(.*\S)\s+(\d+)$/.exec(line) ?? []);
  return {
    proposed: await page.locator(`${rows} h3 bdi`).allInnerTexts(),
    leftOut: Object.fromEntries(counted.map(([, reason, count]) => [reason, Number(count)])),
  };
}

/** Imports a list of employees with one person who was never asked for consent. */
async function listNora(page: Page) {
  await page.goto("/settings/connections/import");
  await page.getByRole("radio", { name: "Employees" }).check();
  await page.getByLabel(/^Choose a CSV file/).setInputFiles({
    name: "employees.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("id,name,email,title,consent\n1,Nora Nyberg,nora@nyberg.example,Engineer,\n"),
  });
  await page.getByRole("button", { name: "Import 1 employee" }).click();
  await expect(page.getByText("1 employee imported.")).toBeVisible({ timeout: 30_000 });
}

const engineer = (name: string) => ({
  name: `${name}.txt`,
  mimeType: "text/plain",
  buffer: Buffer.from(
    `${name}\n${name.toLowerCase().replace(" ", "@")}.example\n\nExperience\nBackend Engineer, Freight Works, 01/2015 - 06/2026
- Built services in TypeScript and Go on Node.js for routing parcels.
- Designed PostgreSQL schemas, indexes and queries.
- Ran event-driven pipelines on Kafka, on AWS with Docker and Kubernetes.
- On call for production; mentored two engineers.\n\nSkills\nTypeScript, Go, PostgreSQL, Kafka, Kubernetes, AWS, CI/CD`,
  ),
});

test("counts the people left out by reason, and leaves out an employee without consent", async ({
  page,
  prepared,
}) => {
  test.setTimeout(120_000);
  await listNora(page);
  await openJob(page);
  const dialog = await addCvs(page, [engineer("Nora Nyberg"), engineer("Otto Ohm")]);
  // She is on record as an employee: nothing is added until somebody chooses a record.
  await expect(dialog).toContainText("Not added yet: possibly Nora Nyberg");
  // While the other file is being added, the drop zone is dimmed.
  await expect.poll(() => violations(page), "choice").toEqual([]);
  await dialog.getByRole("button", { name: /^Create a second record from nora/i }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(2, { timeout: 60_000 });
  const open = async (query: string) => {
    await page.goto(`/candidates?${query}`);
    await page.locator("[data-row]").first().click();
  };
  const pool = page.getByRole("region", { name: "Talent pool" });
  await open("q=nyberg&internal=yes");
  await page.getByRole("button", { name: "Merge into this one" }).click();
  await expect(page.getByText("Records merged", { exact: true })).toBeVisible();

  let before: Search = { proposed: [], leftOut: {} };
  // Both records are indexed in the background.
  await expect(async () => {
    before = await rediscover(page, prepared.jobId);
    expect(before.leftOut).toHaveProperty("Employees without consent");
    expect(before.proposed).toContain("Otto Ohm");
  }).toPass({ timeout: 60_000 });
  await expect(
    page.getByText("Employees who have not agreed to be considered for other roles."),
  ).toBeVisible();
  const { "Employees without consent": unasked, "Opted out": optedOut = 0, ...others } = before.leftOut;
  expect(unasked).toBe(1);
  expect(before.proposed).not.toContain("Nora Nyberg");

  await open("q=nyberg&internal=yes");
  await pool.getByRole("button", { name: "Record consent" }).press("Enter");
  await expect(pool).toContainText(/Consent recorded .* by Robin Recruiter/);
  await expect(pool.getByRole("button", { name: "Withdraw consent" })).toBeFocused();
  expect.soft(await violations(page), "consent").toEqual([]);
  await open("q=otto+ohm");
  await pool.getByRole("button", { name: "Opt out" }).click();
  await expect(pool).toContainText("not proposed for other roles");
  const meanwhile = await rediscover(page, prepared.jobId);
  expect(meanwhile.leftOut).toEqual({ ...others, "Opted out": optedOut + 1 });
  expect(meanwhile.proposed).toContain("Nora Nyberg");
  expect(meanwhile.proposed).not.toContain("Otto Ohm");

  await open("q=nyberg&internal=yes");
  await pool.getByRole("button", { name: "Withdraw consent" }).click();
  await expect(pool).toContainText(/Withdrawal recorded .* by Robin Recruiter/);
  const after = await rediscover(page, prepared.jobId);
  expect(after.leftOut).toEqual({ ...meanwhile.leftOut, "Employees without consent": 1 });
  expect(after.proposed).not.toContain("Nora Nyberg");
});

test("searches the pool by words, and starts a rediscovery for a job", async ({ page, prepared }) => {
  await page.goto("/talent-pool");
  await expect(page.getByText("People searched").first()).toBeVisible();
  expect.soft(await violations(page), "pool").toEqual([]);
  await page.keyboard.press("/");
  await page.keyboard.type("postgresql");
  const list = page.getByRole("list", { name: "People found" });
  await expect(list.getByRole("listitem").first()).toContainText(/postgresql/i);
  await expect(list.locator("mark").first()).toHaveText(/postgresql/i);
  expect.soft(await violations(page), "people").toEqual([]);
  await page.goto("/talent-pool?q=zzz-nobody");
  await expect(page.getByRole("heading", { name: "Nobody found" })).toBeVisible();

  await page.goto("/talent-pool");
  await page.keyboard.press("d");
  const dialog = page.getByRole("dialog", { name: "Rediscover for a job" });
  await dialog.getByRole("option").first().waitFor();
  expect.soft(await violations(page), "choosing a job").toEqual([]);
  await page.keyboard.type("no such job");
  await expect(dialog.getByText("No open job with a scorecard has that title.")).toBeVisible();
  await dialog.getByRole("combobox").fill("backend");
  await expect(dialog.getByRole("option").last()).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/talent-pool/*");
  // Everybody on the prepared job is already in its process.
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rediscovery for");
  expect(prepared.jobId).toBeTruthy();
});

test("answers malformed and unknown ids with 404", async ({ page }) => {
  for (const id of ["nothing", "01a1fa58-0000-7000-8000-000000000000"]) {
    const response = await page.goto(`/talent-pool/${id}`);
    expect(response?.status()).toBe(404);
  }
});

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("no page scrolls sideways", async ({ page }) => {
    await page.goto("/talent-pool");
    const rediscovery = await page
      .getByRole("table", { name: "Rediscoveries" })
      .getByRole("link")
      .first()
      .getAttribute("href");
    for (const address of ["/talent-pool", "/talent-pool?q=postgresql", rediscovery ?? ""]) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect.soft(await widerThanWindow(page), address).toBeLessThanOrEqual(0);
      expect.soft(await violations(page), address).toEqual([]);
    }
  });
});

import type { Page } from "@playwright/test";
import { expect, test } from "./support/shortlist.ts";
import { violations, widerThanWindow } from "../support/accessibility.ts";

const path = "/settings/connections/import";
/** Chooses a file and waits for its dry run. */
async function choose(page: Page, kind: string, bytes: string | Buffer, name = "table.csv") {
  await page.goto(path);
  await page.getByRole("radio", { name: kind }).check();
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(bytes) };
  await page.getByLabel(/^Choose a CSV file/).setInputFiles(file);
  await page.waitForURL(/\/import\/[0-9a-f-]{36}$/);
  return page.getByRole("group", { name: "Import" });
}

test("maps columns, lists each row's problems, and imports the rest", async ({ page }) => {
  // As Excel saves it in Germany: Windows-1252 and semicolons.
  const table = Buffer.from(
    "Bewerber-ID;Vorname;Name;Kontakt\n1;J\u00fcrgen;Gro\u00df;juergen@candidate.example\n2;Ada;;=cmd()\n;Bo;Lind;\n",
    "latin1",
  );
  const bar = await choose(page, "Candidates", table);
  await expect(page.getByText("Windows-1252, separated by semicolons")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Vorname");
  await expect(page.getByLabel("Last name")).toHaveValue("Name");
  await expect(bar.getByText("2 candidates to import")).toBeVisible();
  expect.soft(await violations(page), "mapping").toEqual([]);

  // A column that the headings did not identify: the dry run is repeated.
  await page.getByLabel("Email").selectOption("Kontakt");
  const problems = page.getByRole("table", { name: "Problems" });
  await expect(problems.getByRole("row", { name: /^3 Email is not an e-mail address/ })).toContainText(
    "(row imported)",
  );
  await expect(bar.getByText("2 candidates to import")).toBeVisible();
  await expect(problems.getByRole("row", { name: /^4 ID is missing/ })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download all as CSV" }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await downloading).createReadStream()) chunks.push(chunk as Buffer);
  const csv = Buffer.concat(chunks).toString("utf8");
  // A formula is escaped, so that no spreadsheet runs it.
  expect(csv).toContain(`"3","email","Kontakt","'=cmd()","is not an e-mail address"`);

  await bar.getByRole("button", { name: "Import 2 candidates" }).click();
  await expect(page.getByText("2 candidates imported.")).toBeVisible({ timeout: 30_000 });
  expect.soft(await violations(page), "done").toEqual([]);
  await page.getByRole("link", { name: "See the candidates" }).click();
  await page.waitForURL("**/candidates");
  await page.goto("/candidates?q=Groß");
  await expect(page.getByText("Jürgen Groß").first()).toBeVisible();

  // The same file again: records are updated, not duplicated.
  const again = await choose(page, "Candidates", table);
  await expect(again.getByText("all of which already exist")).toBeVisible();
  await again.getByRole("button", { name: "Discard" }).click();
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole("table", { name: "Imports" })).toContainText("table.csv");
});

test("says why a file that is not a table was not imported", async ({ page }) => {
  await page.goto(path);
  for (const [bytes, words] of [
    ['id,name\n1,"open\n', "a quotation mark is never closed"],
    ["PK\u0003\u0004 and so on", "The file is a spreadsheet, not CSV"],
  ] as const) {
    const file = { name: "table.csv", mimeType: "text/csv", buffer: Buffer.from(bytes) };
    await page.getByLabel(/^Choose a CSV file/).setInputFiles(file);
    await expect(page.getByRole("alert").filter({ hasText: words })).toContainText("Nothing was imported");
  }
  expect.soft(await violations(page), "refused").toEqual([]);
});

test("answers malformed and unknown ids with 404, and offers no problems to download", async ({
  page,
  request,
}) => {
  for (const [id, status] of [
    ["nothing", 400],
    ["01a1fa58-0000-7000-8000-000000000000", 404],
  ] as const) {
    expect((await page.goto(`${path}/${id}`))?.status()).toBe(404);
    expect((await request.get(`${path}/${id}/problems`)).status()).toBe(status);
  }
});

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("maps columns without scrolling sideways, with the actions at the bottom edge", async ({ page }) => {
    const bar = await choose(page, "Jobs", "Job ID,Title\n1,Gardener\n2,\n", `${"long-name-".repeat(8)}.csv`);
    await bar.waitFor();
    expect(await widerThanWindow(page)).toBeLessThanOrEqual(0);
    const box = await bar.boundingBox();
    expect(box).not.toBeNull();
    expect(Math.round(box!.y + box!.height)).toBe(844);
    expect.soft(await violations(page), "mapping").toEqual([]);
    await bar.getByRole("button", { name: "Discard" }).click();
    await page.waitForURL(`**${path}`);
    expect.soft(await violations(page), "import").toEqual([]);
  });
});

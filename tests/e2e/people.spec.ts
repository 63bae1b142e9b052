import type { Page } from "@playwright/test";
import { addCandidate, expect, openJob, test } from "./support/shortlist.ts";
import { looksRight } from "./support/look.ts";
import { violations } from "../support/accessibility.ts";
import { onPhone } from "../support/look.ts";

const row = "[data-rows] [data-row]";

/** Each name once: a retried test finds the people of the first attempt too. */
const namesIn = async (page: Page) => [...new Set(await page.locator(row).allTextContents())];

test("finds candidates by words of their CVs and by name, and keeps the filters in the address", async ({
  page,
  prepared,
}) => {
  await page.goto("/candidates");
  // A page is rendered before it listens: the first key may be lost.
  const search = page.getByRole("searchbox");
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(search).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await search.fill("okafor");
  await expect.poll(() => namesIn(page)).toEqual(["Margaret Okafor"]);
  // A word of several CVs, and no name.
  await search.fill("kafka");
  await expect.poll(() => namesIn(page)).toContain("Amara Lindqvist");
  expect(await namesIn(page)).not.toContain("Daniel Reyes");
  await search.fill("no-such-word-anywhere");
  await expect(page.getByRole("heading", { name: "Nobody matches" })).toBeVisible();
  await search.fill("");
  await page.getByLabel("Job", { exact: true }).selectOption(prepared.jobId);
  await page.waitForURL(`**/candidates?job=${prepared.jobId}`);
  await expect(page.locator(row)).toHaveCount(6);
  const scores = await page.locator("[data-rows] td:nth-child(2) .sr-only").allTextContents();
  const numbers = scores.flatMap((text) => /^(\d+) of 100/.exec(text)?.[1] ?? []).map(Number);
  expect(numbers).toHaveLength(5);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  await page.getByLabel("Works here").selectOption("yes");
  await expect(page.getByRole("heading", { name: "Nobody matches" })).toBeVisible();
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page.locator(row).first()).toBeVisible();
});

test("opens a candidate by keyboard, and shows each field's place in the CV", async ({ page }) => {
  await page.goto("/candidates?q=lindqvist");
  await page.locator(row).first().waitFor();
  // A phone has no room for a panel: its rows open the page.
  const panel = page.getByRole("complementary", { name: "Candidate" });
  if (!onPhone) {
    await page.keyboard.press("j");
    await page.keyboard.press("p");
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText("Amara Lindqvist");
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
  }
  await page.locator(row).first().focus();
  await page.keyboard.press("Enter");
  if (!onPhone) {
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText("Amara Lindqvist");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Amara Lindqvist");

  // The CV is shown as the original, and as text on request.
  const cv = page.getByRole("region", { name: "The CV" });
  await expect(cv.locator("canvas").first()).toBeVisible();
  const sections = [/^Person/, /^Roles/, /^Skills/, /^Education/];
  for (const name of sections) {
    const field = page.getByRole("region", { name }).locator("button[aria-pressed]").first();
    await field.click();
    await expect(field).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("mark").first()).toBeInViewport();
  }
  await page
    .getByRole("region", { name: "Person" })
    .getByRole("button", { name: /lindqvist.*@/i })
    .click();
  await expect(page.locator("mark")).toHaveText(/@/);
  await page.keyboard.press("Escape");
  await expect(page.locator("mark")).toHaveCount(0);
  await cv.getByRole("button", { name: "Show as text" }).click();
  await expect(cv.locator("canvas")).toHaveCount(0);
  await expect(cv).toContainText("Amara Lindqvist");
  if (!onPhone) {
    await cv.getByRole("button", { name: "Show both" }).click();
    await expect(cv.getByRole("region", { name: "Original" }).locator("canvas").first()).toBeVisible();
    await page
      .getByRole("region", { name: /^Skills/ })
      .locator("button[aria-pressed]")
      .last()
      .click();
    for (const name of ["Original", "Text"])
      await expect(cv.getByRole("region", { name, exact: true }).locator("mark").first()).toBeInViewport();
    await looksRight(page, "candidate-original-and-text");
    await page.keyboard.press("Escape");
  }

  await page.getByText(/^Score history, 1 evaluation/).click();
  await expect(page.getByRole("region", { name: "Applications" })).toContainText("Version 1");
  await page.getByRole("link", { name: "Every criterion with its evidence" }).click();
  await page.waitForURL("**/applications/*");
});

test("opts a candidate out of the talent pool and back in", async ({ page }) => {
  await page.goto("/candidates?q=reyes");
  await page.locator(row).first().click();
  const pool = page.getByRole("region", { name: "Talent pool" });
  await pool.getByRole("button", { name: "Opt out" }).click();
  await expect(pool).toContainText("not proposed for other roles");
  await pool.getByRole("button", { name: "Undo the opt-out" }).click();
  await expect(pool).toContainText("May be proposed for other roles");
});

test("erases a person only after a word was typed, and shows nothing of them afterwards", async ({
  page,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}`);
  await addCandidate(
    page,
    "zelda.txt",
    "Zelda Zimmer\nzelda@zimmer.example\n\nExperience\nEngineer, Zimmer Works, 2015 - 2020\nRan PostgreSQL.",
  );
  await expect(page.getByRole("link", { name: "Zelda Zimmer" })).toBeVisible({ timeout: 30_000 });
  await page.goto("/candidates?q=zimmer");
  await page.locator(row).first().click();
  await page.getByRole("button", { name: "Erase …" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase Zelda Zimmer" });
  await expect(dialog).toContainText("cannot be undone");
  const erase = dialog.getByRole("button", { name: "Erase" });
  await expect(erase).toBeDisabled();
  await dialog.getByLabel(/type/).fill("erase");
  expect.soft(await violations(page), "dialog").toEqual([]);
  await erase.click();
  await expect(page.getByText("This person was erased").first()).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Zimmer");
  await page.goto("/candidates?q=zimmer");
  await expect(page.getByRole("heading", { name: "Nobody matches" })).toBeVisible();
});

test("hides the name on every page of a blind review until the decision", async ({ page }) => {
  const jobId = await openJob(page, { blindReview: true });
  await addCandidate(
    page,
    "quirin-quast.txt",
    `Quirin Quast\nquirin@quast.example\n\nExperience\nBackend Engineer, Quast Gardens, 01/2015 - 06/2026
- Pruned roses.
- Wrote the parcel routing in TypeScript on Node.js and moved it to Go.
- Tuned PostgreSQL indexes until reports took a second.
- Fed 40 consumers through Kafka; shipped with Docker to Kubernetes on AWS with Terraform and Grafana.
- Carried the pager for two years and mentored three juniors.\n\nSkills\nTypeScript, Go, PostgreSQL, Kafka, Kubernetes, AWS, CI/CD`,
  );
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toBeVisible({ timeout: 30_000 });
  const expectAnonymous = async () => {
    expect(await page.title()).not.toMatch(/quirin|quast/i);
    expect(await page.content()).not.toMatch(/quirin|quast/i);
  };
  await expectAnonymous();
  await page.getByRole("link", { name: "Candidate 1", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Candidate 1");
  await expect(page.getByText("Pruned roses.").first()).toBeVisible();
  await expectAnonymous();
  const application = page.url();
  await page.getByRole("tab", { name: /^Files/ }).click();
  await expect(page.getByText("You can open it once there is a decision.")).toBeVisible();
  await expectAnonymous();
  await page.getByRole("link", { name: "How this score was calculated" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForURL("**/explanation**");
  await expectAnonymous();
  await page.goto(application);
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Candidate \d+ of the pool$/);
  await expectAnonymous();
  await page.goto(`/jobs/${jobId}/board`);
  await expect(page.getByRole("link", { name: "Candidate 1", exact: true })).toBeVisible();
  await expectAnonymous();
  await page.goto(`/jobs/${jobId}/brief`);
  await expect(page.getByRole("link", { name: "Candidate 1", exact: true })).toBeVisible();
  await expectAnonymous();
  await page.goto(`${application}/interview`);
  await expect(page.getByRole("link", { name: "Candidate 1", exact: true })).toBeVisible();
  await expectAnonymous();
  for (const list of ["applications", "candidates"]) {
    await page.goto(`/${list}?job=${jobId}`);
    await expect(page.locator(row)).toHaveCount(1);
    await expectAnonymous();
    await page.goto(`/${list}?q=quirin`);
    await expect(page.getByRole("heading", { name: /matches$/ })).toBeVisible();
  }

  await page.goto(application);
  await page.getByRole("button", { name: /^Reject/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText(/Rejected/).first()).toBeVisible();
  await page.goto(application);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quirin Quast");
});

test("Esc leads back to the same list with its search", async ({ page, prepared }) => {
  for (const list of [
    "/candidates?q=okafor",
    "/talent-pool?q=okafor",
    "/applications?q=okafor",
    `/jobs/${prepared.jobId}/board?q=okafor`,
  ]) {
    await page.goto(list);
    await page.getByRole("link", { name: "Margaret Okafor" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Margaret Okafor");
    await page.keyboard.press("Escape");
    await page.waitForURL((url) => url.pathname + url.search === list);
  }
});

test("opens the applications of all jobs from the palette, and filters them by state", async ({ page }) => {
  await page.goto("/jobs");
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: "Applications" }).click();
  await page.waitForURL("**/applications");
  await expect(page.locator(row).first()).toBeVisible();
  const all = await page.locator(row).count();
  await page.getByLabel("Verification").selectOption("flagged");
  // Other tests add candidates to the demo's organization, some with flags.
  await expect.poll(() => page.locator(row).count()).toBeLessThan(all);
  expect(await namesIn(page)).toContain("Victor Langley");
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page.locator(row)).toHaveCount(all);
  await page.getByLabel("Score", { exact: true }).selectOption("Not evaluated");
  await expect(page.locator(row).first()).toHaveText(/^Unnamed candidate \d+$/);
  await page.goto("/applications?view=hired");
  await expect(page.getByRole("heading", { name: "No application matches" })).toBeVisible();
});

test("each option of a filter keeps only matching applications, and the options together cover all", async ({
  page,
}) => {
  // The link to the list below it, with its count.
  const here = page.getByRole("navigation", { name: "Applications by status" }).getByRole("link").first();
  const total = async (address: string) => {
    await expect(here).toHaveAttribute("href", address);
    return Number(/\d+$/.exec(await here.innerText())?.[0]);
  };
  for (const [name, label, heading] of [
    ["stage", "Stage", "Stage"],
    ["comment", "Comment sync", "Comment"],
    ["rediscovered", "Rediscovery", null],
    ["internal", "Works here", null],
  ] as const) {
    await page.goto("/applications");
    const all = await total("/applications");
    const filter = page.getByLabel(label, { exact: true });
    let matched = 0;
    for (const option of await filter.locator("option:not([value=''])").all()) {
      const optionText = await option.innerText();
      const value = (await option.getAttribute("value")) ?? "";
      await filter.selectOption(value);
      const matching = await total(`/applications?${new URLSearchParams({ [name]: value })}`);
      matched += matching;
      if (heading === null || matching === 0) continue;
      // Includes the columns that a narrow window hides.
      const headings = await page.locator("thead th").allTextContents();
      expect(headings, label).toContain(heading);
      const column = page.locator(`[data-rows] td:nth-child(${headings.indexOf(heading) + 1})`);
      const cells = await column.allTextContents();
      expect(cells, `${label}: ${optionText}`).not.toEqual([]);
      for (const cell of cells)
        expect(
          cell.toLowerCase().endsWith(optionText.toLowerCase()),
          `${label}: ${optionText}, not ${cell}`,
        ).toBe(true);
    }
    expect(matched, label).toBe(all);
  }
});

test("combines filters and search words that are entered faster than the lists load", async ({
  page,
  prepared,
}) => {
  await page.goto("/applications");
  const filter = (label: string) => page.getByLabel(label, { exact: true });
  // No list loads until everything is chosen.
  const { promise: allChosen, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/applications\?/, (route) => allChosen.then(() => route.continue()));
  await filter("Job").selectOption(prepared.jobId);
  const searched = page.waitForRequest(/q=amara/);
  await page.getByRole("searchbox").fill("amara");
  await searched;
  await filter("Works here").selectOption("External");
  release();
  await page.waitForURL(`**/applications?job=${prepared.jobId}&q=amara&internal=no`);
  await expect(filter("Job")).toHaveValue(prepared.jobId);
  await expect.poll(() => namesIn(page)).toEqual(["Amara Lindqvist"]);
});

test("adds one person by the text of their profile, and another by name, link and note", async ({ page }) => {
  await openJob(page);
  const rows = page.locator("[data-application]");
  const open = async () => {
    await page.getByRole("button", { name: "Add candidates" }).first().click();
    await page.getByRole("dialog").getByRole("tab", { name: "One person" }).click();
  };
  const dialog = page.getByRole("dialog", { name: "Add candidates" });
  await open();
  await looksRight(page, "one-person");
  await dialog
    .getByLabel("Text of their profile or CV")
    .fill(
      "Runa Halvorsen\nruna@halvorsen.example\n\nExperience\nBackend Engineer, Halvorsen, 2012 - 2020\nRan PostgreSQL.",
    );
  await dialog.getByRole("button", { name: "Add 1 candidate" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows.filter({ hasText: "Runa Halvorsen" })).toHaveCount(1);
  await expect(page.getByRole("cell", { name: /^\d+ of 100, likely/ })).toHaveCount(1, { timeout: 60_000 });

  await open();
  await dialog.getByRole("button", { name: "Add 1 candidate" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Give a name, or a CV to read it from.");
  await dialog.getByLabel("Name").fill("Jorun Kvam");
  await dialog.getByLabel("Email").fill("runa@halvorsen.example");
  await dialog.getByLabel("Link").fill("https://people.example/in/jorun-kvam");
  await dialog.getByLabel("Note").fill("Met at the fair.");
  await dialog.getByRole("button", { name: "Add 1 candidate" }).click();
  // The address is another person's on record: asked first.
  await expect(dialog).toContainText("Not added yet: possibly Runa Halvorsen");
  await looksRight(page, "same-person");
  await dialog.getByRole("button", { name: "Create a second record from Jorun Kvam" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: "Jorun Kvam" }).locator("[data-row]").click();
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByText("https://people.example/in/jorun-kvam")).toBeVisible();
  await expect(page.getByText("Met at the fair.")).toBeVisible();
});

import type { Locator, Page } from "@playwright/test";
import { expect, signIn, test } from "./support/shortlist.ts";
import { onPhone } from "../support/look.ts";
import { countPrints, looksRight } from "./support/look.ts";
import { saveScreenshot } from "../support/save-screenshot.ts";

const rows = "[data-application]";

test("filters a job's list by words and criteria, shows counts, and keeps the filter after a candidate was opened", async ({
  page,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}?view=all`);
  const all = await page.locator(rows).count();
  const criterion = page.getByLabel("Criterion", { exact: true });
  const option = criterion.getByRole("option", { name: /: open \([1-9]/ }).first();
  const left = Number(/\((\d+)\)$/.exec((await option.textContent()) ?? "")?.[1]);
  await criterion.selectOption((await option.getAttribute("value")) ?? "");
  await expect(page.locator(rows)).toHaveCount(left);
  expect(page.url()).toContain("criterion=open.");

  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page.locator(rows)).toHaveCount(all);
  await page.keyboard.press("/");
  await page.keyboard.type("okafor");
  await expect(page.locator(`${rows} [data-row]`)).toHaveText(["Margaret Okafor"]);
  await expect(page.getByRole("link", { name: /^All\s*1$/ })).toBeVisible();
  const narrowed = page.url();
  await page.locator(`${rows} [data-row]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Margaret Okafor");
  await page.keyboard.press("Escape");
  await page.waitForURL(narrowed);
  await expect(page.locator(`${rows} [data-row]`)).toHaveText(["Margaret Okafor"]);

  await page.getByRole("searchbox", { name: "Find on this job" }).fill("nobody-is-called-this");
  await expect(page.getByText("Nobody matches all filters")).toBeVisible();
});

test("shows a tab by its digit and the stages by m, and counts the undecided in the list of jobs", async ({
  page,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}`);
  const tabs = page.getByRole("navigation", { name: "Candidates" }).getByRole("link");
  for (const at of [4, 2, 0]) {
    await page.keyboard.press(String(at + 1));
    await expect(tabs.nth(at)).toHaveAttribute("aria-current", "page");
  }
  const undecided = (await tabs.first().innerText()).replace(/\D/g, "");
  await page.locator(`${rows} [data-row]`).first().click();
  await expect(page.getByRole("tab", { name: "CV" })).toBeVisible();
  await page.keyboard.press("2");
  await expect(page.getByRole("tab", { name: /^Files/ })).toHaveAttribute("aria-selected", "true");
  for (const time of ["first", "second"]) {
    await page.keyboard.press("m");
    await expect(page.getByRole("menu"), time).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu"), time).toHaveCount(0);
  }
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Show the tab with that number");

  await page.goto("/jobs");
  const job = page.getByRole("row").filter({ has: page.locator(`[href="/jobs/${prepared.jobId}"]`) });
  await expect(job.getByRole("cell").nth(2)).toHaveText(undecided);
});

test("each option of every filter leaves as many rows as it says", async ({ page, prepared }) => {
  await page.goto(`/jobs/${prepared.jobId}?view=all`);
  for (const name of ["Score", "Stage", "Location", "Source", "Flagged"]) {
    const filter = page.getByLabel(name, { exact: true });
    const options = await filter.getByRole("option", { name: /\(\d+\)$/ }).allInnerTexts();
    expect(options, name).not.toEqual([]);
    for (const option of options) {
      await filter.selectOption(option);
      const left = Number(/\((\d+)\)$/.exec(option)?.[1]);
      await expect(page.locator(rows), `${name}: ${option}`).toHaveCount(left);
    }
    await page.getByRole("link", { name: "Clear" }).click();
    await expect(page).not.toHaveURL(/score=|stage=|location=|source=|flagged=/);
  }
});

test("draws the criteria of all rows in the same order, and summarizes what is special about each candidate", async ({
  page,
  prepared,
}) => {
  test.skip(onPhone, "A phone's rows have no room for it.");
  await page.goto(`/jobs/${prepared.jobId}?view=all`);
  const judged = page.locator(rows).filter({ has: page.getByRole("img", { name: /^Met: / }) });
  await expect(judged.first()).toBeVisible();
  const summaries = await judged.locator("td:nth-last-child(2)").allInnerTexts();
  expect(summaries.length).toBeGreaterThan(3);
  expect(new Set(summaries).size).toBeGreaterThan(summaries.length / 2);

  const strips = await readStrips(page);
  const order = strips[0]!.map(({ criterion }) => criterion);
  expect(order.length).toBeGreaterThan(3);

  // Each criterion's filter counts, and keeps, the rows that show the verdict at the criterion's place.
  const filter = page.getByLabel("Criterion", { exact: true });
  const options = await filter.getByRole("option", { name: /\(\d+\)$/ }).all();
  expect(options).toHaveLength(order.length * 2);
  let some = "";
  for (const option of options) {
    const optionText = await option.innerText();
    const [, name = "", kind = "", count = ""] =
      /^(.*): (met or partly|open) \((\d+)\)$/.exec(optionText) ?? [];
    const at = order.indexOf(name);
    const matching = strips.filter((strip) => strip[at]?.says === kind);
    expect(matching.length, optionText).toBe(Number(count));
    for (const strip of strips) expect(strip[at]?.draws, optionText).toBe(strip[at]?.says);
    if (matching.length > 0 && matching.length < strips.length) some = optionText;
  }
  await filter.selectOption(some);
  const [, name = "", kind = "", count = ""] = /^(.*): (.*) \((\d+)\)$/.exec(some) ?? [];
  await expect(page.locator(rows)).toHaveCount(Number(count));
  const kept = await readStrips(page);
  expect(kept).toHaveLength(Number(count));
  for (const strip of kept) expect(strip[order.indexOf(name)]?.says).toBe(kind);
});

/** Reads the strips of all rows: which verdict each says and draws at each criterion's place. */
async function readStrips(page: Page) {
  const strips = page
    .locator(rows)
    .getByRole("img", { name: /^(Met|Partly|No evidence found|Contradicted): / });
  const order = await criteriaByKey(page, strips.first());
  const drawn = await strips.evaluateAll((all) =>
    all.map((strip) => {
      const marks = [...strip.querySelectorAll("path")].flatMap((path) => {
        const isOpen = /stroke-(?:absent|contradicted)/.test(path.getAttribute("class") ?? "");
        const draws = isOpen ? "open" : "met or partly";
        return [...(path.getAttribute("d") ?? "").matchAll(/M([\d.]+)/g)].map(([, x]) => ({
          x: Number(x),
          draws,
        }));
      });
      // A mark may begin several lines, a few px apart.
      const inOrder = marks
        .toSorted((a, b) => a.x - b.x)
        .filter(({ x }, at, all) => x - (all[at - 1]?.x ?? -9) > 5);
      return { label: strip.getAttribute("aria-label") ?? "", draws: inOrder.map(({ draws }) => draws) };
    }),
  );
  return drawn.map(({ label, draws }) =>
    order.map((criterion, at) => {
      const said = label.split(". ").find((part) => part.includes(criterion)) ?? "";
      return { criterion, says: /^(?:Met|Partly)/.test(said) ? "met or partly" : "open", draws: draws[at] };
    }),
  );
}

/** The criteria of a strip in its order, as the arrow keys show them one by one. */
async function criteriaByKey(page: Page, strip: Locator): Promise<string[]> {
  await strip.locator("xpath=ancestor::button").focus();
  // Focus alone shows the first, unless the browser draws no focus there.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  const shown = page.getByRole("tooltip").locator("p").first();
  const names: string[] = [];
  for (let name = await shown.innerText(); !names.includes(name); name = await shown.innerText()) {
    names.push(name);
    await page.keyboard.press("ArrowRight");
  }
  return names;
}

test("compares two selected candidates, and shows the sum that ranks one above the other", async ({
  page,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}?view=all`);
  const names = page.locator(`${rows} [data-row]`);
  const first = await names.nth(0).innerText();
  const other = await names.nth(1).innerText();
  await names.nth(0).focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("c");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare 2 candidates");
  await expect(page.getByRole("columnheader", { name: first })).toBeVisible();
  const why = page.getByRole("region", { name: `Why ${first} is above ${other}` });
  const figures = await why.getByRole("row").locator("td:last-child").allInnerTexts();
  const numbers = figures.map((text) => Number(text.replace("−", "-").replace(/\s/g, "").replace(",", ".")));
  const sum = numbers.slice(0, -1).reduce((total, points) => total + points, 0);
  expect(sum).toBeCloseTo(numbers.at(-1) ?? NaN, 1);
});

test("compares five candidates with the quotes behind each verdict, and says why each is above the next", async ({
  page,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}?view=all`);
  const scored = page.locator(rows).filter({ has: page.getByRole("cell", { name: /^\d+ of 100, likely/ }) });
  const names = await scored.locator("[data-row]").allInnerTexts();
  expect(names).toHaveLength(5);
  for (const at of names.keys()) await scored.nth(at).getByRole("checkbox").click();
  const bar = page.getByRole("group", { name: "Selected candidates" });
  await bar.getByRole("link", { name: "Compare" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare 5 candidates");
  const table = page.getByRole("table").first();
  await expect(table.getByRole("columnheader").getByRole("link")).toHaveText(names);
  expect(await table.locator("q").count()).toBeGreaterThan(5);
  for (const [at, name] of names.slice(0, -1).entries())
    await expect(page.getByRole("region", { name: `Why ${name} is above ${names[at + 1]}` })).toBeVisible();
  await looksRight(page, "five");
});

test("saves a list as a named view, shares it with a colleague, and removes it", async ({
  page,
  browser,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}?view=all&q=okafor`);
  await page.keyboard.press("v");
  const dialog = page.getByRole("dialog", { name: "Saved views" });
  await dialog.getByLabel("Save the list as it is now").fill("Only Okafor");
  await dialog.getByLabel("Share with the team").click();
  await dialog.getByRole("button", { name: "Save view" }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/jobs/${prepared.jobId}`);
  await page.getByRole("button", { name: "Saved views" }).click();
  await saveScreenshot(page, "views");
  await dialog.getByRole("link", { name: "Only Okafor" }).click();
  await page.waitForURL(`**/jobs/${prepared.jobId}?view=all&q=okafor`);
  await expect(page.locator(`${rows} [data-row]`)).toHaveText(["Margaret Okafor"]);
  const signedOut = { storageState: { cookies: [], origins: [] }, baseURL: new URL(page.url()).origin };
  const colleague = await (await browser.newContext(signedOut)).newPage();
  await signIn(colleague, "admin@demo.example");
  await colleague.goto(`/jobs/${prepared.jobId}`);
  await colleague.getByRole("button", { name: "Saved views" }).click();
  await colleague.getByRole("dialog").getByRole("link", { name: "Only Okafor" }).click();
  await expect(colleague.locator(`${rows} [data-row]`)).toHaveText(["Margaret Okafor"]);
  await colleague.context().close();

  await page.keyboard.press("v");
  await dialog.getByRole("button", { name: "Remove Only Okafor" }).click();
  await expect(dialog.getByText("No view of this job is saved yet.")).toBeVisible();
});

test("prints a shortlist in brief, with each candidate's evidence and what to ask about", async ({
  page,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}`);
  await page.getByRole("link", { name: "Shortlist in brief, to print" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shortlist: Senior Backend Engineer");
  const first = page.getByRole("main").getByRole("listitem").filter({ hasText: "Amara Lindqvist" });
  await expect(first).toContainText("criteria have evidence");
  await expect(first).toContainText("to ask about");
  await looksRight(page, "brief");
  const printed = await countPrints(page);
  await page.getByRole("button", { name: "Print" }).click();
  expect(await printed()).toBe(1);
});

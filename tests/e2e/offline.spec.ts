import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { onPhone } from "../support/look.ts";
import { saveScreenshot } from "../support/save-screenshot.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { addCvs, expect, openJob, test } from "./support/shortlist.ts";

const people = ["Ada Adler", "Bram Bakker", "Chloe Caron"];
let cvs = 0;
/** Another address and another text each time, so that nobody is taken for the person of an earlier test. */
const cv = (name: string) => ({
  name: `${name}.txt`,
  mimeType: "text/plain",
  buffer: Buffer.from(
    `${name}\n${name.replace(" ", ".").toLowerCase()}.${Date.now()}.${++cvs}@example.com\n\nExperience\nBaker, Mill ${cvs}, 2016 - 2020\nBaked bread and rolls for two shops.`,
  ),
});

/** A job of its own with three candidates, shown as a list. */
async function openList(page: Page) {
  const jobId = await openJob(page);
  await addCvs(page, people.map(cv));
  await expect(page.locator("[data-application]")).toHaveCount(people.length, { timeout: 60_000 });
  await page.goto(`/jobs/${jobId}`);
  return jobId;
}
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
/** Waits until this many acts were answered. */
const sent = async (page: Page, acts: number) => {
  for (let at = 0; at < acts; at++)
    await page.waitForResponse((response) => response.request().method() === "POST" && response.ok());
};
const notice = (page: Page) => page.getByText(/^No connection\./);

test("a decision made without a connection waits, marked, and is sent when it is back", async ({ page }) => {
  test.skip(onPhone, "Decides by key.");
  const jobId = await openList(page);
  await page.getByRole("link", { name: "Bram Bakker" }).focus();
  await page.context().setOffline(true);
  await page.keyboard.press("r");
  await expect(row(page, "Bram Bakker")).toContainText("Rejected");
  await expect(row(page, "Bram Bakker")).toContainText("Waits for the connection");
  await expect(notice(page)).toContainText("waits here");
  await saveScreenshot(page, "offline-decision");
  // The reason given meanwhile is sent with it.
  await page.keyboard.press("1");
  const answers = sent(page, 2);
  await page.context().setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await answers;
  await page.goto(`/jobs/${jobId}?view=rejected`);
  await page.getByRole("link", { name: "Bram Bakker" }).click();
  const history = page.getByRole("region", { name: "Decisions" });
  await expect(history).toContainText("Rejected by Robin Recruiter");
  await expect(history).toContainText("Reason: Not enough experience");
});

test("a decision whose answer is lost on the way is made once, and shown as made", async ({ page }) => {
  test.skip(onPhone, "Decides by key.");
  const jobId = await openList(page);
  await page.getByRole("link", { name: "Ada Adler" }).focus();
  let lost = 0;
  await page.route("**/jobs/**", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.fallback();
    lost++;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.keyboard.press("a");
  await expect(page.getByText("Ada Adler accepted").first()).toBeVisible();
  await expect.poll(() => lost).toBe(1);
  await sleep(4_000);
  await expect(page.getByText("was not accepted")).toHaveCount(0);
  await page.goto(`/jobs/${jobId}?view=accepted`);
  await page.getByRole("link", { name: "Ada Adler" }).click();
  await expect(page.getByRole("region", { name: "Decisions" }).getByRole("listitem")).toHaveCount(1);
});

test("a click without a connection says so in place, and opens the page when it is back", async ({
  page,
}) => {
  const jobId = await openList(page);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Chloe Caron" }).click();
  await expect(notice(page)).toBeVisible();
  expect(page.url()).toContain(`/jobs/${jobId}`);
  await expect(row(page, "Ada Adler")).toBeVisible();
  await page.context().setOffline(false);
  await page.waitForURL("**/applications/**");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chloe Caron");
});

test("a note survives a reload before it is sent, waits without a connection, and is added once", async ({
  page,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}`);
  const applicationId = await page.locator("[data-application]").first().getAttribute("data-application");
  await page.goto(`/applications/${applicationId}`);
  const notes = page.getByRole("region", { name: /^Notes/ });
  const text = notes.getByLabel("Write a note for your team");
  await text.fill("Ask about the weekend shifts.");
  await page.reload();
  await untilHydrated(page);
  await expect(text).toHaveValue("Ask about the weekend shifts.");
  await page.context().setOffline(true);
  await notes.getByRole("button", { name: "Add note" }).click();
  await expect(notice(page)).toBeVisible();
  await expect(text).toHaveValue("Ask about the weekend shifts.");
  // Leaving now would lose the note: the browser asks first.
  const asked = page.waitForEvent("dialog");
  // Not page.reload(), which would wait for a page that never comes.
  void page.evaluate(() => location.reload()).catch(() => {});
  await (await asked).dismiss();
  let lost = 0;
  await page.route("**/applications/**", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.fallback();
    lost++;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.context().setOffline(false);
  const note = notes.getByRole("article").filter({ hasText: "weekend shifts" });
  await expect(note).toHaveCount(1);
  await expect(text).toHaveValue("");
  expect(lost).toBe(1);
});

test("a reload while CVs are added asks first, and goes on with those that were left", async ({ page }) => {
  await openJob(page);
  let held = true;
  await page.route("**/api/uploads/**", async (route) => {
    while (held) await sleep(100);
    await route.fallback().catch(() => {});
  });
  await addCvs(page, people.map(cv));
  await expect(page.getByRole("dialog", { name: "Add candidates" })).toContainText("Ada Adler.txt");
  const asked = page.waitForEvent("dialog");
  const leaving = page.reload();
  await (await asked).accept();
  await leaving;
  held = false;
  await expect(page.locator("[data-application]")).toHaveCount(people.length, { timeout: 60_000 });
  await expect(page.getByText("3 candidates added").first()).toBeVisible();
});

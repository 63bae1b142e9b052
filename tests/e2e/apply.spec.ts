import { untilHydrated } from "../support/until-hydrated.ts";
import { looksRight } from "./support/look.ts";
import { expect, ofThisAttempt, openJob, test } from "./support/shortlist.ts";

test("a recruiter opens a job's page, and a stranger applies there on a phone, in English or German", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const jobId = await openJob(page);
  const openPage = async () => {
    await page.goto(`/jobs/${jobId}`);
    await untilHydrated(page);
    await page.getByRole("button", { name: "More about this job" }).click();
    await page.getByRole("menuitem", { name: "Page for applicants" }).click();
    const dialog = page.getByRole("dialog", { name: "Page for applicants" });
    await dialog.getByLabel("People can apply on this page").check();
    await dialog.getByLabel("What applicants read about the job").fill("We run PostgreSQL.\n\nJoin us.");
    return dialog;
  };

  // Not before the organization's notice is public.
  const refused = await openPage();
  await refused.getByRole("button", { name: "Save" }).click();
  const published = refused.getByText("publishes the notice").or(page.getByText("Saved."));
  await expect(published.first()).toBeVisible();
  if (await refused.getByText("publishes the notice").isVisible()) {
    await page.goto("/settings/notice");
    await page.getByLabel("Who to ask (e-mail)").fill("people@demo.example");
    await page.getByRole("button", { name: "Publish the notice" }).click();
    await expect(page.getByText("Public since").first()).toBeVisible();
  }
  const dialog = await openPage();
  const url = new URL(await dialog.getByLabel("Link").inputValue()).pathname;
  await looksRight(page, "apply-dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.").first()).toBeVisible();

  const visitor = (locale: string) =>
    browser.newPage({
      baseURL,
      locale,
      viewport: { width: 390, height: 844 },
      storageState: { cookies: [], origins: [] },
    });
  const german = await visitor("de-DE");
  await german.goto(url);
  await expect(german.getByRole("heading", { name: "Bewerben" })).toBeVisible();
  await looksRight(german, "apply-german");
  const stranger = await visitor("en-GB");
  await stranger.goto(url);
  await untilHydrated(stranger);
  await expect(stranger.getByText("We run PostgreSQL.")).toBeVisible();
  await expect(stranger.getByRole("heading", { name: "What is used" })).toBeVisible();
  const email = ofThisAttempt("nora@lindholm.example");
  await stranger.getByLabel("Your name").fill("Nora Lindholm");
  await stranger.getByLabel("E-mail address").fill(email);
  await stranger.getByLabel("Message").fill("I can start in May.");
  const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await stranger.getByLabel("CV").setInputFiles(file("big.txt", "x".repeat(20 * 1024 * 1024 + 1)));
  await stranger.getByRole("button", { name: "Send application" }).click();
  await expect(stranger.getByText("The file is too large.")).toBeVisible();
  await looksRight(stranger, "apply");
  const cv = `Nora Lindholm\n${email}\n\nExperience\nBackend Engineer, Works, 2016 - 2018\nRan PostgreSQL.`;
  await stranger.getByLabel("CV").setInputFiles(file("nora.txt", cv));
  await stranger.getByRole("button", { name: "Send application" }).click();
  await expect(stranger.getByText("Your application has arrived.")).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Send application" })).toHaveCount(0);
  await looksRight(stranger, "apply-sent");

  // The recruiter has the person, and the person a link to their own page.
  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByRole("link", { name: "Nora Lindholm" }).first()).toBeVisible({ timeout: 60_000 });
  const mail = stranger.getByRole("article").filter({ hasText: email }).first();
  await expect(async () => {
    await stranger.goto("/dev/mail");
    await expect(mail).toContainText("has your application", { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await stranger.goto((await mail.locator("a[href*='token=']").getAttribute("href")) ?? "");
  await expect(stranger.getByText("This application has not been decided yet.")).toBeVisible();

  // Without JavaScript too, and nothing once the job is closed.
  const plain = await browser.newPage({
    baseURL,
    javaScriptEnabled: false,
    storageState: { cookies: [], origins: [] },
  });
  await plain.goto(url);
  await plain.getByLabel("Your name").fill("Pia Holm");
  await plain.getByLabel("E-mail address").fill(ofThisAttempt("pia@holm.example"));
  await plain.getByLabel("CV").setInputFiles(file("pia.txt", cv.replaceAll("Nora Lindholm", "Pia Holm")));
  await plain.getByRole("button", { name: "Send application" }).click();
  await expect(plain.getByText("Your application has arrived.")).toBeVisible();
  await page.goto(`/jobs/${jobId}`);
  await untilHydrated(page);
  await page.getByRole("button", { name: "More about this job" }).click();
  await page.getByRole("menuitem", { name: "Put on hold" }).click();
  await expect(page.getByText("The job is on hold.").first()).toBeVisible();
  await plain.goto(url);
  await expect(plain.getByRole("heading", { name: "Nobody can apply here" })).toBeVisible();
  await Promise.all([german.close(), stranger.close(), plain.close()]);
});

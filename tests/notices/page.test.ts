import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { addNote } from "@/lib/hiring/notes/add-note";
import { unsubscribeUrls } from "@/lib/platform/notices/unsubscribe";
import type { TestApp } from "../support/app";
import { violations } from "../support/accessibility";
import { openRail, signedInPage } from "../support/person-browser";
import { newRecruiter, type Recruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { Visitor } from "../support/visitor";
import { applicant, colleagueOf, configuredJob, ownerActor, ownerDb } from "../support/world";
import { saveScreenshot } from "../support/save-screenshot";

let app: TestApp;
let browser: Browser;
let recruiter: Recruiter;
let reader: { organizationId: string; userId: string };
let applicationId: string;
beforeAll(async () => {
  app = await sharedApp();
  browser = await sharedBrowser();
  recruiter = await newRecruiter(app.url);
  const owner = await ownerActor(recruiter.email);
  const { id: userId, organizationId } = owner;
  reader = { organizationId, userId };
  const ben = await colleagueOf(owner, "recruiter", "Ben Moss");
  const application = await applicant(ben, (await configuredJob(ben)).job.id);
  applicationId = application.id;
  const { candidateId } = application;
  await addNote(ben, { candidateId, applicationId, body: "@Ann?", mentions: [userId] });
}, 240_000);

test("counts and lists notices, marks one as read when opened, and saves how to be notified", async () => {
  const page = await signedInPage(browser, app.url, recruiter.email, "/notifications");
  await openRail(page);
  await page.getByRole("link", { name: /^Notifications\s*1 waiting/ }).waitFor();
  for (const [path, heading] of [
    ["/notifications", "Notifications"],
    ["/settings/notifications", "Notifications"],
  ] as const)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: width === 390 ? "dark" : "light" });
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      expect(await violations(page), path).toEqual([]);
      await saveScreenshot(page, `${path.replace(/\W/g, "-")}-${width}`);
    }
  await page.setViewportSize({ width: 1440, height: 900 });
  const mail = page
    .getByRole("group", { name: "Somebody mentions you in a note" })
    .getByRole("combobox", { name: /By e-mail/ });
  expect(await mail.inputValue()).toBe("at_once");
  await mail.selectOption("daily");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();

  await page.goto("/notifications");
  await page.getByRole("link", { name: /Ben Moss mentioned you in a note on Ada Reyes/ }).click();
  await page.waitForURL(`**/applications/${applicationId}`);
  await expect.poll(() => ownerDb.notice.count({ where: { ...reader, readAt: null } })).toBe(0);
  await openRail(page);
  await expect.poll(() => page.getByRole("link", { name: /^Notifications/ }).innerText()).not.toMatch(/1/);
  await page.context().close();
});

test("unsubscribes signed out by one click of a mail program or a person, not by opening the link", async () => {
  const mails = async () => {
    const { choices } = await ownerDb.noticeChoice.findFirstOrThrow({ where: reader });
    return Object.values(choices as Record<string, { mail: string }>).map(({ mail }) => mail);
  };
  const { page, oneClick } = unsubscribeUrls(reader);
  const appUrl = (url: string) => `${app.url}${new URL(url).pathname}${new URL(url).search}`;
  const visitor = new Visitor(app.url);
  expect((await visitor.get(appUrl(page))).text).toContain("Stop these e-mails?");
  expect(new Set(await mails()).size).toBeGreaterThan(1);
  const forged = await fetch(`${appUrl(oneClick)}x`, { method: "POST" });
  expect(forged.status).toBe(404);
  const ended = await fetch(appUrl(oneClick), { method: "POST", body: "List-Unsubscribe=One-Click" });
  expect(ended.status).toBe(200);
  expect(new Set(await mails())).toEqual(new Set(["never"]));

  const context = await browser.newContext({ reducedMotion: "reduce" });
  const signedOut = await context.newPage();
  await signedOut.goto(appUrl(page));
  expect(await violations(signedOut)).toEqual([]);
  await signedOut.getByRole("button", { name: "Unsubscribe" }).click();
  await signedOut.getByText("You will get no more e-mail").waitFor();
  await context.close();
});

import { ownerActor, ownerDb } from "../support/world";
import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import type { TestApp } from "../support/app";
import { onDesktopAndPhone } from "../support/accessibility";
import { expectAccessible } from "../support/page-looks";
import { signedInPage } from "../support/person-browser";
import { newRecruiter, type Recruiter } from "../support/recruiter";
import { sharedAppWithEngine, sharedBrowser } from "../support/shared";

let app: TestApp;
let browser: Browser;
let owner: Recruiter;
beforeAll(async () => {
  app = await sharedAppWithEngine();
  owner = await newRecruiter(app.url);
  browser = await sharedBrowser();
}, 300_000);

test("an administrator previews and confirms a rule, and lengthens or removes it without confirming", async () => {
  const { organizationId, id: createdBy } = await ownerActor(owner.email);
  const createdAt = new Date("2020-03-02T10:00:00Z");
  const { id: candidateId } = await ownerDb.candidate.create({
    data: { organizationId, createdBy, createdAt, fullName: "Ada Reyes" },
  });
  const months = async () =>
    (await ownerDb.organization.findUniqueOrThrow({ where: { id: organizationId } })).retentionMonths;
  const page = await signedInPage(browser, app.url, owner.email, "/settings");
  const field = page.getByLabel("Erase candidates after this many months of inactivity");
  const form = page.locator("form", { has: field });
  const save = form.getByRole("button", { name: "Save" });

  await page.route("**/settings", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await field.fill("25");
  await form.getByText("The service did not answer.").waitFor();
  await page.unroute("**/settings");

  await field.fill("24");
  await form.getByText("1 person would be erased now.").waitFor();
  const link = form.getByRole("link", { name: "Ada Reyes" });
  expect(await link.getAttribute("href")).toBe(`/candidates/${candidateId}`);
  await form.getByText("last activity 2 Mar 2020").waitFor();
  await looksRight("retention");
  await save.click();
  const dialog = page.getByRole("dialog", { name: "Erase candidates after 24 months of inactivity?" });
  await dialog.getByText("This cannot be undone").waitFor();
  await looksRight("retention-dialog");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await months()).toBeNull();
  await save.click();
  await dialog.getByRole("button", { name: "Erase after 24 months" }).click();
  await form
    .getByText(/^Starting .+, candidates without activity for 24 months are erased each night\.$/)
    .waitFor();
  expect(await months()).toBe(24);

  await field.fill("36");
  await save.click();
  await form.getByText(/36 months are erased each night/).waitFor();
  await field.fill("");
  await save.click();
  await expect.poll(months).toBeNull();
  await form.getByText(/are erased each night/).waitFor({ state: "hidden" });
  await page.context().close();

  async function looksRight(name: string) {
    await onDesktopAndPhone(page, async (at) => {
      await form.evaluate((element) => element.scrollIntoView());
      await expectAccessible(page, `${name}-${at}`);
    });
  }
});

test("the workflow engine erases only inactive candidates whose organization's rule applies already", async () => {
  const day = 86_400_000;
  const old = new Date("2020-03-02T10:00:00Z");
  const later = await withCandidate({ createdAt: old, retentionFrom: new Date(Date.now() + day) });
  const recent = await withCandidate({ createdAt: new Date(), retentionFrom: new Date(Date.now() - day) });
  const due = await withCandidate({ createdAt: old, retentionFrom: new Date(Date.now() - day) });
  await expect.poll(() => nameOf(due)).not.toBe("Ada Reyes");
  expect([await nameOf(later), await nameOf(recent)]).toEqual(["Ada Reyes", "Ada Reyes"]);
});

const nameOf = async (id: string) => (await ownerDb.candidate.findUniqueOrThrow({ where: { id } })).fullName;

/** Creates a candidate in a new organization with a rule of 24 months whose nightly erasure is due. */
async function withCandidate({ createdAt, retentionFrom }: { createdAt: Date; retentionFrom: Date }) {
  const { organizationId, id: createdBy } = await ownerActor((await newRecruiter(app.url)).email);
  const { id } = await ownerDb.candidate.create({
    data: { organizationId, createdBy, createdAt, fullName: "Ada Reyes" },
  });
  await ownerDb.organization.update({
    where: { id: organizationId },
    data: { retentionMonths: 24, retentionFrom, retentionChosenBy: createdBy },
  });
  await ownerDb.outboxEvent.create({
    data: { organizationId, name: "retention.due", data: { organizationId } },
  });
  return id;
}

import { expect, test } from "vitest";
import { signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { configuredJob, ownerActor, ownerDb } from "../support/world";

const app = await sharedApp();
const owner = await newRecruiter(app.url);

test("files that could not be added are named even if the dialog was hidden while they were sent", async () => {
  const actor = await ownerActor(owner.email);
  const { job } = await configuredJob(actor);
  const page = await signedInPage(await sharedBrowser(), app.url, owner.email, `/jobs/${job.id}`);
  let release = () => {};
  const hidden = new Promise<void>((resolve) => (release = resolve));
  let puts = 0;
  await page.route("**/api/uploads/**", async (route) => {
    const first = ++puts === 1;
    await hidden;
    await (first ? route.abort() : route.continue());
  });
  await page.getByRole("button", { name: "Add candidates" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add candidates" });
  const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(`CV of ${name}`) });
  await dialog.getByLabel("Choose CVs").setInputFiles([file("ada.txt")]);
  await dialog.getByRole("button", { name: "Add 1 candidate" }).click();
  await expect.poll(() => puts).toBe(1);
  await dialog.getByRole("button", { name: "Hide" }).click();
  await dialog.waitFor({ state: "hidden" });
  release();
  await page.getByText("Not added: ada.txt").first().waitFor();
  expect(await ownerDb.candidate.count({ where: { organizationId: actor.organizationId } })).toBe(0);
  await page.context().close();
});

import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { AtsCredentials, sealCredentials } from "@/lib/records/ats/credentials";
import { updateSyncSettings } from "@/lib/records/ats/update-sync-settings";
import { vendors } from "@/lib/records/ats/vendors";
import { addChange } from "@/lib/platform/live/change-counts";
import type { TestApp } from "../support/app";
import { signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { ownerActor, ownerDb } from "../support/world";

let app: TestApp;
let email: string;
let owner: Actor;
const connectionId = randomUUID();
beforeAll(async () => {
  app = await sharedApp();
  ({ email } = await newRecruiter(app.url));
  owner = await ownerActor(email);
  const credentials = AtsCredentials.parse({ provider: "greenhouse", ...vendors.greenhouse!.simulated });
  await ownerDb.atsConnection.create({
    data: {
      id: connectionId,
      organizationId: owner.organizationId,
      provider: "greenhouse",
      name: "Greenhouse",
      ...sealCredentials(connectionId, credentials),
    },
  });
}, 240_000);

const openPage = async () => signedInPage(await sharedBrowser(), app.url, email, "/settings/connections");

test("unsaved settings survive a colleague's change of others, and saving them keeps it", async () => {
  const page = await openPage();
  const every = page.getByLabel("Sync every");
  const comments = page.getByLabel("Send feedback as a note on the candidate");
  await every.fill("45");
  const on = !(await comments.isChecked());
  await updateSyncSettings(owner, { connectionId, settings: { comments: on } });
  await addChange(owner.organizationId, new Set(["work"]));
  await expect.poll(() => comments.isChecked()).toBe(on);
  expect(await every.inputValue()).toBe("45");
  await page.getByRole("button", { name: "Save settings" }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  const { settings } = await ownerDb.atsConnection.findUniqueOrThrow({ where: { id: connectionId } });
  expect(settings).toMatchObject({ everyMinutes: 45, comments: on });
  await expect.poll(() => page.getByRole("button", { name: "Save settings" }).isDisabled()).toBe(true);
  await page.context().close();
});

test("a number can be deleted before another is typed", async () => {
  const page = await openPage();
  const every = page.getByLabel("Sync every");
  await every.clear();
  await every.pressSequentially("60");
  expect(await every.inputValue()).toBe("60");
  await page.context().close();
});

test("a new webhook secret is shown even if Escape is pressed while it is made", async () => {
  const page = await openPage();
  await page.route("**/settings/connections", async (route) => {
    if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.getByRole("button", { name: "New secret … for Greenhouse" }).click();
  const dialog = page.getByRole("dialog", { name: "A new webhook secret for Greenhouse" });
  await dialog.getByRole("button", { name: "Create a new secret" }).click();
  await page.keyboard.press("Escape");
  await dialog.getByText("the secret is shown once").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.context().close();
});

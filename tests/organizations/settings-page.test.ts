import { expect, test } from "vitest";
import { signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { ownerActor, ownerDb } from "../support/world";

const app = await sharedApp();

test("saving a setting is refused, and changes nothing, if a colleague has changed it since the page was opened", async () => {
  const owner = await newRecruiter(app.url);
  const { organizationId: id } = await ownerActor(owner.email);
  const organizationId = id;
  const department = await ownerDb.department.create({ data: { organizationId, name: "Platform" } });
  const page = await signedInPage(await sharedBrowser(), app.url, owner.email, "/settings");
  const theirs = {
    values: "We answer within a day.",
    rejectionReasons: ["Position filled"],
    letterReplyTo: "jobs@acme.example",
  };
  await ownerDb.organization.update({ where: { id }, data: theirs });
  await ownerDb.department.update({ where: { id: department.id }, data: { teamNeeds: "A mentor." } });
  const overtaken = page.getByText("Somebody else has changed this in the meantime.");

  const forms = [
    { field: page.getByLabel("What the team lacks or needs").first(), text: "Somebody for operations." },
    { field: page.getByLabel("One reason per line"), text: "Not enough experience" },
    { field: page.getByLabel("Replies go to"), text: "robin@acme.example" },
  ];
  for (const [at, { field, text }] of forms.entries()) {
    await field.fill(text);
    await page.locator("form", { has: field }).getByRole("button", { name: "Save" }).click();
    await expect.poll(() => overtaken.count()).toBe(at + 1);
    expect(await field.inputValue()).toBe(text);
  }
  await page.getByRole("button", { name: "Edit Platform" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("How people work together there").fill("We write things down.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Somebody else has changed this in the meantime.").waitFor();

  expect(await ownerDb.organization.findUniqueOrThrow({ where: { id } })).toMatchObject({
    ...theirs,
    teamNeeds: null,
  });
  expect(await ownerDb.department.findUniqueOrThrow({ where: { id: department.id } })).toMatchObject({
    values: null,
    teamNeeds: "A mentor.",
  });
});

test("a setting can be saved twice without leaving the page", async () => {
  const owner = await newRecruiter(app.url);
  const { organizationId: id } = await ownerActor(owner.email);
  const page = await signedInPage(await sharedBrowser(), app.url, owner.email, "/settings");
  const fields = [
    { field: page.getByLabel("One reason per line"), typed: " $ reason \n\n" },
    { field: page.getByLabel("Replies go to"), typed: "$@acme.example" },
    { field: page.getByLabel("How people work together here").first(), typed: " $ value " },
  ];
  const stored = () => ownerDb.organization.findUniqueOrThrow({ where: { id } });
  for (const word of ["first", "second"]) {
    for (const { field, typed } of fields) {
      await field.fill(typed.replace("$", word));
      await page.locator("form", { has: field }).getByRole("button", { name: "Save" }).click();
    }
    await expect.poll(stored).toMatchObject({
      rejectionReasons: [`${word} reason`],
      letterReplyTo: `${word}@acme.example`,
      values: `${word} value`,
    });
  }
});

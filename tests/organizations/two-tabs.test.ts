import { test } from "vitest";
import { signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { joinOrganizationOf } from "../support/world";

const app = await sharedApp();
const browser = await sharedBrowser();

test("a tab leaves its page when another organization is opened in another tab, where its acts would go", async () => {
  const person = await newRecruiter(app.url);
  const other = await newRecruiter(app.url);
  await joinOrganizationOf(other, person);
  const first = await signedInPage(browser, app.url, person.email, "/choose-organization");
  await first.getByRole("button", { name: person.organization }).click();
  await first.waitForURL("**/jobs");
  const listens = first.waitForRequest("**/api/live");
  await first.goto("/settings");
  await listens;

  const second = await first.context().newPage();
  await second.goto("/choose-organization");
  await second.getByRole("button", { name: other.organization }).click();
  await first.waitForURL("**/jobs");
});

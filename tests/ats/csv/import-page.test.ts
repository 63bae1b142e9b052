import { expect, test } from "vitest";
import { signedInPage } from "../../support/person-browser";
import { newRecruiter } from "../../support/recruiter";
import { sharedApp, sharedBrowser } from "../../support/shared";

const app = await sharedApp();
const owner = await newRecruiter(app.url);

test("a column choice that gets no answer leaves the import's page open and says so", async () => {
  const page = await signedInPage(
    await sharedBrowser(),
    app.url,
    owner.email,
    "/settings/connections/import",
  );
  await page.getByRole("radio", { name: "Candidates" }).check();
  await page.getByLabel(/^Choose a CSV file/).setInputFiles({
    name: "people.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("ID,Full name,Kontakt\n1,Ada Reyes,ada@candidate.example\n"),
  });
  await page.waitForURL(/\/import\/[0-9a-f-]{36}$/);
  await page.route("**/import/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  const email = page.getByLabel("Email");
  await email.selectOption("Kontakt");
  await page.getByText("The service did not answer.").first().waitFor();
  await expect.poll(() => email.inputValue()).toBe("");
  await page.context().close();
});

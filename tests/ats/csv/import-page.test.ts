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
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  const email = page.getByLabel("Email");
  await email.selectOption("Kontakt");
  await page.getByText("The service did not answer.").first().waitFor();
  await expect.poll(() => email.inputValue()).toBe("");
  await page.context().close();
});

test("rows that repeat an e-mail address are answered on the page before the import can start", async () => {
  const page = await signedInPage(
    await sharedBrowser(),
    app.url,
    owner.email,
    "/settings/connections/import",
  );
  await page.getByRole("radio", { name: "Candidates" }).check();
  await page.getByLabel(/^Choose a CSV file/).setInputFiles({
    name: "twice.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "ID,Name,Email\n71,Uma Fell,uma@x.example\n72,Uma Fell,uma@x.example\n73,Tom Fell,uma@x.example\n",
    ),
  });
  await page.waitForURL(/\/import\/[0-9a-f-]{36}$/);
  await page.getByRole("heading", { name: "2 rows repeat an email address" }).waitFor();
  const start = page.getByRole("button", { name: /^Import \d candidate/ });
  expect(await start.isDisabled()).toBe(true);
  // Nothing is decided about them yet.
  await page.getByText("2 rows wait for your choice above.").waitFor();
  expect(await page.getByText("left out", { exact: false }).count()).toBe(0);
  expect(await page.getByText("What to do").count()).toBe(0);
  await page.getByLabel("All of them").selectOption("merge");
  const ofTom = page.getByLabel("What to do: Tom Fell");
  await expect.poll(() => ofTom.inputValue().catch(() => "")).toBe("apart");
  await ofTom.selectOption("skip");
  await expect.poll(() => start.textContent()).toBe("Import 2 candidates");
  await start.click();
  await page.getByText("0 of 3 rows processed.").waitFor();
  await page.context().close();
});

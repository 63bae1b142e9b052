import { expect, test } from "vitest";
import { signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { configuredJob, exampleContent, ownerActor } from "../support/world";

const app = await sharedApp();
const owner = await newRecruiter(app.url);
const { job } = await configuredJob(await ownerActor(owner.email));

const openEditor = async () =>
  signedInPage(await sharedBrowser(), app.url, owner.email, `/jobs/${job.id}/scorecard`);

test("discarding edits discards the skills that an open criterion shows", async () => {
  const page = await openEditor();
  await page
    .getByRole("button", { name: /^Details of/ })
    .first()
    .click();
  const skills = page.getByRole("textbox", { name: /^Skills/ }).first();
  const before = await skills.inputValue();
  await skills.fill(`${before}\nErlang: OTP,`);
  expect(await skills.inputValue()).toBe(`${before}\nErlang: OTP,`);
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await page.getByText("As published.").waitFor();
  expect(await skills.inputValue()).toBe(before);
  await page.context().close();
});

test("the publish dialog says so when its preview gets no answer", async () => {
  const page = await openEditor();
  await page
    .getByRole("spinbutton", { name: /^Weight of/ })
    .first()
    .fill("33");
  await page.route("**/scorecard", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.getByRole("button", { name: "Publish version 2" }).click();
  await page.getByRole("dialog").getByText("The service did not answer.").waitFor();
  await page.context().close();
});

test("edits stay on the page when a colleague publishes another version meanwhile, and say so", async () => {
  const recruiter = await ownerActor(owner.email);
  const own = await configuredJob(recruiter);
  const page = await signedInPage(
    await sharedBrowser(),
    app.url,
    owner.email,
    `/jobs/${own.job.id}/scorecard`,
  );
  const weight = page.getByRole("spinbutton", { name: /^Weight of/ }).first();
  await weight.fill("33");
  const content = exampleContent();
  content.thresholds.shortlistFrom = 80;
  await publishScorecard(recruiter, { jobId: own.job.id, content });
  // Saving anything refreshes the page.
  await page.getByLabel("What this team lacks").fill("We need a mentor.");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Publish version 3" }).waitFor();
  expect(await weight.inputValue()).toBe("33");
  await page.getByText("Another version was published meanwhile").waitFor();

  await page.getByRole("button", { name: "Discard them" }).click();
  await page.getByText("As published.").waitFor();
  expect(await page.getByRole("spinbutton", { name: "Recommended from" }).inputValue()).toBe("80");
  await page.context().close();
});

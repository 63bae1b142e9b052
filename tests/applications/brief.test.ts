import { expect, test } from "vitest";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { exampleContent, ownerActor, ownerDb } from "../support/world";
import { acceptApplication } from "../support/decide";

const long = "Took the billing of eleven countries from nightly files to a stream that nobody waits for ";

test("the brief of a shortlist fits one printed page even with long names and quotes", async () => {
  const app = await sharedApp();
  const { email } = await newRecruiter(app.url);
  const recruiter = await ownerActor(email);
  const { organizationId } = recruiter;
  const example = exampleContent();
  const criteria = example.criteria.map((each) => ({ ...each, name: `${each.name}: ${long}`.slice(0, 160) }));
  const judging = await jobToJudge(recruiter, { ...example, criteria });
  const ratings = criteria.map((_, i) => (i % 2 === 0 ? 4 : null));
  for (let at = 0; at < 10; at++) {
    const { id } = await judgedApplicant(
      judging,
      ratings,
      `Maximiliane-Theodora von Hohenstein-Lauenburg ${at}`,
    );
    await acceptApplication(recruiter, { applicationId: id });
  }
  await ownerDb.candidate.updateMany({ where: { organizationId }, data: { headline: long } });
  await ownerDb.evidence.updateMany({ where: { organizationId }, data: { quote: long.repeat(4) } });

  const page = await signedInPage(await sharedBrowser(), app.url, email, `/jobs/${judging.jobId}/brief`);
  await page.getByText("The first 8 of 10").waitFor();
  expect(await page.getByRole("main").getByRole("listitem").count()).toBe(8);
  for (const format of ["A4", "Letter"]) {
    const paper = (await page.pdf({ format })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
  await page.context().close();
}, 240_000);

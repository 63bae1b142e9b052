import "../support/database";
import { expect, test } from "vitest";
import { createJob } from "@/lib/records/jobs/create-job";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";
import { getGeneratedScorecard } from "@/lib/judging/scorecards/get-generated-scorecard";
import { runPipeline } from "../support/pipeline";
import { hiringTeam } from "../support/world";

const description = `Buchhalter in Graz
Ihr Profil
- Mindestens drei Jahre Erfahrung in der Buchhaltung
- Sehr gute Kenntnisse in SAP
- Österreichische Staatsbürgerschaft
- Good, very good!`;

test("gives the reasons for what a draft leaves out in the reader's language, by default in English", async () => {
  const { recruiter } = await hiringTeam({ credits: 100 });
  const { jobId } = await createJob(recruiter, { description });
  await generateScorecard(recruiter, { jobId });
  await runPipeline(recruiter.organizationId);
  const inEnglish = await getGeneratedScorecard(recruiter, { jobId });
  const inGerman = await getGeneratedScorecard({ ...recruiter, locale: "de" }, { jobId });
  expect(inEnglish.refused.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^Origin, nationality and ethnicity must not/),
  ]);
  expect(inGerman.refused.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^Herkunft, Staatsangehörigkeit und Ethnie dürfen/),
  ]);
  expect(inEnglish.asked.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^When does the work begin/),
    expect.stringMatching(/^Full time or part time, permanent/),
  ]);
  expect(inGerman.asked.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^Wann beginnt die Arbeit/),
    expect.stringMatching(/^Vollzeit oder Teilzeit, unbefristet/),
  ]);
  expect(inEnglish.leftOut).not.toEqual([]);
  for (const [at, { text, reason }] of inEnglish.leftOut.entries()) {
    expect(inGerman.leftOut[at]!.text).toBe(text);
    expect(inGerman.leftOut[at]!.reason).not.toBe(reason);
  }
});

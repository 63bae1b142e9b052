import { describe, expect, test } from "vitest";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import type { Judge } from "@/lib/judging/ai/judging";
import { evaluateText } from "@/lib/judging/evaluation/evaluate-text";
import { job, strong, weak } from "../cvs";
import { frauds, gardener, mentions, pastedBelow } from "../frauds";

const asOf = new Date("2026-01-15");
const nurse = {
  title: "Ward Nurse",
  description: `Ward Nurse
What you will do
- Give medication and infusions on a surgical ward
- Dress wounds and check drains after operations
- Plan discharges together with families and social services
- Keep records of care in the electronic chart
What we ask for
- Registered nurse with at least 2 years on a surgical ward
- Experience with pain management and infection control
- Calm communication with patients and relatives
`,
};
const jobs = [job, nurse].map((each) => ({ ...each, content: draftWithRefusals(each).content }));
const evaluate = (vacancy: (typeof jobs)[number], cv: string, judge?: Judge) =>
  evaluateText(vacancy, cv, { asOf, content: vacancy.content, judge });

describe.each(jobs)("the text of a job copied into a CV as work ($title)", (vacancy) => {
  test.each(Object.entries(frauds))("gains no more than the criteria as skills: %s", async (_, fraud) => {
    const { totals, assessments, flags } = await evaluate(vacancy, gardener + fraud(vacancy));
    expect(flags).not.toEqual([]);
    expect(totals.overall).toBeLessThanOrEqual(
      (await evaluate(vacancy, gardener + mentions(vacancy))).totals.overall!,
    );
    for (const { rating } of assessments) expect(rating ?? 0).toBeLessThanOrEqual(3);
  });

  test("counts as a mention at most when pasted below the last role", async () => {
    const { assessments, flags } = await evaluate(vacancy, gardener + pastedBelow(vacancy));
    expect(flags).toHaveLength(1);
    for (const [at, { rating }] of assessments.entries())
      if (vacancy.content.criteria[at]?.minimumYears === null) expect(rating ?? 0).toBeLessThanOrEqual(3);
  });
});

const [developer] = jobs;
const criteriaAsWork = gardener + frauds["the criteria, word for word"]!(developer!);

test("flags how many lines repeat the job, and quotes them", async () => {
  const { flags } = await evaluate(developer!, criteriaAsWork);
  const lines = flags[0]!.quote!.split("\n");
  expect(flags[0]!.message).toMatch(`These ${lines.length} lines repeat the job's own words.`);
  expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const line of lines) expect(criteriaAsWork).toContain(line);
});

test("limits the rating of repeated lines to a mention when the judge accepts them as work", async () => {
  const { id, version } = { id: "eager", version: "1" };
  const eager: Judge = {
    id,
    version,
    assess: (dossier, criteria) =>
      Promise.resolve({
        assessments: criteria.map(({ id: criterionId, name }) => ({
          criterionId,
          verdict: "met" as const,
          rating: 4,
          confidence: 1,
          reason: "Shown.",
          quotes: dossier.text.includes(name) ? [name] : [],
          question: null,
        })),
        flags: [],
        usage: [],
      }),
  };
  const { assessments } = await evaluate(developer!, criteriaAsWork, eager);
  const ratings = assessments.map(({ rating }) => rating ?? 0);
  // The judge rates each of them 4.
  expect(Math.max(...ratings)).toBe(3);
});

test.each([strong, weak])("does not flag an honest CV", async (cv) => {
  expect((await evaluate(developer!, cv)).flags).toEqual([]);
});

test("does not flag terms of the trade in a candidate's own account of their work", async () => {
  const cv = `Experience
Staff Nurse, Harbour Clinic (2019 - 2024)
- Gave medication to 24 patients a shift after knee and hip surgery
- Changed dressings, took out drains and taught trainees how to
- Arranged home care and rides with two social workers
- Cut falls on the ward by a third with low beds and night lights
`;
  expect((await evaluate(jobs[1]!, cv)).flags).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { embeddedJudge } from "@/lib/judging/ai/embedded/embedded-judge";
import type { Facts, Judge } from "@/lib/judging/ai/judging";
import { inLanguage } from "@/lib/in-language";
import { shownStored } from "@/lib/say";
import { readAnswer } from "@/lib/judging/ai/openai/judge-answer";
import { assessDossier } from "@/lib/judging/evaluation/assess-dossier";
import { prepareText } from "@/lib/judging/evaluation/evaluate-text";
import { Criterion, ScorecardContent } from "@/lib/judging/scorecards/scorecard";

const nothing: Facts = { roles: [], languages: [], degree: null, validUntil: null };

/** What becomes of a criterion that a careful model calls met, with the facts it read. */
async function held(
  document: string,
  asked: Partial<Criterion> & { name: string },
  quote: string,
  facts: Partial<Facts>,
) {
  const criterion = Criterion.parse({
    id: "0197a000-0000-7000-8000-000000000001",
    dimension: "hard_skills",
    weight: 10,
    importance: "must",
    ...asked,
  });
  const entry = {
    criterion: "c1",
    quotes: [quote],
    facts: { ...nothing, ...facts },
    reason: "Shown.",
    verdict: "met",
    rating: 4,
    confidence: 1,
    question: null,
  };
  const judge: Judge = {
    id: "model",
    version: "1",
    assess: (dossier, criteria) =>
      Promise.resolve({
        assessments: readAnswer(
          { value: { assessments: [entry], silent: [] }, whole: true },
          criteria,
          dossier,
        ).assessments,
        flags: [],
        usage: [],
      }),
  };
  const content = ScorecardContent.parse({ criteria: [criterion] });
  const ready = prepareText(document, new Date("2026-01-15"));
  const { assessments } = await assessDossier({ ...ready, jobDescription: "", content, judge });
  return assessments[0]!;
}

describe("a model's degree is compared by the level it read, whatever the degree is called", () => {
  test.each<[string, string, Facts["degree"], string, number]>([
    ["BA (Hons) Business and Finance, Leeds", "Bachelor's degree in finance", "bachelor", "met", 4],
    ["Laurea triennale in Economia aziendale", "Bachelor's degree in business", "bachelor", "met", 4],
    ["DCG, diplôme de comptabilité et de gestion", "Bachelor's degree in accounting", "bachelor", "met", 4],
    ["Magister inżynier, Politechnika Gdańska", "Master's degree in engineering", "master", "met", 4],
    ["HBO Verpleegkunde, Hogeschool Utrecht", "Bachelor in nursing", "bachelor", "met", 4],
    ["Geprüfter Bilanzbuchhalter (IHK)", "Bachelor's degree in accounting", "bachelor", "met", 4],
    ["BTEC Level 3 Engineering", "Bachelor's degree in engineering", "vocational", "partly", 2.6],
    // A trade has its own degrees, which the model knows.
    ["Associate of Arts in Culinary Arts", "Culinary degree or equivalent", "vocational", "met", 4],
    ["A-levels in mathematics and physics", "Bachelor's degree in physics", "school", "partly", 1.6],
  ])("%s for %s", async (line, name, degree, verdict, rating) => {
    expect(await held(`Education\n${line}, 2014`, { name }, line, { degree })).toMatchObject({
      verdict,
      rating,
    });
  });
});

describe("a model's language level is compared by the level it read", () => {
  test.each<[string, string, string, Facts["languages"][0]["level"], string]>([
    ["TOEIC 890", "English B1", "English", "B2", "met"],
    ["IELTS 8.0", "English C1", "English", "C1", "met"],
    ["Certificate of Proficiency in English", "English C1", "English", "C2", "met"],
    ["DELF B1 obtained in Lyon", "French C1", "French", "B1", "partly"],
    ["Spanish for travelling", "Spanish B2", "Spanish", null, "partly"],
  ])("%s for %s", async (line, name, language, level, verdict) => {
    const languages = [{ language, level }];
    expect(await held(`Languages\n${line}`, { name }, line, { languages })).toMatchObject({ verdict });
  });
});

describe("years are counted from the roles a model names, as far as their dates are in the document", () => {
  const asked = { name: "Payroll accountant", minimumYears: 5 };
  test.each<[string, Facts["roles"], string, number | null]>([
    [
      "Payroll, Q1 2015 – Q2 2022",
      [{ from: "2015-01", to: "2022-06", quote: "Q1 2015 – Q2 2022" }],
      "met",
      7.5,
    ],
    [
      "Lohnbüro, Sommer 2015 – Frühjahr 2022",
      [{ from: "2015-07", to: "2022-04", quote: "Sommer 2015 – Frühjahr 2022" }],
      "met",
      6.8,
    ],
    [
      "Payroll clerk since autumn '23",
      [{ from: "2023-10", to: "now", quote: "since autumn '23" }],
      "partly",
      2.3,
    ],
    [
      "Payroll 2016-2019, then 2018-2021 elsewhere",
      [
        { from: "2016", to: "2019", quote: "Payroll 2016-2019" },
        { from: "2018", to: "2021", quote: "then 2018-2021 elsewhere" },
      ],
      "met",
      5,
    ],
  ])("%s", async (line, roles, verdict, years) => {
    expect(
      await held(`Experience\n${line}\n- Ran the monthly payroll`, asked, "Ran the monthly payroll", {
        roles,
      }),
    ).toMatchObject({ verdict, years });
  });

  test.each<[string, Facts["roles"][0]]>([
    ["a quote that is nowhere", { from: "2010", to: "2020", quote: "Payroll from 2010 to 2020" }],
    ["years that its quote does not have", { from: "2004", to: "2022", quote: "Payroll, 2019 - 2021" }],
  ])("not from a role with %s", async (_, role) => {
    const document =
      "Experience\nPayroll clerk, 2019 - 2021\nPayroll, 2019 - 2021\n- Ran the monthly payroll";
    const { verdict, years } = await held(document, asked, "Ran the monthly payroll", { roles: [role] });
    expect(verdict).toBe("partly");
    expect(years!).toBeLessThan(3);
  });

  test("are not held against a model that names none in a document without dates that code can read", async () => {
    const document = "Experience\nPayroll clerk for six years\n- Ran the monthly payroll";
    expect(await held(document, asked, "Payroll clerk for six years", {})).toMatchObject({
      verdict: "met",
      rating: 4,
    });
  });
});

test("a licence that has run out is partly met, with a question", async () => {
  const line = "Forklift licence, valid until 03/2024";
  const run = (validUntil: string | null) =>
    held(`Licences\n${line}`, { name: "Forklift licence" }, line, { validUntil });
  expect(await run("2024-03")).toMatchObject({
    verdict: "partly",
    rating: 2,
    question: expect.stringContaining("renewed"),
  });
  expect(await run("2027-03")).toMatchObject({ verdict: "met", rating: 4 });
  expect(await run(null)).toMatchObject({ verdict: "met", rating: 4 });
});

test("a skill that a model finds at work is not lowered because code does not find it there", async () => {
  const document =
    "Profile\nTen years in payroll, the last four with Silae\n\nExperience\nPayroll, 2015 - 2025";
  expect(await held(document, { name: "Silae" }, "the last four with Silae", {})).toMatchObject({
    verdict: "met",
    rating: 4,
  });
});

test("what code adds stands apart from what the model wrote", async () => {
  const line = "BTEC Level 3 Engineering";
  const asked = { name: "Bachelor's degree in engineering" };
  const { reason, reasonSaid } = await held(`Education\n${line}, 2014`, asked, line, {
    degree: "vocational",
  });
  expect(reason).toMatch(/^Shown\. Checked by code: /);
  expect(await inLanguage("de", async () => shownStored(reason, reasonSaid))).toMatch(
    /^Shown\. Vom Programm geprüft: /,
  );
});

test("a person without any evidence gets no score and no advice, whoever judges", async () => {
  const criterion = Criterion.parse({
    id: "0197a000-0000-7000-8000-000000000001",
    dimension: "hard_skills",
    weight: 10,
    importance: "must",
    knockOut: true,
    name: "Operating a tower crane",
  });
  const content = ScorecardContent.parse({ criteria: [criterion] });
  const cv =
    "Lena Brand\n\nExperience\nFlorist, Blumen Brand, 01/2018 - 12/2024\n- Bound wreaths and bouquets";
  const ready = prepareText(cv, new Date("2026-01-15"));
  const model: Judge = {
    id: "openai/model",
    version: "1",
    assess: (dossier, criteria) => {
      const value = { assessments: [], silent: ["c1"], styles: [] };
      return Promise.resolve({
        ...readAnswer({ value, whole: true }, criteria, dossier),
        flags: [],
        usage: [],
      });
    },
  };
  const totals = await Promise.all(
    [model, embeddedJudge].map(async (judge) => {
      const { totals } = await assessDossier({ ...ready, jobDescription: "", content, judge });
      return totals;
    }),
  );
  expect(totals[0]).toMatchObject({ overall: null, advice: null, unknown: 100 });
  expect(totals[0]).toEqual(totals[1]);
});

import { describe, expect, test } from "vitest";
import { assessDossier } from "@/lib/judging/evaluation/assess-dossier";
import { prepareText } from "@/lib/judging/evaluation/evaluate-text";
import type { Judge } from "@/lib/judging/ai/judging";
import { embeddedJudge } from "@/lib/judging/ai/embedded/embedded-judge";
import { Criterion, ScorecardContent } from "@/lib/judging/scorecards/scorecard";

const cv = `Ada Example

Profile
I have 15 years of nursing behind me

Experience
Nurse, St. Mary Hospital, 01/2021 - 12/2022
- Ran the intensive care ward at night
Warehouse clerk, Nordlager, 2015 - 2020
- Kept the stock

Education
Bachelor of Science in Nursing, Leeds, 2014

Languages
German (B1), English C2, Italian`;

const criterion = (name: string, overrides: Partial<Criterion> = {}) =>
  Criterion.parse({
    id: "0197a000-0000-7000-8000-000000000001",
    dimension: "hard_skills",
    name,
    weight: 10,
    importance: "must",
    ...overrides,
  });

/** A judge that rates every criterion as fully met, with the given quotes. */
const generous = (...quotes: string[]): Judge => ({
  id: "generous",
  version: "1",
  assess: (_dossier, criteria) =>
    Promise.resolve({
      assessments: criteria.map(({ id }) => ({
        criterionId: id,
        verdict: "met" as const,
        rating: 4,
        confidence: 1,
        reason: "Shown.",
        quotes,
        question: null,
      })),
      flags: [],
      usage: [],
    }),
});

async function judged(judge: Judge, asked: Criterion, text = cv) {
  const content = ScorecardContent.parse({ criteria: [asked] });
  const ready = prepareText(text, new Date("2026-01-15"));
  const { assessments } = await assessDossier({ ...ready, jobDescription: "", content, judge });
  return assessments[0]!;
}

const nurse = criterion("Nurse", { minimumYears: 5 });

describe("years", () => {
  test("come from dated roles, whatever the judge or the candidate claims", async () => {
    const capped = await judged(generous("I have 15 years of nursing behind me"), nurse);
    expect(capped).toMatchObject({ verdict: "partly", years: 2, rating: (4 * 2) / 5 });
    expect(capped.reason).toBe("Shown. Dated roles show 2 of the 5 years required. At most 40 points.");
    expect(capped.question).not.toBeNull();
  });

  test("come from the roles a judge quotes, up to the time they lasted", async () => {
    const unknown = criterion("Intralogistics", { minimumYears: 5 });
    expect(await judged(generous("Kept the stock"), unknown)).toMatchObject({ verdict: "met", years: 5 });
    const more = criterion("Intralogistics", { minimumYears: 6 });
    expect(await judged(generous("Kept the stock"), more)).toMatchObject({ verdict: "partly", years: 5 });
    expect(await judged(generous("Bachelor of Science in Nursing"), unknown)).toMatchObject({
      verdict: "partly",
      rating: 2.8,
    });
  });

  test("leave the judge's verdict unchanged when they suffice", async () => {
    const short = criterion("Nurse", { minimumYears: 2 });
    expect(await judged(generous("Nurse, St. Mary Hospital"), short)).toMatchObject({
      verdict: "met",
      rating: 4,
    });
  });

  test("below the minimum turn the embedded evaluator's verdict to partly and keep its rating", async () => {
    const almost = criterion("Nurse", { minimumYears: 2.5 });
    const own = (await embeddedJudge.assess(prepareText(cv, new Date("2026-01-15")).dossier, [almost]))
      .assessments[0]!;
    expect(await judged(embeddedJudge, almost)).toMatchObject({
      verdict: "partly",
      rating: own.rating,
      reason: own.reason,
    });
  });
});

describe("language and education levels", () => {
  test.each([
    ["German C1", "German (B1)", "partly", 2],
    ["German B1", "German (B1)", "met", 4],
    ["German B1 or B2", "German (B1)", "met", 4],
    ["English C1", "English C2", "met", 4],
    ["Italian C1", "Italian", "partly", 2.8],
    ["Italian", "Italian", "met", 4],
    ["French C1", "Kept the stock", "partly", 2.8],
    ["Bachelor's degree", "Bachelor of Science in Nursing", "met", 4],
  ])("rate %s, with the quote %j, as %s", async (name, quote, verdict, rating) => {
    expect(await judged(generous(quote), criterion(name))).toMatchObject({ verdict, rating });
  });

  test("rate a degree below the required one as partly met", async () => {
    const { verdict, rating, reason } = await judged(
      generous("Bachelor of Science in Nursing"),
      criterion("Doctorate in nursing"),
    );
    expect(verdict).toBe("partly");
    expect(rating).toBeLessThan(3);
    expect(reason).toContain("bachelor's degree");
  });
});

describe("a skill", () => {
  const listed = `${cv}\n\nSkills\nKubernetes, Kafka, ward rounds, intensive care`;

  test("is rated as a mention at most when it is only named, whoever judged it", async () => {
    const named = await judged(generous("Kubernetes, Kafka"), criterion("Kafka"), listed);
    expect(named).toMatchObject({
      verdict: "met",
      rating: 3,
      reason: "Shown. No dated work shows it. At most 75 points.",
    });
    expect(named.question).not.toBeNull();
    expect((await judged(embeddedJudge, criterion("Kafka"), listed)).rating).toBe(3);
  });

  test("keeps the judge's verdict when dated work names it or is quoted for it", async () => {
    const met = { verdict: "met", rating: 4, reason: "Shown." };
    const listing = generous("ward rounds, intensive care");
    expect(await judged(listing, criterion("Intensive care"), listed)).toMatchObject(met);
    expect(await judged(generous("Kept the stock"), criterion("Intralogistics"), listed)).toMatchObject(met);
  });

  test("is not shown by a job title without any description of the work", async () => {
    const bare = "Experience\nRisk Manager (2016 - 2020)\n\nSkills\nPhotoshop";
    const quoting = generous("Risk Manager (2016 - 2020)");
    expect(await judged(quoting, criterion("Risk management"), bare)).toMatchObject({ rating: 3 });
  });

  test("needs only to be named when it is a certificate or a licence", async () => {
    const held = `${cv}\n\nCertificates\nDriving licence class B`;
    expect(await judged(generous("Driving licence class B"), criterion("Führerschein"), held)).toMatchObject({
      rating: 4,
    });
  });
});

test("leaves a contradicted verdict unchanged", async () => {
  const denying: Judge = {
    ...generous("Kept the stock"),
    assess: async (dossier, criteria) => {
      const { assessments, ...rest } = await generous("Kept the stock").assess(dossier, criteria);
      return {
        ...rest,
        assessments: assessments.map((one) => ({ ...one, verdict: "contradicted" as const, rating: 0 })),
      };
    },
  };
  expect(await judged(denying, nurse)).toMatchObject({ verdict: "contradicted", rating: 0 });
});

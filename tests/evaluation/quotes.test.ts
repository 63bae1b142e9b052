import { expect, test } from "vitest";
import type { Dossier, RawAssessment } from "@/lib/judging/ai/judging";
import { verifyQuotes } from "@/lib/judging/evaluation/quotes";

const text = "Senior Developer\n2019 - 2023\nBuilt  payment\nservices in Java.\n█████ led a team of five.";
const dossier: Dossier = {
  text,
  answers: [{ id: "a1", question: "Why?", text: "I ran the on-call rota for two years." }],
  asOf: "2026-11-20",
  profile: {
    headline: null,
    roles: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    years: null,
    language: "en",
  },
};
const pages = [
  { number: 1, start: 0, end: 28, width: 595, height: 842 },
  { number: 2, start: 28, end: text.length, width: 595, height: 842 },
];
const raw = (quotes: string[], more: Partial<RawAssessment> = {}): RawAssessment => ({
  criterionId: "00000000-0000-8000-a000-000000000000",
  verdict: "met",
  rating: 4,
  confidence: 0.9,
  reason: "Found.",
  quotes,
  question: null,
  ...more,
});

test("finds a quote with its offsets and its page", () => {
  const { evidence } = verifyQuotes(raw(["Senior Developer"]), dossier, pages);
  expect(evidence).toEqual([{ quote: "Senior Developer", source: "document", start: 0, end: 16, page: 1 }]);
});

test("ignores differences in white space and returns the document's exact text", () => {
  const { evidence } = verifyQuotes(raw(["Built payment services in Java."]), dossier, pages);
  expect(evidence[0]).toMatchObject({ quote: "Built  payment\nservices in Java.", page: 2 });
  expect(text.slice(evidence[0]?.start, evidence[0]?.end)).toBe(evidence[0]?.quote);
});

test("finds a quote in an answer", () => {
  const { evidence } = verifyQuotes(raw(["on-call rota"]), dossier, pages);
  expect(evidence[0]).toMatchObject({ source: "answer:a1", page: 1 });
});

test("drops quotes that are not in the document letter for letter, and keeps the others", () => {
  const { verdict, evidence } = verifyQuotes(
    raw(["Senior developer", "ten years of Java", "2019 - 2023"]),
    dossier,
    pages,
  );
  expect(verdict).toBe("met");
  expect(evidence.map(({ quote }) => quote)).toEqual(["2019 - 2023"]);
});

test("changes a verdict without a verified quote to not_evidenced, whatever the judge returned", () => {
  for (const verdict of ["met", "partly", "contradicted"] as const) {
    const assessed = verifyQuotes(raw(["I invented this"], { verdict }), dossier, pages);
    expect(assessed).toMatchObject({ verdict: "not_evidenced", rating: null, evidence: [] });
    expect(assessed.question).not.toBeNull();
  }
});

test("leaves masked letters out of a quote", () => {
  const { evidence } = verifyQuotes(raw(["█████ led a team of five."]), dossier, pages);
  expect(evidence[0]?.quote).toBe("led a team of five.");
});

test("treats regular expression characters in a quote literally", () => {
  expect(verifyQuotes(raw([".* .*"]), dossier, pages).verdict).toBe("not_evidenced");
});

test("keeps each quote once, and clears the rating of a criterion that is not evidenced", () => {
  expect(verifyQuotes(raw(["Java", "Java", " Java "]), dossier, pages).evidence).toHaveLength(1);
  expect(verifyQuotes(raw(["Java"], { verdict: "not_evidenced", rating: 3 }), dossier, pages)).toMatchObject({
    rating: null,
    evidence: [],
  });
});

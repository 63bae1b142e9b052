import type { RawAssessment } from "@/lib/evaluation/evaluation";
import type { Reading } from "../reading/reading";

/** Sentences a recruiter reads. They name the criterion and numbers, never anything else of the candidate. */
const longestQuote = 240;
const longestQuestion = 300;
const mostQuotes = 4;

export const years = (value: number) => {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded} ${rounded === 1 ? "year" : "years"}`;
};

const listed = new Intl.ListFormat("en", { type: "conjunction" });
export const list = (names: string[]) => listed.format(names);

/** A line as it stands in the document. */
export const quoteOf = (reading: Reading, line: number) =>
  reading.lines[line]?.text.slice(0, longestQuote) ?? "";

type Judged = Omit<RawAssessment, "question"> & { question?: string | null };

/** An assessment with its rating to three decimals and its lists and texts within bounds. */
export const assessment = ({ rating, quotes, question = null, ...rest }: Judged): RawAssessment => ({
  ...rest,
  rating: rating === null ? null : Math.round(rating * 1000) / 1000,
  quotes: [...new Set(quotes)].slice(0, mostQuotes),
  question: question?.slice(0, longestQuestion) ?? null,
});

/** Nothing was found: no rating, and a question that would settle it. Silence is weak evidence, so confidence is low. */
export const absent = (criterionId: string, reason: string, question: string): RawAssessment =>
  assessment({
    criterionId,
    verdict: "not_evidenced",
    rating: null,
    confidence: 0.6,
    reason,
    quotes: [],
    question,
  });

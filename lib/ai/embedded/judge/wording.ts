import type { RawAssessment } from "../../judging";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { worded } from "@/lib/language/worded";
import { namesWork } from "@/lib/language/job-title";
import { isSpoken } from "@/lib/language/spoken-languages";
import type { Reading } from "../reading/reading";
import { rememberTexts } from "@/lib/language/remember";
import { findConcepts } from "@/lib/language/concepts";
import { fold } from "@/lib/language/fold";
import { readWords } from "@/lib/language/words";

/** Sentences a recruiter reads. They name the criterion and numbers, never anything else of the candidate. */
const longestQuote = 240;
const longestQuestion = 300;
const mostQuotes = 4;

export const years = (value: number) => {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded} ${rounded === 1 ? "year" : "years"}`;
};

const listed = new Intl.ListFormat("en", { type: "conjunction" });
export const list = (names: string[]) => (names.length > 1 ? listed.format(names) : (names[0] ?? ""));

/** With a capital at its start and a stop at its end. */
export const sentence = (text: string) => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}.`;

function spelledInSentence(name: string): string {
  const [first] = findConcepts(readWords(name));
  const isKnown = first?.from === 0;
  const isName = isKnown && (first.concept.tool || isSpoken(first.concept.name));
  const plain = /^\p{Lu}\p{Ll}+(?:([\s-]\p{Ll}|,)|\s\(|$)/u.exec(name);
  return plain && (isKnown || plain[1]) && !isName ? `${name[0]?.toLowerCase() ?? ""}${name.slice(1)}` : name;
}

/** A name in the middle of a sentence: "Automated testing" begins small there, "Kubernetes" and "English" do not. */
export const inSentence = rememberTexts(5_000, spelledInSentence);

/** What a criterion is called in the middle of a sentence. */
export const subjectOf = ({ name }: Criterion) => inSentence(name);

const professional = ["experience", "professional experience", "work experience"];
const experienceAs = "experience as ";

/** How a question names the work a criterion asks for: "as Cook", "in backend development". */
export function workOf({ name, skills }: Criterion): string {
  const low = fold(name);
  if (professional.includes(low)) return "in your profession";
  const role = low.startsWith(experienceAs) ? name.slice(experienceAs.length) : null;
  const isTitle = role !== null || namesWork(skills[0]?.name ?? name);
  return isTitle ? `as ${role ?? name}` : `in ${inSentence(name)}`;
}

const isBehaviour = (name: string) =>
  fold(name).startsWith("has ") || findConcepts(readWords(name)).some(({ concept }) => concept.behaviour);

/** What somebody holds or is allowed, rather than works with. */
const permissions = worded("{permissions}");
const isHeld = (name: string) => permissions.test(fold(name));

/** What a recruiter would ask about what is open. */
export function questionAbout({ dimension, name }: Criterion, open: string[]): string {
  const held = open.filter(isHeld).map(inSentence);
  const shown = open.filter((one) => !isHeld(one)).map(inSentence);
  const isUse = dimension === "hard_skills" || (dimension === "team_fit" && !isBehaviour(name));
  const questions = [];
  if (shown.length)
    questions.push(
      isUse
        ? `Where have you worked with ${list(shown)}, and for how long?`
        : `Can you tell us about a time at work that shows this: ${list(shown)}?`,
    );
  if (held.length) questions.push(`Do you hold this, and until when is it valid: ${list(held)}?`);
  return questions.join(" ");
}

/** A line as it stands in the document. */
export const quoteOf = (reading: Reading, line: number) =>
  reading.lines[line]?.text.slice(0, longestQuote) ?? "";

/** From this worth on a criterion is met rather than met in part. */
export const met = 0.7;

/** What a judge says of a criterion: `worth` is 0 to 1, and tells the verdict where no other is given. */
type Judged = Pick<RawAssessment, "criterionId" | "confidence" | "reason" | "quotes" | "question"> & {
  worth: number;
  verdict?: RawAssessment["verdict"];
};

/** An assessment with its rating to three decimals and its lists and texts within bounds. */
export const assessment = ({ worth, quotes, question, ...rest }: Judged): RawAssessment => ({
  verdict: worth >= met ? "met" : "partly",
  ...rest,
  rating: Math.round(worth * 4_000) / 1000,
  quotes: [...new Set(quotes)].slice(0, mostQuotes),
  question: question?.slice(0, longestQuestion) ?? null,
});

/** Nothing was found: no rating, and a question that would settle it. Silence is weak evidence: confidence is low. */
export const absent = (criterionId: string, reason: string, question: string): RawAssessment => ({
  ...assessment({ criterionId, worth: 0, confidence: 0.6, reason, quotes: [], question }),
  verdict: "not_evidenced",
  rating: null,
});

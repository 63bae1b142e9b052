import type { RawAssessment } from "../../judging";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { fold } from "@/lib/language/letters";
import { namesWork } from "@/lib/language/job-title";
import { isSpoken } from "@/lib/language/spoken-languages";
import type { Reading } from "../reading/reading";
import { worded } from "@/lib/language/lists";
import { rememberTexts } from "@/lib/language/remember";
import { conceptsIn, findConcepts } from "@/lib/language/concepts";
import { readWords } from "@/lib/language/words";
import { inEnglish, type Values } from "@/lib/say";
import { asksToHold, workAsked } from "./prepare";
import sentences from "./sentences.json";

/** A sentence about a criterion. Verdicts are kept in English; lib/evaluation/in-words.ts says them to their reader. */
export const tell = (sentence: keyof typeof sentences, values?: Values) =>
  inEnglish(sentences[sentence], values);

/** Sentences a recruiter reads. They name the criterion and numbers, never anything else of the candidate. */
const longestQuote = 240;
const longestQuestion = 300;
const mostQuotes = 4;

/** To a tenth. */
export const years = (value: number) => Math.round(value * 10) / 10;

const listed = new Intl.ListFormat("en", { type: "conjunction" });
export const list = (names: string[]) => (names.length > 1 ? listed.format(names) : (names[0] ?? ""));

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

/** How a question names the work a criterion asks for: "as Cook", "in backend development", "in your profession". */
export function workOf({ name, skills }: Criterion): { kind: "own" | "role" | "field"; work: string } {
  const role = workAsked(name);
  if (role === "") return { kind: "own", work: "" };
  return role || namesWork(skills[0]?.name ?? name)
    ? { kind: "role", work: role ?? name }
    : { kind: "field", work: inSentence(name) };
}

const hasDone = worded("^{hasDone} ");
const isBehaviour = (name: string) =>
  hasDone.test(fold(name)) || conceptsIn(name).some(({ behaviour }) => behaviour);

/** What a recruiter would ask about what is open. */
export function questionAbout({ dimension, name }: Criterion, open: string[]): string {
  const documents = open.filter(asksToHold).map(inSentence);
  const shown = open.filter((one) => !asksToHold(one)).map(inSentence);
  const isUse = dimension === "hard_skills" || (dimension === "team_fit" && !isBehaviour(name));
  const about = isUse
    ? tell("skillsUsed", { skills: list(shown) })
    : tell("aboutATime", { subject: list(shown) });
  const questions = [
    shown.length > 0 && about,
    documents.length > 0 && tell("documentsHeld", { documents: list(documents) }),
  ];
  return questions.filter(Boolean).join(" ");
}

/** A line as it stands in the document. */
export const quoteOf = (reading: Reading, line: number) =>
  reading.lines[line]?.text.slice(0, longestQuote) ?? "";

/** From this worth on a criterion is met rather than met in part. */
export const met = 0.7;

/** What is said of a criterion: `worth` is 0 to 1, and tells the verdict where no other is given; null of silence. */
export type Judged = Pick<RawAssessment, "confidence" | "reason" | "quotes" | "question"> & {
  worth: number | null;
  verdict?: "partly" | "contradicted";
};

const verdictOf = (worth: number | null) =>
  worth === null ? "not_evidenced" : worth >= met ? "met" : "partly";

/** An assessment with its rating to three decimals and its lists and texts within bounds. */
export const assessment = (
  criterionId: string,
  { worth, quotes, question, ...rest }: Judged,
): RawAssessment => ({
  criterionId,
  verdict: verdictOf(worth),
  ...rest,
  rating: worth === null ? null : Math.round(worth * 4_000) / 1000,
  quotes: [...new Set(quotes)].slice(0, mostQuotes),
  question: question?.slice(0, longestQuestion) ?? null,
});

/** Nothing was found: no rating, and a question that would settle it. Silence is weak evidence: confidence is low. */
export const absent = (reason: string, question: string): Judged => ({
  worth: null,
  confidence: 0.6,
  reason,
  quotes: [],
  question,
});

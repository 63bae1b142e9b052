import type { RawAssessment } from "../../judging";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import { cut } from "@/lib/reading/language/cut";
import { fold } from "@/lib/reading/language/letters";
import { namesWork } from "@/lib/reading/language/job-title";
import { isSpoken, languageCode } from "@/lib/reading/language/spoken-languages";
import type { Reading } from "@/lib/reading/profile/reading";
import { regex } from "@/lib/reading/language/lists";
import { memoizeText } from "@/lib/reading/language/memoize";
import { asksToHold, conceptsIn, findConcepts } from "@/lib/reading/language/concepts";
import { readWords } from "@/lib/reading/language/words";
import { stored, toStore, type Value, type Values } from "@/lib/say";
import { workAsked } from "./prepare";
import sentences from "./sentences.json";

/** A sentence of an assessment, to be stored. */
export const wording = (sentence: keyof typeof sentences, values?: Values) =>
  toStore(sentences[sentence], values);

/** Sentences for recruiters contain the criterion and numbers, and no other data of the candidate. */
const longestQuote = 240;
const longestQuestion = 300;
const mostQuotes = 4;

/** Rounds to a tenth. */
export const years = (value: number) => Math.round(value * 10) / 10;
/** A worth or a share, 0 to 1, in points out of 100 to a tenth. */
export const points = (worth: number) => years(worth * 100);

/** A language within a sentence, by its English name. */
export function spoken(name: string): Value {
  const language = languageCode(name);
  return language ? { language, name } : name;
}

function spelledInSentence(name: string): string {
  const [first] = findConcepts(readWords(name));
  const isKnown = first?.from === 0;
  const isName = isKnown && (first.concept.tool || isSpoken(first.concept.name));
  const plain = /^\p{Lu}\p{Ll}+(?:([\s-]\p{Ll}|,)|\s\(|$)/u.exec(name);
  return plain && (isKnown || plain[1]) && !isName ? `${name[0]?.toLowerCase() ?? ""}${name.slice(1)}` : name;
}

/** A name within a sentence: "Automated testing" gets a small letter, "Kubernetes" and "English" do not. */
export const inSentence = memoizeText(5_000, spelledInSentence);

/** How a question names the work a criterion asks for: "as Cook", "in backend development", "in your profession". */
export function workOf({ name, skills }: Criterion): { kind: "own" | "role" | "field"; work: string } {
  const role = workAsked(name);
  if (role === "") return { kind: "own", work: "" };
  return role || namesWork(skills[0]?.name ?? name)
    ? { kind: "role", work: role ?? name }
    : { kind: "field", work: inSentence(name) };
}

const hasDone = regex("^{hasDone} ");
const isDeed = (name: string) => hasDone.test(fold(name));
const isBehaviour = (name: string) => isDeed(name) || conceptsIn(name).some(({ behaviour }) => behaviour);

/** The question for a recruiter to ask about what is still open. */
export function questionAbout({ dimension, name }: Criterion, open: string[]): string {
  const documents = open.filter(asksToHold).map(inSentence);
  const shown = open.filter((name) => !asksToHold(name));
  const names = shown.map(inSentence);
  const isUse = dimension === "hard_skills" || (dimension === "team_fit" && !isBehaviour(name));
  const ofBehaviour = shown.some(isDeed)
    ? wording("wayOfWork", { subject: shown.join("; ") }) // "Have worked across teams" is no noun.
    : wording("exampleOf", { subject: names });
  const questions = [
    names.length > 0 && (isUse ? wording("skillsUsed", { skills: names }) : ofBehaviour),
    documents.length > 0 && wording("documentsHeld", { documents }),
  ];
  return questions.filter(Boolean).join(" ");
}

/** A line of the document, verbatim and shortened. */
export const quoteOf = (reading: Reading, line: number) => cut(reading.lines[line]?.text ?? "", longestQuote);

/** From this worth on a criterion is met rather than met in part. */
export const met = 0.7;

/** A judgement of a criterion. `worth`, 0 to 1, sets the verdict unless one is given; null without evidence. */
export type Judged = Pick<RawAssessment, "confidence" | "reason" | "quotes" | "question"> & {
  worth: number | null;
  verdict?: "partly" | "contradicted";
};

const verdictOf = (worth: number | null) =>
  worth === null ? "not_evidenced" : worth >= met ? "met" : "partly";

/** Builds an assessment with a rating to three decimals and bounded lists and texts. */
export const assessment = (
  criterionId: string,
  { worth, quotes, reason, question, ...rest }: Judged,
): RawAssessment => ({
  criterionId,
  verdict: verdictOf(worth),
  ...rest,
  ...stored("reason", reason),
  rating: worth === null ? null : Math.round(worth * 4_000) / 1000,
  quotes: [...new Set(quotes)].slice(0, mostQuotes),
  ...stored("question", question, longestQuestion),
});

/** The judgement without evidence: no rating, and a question. Missing evidence proves little: low confidence. */
export const absent = (reason: string, question: string): Judged => ({
  worth: null,
  confidence: 0.6,
  reason,
  quotes: [],
  question,
});

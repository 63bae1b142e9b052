import type { RawAssessment } from "../../judging";
import { languageCode, levelSteps, levelWorths } from "@/lib/language/spoken-languages";
import type { Criterion } from "@/lib/scorecards/scorecard";
import type { Reading } from "../reading/reading";
import { findConcepts } from "@/lib/language/concepts";
import { fold } from "@/lib/language/fold";
import { readWords } from "@/lib/language/words";
import type { Prepared } from "./prepare";
import { absent, assessment, list, quoteOf } from "./wording";

const met = 0.7;
/** A language that is named without a level. */
const unstated = 0.7;
/** A language that is not named, but that the document is written in. */
const writtenIn = 0.7;

/** What a stated level is worth by how many steps it is below the one asked for; reaching it is worth all. */
const belowAsked = [1, 0.6, 0.3, 0.1] as const;

const degrees = [
  [1, "high"],
  [0.75, "good"],
  [0.5, "middle"],
] as const;

export type FoundLanguage = { worth: number; line: number; stated: boolean };

/** The level a line states of a language, in that language's own part of a list: after its name, else before it. */
function levelIn(text: string, low: string, language: string): number | null {
  const words = readWords(text);
  const mention = findConcepts(words).find(({ concept }) => concept.name === language);
  if (!mention) return null;
  const end = words[mention.to - 1]?.end ?? 0;
  const before = low.slice(0, words[mention.from]?.start ?? 0);
  const rest = low.slice(end);
  const own = rest.slice(0, /[,;|•](?![^(]*\))/.exec(rest)?.index ?? rest.length);
  for (const part of [own, before.slice(before.search(/[^,;|•]*$/))]) {
    const [worth] = levelWorths(part);
    if (worth !== undefined) return worth;
  }
  return null;
}

/** The level a criterion asks for of a language, as what stating it is worth; null where it asks for none. */
function levelAsked({ name, description }: Criterion, language: string): number | null {
  const asked = [name, description].map((text) => levelIn(text, fold(text), language));
  return asked.find((level) => level !== null) ?? null;
}

/** What a stated level is worth: next to the one that is asked for, else by itself. */
function worthOf(level: number, asked: number | null): number {
  if (asked === null) return level;
  const step = (worth: number) => levelSteps.indexOf(worth);
  return belowAsked[Math.max(0, step(level) - step(asked))] ?? 0;
}

/** The level a document states of a language, 0 to 1 as in `levelWorths`; `line` is -1 where it does not name it. */
export function findLanguage(reading: Reading, language: string): FoundLanguage {
  let best: FoundLanguage = { worth: 0, line: -1, stated: false };
  for (const number of reading.places.get(`@${language}`) ?? []) {
    const line = reading.lines[number];
    if (!line) continue;
    const level = levelIn(line.text, line.low, language);
    const worth = level ?? unstated;
    // What is stated of the language counts before a line that only has its name: "English teacher".
    if (level !== null ? !best.stated || worth > best.worth : best.line < 0)
      best = { worth, line: number, stated: level !== null };
  }
  return best;
}

/** The longest line of dated work, else of all: a sample of the language a document is written in. */
function sample(reading: Reading): number {
  let best = -1;
  let size = 0;
  for (const [number, { text, role }] of reading.lines.entries()) {
    const weight = text.length + (role >= 0 ? 1000 : 0);
    if (weight > size) [best, size] = [number, weight];
  }
  return best;
}

/** Spoken languages by the level that is stated, or by what the document itself is written in. */
export function judgeLanguage(reading: Reading, { criterion, languages }: Prepared): RawAssessment {
  const findings = languages.map((language) => {
    const found = findLanguage(reading, language);
    const isOwn = found.line < 0 && languageCode(language) === reading.language && reading.lines.length > 0;
    return {
      language,
      isOwn,
      degree: found.worth,
      ...(isOwn ? { worth: writtenIn, line: sample(reading), stated: false } : found),
      ...(found.stated ? { worth: worthOf(found.worth, levelAsked(criterion, language)) } : {}),
    };
  });
  const question = `How well do you speak and write ${list(languages)}?`;
  const found = findings.filter(({ line }) => line >= 0);
  if (!found.length)
    return absent(criterion.id, `The documents do not mention ${list(languages)}.`, question);
  const worth = findings.reduce((sum, one) => sum + one.worth, 0) / findings.length;
  const reasons = findings.map((one) => {
    const { language, isOwn, stated, line } = one;
    if (isOwn) return `The documents are written in ${language}; no level is stated`;
    if (line < 0) return `${language} is not mentioned`;
    if (!stated) return `${language} is named without a level`;
    return `${language} is stated at a ${degrees.find(([least]) => one.degree >= least)?.[1] ?? "basic"} level`;
  });
  return assessment({
    criterionId: criterion.id,
    verdict: worth >= met ? "met" : "partly",
    rating: 4 * worth,
    confidence: found.every(({ stated }) => stated) ? 0.8 : 0.6,
    reason: `${reasons.join("; ")}.`,
    quotes: found.map(({ line }) => quoteOf(reading, line)),
    question: worth >= met && found.every(({ stated }) => stated) ? null : question,
  });
}

import { languageCode, levelSteps, levelWorths } from "@/lib/language/spoken-languages";
import type { Criterion } from "@/lib/scorecards/scorecard";
import type { Line } from "../reading/lines";
import type { Reading } from "../reading/reading";
import { findConcepts } from "@/lib/language/concepts";
import { fold } from "@/lib/language/letters";
import { readWords } from "@/lib/language/words";
import type { Prepared } from "./prepare";
import { absent, type Judged, list, met, quoteOf, tell } from "./wording";

/** A language that is named without a level, or not named where the document is written in it. */
const unstated = 0.7;

/** What a stated level is worth by how many steps it is below the one asked for; reaching it is worth all. */
const belowAsked = [1, 0.6, 0.3, 0.1] as const;

/** What a level is called, by what it is worth. */
const called = (worth: number) =>
  worth >= 1 ? "high" : worth >= 0.75 ? "good" : worth >= 0.5 ? "middle" : "basic";

export type FoundLanguage = { worth: number; line: number; stated: boolean };

/** The level a line states of a language, in that language's own part of a list: after its name, else before it. */
function levelIn({ text, low }: Pick<Line, "text" | "low">, language: string): number | null {
  const words = readWords(text);
  const mention = findConcepts(words).find(({ concept }) => concept.name === language);
  if (!mention) return null;
  const end = words[mention.to - 1]?.end ?? 0;
  const before = low.slice(0, words[mention.from]?.start ?? 0);
  const rest = low.slice(end);
  const own = rest.slice(0, /[,;|•](?![^(]*\))/.exec(rest)?.index ?? rest.length);
  return levelWorths(own)[0] ?? levelWorths(before.slice(before.search(/[^,;|•]*$/)))[0] ?? null;
}

/** The level a criterion asks for of a language, as what stating it is worth; null where it asks for none. */
function levelAsked({ name, description }: Criterion, language: string): number | null {
  const stated = (text: string) => levelIn({ text, low: fold(text) }, language);
  return stated(name) ?? stated(description);
}

/** What a stated level is worth: next to the one that is asked for, else by itself. */
function worthOf(level: number, asked: number | null): number {
  if (asked === null) return level;
  const step = (worth: number) => levelSteps.indexOf(worth);
  return belowAsked[Math.max(0, step(level) - step(asked))] ?? 0;
}

/** The level a document states of a language, 0 to 1 as in `levelWorths`; `line` is -1 where it does not name it. */
export function findLanguage(reading: Reading, language: string): FoundLanguage {
  const lines = reading.places.get(`@${language}`) ?? [];
  const named = lines.map((line) => ({ line, level: levelIn(reading.lines[line]!, language) }));
  // What is stated of the language counts before a line that only has its name: "English teacher".
  const [best] = named.toSorted((one, other) => (other.level ?? -1) - (one.level ?? -1));
  if (!best) return { worth: 0, line: -1, stated: false };
  return { worth: best.level ?? unstated, line: best.line, stated: best.level !== null };
}

/** The longest line of dated work, else of all: a sample of the language a document is written in. */
function sample({ lines }: Reading): number {
  const length = ({ text, role }: (typeof lines)[number]) => text.length + (role >= 0 ? 1000 : 0);
  return lines.indexOf(lines.toSorted((one, other) => length(other) - length(one))[0]!);
}

/** One of the languages asked for by the level that is stated, or by what the document itself is written in. */
function judgeOne(reading: Reading, criterion: Criterion, language: string) {
  const finding = findLanguage(reading, language);
  const { worth, line } = finding;
  if (finding.stated) {
    const reason = tell("languageStated", { language, level: called(worth) });
    return { ...finding, worth: worthOf(worth, levelAsked(criterion, language)), reason };
  }
  if (line >= 0) return { ...finding, reason: tell("languageWithoutLevel", { language }) };
  const isOwn = languageCode(language) === reading.language && reading.lines.length > 0;
  if (!isOwn) return { ...finding, reason: tell("languageNotMentioned", { language }) };
  const reason = tell("languageIsWritten", { language });
  return { worth: unstated, line: sample(reading), stated: false, reason };
}

/** Spoken languages, each by what the documents say of it. */
export function judgeLanguage(reading: Reading, { criterion, languages }: Prepared): Judged {
  const findings = languages.map((language) => judgeOne(reading, criterion, language));
  const question = tell("howWell", { languages: list(languages) });
  const named = findings.filter(({ line }) => line >= 0);
  if (!named.length) return absent(tell("languagesNotMentioned", { languages: list(languages) }), question);
  const worth = findings.reduce((sum, one) => sum + one.worth, 0) / findings.length;
  const isStated = named.every(({ stated }) => stated);
  return {
    worth,
    confidence: isStated ? 0.8 : 0.6,
    reason: findings
      .map(({ reason }) => reason)
      .join(" ")
      .replaceAll(". ", "; "),
    quotes: named.map(({ line }) => quoteOf(reading, line)),
    question: worth >= met && isStated ? null : question,
  };
}

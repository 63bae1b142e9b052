import {
  languageCode,
  languageSkillWords,
  levelSteps,
  levelWorths,
} from "@/lib/reading/language/spoken-languages";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import type { Line } from "@/lib/reading/language/line";
import type { Reading } from "@/lib/reading/profile/reading";
import { findConcepts } from "@/lib/reading/language/concepts";
import { fold } from "@/lib/reading/language/letters";
import { readWords } from "@/lib/reading/language/words";
import { modifies } from "./how-shown";
import type { Prepared } from "./prepare";
import { absent, type Judged, met, quoteOf, spoken, wording } from "./wording";

/** Worth of a language named without a level, or not named but used to write the document. */
const unstated = 0.7;

/** Worth of a stated level by how many steps it is below the required one. */
const belowAsked = [1, 0.6, 0.3, 0.1] as const;

/** The name of a level by its worth. */
const called = (worth: number) =>
  worth >= 1 ? "high" : worth >= 0.75 ? "good" : worth >= 0.5 ? "middle" : "basic";

export type FoundLanguage = { worth: number; line: number; stated: boolean };

/** The worth of the level a line states for a language: in its list item, after the name, else before it. */
function levelIn({ text, low }: Pick<Line, "text" | "low">, language: string): number | null {
  const words = readWords(text);
  const mention = findConcepts(words).find(({ concept }) => concept.name === language);
  if (!mention) return null;
  const end = words[mention.to - 1]?.end ?? 0;
  const before = low.slice(0, words[mention.from]?.start ?? 0);
  const rest = low.slice(end);
  const own = rest.slice(0, /[,;|•](?![^(]{0,99}\))/.exec(rest)?.index ?? rest.length);
  return levelWorths(own)[0] ?? levelWorths(before.slice(before.search(/[^,;|•]*$/)))[0] ?? null;
}

/** The worth of the level a criterion asks for in a language; null when it asks for none. */
function levelAsked({ name, description }: Criterion, language: string): number | null {
  const stated = (text: string) => levelIn({ text, low: fold(text) }, language);
  return stated(name) ?? stated(description);
}

/** The worth of a stated level: relative to the required one, or as it is when none is required. */
function worthOf(level: number, asked: number | null): number {
  if (asked === null) return level;
  const step = (worth: number) => levelSteps.indexOf(worth);
  return belowAsked[Math.max(0, step(level) - step(asked))] ?? 0;
}

/** Whether a line of work only describes somebody or something by the language's name: "two German colleagues". */
function onlyDescribes({ text, role }: Line, language: string): boolean {
  if (role < 0) return false;
  const words = readWords(text);
  const mentions = findConcepts(words).filter(({ concept }) => concept.name === language);
  return mentions.every(({ to }) => modifies({ text, words }, to) && !languageSkillWords.has(words[to]!.key));
}

/** The level a document states of a language, 0 to 1 as in `levelWorths`; `line` is -1 if it is not named. */
export function findLanguage(reading: Reading, language: string): FoundLanguage {
  const lines = (reading.places.get(`@${language}`) ?? []).filter(
    (line) => !onlyDescribes(reading.lines[line]!, language),
  );
  const named = lines.map((line) => ({ line, level: levelIn(reading.lines[line]!, language) }));
  // A line that states a level wins over one that only has the name: "English teacher".
  const [best] = named.toSorted((a, b) => (b.level ?? -1) - (a.level ?? -1));
  if (!best) return { worth: 0, line: -1, stated: false };
  return { worth: best.level ?? unstated, line: best.line, stated: best.level !== null };
}

/** The longest line, preferably of dated work: a sample of the language a document is written in. */
function sample({ lines }: Reading): number {
  const length = ({ text, role }: (typeof lines)[number]) => text.length + (role >= 0 ? 1000 : 0);
  return lines.indexOf(lines.toSorted((a, b) => length(b) - length(a))[0]!);
}

/** Judges one required language by its stated level, else by the language of the document. */
function judgeOne(reading: Reading, criterion: Criterion, language: string) {
  const finding = findLanguage(reading, language);
  const { worth, line } = finding;
  if (finding.stated) {
    const reason = wording("languageStated", { language: spoken(language), level: called(worth) });
    return { ...finding, worth: worthOf(worth, levelAsked(criterion, language)), reason };
  }
  if (line >= 0)
    return { ...finding, reason: wording("languageWithoutLevel", { language: spoken(language) }) };
  const isOwn = languageCode(language) === reading.language && reading.lines.length > 0;
  if (!isOwn) return { ...finding, reason: wording("languageNotMentioned", { language: spoken(language) }) };
  const reason = wording("languageIsWritten", { language: spoken(language) });
  return { worth: unstated, line: sample(reading), stated: false, reason };
}

/** Judges spoken languages: the mean over all that the criterion names. */
export function judgeLanguage(reading: Reading, { criterion, languages }: Prepared): Judged {
  const findings = languages.map((language) => judgeOne(reading, criterion, language));
  const question = wording("howWell", { languages: languages.map(spoken) });
  const named = findings.filter(({ line }) => line >= 0);
  if (!named.length) return absent(wording("noneMentioned", { languages: languages.map(spoken) }), question);
  const worth = findings.reduce((sum, one) => sum + one.worth, 0) / findings.length;
  const isStated = named.every(({ stated }) => stated);
  return {
    worth,
    confidence: isStated ? 0.8 : 0.6,
    reason: `${findings.map(({ reason }) => reason).join("; ")}.`,
    quotes: named.map(({ line }) => quoteOf(reading, line)),
    question: worth >= met && isStated ? null : question,
  };
}

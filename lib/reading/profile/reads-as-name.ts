import { conceptsIn, findConcepts, type Mention } from "@/lib/reading/language/concepts";
import { anyWord, inAllLanguages, listed } from "@/lib/reading/language/lists";
import { readWords } from "@/lib/reading/language/words";
import { type Fragment, fragment, fragments } from "@/lib/reading/language/fragments";
import { nationalitiesIn } from "@/lib/reading/language/nationalities";
import { closeLetterSpacing, headingKind } from "./sections";
import { fold, capitalized, spaced, withoutEnd, withoutFullStop } from "@/lib/reading/language/letters";
import {
  hasOrganizationMark,
  isHeaderWord,
  isQualifier,
  namesWork,
  wordsIn,
} from "@/lib/reading/language/job-words";
import { degreesBefore, formsOfAddress, lettersBehind } from "@/lib/reading/language/everywhere/name-words";
import { isParticle, wordsOfWork } from "@/lib/reading/language/name-words";
import { isRegion } from "@/lib/reading/language/places";

/**
 * Part of a line that may be a person's name. It is `doubtful` if its words are occupations that are also names, or
 * technologies ("Mason Cook", "Java Java"): then it needs other evidence.
 */
export type NameRead = Fragment & { doubtful: boolean };

const address = anyWord(formsOfAddress, degreesBefore);
const honorifics = new RegExp(`^(?:(?:${address})\\b\\.?\\s*(?:\\(\\p{L}+\\)\\s*)?)+(?=\\p{L})`, "u");
const pronouns = anyWord(inAllLanguages("people.pronouns"), inAllLanguages("people.neutralPronouns"));
const lettersAfter = new RegExp(
  `(?:,|\\s-|\\s\\|)\\s*(?:${anyWord(lettersBehind)}|${pronouns})\\b|(?:(?<!\\s)\\s+)?\\((?:${pronouns})\\b`,
);
const elided = anyWord(inAllLanguages("elisions"));
const token = new RegExp(`^(?:\\p{Lu}[\\p{L}'’.-]*|\\p{Lo}+|(?:${elided})\\p{Lu}\\p{L}+)$`, "u");

/** The part of a line that looks like a name: one to four capitalized words, particles, nothing known otherwise. */
export function nameIn(line: Fragment | null): NameRead | null {
  const part = line && withoutSurroundings(line);
  if (!part || withoutFullStop(part.text) !== part.text) return null;
  const tokens = wordsOf(part);
  const proper = tokens.filter((word) => token.test(word) && !isParticle(fold(word)));
  const fits = tokens.every((word, i) => token.test(word) || (i > 0 && isParticle(fold(word))));
  if (!fits || proper.length < 1 || proper.length > 4 || tokens.length > 6) return null;
  const words = tokens.map((word) => withoutEnd(fold(word), "."));
  if (words.some(isHeaderWord) || [part.low, ...words].some(headingKind)) return null;
  const region = part.text.includes(",") ? words.at(-1)! : part.low;
  if (hasOrganizationMark(part.low) || isRegion(region)) return null;
  const trades = wordsIn(words.join(" ")).filter(isQualifier);
  // "Grace Baker" has one word that is also a trade; "Head Baker" and "Senior Data Engineer" consist of nothing else.
  const doubtful = trades.length * 2 > words.length || listsSkills(part);
  return doubtful && trades.some(isOnlyWork) ? null : { ...part, doubtful };
}

/** What separates a name from the text after it in a header: bars, dots, gaps, the start of a number or link. */
const setOff = new RegExp(
  "\\s{2,}|\\t|[|•·~>»›→]|\\s(?:[-–—/:]|\\/\\/)\\s|\\s(?=\\()|" +
    ",?\\s+(?=[+(]?\\d|\\S+@|https?:|www\\.)|,\\s+(?=\\p{L}[\\p{L}.-]{1,12}\\s?:)",
  "gu",
);

/** The possible name in each part of a header, in order: "Engineer | Jane Doe | Leeds". */
export const namesAmong = (header: Fragment): (NameRead | null)[] =>
  fragments(header, setOff).map((part) => nameIn(beforeWork(part)));

/** "Jane Doe, Software Engineer at Acme" without the work. */
function beforeWork(part: Fragment): Fragment | null {
  const commas = [...part.low.matchAll(/,\s*([^,;|•]*)/g)];
  const work = commas.find(([, next = ""]) => namesWork(next));
  return work ? fragment(part, 0, work.index) : part;
}

/** The name after a label, whatever its words. */
export function labelledNameWithin(line: Fragment): Fragment | null {
  const part = withoutSurroundings(line);
  return part && wordsOf(part).length <= 6 && wordsOf(part).every((word) => /^[\p{L}'’.-]+$/u.test(word))
    ? fragment(part, 0, withoutFullStop(part.text).length)
    : null;
}

/** "Docker Kafka Kubernetes", "Java, SQL", "Spring Boot": skills, without evidence to the contrary. */
export function listsSkills(part: Fragment): boolean {
  const isMany = wordsOf(part).length > 2 || part.text.includes(",");
  const words = readWords(part.text);
  const isOne = ({ concept, from, to }: Mention) => concept.tool && to - from === words.length;
  return (isMany && isTechnologies(part)) || (words.length > 1 && findConcepts(words).some(isOne));
}

export const isTechnologies = (part: Fragment) => wordsOf(part).every(isTechnology);

export const isTechnology = (word: string) => conceptsIn(capitalized(word)).some(({ tool }) => tool);

/** The words of a possible name, without letter-spacing, commas and a nickname. */
export const wordsOf = (part: Fragment) =>
  spaced(withoutNickname(closeLetterSpacing(part.text)).replaceAll(",", " ").trim());

/** 'Ignacio "Nacho" Villarreal', "J. P. (Joost) van Wageningen". */
const withoutNickname = (text: string) =>
  text.replace(/(?<=\S\s)(?:["“'‘]\p{Lu}\p{L}+["”'’]|\(\p{Lu}\p{L}+\))(?=\s\p{L})/u, " ");

/** A line without forms of address, titles, letters after the name, personal data, and text after a bar or a dash. */
function withoutSurroundings(whole: Fragment): Fragment | null {
  const line = beforePersonalData(whole);
  if (!line || line.text.length > 60) return null;
  const isSpaced = closeLetterSpacing(line.text) !== line.text;
  const from = honorifics.exec(line.low)?.[0].length ?? 0;
  const cut = /\s{2,}|[|•]|\s-\s|\s\/\s|\t(?=.{0,60} )|(?<= .{0,60})\t/.exec(line.text.slice(from));
  const to = Math.min(
    lettersAfter.exec(line.low)?.index ?? Infinity,
    beforeLetters(line)?.length ?? Infinity,
    cut ? from + cut.index : Infinity,
  );
  const part = isSpaced ? line : fragment(line, from, Math.min(to, line.text.length));
  return part && !/[\d@:!?"#&()]/.test(withoutNickname(part.text)) ? part : null;
}

/** "Jane Doe" of "Jane Doe, RRT, M.Ed.": letters of a profession behind a name, but no state behind a town. */
function beforeLetters({ text }: Fragment): string | null {
  const [, before = "", letters = ""] = postNominals.exec(text) ?? [];
  return letters && !isRegion(fold(letters)) ? before : null;
}

const postNominals =
  /^(\p{Lu}\p{Ll}[\p{L}.'’-]* [^,]{0,40}\p{Ll}),\s*(\p{Lu}[\p{L}.-]{0,4}\p{Lu}\.?)(?:,|$)/u;

/** An occupation or a rank that is not also a name. */
const isOnlyWork = (word: string) =>
  isQualifier(word) && !isTechnology(word) && !(namesWork(word) && wordsOfWork.has(word));

const aside = "(?:(?:(?<!\\s)\\s+)?[,;|•(/]\\s*|(?<!\\s)\\s+-\\s+|(?<!\\s)\\s{2,})";
const circumstances = listed(
  ...["births", "maritalStates", "aloneCircumstances", "labels", "ages"].map((list) => `people.${list}`),
);
/** Personal data after a name: "…, 36", "…, ledig"; without a separator "Max Mustermann geb. 03.04.1985". */
const circumstance = new RegExp(
  `${aside}(?:${circumstances}|\\*\\s?\\d|\\d{2}\\s*(?:${listed("numbers.years")}|[,;|)]|$))|` +
    `(?<!\\s)\\s+(?:\\*\\s?\\d|${listed("people.births")}\\s+(?=[\\d\\p{L}]))`,
  "u",
);

/** "British citizen", "French | …": what follows the nationality of a person. */
const endsNationality = new RegExp(`^\\s*(?:[,;|•()/]|$|\\s-\\s|${listed("people.citizens")})`, "u");

/** A line without the personal data after the name: "Jane Doe" of "Jane Doe, born 3 April 1985, British". */
function beforePersonalData(line: Fragment): Fragment | null {
  const nationality = [...line.low.matchAll(new RegExp(aside, "g"))].find(({ 0: { length }, index }) => {
    // "López, Germán" is a whole name, without a nationality.
    if (!line.low.slice(0, index).includes(" ")) return false;
    const rest = line.low.slice(index + length);
    const [first] = nationalitiesIn(rest.slice(0, 40));
    return first?.start === 0 && endsNationality.test(rest.slice(first.end));
  });
  const stop = Math.min(circumstance.exec(line.low)?.index ?? Infinity, nationality?.index ?? Infinity);
  return stop > 0 && stop < line.text.length ? fragment(line, 0, stop) : line;
}

import { findConcepts } from "@/lib/language/concepts";
import { listedWords } from "@/lib/language/lists";
import { readWords } from "@/lib/language/words";
import { type Fragment, fragment, fragments } from "@/lib/language/fragments";
import { beforePersonalData } from "./personal-tail";
import { closeLetterSpacing, headingKind } from "./sections";
import { fold } from "@/lib/language/fold";
import { hasOrganizationMark, isNobody, isOccupation, isQualifier, wordsIn } from "@/lib/language/job-words";
import { degreesBefore, formsOfAddress, lettersBehind } from "@/lib/language/everywhere/name-words";
import { inEvery } from "@/lib/language/languages";
import { spaced, withoutEnd, withoutFullStop } from "@/lib/language/letters";
import { isParticle, wordsOfWork } from "@/lib/language/name-words";
import { isRegion } from "@/lib/language/places";

const oneOf = (words: string) => listedWords(words).join("|").replaceAll(".", "\\.");
const honorifics = new RegExp(
  `^(?:(?:${oneOf(`${formsOfAddress} ${degreesBefore}`)})\\b\\.?(?:-ing\\.?)?\\s*)+(?=\\p{L})`,
  "u",
);
const pronouns = oneOf(inEvery(({ people }) => `${people.pronouns} ${people.neutralPronouns}`));
const lettersAfter = new RegExp(
  `(?:,|\\s-|\\s\\|)\\s*(?:${oneOf(lettersBehind)}|${pronouns})\\b.*$|\\s*\\((?:${pronouns})\\b.*$`,
);
const token = /^(?:\p{Lu}[\p{L}'’.-]*|\p{Lo}+|[dl]'\p{Lu}\p{L}+)$/u;

/** The part of a line that reads as a name: two to five capitalized words and particles, nothing else known. */
export function nameWithin(line: Fragment | null): Fragment | null {
  const part = line && shapedWithin(line);
  return part && !isMostlyWork(part) && !listsSkills(part) ? part : null;
}

/** What sets a name off from what follows it in a header: bars, dots, gaps, and the start of a number or link. */
const goesOn = new RegExp(
  "\\s{2,}|\\t|[|•·~>»›→]|\\s(?:[-–—/:]|\\/\\/)\\s|\\s\\(|" +
    ",?\\s+(?=[+(]?\\d|\\S+@|https?:|www\\.)|,\\s+(?=\\p{L}[\\p{L}.-]{1,12}\\s?:)",
  "gu",
);

/** The name a header begins with, however long it goes on: "Jane Doe | Engineer | Leeds". */
export function nameBefore(header: Fragment): Fragment | null {
  const work = [...header.low.matchAll(/,\s*([^,;|•]*)/g)].find(([, next = ""]) =>
    wordsIn(next).some(isOccupation),
  );
  const stops = [header.text.search(goesOn), work?.index ?? -1].filter((at) => at > 0);
  return stops.length > 0 ? nameWithin(fragment(header, 0, Math.min(...stops))) : null;
}

/** The names among what a header sets off from one another: "Engineer | Jane Doe | Leeds". */
export const namesAmong = (header: Fragment): Fragment[] =>
  fragments(header, goesOn).flatMap((part) => nameWithin(part) ?? []);

/**
 * The part of a line that is somebody's name only where more than its words says so, which all are work that people
 * are called by or technologies: "Mason Cook", "Java Java"; but never "Head Baker" or "Java Developer".
 */
export function doubtfulNameWithin(line: Fragment | null): Fragment | null {
  const part = line && shapedWithin(line);
  const nobodys = part && wordsIn(foldedWords(part).join(" ")).some(isOnlyWork);
  return part && !nobodys && (isMostlyWork(part) || listsSkills(part)) ? part : null;
}

/** What a label announces is a name whatever its words. */
export function labelledNameWithin(line: Fragment): Fragment | null {
  const part = withoutSurroundings(line);
  return part && wordsOf(part).length <= 6 && wordsOf(part).every((word) => /^[\p{L}'’.-]+$/u.test(word))
    ? fragment(part, 0, withoutFullStop(part.text).length)
    : null;
}

/** "Docker Kafka Kubernetes", "Java, SQL", "Spring Boot": what somebody knows, unless something says otherwise. */
export function listsSkills(part: Fragment): boolean {
  const many = wordsOf(part).length > 2 || part.text.includes(",");
  return (many && isTechnologies(part)) || isOneThing(part.text);
}

export const isTechnologies = (part: Fragment) => wordsOf(part).every(isTechnology);

export const isTechnology = (word: string) =>
  findConcepts(readWords(word.charAt(0).toUpperCase() + word.slice(1))).some(({ concept }) => concept.tool);

const wordsOf = (part: Fragment) => spaced(closeLetterSpacing(part.text).replaceAll(",", " ").trim());

function isOneThing(text: string): boolean {
  const words = readWords(text);
  return (
    words.length > 1 &&
    findConcepts(words).some(({ concept, from, to }) => concept.tool && to - from === words.length)
  );
}

function shapedWithin(line: Fragment): Fragment | null {
  const part = withoutSurroundings(line);
  if (!part || withoutFullStop(part.text) !== part.text) return null;
  const tokens = wordsOf(part);
  const proper = tokens.filter((word) => token.test(word));
  const fits = tokens.every((word, i) => token.test(word) || (i > 0 && isParticle(fold(word))));
  if (!fits || proper.length < 1 || proper.length > 4 || tokens.length > 6) return null;
  const words = foldedWords(part);
  if (words.some(isNobody) || headingKind(fold(tokens.join(" ")))) return null;
  if (
    hasOrganizationMark(part.low) ||
    isRegion(part.low) ||
    (part.text.includes(",") && isRegion(words.at(-1)!))
  )
    return null;
  return part;
}

/** A line without forms of address, titles, letters after the name, personal data and what a bar or a dash sets off. */
function withoutSurroundings(whole: Fragment): Fragment | null {
  const line = beforePersonalData(whole);
  if (!line || line.text.length > 60) return null;
  const isSpaced = closeLetterSpacing(line.text) !== line.text;
  const from = isSpaced ? 0 : (honorifics.exec(line.low)?.[0].length ?? 0);
  const tail = isSpaced ? null : lettersAfter.exec(line.low);
  const cut = isSpaced ? null : /\s{2,}|[|•]|\s-\s|\s\/\s|\t(?=.* )|(?<= .*)\t/.exec(line.text.slice(from));
  const to = Math.min(tail?.index ?? line.text.length, cut ? from + cut.index : line.text.length);
  const part = fragment(line, from, to);
  return part && !/[\d@:!?"#&()]/.test(part.text) ? part : null;
}

const foldedWords = (part: Fragment) => wordsOf(part).map((word) => withoutEnd(fold(word), "."));

/** "Grace Baker" has one word that is also a trade; "Head Baker" and "Senior Data Engineer" have nothing else. */
function isMostlyWork(part: Fragment): boolean {
  const words = foldedWords(part);
  const trade = wordsIn(words.join(" ")).filter(isQualifier).length;
  return trade * 2 > words.length || (trade > 0 && trade * 2 === words.length && words.length > 2);
}

/** An occupation or a rank that nobody is called. */
const isOnlyWork = (word: string) =>
  isQualifier(word) && !isTechnology(word) && !(isOccupation(word) && wordsOfWork.has(word));

import { findConcepts } from "@/lib/language/concepts";
import { listedWords } from "@/lib/language/lists";
import { readings } from "@/lib/language/readings";
import { readWords } from "@/lib/language/words";
import { type Fragment, fragment, fragments } from "@/lib/language/fragments";
import { beforePersonalData } from "./personal-tail";
import { closeLetterSpacing, headingKind } from "./sections";
import { fold } from "@/lib/language/fold";
import { hasOrganizationMark, isOccupation, isQualifier, wordsIn } from "@/lib/language/job-words";
import { wordsOfWork } from "@/lib/language/name-words";
import { isRegion } from "@/lib/language/places";

const oneOf = (words: string) => listedWords(words).join("|");
/** Forms of address and degrees before a name, in any language: names cross borders. */
const titles = oneOf(`
  mr mrs ms miss mx dr prof herr herrn frau m mme mlle sr sra srta don dona dipl ing mag rer nat phil med univ mevr dhr
`);
const honorifics = new RegExp(`^(?:(?:${titles})\\b\\.?(?:-ing\\.?)?\\s*)+(?=\\p{L})`, "u");
const letters = oneOf(`
  ph\\.?d mba m\\.?sc b\\.?sc m\\.?a b\\.?a m\\.?d r\\.?n p\\.?e
  cpa pmp cfa esq jr sr ii iii llm dipl ing meng beng phr shrm cissp
`);
const pronouns = oneOf("he she they er sie il elle el ella ele ela");
const lettersAfter = new RegExp(
  `(?:,|\\s-|\\s\\|)\\s*(?:${letters}|he|she|they)\\b.*$|\\s*\\((?:${pronouns})\\b.*$`,
);
const smallWords = new Set(
  listedWords(`
    de da do dos das del della der den di du d' la las los le van von vom zu zum ter ten bin binti ibn al el bint y e i
    af av st san o mc mac
  `),
);
/** Whether a folded word is a small one inside names: "de", "van". */
export const isParticle = (word: string) => smallWords.has(word);
const token = /^(?:\p{Lu}[\p{L}'’.-]*|\p{Lo}+|[dl]'\p{Lu}\p{L}+)$/u;
const nobody = new Set(readings.flatMap((words) => listedWords(words.nobody)));

/** The part of a line that reads as a name: two to five capitalized words and particles, nothing else known. */
export function nameWithin(line: Fragment | null): Fragment | null {
  const part = line && shapedWithin(line);
  return part && !isMostlyWork(part) && !listsSkills(part) ? part : null;
}

/** What sets a name off from what follows it in a header: bars, dots, gaps, and the start of a number or link. */
const goesOn =
  /\s{2,}|\t|[|•·~>»›→]|\s(?:[-–—/:]|\/\/)\s|\s\(|,?\s+(?=[+(]?\d|\S+@|https?:|www\.)|,\s+(?=\p{L}[\p{L}.-]{1,12}\s?:)/gu;

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
    ? withoutFullStop(part)
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

const wordsOf = (part: Fragment) => closeLetterSpacing(part.text).replace(/,/g, " ").trim().split(/\s+/);

function isOneThing(text: string): boolean {
  const words = readWords(text);
  return (
    words.length > 1 &&
    findConcepts(words).some(({ concept, from, to }) => concept.tool && to - from === words.length)
  );
}

function shapedWithin(line: Fragment): Fragment | null {
  const part = withoutSurroundings(line);
  if (!part || /\p{Ll}{2,}\.$/u.test(part.text)) return null;
  const tokens = wordsOf(part);
  const proper = tokens.filter((word) => token.test(word));
  const fits = tokens.every((word, i) => token.test(word) || (i > 0 && isParticle(fold(word))));
  if (!fits || proper.length < 1 || proper.length > 4 || tokens.length > 6) return null;
  const words = foldedWords(part);
  if (words.some((word) => nobody.has(word)) || headingKind(fold(tokens.join(" ")))) return null;
  if (hasOrganizationMark(part.low) || isRegion(part.low) || (/,/.test(part.text) && isRegion(words.at(-1)!)))
    return null;
  return part;
}

/** A line without forms of address, titles, letters after the name, personal data and what a bar or a dash sets off. */
function withoutSurroundings(whole: Fragment): Fragment | null {
  const line = beforePersonalData(whole);
  if (!line || line.text.length > 60) return null;
  const spaced = closeLetterSpacing(line.text) !== line.text;
  const from = spaced ? 0 : (honorifics.exec(line.low)?.[0].length ?? 0);
  const tail = spaced ? null : lettersAfter.exec(line.low);
  const cut = spaced ? null : /\s{2,}|[|•]|\s-\s|\s\/\s|\t(?=.* )|(?<= .*)\t/.exec(line.text.slice(from));
  const to = Math.min(tail?.index ?? line.text.length, cut ? from + cut.index : line.text.length);
  const part = fragment(line, from, to);
  return part && !/[\d@:!?"#&()]/.test(part.text) ? part : null;
}

const foldedWords = (part: Fragment) => wordsOf(part).map((word) => fold(word).replace(/\.$/, ""));

/** "Grace Baker" has one word that is also a trade; "Head Baker" and "Senior Data Engineer" have nothing else. */
function isMostlyWork(part: Fragment): boolean {
  const words = foldedWords(part);
  const trade = wordsIn(words.join(" ")).filter(isQualifier).length;
  return trade * 2 > words.length || (trade > 0 && trade * 2 === words.length && words.length > 2);
}

/** An occupation or a rank that nobody is called. */
const isOnlyWork = (word: string) =>
  isQualifier(word) && !isTechnology(word) && !(isOccupation(word) && wordsOfWork.has(word));

/** "Gianna Ross." ends a sentence; "Ross Jr." and "Ross B." do not. */
function withoutFullStop(part: Fragment): Fragment | null {
  return /\p{Ll}{3,}\.$/u.test(part.text) ? fragment(part, 0, part.text.length - 1) : part;
}

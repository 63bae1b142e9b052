import { findConcepts } from "@/lib/language/concepts";
import { introducingWords, wordWeight } from "@/lib/language/word-weights";
import { type Word, readWords } from "@/lib/language/words";
import { asking } from "@/lib/language/asking";
import { fold } from "@/lib/language/fold";
import { splitAt } from "./cut";
import { askedPhrase, introduction } from "./phrases";

const and = asking((words) => words.and);
const or = asking((words) => words.or);
const preposition = asking((words) => words.prepositions);

/** Words from this weight on say something of their own; words up to the other hardly anything. */
const telling = 0.6;
const weak = 0.25;

/** "Superior communication skills to win over stakeholders": from here on a sentence says what the skills are for. */
const skillsFor =
  /\b(?:skills?|abilit(?:y|ies)|capabilit(?:y|ies)|knowledge|expertise)\s+(?=(to|for|in|with|on|at)\s)/giu;
const longestSkill = 4;
/** Where the skills come later than this, the sentence is about something else. */
const longestNaming = 160;
/** What asks anew after a comma in what skills are for: "to lead meetings, and a good command of Java". */
const asksAnew = (piece: string) => {
  const folded = fold(piece);
  return introduction.test(folded) || /\bskills?$/.test(folded);
};

const isNamingSkill = (phrase: string) => {
  const words = readWords(phrase);
  const says = findConcepts(words).length > 0 || words.some(({ key }) => wordWeight(key) >= telling);
  return says && words.length <= longestSkill;
};

/** Where a sentence names skills and goes on with what they are for: "Ability to lead" names none before its "to". */
function partPurpose(text: string): { named: string; purpose: string; isWhere: boolean } | null {
  for (const found of text.matchAll(skillsFor)) {
    const end = found.index + found[0].length;
    if (end > longestNaming) return null;
    const named = text.slice(0, end).trim();
    if (!isNamingSkill(askedPhrase(named.slice(named.search(/[^,;]*$/))))) continue;
    const preposition = found[1] ?? "";
    const purpose = text.slice(end + preposition.length).trim();
    return { named, purpose, isWhere: /^(?:in|with|on|at)$/i.test(preposition) };
  }
  return null;
}

/** What a sentence asks for, piece by piece: what skills are for is no piece, what they are in is one. */
export function piecesOf(text: string): string[] {
  const parted = partPurpose(text);
  if (!parted) return splitList(text);
  const { named, purpose, isWhere } = parted;
  const others = splitList(purpose);
  return [...splitList(named), ...(isWhere ? others : others.slice(1).filter(asksAnew))];
}

const conjunction = new RegExp(`\\s+(?:${and}|${or})\\s+`, "gu");
const halvesOf = (piece: string) => splitAt(piece, conjunction);

const isName = (part: string, first: boolean) => {
  const words = readWords(part).filter(({ key }) => !introducingWords.has(key));
  if (!words.length || words.length > 4) return false;
  if (findConcepts(words).some(({ from, to }) => to - from >= words.length - 1)) return true;
  // "Dental Tools and Equipment": a common noun waits for what stands before.
  if (words.length === 1 && words.every(({ key }) => wordWeight(key) < 1) && !/\p{Lu}{2}/u.test(part))
    return false;
  const isNamed = (word: Word, at: number) => {
    const written = part.slice(word.start, word.end);
    if (/.\p{Lu}|\d/u.test(written)) return true;
    if (word.capital) return !(first && at === 0 && words.length === 1);
    return at > 0 && wordWeight(word.key) <= weak;
  };
  return words.every(isNamed);
};

/** "Written and verbal communication" is one thing: the first word waits for the noun at the end. */
const waiting = new RegExp(`^${asking((words) => words.waiting)}$`, "u");
const waits = (part: string) => waiting.test(fold(part.split(/\s+/).at(-1) ?? ""));

/** "Create, design and implement processes": a verb that waits for its object, which the last of them has. */
const verb = new RegExp(`^${asking((words) => words.verbs)}`, "u");
const isVerb = (part: string) => verb.test(fold(part));

const attached = new RegExp(`\\p{L}\\s(?:${preposition}|between|among|across)\\s`, "u");
const isAttached = (part = "") => attached.test(fold(part));
const either = new RegExp(`\\s${or}\\s`, "u");

/**
 * Whether each part asks for something of its own: another known thing than the others, or two telling words, so that
 * no part waits for a word of another: "soil preparation and fertilization" stays whole.
 */
function standAlone(whole: string, parts: string[]): boolean {
  const known = (text: string) => findConcepts(readWords(text)).map(({ concept }) => concept);
  const named = parts.map(known);
  const all = known(whole);
  if (new Set(all).size !== all.length) return false;
  // "Work with analysts and project managers": the second goes with the first's preposition, unless it is a verb too.
  if (isAttached(parts[0]) && !parts.slice(1).every(isVerb)) return false;
  const isEither = either.test(fold(whole));
  return parts.every((part, at) => {
    if (named[at]?.length) return true;
    const weights = readWords(part).map(({ key }) => wordWeight(key));
    const own = weights.filter((weight) => weight >= telling).length;
    const isBesideKnown = all.length > 0 && own > 0 && weights.filter((weight) => weight >= weak).length > 1;
    return !isEither && (own > 1 || isBesideKnown);
  });
}

/** "Security information and event management" is one known thing. */
function isWithinKnown(piece: string): boolean {
  const words = readWords(piece);
  return findConcepts(words).some(
    ({ from, to }) => halvesOf(piece.slice(words[from]?.start, words[to - 1]?.end)).length > 1,
  );
}

const canPart = (piece: string, halves: string[]) =>
  halves.length > 1 && !waits(halves[0] ?? "") && !isWithinKnown(piece);

/** "Java experience and a good grasp of SQL" asks twice, "experience and comprehension of SQL" once. */
const onlyIntroduces = new RegExp(`${asking((words) => words.introducing)}$`, "u");
const askEach = ([first = "", ...others]: string[]) =>
  others.every((half) => introduction.test(fold(half))) &&
  (!onlyIntroduces.test(fold(first)) || findConcepts(readWords(first)).length > 0);

const hasInnerCapital = (text: string) => /\p{L}\p{Lu}|\p{L}\d/u.test(text);
const namesTool = (text: string) => findConcepts(readWords(text)).some(({ concept }) => concept.tool);

/** Whether all are names. In a heading ("Plants and Trees") capitals say so only beside what is known to be one. */
function areNames(parts: string[]): boolean {
  const isHeading = parts.every((part) => !/(?:^|\s)\p{Ll}/u.test(part));
  if (isHeading && !parts.some((part) => hasInnerCapital(part) || namesTool(part))) return false;
  return parts.every((part, at) => isName(askedPhrase(part), at === 0));
}

const isLoneVerb = (piece: string, next: string | undefined) =>
  next !== undefined && isVerb(next) && /^\S+$/.test(askedPhrase(piece)) && isVerb(askedPhrase(piece));

const commas = new RegExp(`\\s*[,;]\\s+(?:(?:${and}|${or})\\s+)?|\\s*[,;](?=\\p{L})`, "gu");

/**
 * A list taken apart: at commas and semicolons, and at "and" or "or" where both sides are names of their own. "Java
 * and SQL" are two things, "compassion and empathy" are judged as one.
 */
export function splitList(text: string): string[] {
  if (isEitherList(text)) return [text];
  const protectedText = text.replace(/(\d),(\d)/g, "$1\u0000$2");
  const pieces = splitAt(protectedText, commas);
  const enumerated = pieces.length > 1;
  const out: string[] = [];
  for (const piece of pieces) {
    const [first = "", ...others] = halvesOf(piece);
    // "NetSuite or a similar system" asks for NetSuite.
    const halves = [first, ...others.filter((other) => !isAddition(other))];
    if (halves.length === 1 || isEither(piece)) {
      out.push(halves.length === 1 ? first : piece);
      continue;
    }
    const separate =
      canPart(piece, halves) &&
      (askEach(halves) ||
        areNames(halves) ||
        (enumerated &&
          halves.length === 2 &&
          !isAttached(halves[0]) &&
          halves.every((half) => isNamingSkill(half) && readWords(askedPhrase(half)).length <= 2)));
    out.push(...(separate ? halves : [piece]));
  }
  const parts = out.map((part) => part.replaceAll("\u0000", ",").trim()).filter((part) => part.length > 0);
  return parts.filter((part, at) => !isLoneVerb(part, parts[at + 1]));
}

/** The things of its own that a phrase asks for: "cryptography and encryption" where both are known, else itself. */
export function thingsIn(phrase: string): string[] {
  return splitList(phrase).flatMap((part) => {
    if (isEither(part)) return [askedPhrase(part)];
    const halves = halvesOf(part);
    const separate = canPart(part, halves) && standAlone(part, halves);
    return (separate ? halves : [part]).map(askedPhrase);
  });
}

/** What follows a comma and only adds to what came before. */
const addition = new RegExp(
  `^(?:(?:(?:${and}|${or})\\s+)?(?:${asking((words) => words.preferably)}\\s+)?${asking((words) => words.adding)}` +
    `|${asking((words) => words.bothWays)}$)`,
  "u",
);
export const isAddition = (piece: string) => addition.test(fold(piece));

const alternative = new RegExp(`\\s*,\\s*(?:${or}\\s+)?|\\s+${or}\\s+`, "gu");
const together = new RegExp(`\\s${and}\\s`, "u");
const longestAlternative = 4;

/** The names in "A, B or C"; none where the list says "and", since then all of it is asked for. */
export function alternatives(list: string): string[] {
  const folded = fold(list);
  if (!either.test(folded) || together.test(folded)) return [];
  const names = splitAt(list, alternative)
    .map((name) => name.trim())
    .filter((name) => name && !isAddition(name));
  const isShort = names.every(
    (name) => readWords(name).length <= longestAlternative && readWords(name).length > 0,
  );
  return isShort ? names.map((name) => name.slice(0, 80)) : [];
}

/** "Silae or ADP": any of them will do. */
const isEither = (piece: string) => alternatives(askedPhrase(piece)).length > 1;

/** "Java, Kotlin or Scala", "experience in sales, retail or catering": the "or" joins all of a list of like things. */
function isEitherList(text: string): boolean {
  const names = alternatives(askedPhrase(text));
  if (either.test(fold(text.slice(0, text.lastIndexOf(","))))) return false;
  return names.length > 2 && (names.every((name) => isName(name, false)) || introduction.test(fold(text)));
}

import { digits, hasAny, hasInnerCapital } from "@/lib/language/letters";
import { findConcepts } from "@/lib/language/concepts";
import { introducingWords, wordWeight } from "@/lib/language/word-weights";
import { type Word, readWords } from "@/lib/language/words";
import { worded } from "@/lib/language/worded";
import { fold } from "@/lib/language/fold";
import { has, splitAt } from "./cut";
import { askedPhrase, introduction } from "./phrases";

/** Words from this weight on say something of their own; words up to the other hardly anything. */
const telling = 0.6;
const weak = 0.25;

/** "Superior communication skills to win over stakeholders": from here on a sentence says what the skills are for. */
const skillsFor = worded(" {abilities} (to|for|in|with|on|at) ", "gu");
const isWhat = worded("(to|for) ¶");
const longestSkill = 4;
/** Where the skills come later than this, the sentence is about something else. */
const longestNaming = 160;
/** What asks anew after a comma in what skills are for: "to lead meetings, and a good command of Java". */
const asksAnew = (piece: string) => has(piece, introduction) || has(piece, endsAsSkill);
const endsAsSkill = worded(" {abilities}¶");

const isNamingSkill = (phrase: string) => {
  const words = readWords(phrase);
  const says = findConcepts(words).length > 0 || words.some(({ key }) => wordWeight(key) >= telling);
  return says && words.length <= longestSkill;
};

/** Where a sentence names skills and goes on with what they are for: "Ability to lead" names none before its "to". */
function partPurpose(text: string): { named: string; purpose: string; isWhere: boolean } | null {
  for (const match of fold(text).matchAll(skillsFor)) {
    const end = match.index + match[0].trimEnd().lastIndexOf(" ");
    if (end > longestNaming) return null;
    const named = text.slice(0, end);
    if (!isNamingSkill(askedPhrase(splitAt(named, commas).at(-1) ?? ""))) continue;
    return { named, purpose: text.slice(match.index + match[0].length), isWhere: !isWhat.test(match[0]) };
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

const conjunction = worded(" ({and}|{or}) ", "gu");
const halvesOf = (piece: string) => splitAt(piece, conjunction);

const isName = (part: string, first: boolean) => {
  const words = readWords(part).filter(({ key }) => !introducingWords.has(key));
  if (!words.length || words.length > 4) return false;
  if (findConcepts(words).some(({ from, to }) => to - from >= words.length - 1)) return true;
  // "Dental Tools and Equipment": a common noun waits for what stands before.
  if (words.length === 1 && words.every(({ key }) => wordWeight(key) < 1) && !hasInnerCapital(part))
    return false;
  const isNamed = (word: Word, at: number) => {
    const written = part.slice(word.start, word.end);
    if (hasInnerCapital(written) || hasAny(written, digits)) return true;
    if (word.capital) return !(first && at === 0 && words.length === 1);
    return at > 0 && wordWeight(word.key) <= weak;
  };
  return words.every(isNamed);
};

/** "Written and verbal communication" is one thing: the first word waits for the noun at the end. */
const waiting = worded("{waiting}¶");
const waits = (part: string) => has(part, waiting);

/** "Create, design and implement processes": a verb that waits for its object, which the last of them has. */
const verb = worded("^{verbs}");
const isVerb = (part: string) => has(part, verb);

const attached = worded(" ({prepositions}|between|among|across) ");
const isAttached = (part = "") => has(part, attached);
const either = worded(" {or} ");

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
  const isEither = has(whole, either);
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
const onlyIntroduces = worded("{introducing}¶");
const askEach = ([first = "", ...others]: string[]) =>
  others.every((half) => has(half, introduction)) &&
  (!has(first, onlyIntroduces) || findConcepts(readWords(first)).length > 0);

const namesTool = (text: string) => findConcepts(readWords(text)).some(({ concept }) => concept.tool);

/** Whether all are names. In a heading ("Plants and Trees") capitals say so only beside what is known to be one. */
function areNames(parts: string[]): boolean {
  const isHeading = parts.every((part) => !/(?:^|\s)\p{Ll}/u.test(part));
  if (isHeading && !parts.some((part) => hasInnerCapital(part) || namesTool(part))) return false;
  return parts.every((part, at) => isName(askedPhrase(part), at === 0));
}

const isLoneVerb = (piece: string, next = "") =>
  isVerb(next) && readWords(askedPhrase(piece)).length === 1 && isVerb(askedPhrase(piece));

const commas = worded("(,|;)( )?({and} |{or} )?", "gu");

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
const addition = worded("^({and} |{or} )?({preferably} )?{adding}");
const bothWays = worded("^{bothWays}¶");
export const isAddition = (piece: string) => has(piece, addition) || has(piece, bothWays);

const alternative = worded("(,( )?({or} )?| {or} )", "gu");
const together = worded(" {and} ");
const longestAlternative = 4;

/** The names in "A, B or C"; none where the list says "and", since then all of it is asked for. */
export function alternatives(list: string): string[] {
  if (!has(list, either) || has(list, together)) return [];
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
  if (has(text.slice(0, text.lastIndexOf(",")), either)) return false;
  return names.length > 2 && (names.every((name) => isName(name, false)) || has(text, introduction));
}
